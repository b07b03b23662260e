"""The package: descriptions of moves, and where a turn starts."""

import pytest

from duellum.qwixx import RULES, Position
from tests.qwixx.positions import START, play, set_up


@pytest.mark.parametrize(
    ("position", "text", "words"),
    [
        (START, "41/3526", "white 4, white 1, red 3, yellow 5, green 2, blue 6"),
        (set_up("", roll="41/1111"), "y5", "place on yellow 5"),
        (set_up("y5:g", roll="41/1111"), "y5", "capture on yellow 5"),
        (set_up("y5:b2", roll="41/1111"), "y5", "stack on yellow 5, 3 high"),
        (set_up("g12:b5", roll="11/1111"), "g2", "close green with the 2"),
        (set_up("", roll="41/1111"), "-", "decline"),
        (set_up("", roll="41/1111", first="-"), "-", "decline, with a misthrow"),
        (set_up("g12:b5 g2:b g=b"), "41/35-6", "white 4, white 1, red 3, yellow 5, blue 6"),
    ],
)
def test_a_move_has_a_description(position: Position, text: str, words: str) -> None:
    assert RULES.describe(position.parse_move(text)) == words


def test_a_turn_opens_with_its_roll() -> None:
    assert RULES.starts_turn(START)
    assert not RULES.starts_turn(play(START, "41/3526"))
    assert not RULES.starts_turn(play(START, "41/3526 y5"))
