"""What is observed in examples of Qwixx Duel."""

import pytest

from duellum.core.game import Game
from duellum.qwixx import Position
from duellum.qwixx.rulebook.observer import OBSERVER
from duellum.rulebook.model import Facts

EMPTY = "...........-"
RED_ROW = f".g.b.b.....-/{EMPTY}/{EMPTY}/{EMPTY} g 0:0 - r"
CLOSED = f"{EMPTY}/{EMPTY}/bb.b.b.b..bb/{EMPTY} g 0:1 - r"


def observe(position: str, *moves: str) -> Facts:
    game = Game("qwixx", position)
    for move in moves:
        game.play(move)
    return OBSERVER.observe(game)


def test_supplies_and_points_are_known_before_anything_is_played() -> None:
    assert observe(RED_ROW) == Facts(supplies=(20, 21), points=(3, 1))


def test_a_capture_returns_one_stone() -> None:
    facts = observe(RED_ROW, "43/2516", "r7")
    assert facts == Facts(captured="black", returned=1, supplies=(21, 20), points=(1, 3))


def test_placing_and_rolling_return_nothing() -> None:
    assert observe(RED_ROW, "44/2516", "r8").returned == 0
    assert observe(RED_ROW, "44/2516").captured == "nothing"


def test_while_a_roll_is_due_the_choices_are_what_some_roll_allows() -> None:
    choices = {str(moves[-1]) for moves in OBSERVER.list_choices(Position.parse(RED_ROW))}
    assert {name for name in choices if name.startswith("r")} == {"r4", "r6", "r7", "r8", "r9", "r10", "r11"}
    assert all(len(moves) == 2 for moves in OBSERVER.list_choices(Position.parse(RED_ROW)))


def test_after_the_roll_the_choices_are_the_legal_moves() -> None:
    position = Position.parse(RED_ROW).play("43/2516")
    assert [str(move) for (move,) in OBSERVER.list_choices(position)] == ["r7", "y7", "g7", "b7", "-"]


def test_a_closed_row_has_no_choices() -> None:
    choices = [str(moves[-1]) for moves in OBSERVER.list_choices(Position.parse(CLOSED))]
    assert [name for name in choices if name.startswith("g")] == []


@pytest.mark.parametrize(
    ("place", "said"), [("g12", "black 1"), ("g10", "empty"), ("g-lock", "black"), ("r-lock", "empty")]
)
def test_fields_and_locks_are_described(place: str, said: str) -> None:
    assert OBSERVER.describe_place(Position.parse(CLOSED), place) == said


def test_an_illegal_placement_is_drawn_and_rubbish_is_not() -> None:
    position = Position.parse(RED_ROW)
    assert str(OBSERVER.sketch_move(position, "r5")) == "r5"
    assert OBSERVER.sketch_move(position, "r13") is None
