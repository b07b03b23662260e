import pytest

from duellum.lessons import Goal
from duellum.qwixx import Position
from duellum.qwixx.lessons.goals import (
    Achieve,
    Captures,
    Pass,
    Place,
    RowPoints,
    RowStones,
    Total,
    UsableNumber,
)

ACTION = "..b..bg....-/......b....-/...........-/...........- b 0:0 53/2164 1"
FRONTS = "..g.b.g....-/..g.b.b....-/...........-/..bb.g2.....- b 1:0 - r"


def meeting(goal: Goal, position: str) -> set[str]:
    """Return the legal moves that meet a goal."""
    at = Position.parse(position)
    return {str(move) for move in at.legal_moves() if goal.is_met(at, move)}


def test_placements_are_told_apart_by_field_row_and_effect() -> None:
    assert meeting(Place("g8"), ACTION) == {"g8"}
    assert meeting(Place("r"), ACTION) == {"r8"} == meeting(Achieve("capture"), ACTION)
    assert meeting(Achieve("stack"), ACTION) == {"y8"}
    assert meeting(Achieve("place"), ACTION) == {"g8", "b8"}
    assert meeting(Pass(), ACTION) == {"-"}


def test_only_a_single_enemy_front_can_be_captured() -> None:
    position = Position.parse(FRONTS)
    assert [Captures(row).compute(position) for row in "rygb"] == [1, 0, 0, 0]


def test_just_one_number_must_be_usable() -> None:
    position = Position.parse(FRONTS)
    assert UsableNumber("y", (3, 5, 9)).compute(position) == 9
    with pytest.raises(ValueError, match="too many values"):
        UsableNumber("y", (9, 10)).compute(position)


def test_stones_and_points() -> None:
    position = Position.parse(FRONTS)
    assert [RowStones(row).compute(position) for row in "rygb"] == [1, 2, 0, 2]
    assert [RowPoints("y", added=added).compute(position) for added in (0, 1)] == [3, 6]
    assert Total().compute(position) == 1 + 3 + 3 - 5
