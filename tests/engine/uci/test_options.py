"""The UCI options of an engine."""

import pytest

from duellum.engine.uci.options import Options
from duellum.engine.uci.parser import CommandError


def test_options_are_listed_with_their_ranges() -> None:
    assert "option name Level type spin default 8 min 1 max 8" in Options().lines()


def test_an_option_is_set_whatever_its_case() -> None:
    changed = Options().with_change(["name", "multipv", "value", "3"])
    assert (changed.candidates, Options().candidates) == (3, 1)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("name Level value 9", "Level must be an integer from 1 to 8"),
        ("name Contempt value 1", "there are Threads, Hash, Level, MultiPV"),
        ("Level 3", "setoption takes"),
    ],
)
def test_what_cannot_be_set_is_refused(words: str, reason: str) -> None:
    with pytest.raises(CommandError, match=reason):
        Options().with_change(words.split())
