"""Parsing the arguments of UCI commands."""

import pytest

from duellum.core.engine import Limit
from duellum.engine.uci_parser import CommandError, Go, parse_go, parse_number


@pytest.mark.parametrize(
    ("words", "limit"),
    [
        ("depth 5", Limit(depth=5)),
        ("nodes 1000 movetime 250", Limit(nodes=1000, seconds=0.25)),
        ("movetime 1 depth 200", Limit(depth=200, seconds=0.001)),
    ],
)
def test_go_takes_limits_in_any_order(words: str, limit: Limit) -> None:
    assert parse_go(words.split()) == Go(limit)


@pytest.mark.parametrize("words", ["", "infinite"])
def test_go_without_limits_waits_for_stop(words: str) -> None:
    assert parse_go(words.split()) == Go(Limit(), is_infinite=True)


@pytest.mark.parametrize("words", ["depth", "depth x", "depth 0", "depth 201", "speed 3", "depth 1 depth 2"])
def test_go_refuses_what_it_does_not_know(words: str) -> None:
    with pytest.raises(CommandError):
        parse_go(words.split())


@pytest.mark.parametrize("text", ["", "-1", "1.5", "٣", "9" * 30])
def test_a_number_is_a_whole_one_in_its_range(text: str) -> None:
    with pytest.raises(CommandError, match="Hash must be an integer from 1 to 9"):
        parse_number("Hash", text, 1, 9)
