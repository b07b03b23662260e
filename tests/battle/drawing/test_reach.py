"""The reach of a die agrees with the rules and with symmetry."""

import pytest
from hypothesis import given

from duellum.battle import BLACK, WHITE, Leg, Piece, Position
from duellum.battle.drawing.reach import reach
from duellum.battle.rules.board import FILES, RANKS, SQUARES, file_of, rank_of, square_at
from duellum.core.die import ORIENTATIONS, Die, Direction
from tests.strategies import dice

QUARTER_TURN = {
    Direction.NORTH: Direction.EAST,
    Direction.EAST: Direction.SOUTH,
    Direction.SOUTH: Direction.WEST,
    Direction.WEST: Direction.NORTH,
}


def rotate_quarter(die: Die) -> Die:
    """Return the die after a quarter turn clockwise on its square."""
    return Die(top=die.top, north=die.west)


def ends(die: Die) -> dict[tuple[tuple[Leg, ...], tuple[int, int]], Die]:
    return {(end.legs, offset): end.die for offset, found in reach(die).items() for end in found}


@pytest.mark.parametrize("die", ORIENTATIONS, ids=lambda die: die.letter)
def test_a_diamond_of_squares_is_reached_off_the_straight_lines_by_two_paths(die: Die) -> None:
    found = reach(die)
    assert len(found) == 4 * die.top
    assert {abs(east) + abs(north) for east, north in found} == {die.top}
    assert all(len(paths) == (2 if east and north else 1) for (east, north), paths in found.items())


@given(dice)
def test_the_path_with_the_vertical_first_leg_comes_first(die: Die) -> None:
    pairs = [paths for paths in reach(die).values() if len(paths) == 2]
    assert all(
        first.legs[0].direction < Direction.EAST <= second.legs[0].direction for first, second in pairs
    )


@pytest.mark.parametrize("die", ORIENTATIONS, ids=lambda die: die.letter)
def test_a_lone_die_on_the_board_has_just_the_diagram_s_moves_that_fit(die: Die) -> None:
    file, rank = 4, 3
    board: list[Piece | None] = [None] * len(SQUARES)
    board[square_at(file, rank)] = Piece(WHITE, die)
    board[square_at(0, 7)], board[square_at(8, 7)] = Piece(WHITE, None), Piece(BLACK, None)
    moves = [move for move in Position(tuple(board), WHITE).legal_moves() if not move.piece.is_king]
    legal = {
        (move.legs, (file_of(move.target) - file, rank_of(move.target) - rank)): move.after.die
        for move in moves
    }
    fitting = {
        (legs, (east, north)): after
        for (legs, (east, north)), after in ends(die).items()
        if file + east in range(len(FILES)) and rank + north in range(len(RANKS))
    }
    assert legal == fitting
    assert (len(fitting) == len(ends(die))) is (die.top <= 3)


@given(dice)
def test_turning_the_die_turns_the_diagram(die: Die) -> None:
    expected = {
        (tuple(Leg(QUARTER_TURN[leg.direction], leg.steps) for leg in legs), (north, -east)): rotate_quarter(
            after
        )
        for (legs, (east, north)), after in ends(die).items()
    }
    assert ends(rotate_quarter(die)) == expected


@given(dice)
def test_rolling_back_along_every_path_restores_the_die(die: Die) -> None:
    for (legs, _), after in ends(die).items():
        back = after
        for leg in reversed(legs):
            for _ in range(leg.steps):
                back = back.roll(leg.direction.opposite)
        assert back == die
