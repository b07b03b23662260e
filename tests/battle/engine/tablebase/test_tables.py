"""The layout of the tablebase."""

from duellum.battle import BLACK, WHITE
from duellum.battle.engine.tablebase.tables import (
    position_at,
    rotate_square,
)
from duellum.battle.rules.board import PALACES, SQUARES
from duellum.core.die import Die


def test_the_palaces_change_places_when_the_board_is_rotated() -> None:
    assert rotate_square(PALACES[WHITE]) == PALACES[BLACK]
    assert [rotate_square(rotate_square(square)) for square in SQUARES] == list(SQUARES)


def test_a_place_names_the_kings_and_the_die() -> None:
    die = Die.from_letter("D")
    position = position_at((1, 20, 8 * 24 + die.index), BLACK)
    assert str(position) == "9/9/9/9/9/2k6/9/1K6D b 0 1"
    assert str(position_at((1, 20), WHITE)) == "9/9/9/9/9/2k6/9/1K7 w 0 1"
