"""Explanations of choices, as sentences."""

import pytest

from duellum.core.engine import Candidate
from duellum.core.i18n import translate
from duellum.qwixx import Position
from duellum.qwixx.engine.explanation import explain
from duellum.qwixx.rules.board import Side
from tests.qwixx.positions import set_up

BEFORE_CLOSING = "y2:b2 y3:b y4:b2"
LAST_MISTHROW = (2, 1)


def explain_line(position: Position, *line: str) -> str:
    now, moves = position, []
    for text in line:
        moves.append(now.parse_move(text))
        now = now.play(moves[-1])
    return translate(*explain(position, Candidate(moves[0], 0.5, tuple(moves))))


@pytest.mark.parametrize(
    ("position", "line", "sentence"),
    [
        (set_up("", roll="11/1234"), ["r2", "-"], "Places on red 2. Then passes."),
        (set_up("", roll="22/1234"), ["r4", "-"], "Places on red 4. Then passes."),
        (set_up("", roll="23/1234"), ["r5", "-"], "Places on red 5. That skips 3 fields. Then passes."),
        (set_up("r7:g", roll="34/1234"), ["r7", "-"], "Captures on red 7. Then passes."),
        (
            set_up("r7:g b5:b", roll="34/1231"),
            ["r7", "b5"],
            "Captures on red 7. Then stacks on blue 5. The stack is safe from now on.",
        ),
        (set_up("r7:b2", roll="34/1231"), ["r7", "-"], "Stacks on red 7. Then passes."),
        (set_up(BEFORE_CLOSING, roll="66/1231"), ["y12", "-"], "Closes the row with yellow 12. Then passes."),
        (set_up("", roll="34/1231"), ["-", "r4"], "Passes. Then places on red 4."),
        (set_up("", roll="34/1231"), ["-", "-"], "Passes. Then takes a misthrow."),
        (set_up("", roll="34/1231", first="-"), ["-"], "Takes a misthrow."),
        (set_up("", roll="34/1231", first="r7"), ["-"], "Passes."),
    ],
)
def test_each_choice_is_explained(position: Position, line: list[str], sentence: str) -> None:
    assert explain_line(position, *line) == sentence


@pytest.mark.parametrize(
    ("stones", "end"),
    [
        ("r2:b7 y2:b2 g12:g", "That wins the game."),
        ("r2:b2 r3:b y2:b g12:g4", "The game is lost."),
    ],
)
def test_the_end_of_the_game_is_explained(stones: str, end: str) -> None:
    position = set_up(stones, Side.BLACK, LAST_MISTHROW, roll="34/1231", first="-")
    assert explain_line(position, "-") == f"Takes a misthrow. {end}"


def test_a_draw_is_explained() -> None:
    drawn = set_up("r2:b5 y2:b y3:g2 g12:g2", Side.BLACK, LAST_MISTHROW, roll="34/1231", first="-")
    assert drawn.total(Side.BLACK) - 5 == drawn.total(Side.GREY)
    assert explain_line(drawn, "-") == "Takes a misthrow. The game ends in a draw."
