"""A move: its path, the faces on the way, and its text."""

import pytest

from duellum.battle import Position, square_name
from duellum.core.die import Die
from tests.battle.positions import set_up

START = Position.start()


@pytest.mark.parametrize(
    ("text", "faces", "north"),
    [
        ("a1n1e4", (3, 1, 4, 6, 3), 5),
        ("b1n1", (3,), 1),
        ("c1n1e1", (3, 6), 2),
        ("d1n2e4", (3, 1, 5, 6, 2, 1), 3),
    ],
)
def test_e3_named_rolls_end_as_a_right_handed_die_does(text: str, faces: tuple[int, ...], north: int) -> None:
    move = START.parse_move(text)
    assert move.faces == faces
    assert move.after.die == Die(top=faces[-1], north=north)


def test_a_move_knows_its_path_step_by_step() -> None:
    move = START.parse_move("i1n4w1")
    assert [square_name(square) for square in move.path] == ["i2", "i3", "i4", "i5", "h5"]
    assert move.faces == tuple(piece.die.top for piece in move.pieces if piece.die) == (3, 2, 4, 5, 6)
    assert (move.target, move.after) == (move.path[-1], move.pieces[-1])
    assert (str(move), repr(move)) == ("i1n4w1", "Move('i1n4w1')")


def test_a_king_cube_shows_no_faces() -> None:
    move = set_up("Ke4 ke8").parse_move("e4n1")
    assert (move.faces, move.after) == ((), move.piece)
