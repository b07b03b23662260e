"""The themes of a turn: each by a turn that has it and one that has not."""

import pytest

from duellum.qwixx.puzzles.themes import find_themes
from duellum.qwixx.rules.position import Position


@pytest.mark.parametrize(
    ("position", "turn", "theme"),
    [
        ("...b.......-/...........-/...........-/...g.......- b 0:0 54/6543 1", ("b9", "r10"), "capture"),
        ("...b.......-/...........-/...........-/...........- b 0:0 41/6543 1", ("r5", "-"), "stack"),
        ("bbbbb......-/...........-/...........-/ggg........- b 0:0 66/1111 1", ("r12", "-"), "close"),
        ("...........-/...........-/...........-/...........- b 0:0 66/1111 1", ("-", "r7"), "decline"),
        ("...........-/...........-/...........-/...........- b 0:0 66/1111 1", ("-", "-"), "misthrow"),
        ("...........-/...........-/...........-/...........- b 0:0 66/1111 1", ("g12", "r7"), "leap"),
        ("...........-/...........-/...........-/...........- b 1:2 66/1111 1", ("-", "-"), "last-turn"),
    ],
)
def test_a_turn_has_the_theme_of_what_it_does(position: str, turn: tuple[str, ...], theme: str) -> None:
    assert theme in find_themes(Position.parse(position), turn)


def test_a_plain_turn_is_only_the_best_of_the_turn() -> None:
    start = Position.parse("...........-/...........-/...........-/...........- b 0:0 21/1111 1")
    assert find_themes(start, ("r3", "y3")) == ("best-turn",)
