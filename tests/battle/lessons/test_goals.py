import pytest

from duellum.battle import Position
from duellum.battle.lessons.goals import (
    Capture,
    FaceAfter,
    HangKing,
    MoveFrom,
    MoveKing,
    Reach,
    ShowFace,
    TakePalace,
    Threaten,
)
from duellum.core.errors import MoveError
from duellum.lessons import Goal

WAYS = "4k4/9/9/9/9/2L6/9/4K4 w 0 1"
SHIELD = "4k4/9/9/4n4/7b1/1b2L4/7E1/4K4 w 0 1"
PALACE = "9/4K4/9/k8/9/9/8b/9 w 0 1"


def meeting(goal: Goal, position: str) -> set[str]:
    """Return the legal moves that meet a goal."""
    at = Position.parse(position)
    return {str(move) for move in at.legal_moves() if goal.is_met(at, move)}


def test_a_square_is_reached_on_two_ways_with_two_faces() -> None:
    assert meeting(Reach("d5"), WAYS) == {"c3n2e1", "c3e1n2"}
    assert meeting(ShowFace(6), WAYS) & meeting(Reach("d5"), WAYS) == {"c3e1n2"}


def test_a_king_shows_no_face() -> None:
    kings = meeting(MoveKing(), WAYS)
    assert kings == {"e1n1", "e1e1", "e1w1"} == meeting(MoveFrom("e1"), WAYS)
    assert not any(kings & meeting(ShowFace(face), WAYS) for face in range(1, 7))


def test_a_die_that_leaves_its_line_hangs_the_king() -> None:
    assert meeting(Capture(), SHIELD) == {"h2n2", "e3w3"}
    assert meeting(Capture(), SHIELD) & meeting(HangKing(), SHIELD) == {"e3w3"}


def test_the_start_has_three_moves_that_threaten_the_king() -> None:
    assert meeting(Threaten(), str(Position.start())) == {"a1n2e3", "f1n5w1", "i1n4w1"}


def test_a_palace_is_taken_by_the_king_alone() -> None:
    assert meeting(TakePalace(), PALACE) == {"e7n1"}
    assert meeting(TakePalace(), "9/4C4/9/k8/9/9/8b/4K4 w 0 1") == set()
    assert not meeting(Threaten(), PALACE) & {"e7n1"}  # the game is won and over


def test_the_face_after_a_move() -> None:
    position = Position.parse(WAYS)
    assert [FaceAfter(move).compute(position) for move in ("c3n2e1", "c3e1n2")] == [1, 6]
    with pytest.raises(MoveError):
        FaceAfter("c3n1").compute(position)
