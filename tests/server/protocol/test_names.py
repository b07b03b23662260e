"""What a name may be; the client's tests read the same file."""

import json
from pathlib import Path

import pytest

from duellum.server.protocol.errors import RefusedError
from duellum.server.protocol.names import MAX_NAME_LENGTH, parse_name

CASES = json.loads((Path(__file__).parent / "player_names.json").read_text(encoding="utf-8"))
NAMES = [(case["given"], case["name"]) for case in CASES if "name" in case]
REFUSED = [(case["given"], case["refused"]) for case in CASES if "refused" in case]


@pytest.mark.parametrize(("given", "name"), NAMES, ids=[ascii(given) for given, _ in NAMES])
def test_a_name_that_can_be_shown_is_taken_with_single_spaces(given: str, name: str) -> None:
    assert parse_name(given) == name
    assert parse_name(name) == name


@pytest.mark.parametrize(("given", "reason"), REFUSED, ids=[ascii(given) for given, _ in REFUSED])
def test_a_long_name_or_an_invisible_character_is_refused(given: str, reason: str) -> None:
    with pytest.raises(RefusedError) as refused:
        parse_name(given)
    assert refused.value.reason == reason


@pytest.mark.parametrize("part", ["\n", " ", "\u0301\u0323", "\u3000", "\u200d"])
def test_a_text_much_longer_than_a_name_is_refused_unread(part: str) -> None:
    with pytest.raises(RefusedError) as refused:
        parse_name(f"a{part * 250_000}b")  # it would take minutes to read, and hold all threads meanwhile
    assert refused.value.reason == "long-name"


def test_the_cases_are_of_every_kind() -> None:
    assert {reason for _, reason in REFUSED} == {"bad-name", "long-name"}
    assert max(len(name) for _, name in NAMES) == MAX_NAME_LENGTH
