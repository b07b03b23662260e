"""The kernel's encoding: positions as arrays, moves as integers, and back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duellum.battle.kernel.encoding import (
    EMPTY,
    HALF,
    KING,
    LEG_COUNTS,
    PATH_LEGS,
    PIECE_AFTER,
    decode_move,
    encode,
    encode_move,
)
from duellum.battle.rules.board import Side
from duellum.battle.rules.paths import PATHS, Legs, directions_of
from duellum.core.die import Die
from tests.battle.positions import random_position
from tests.strategies import dice, seeds

pytestmark = pytest.mark.twins


@given(seeds)
def test_moves_survive_their_integers(seed: int) -> None:
    position = random_position(seed)
    moves = position.legal_moves()
    numbers = [encode_move(move) for move in moves]
    assert len(set(numbers)) == len(moves)
    assert tuple(decode_move(position, number) for number in numbers) == moves


@given(seeds)
def test_masks_hold_the_squares_of_each_side(seed: int) -> None:
    position = random_position(seed)
    pieces, masks = encode(position)
    for square, piece in enumerate(position.board):
        bits = [int(masks[side, square // HALF]) >> square % HALF & 1 for side in Side]
        assert bits == [int(piece is not None and piece.side is side) for side in Side]
        assert (pieces[square] == EMPTY) == (piece is None)
        assert (pieces[square] == KING) == (piece is not None and piece.is_king)


def test_shapes_are_the_paths_of_the_rules_with_the_straight_ones_first() -> None:
    assert sorted(PATH_LEGS) == sorted(legs for paths in PATHS.values() for legs in paths)
    for shape, legs in enumerate(PATH_LEGS):
        follows_turn = shape > 0 and LEG_COUNTS[shape - 1] == 2
        is_same_direction = follows_turn and PATH_LEGS[shape - 1][0].direction is legs[0].direction
        assert not (is_same_direction and LEG_COUNTS[shape] == 1)


@given(dice, st.sampled_from(PATH_LEGS))
def test_a_die_ends_as_the_plain_die_rolls(die: Die, legs: Legs) -> None:
    after = die
    for direction in directions_of(legs):
        after = after.roll(direction)
    assert PIECE_AFTER[die.index, PATH_LEGS.index(legs)] == after.index
    assert PIECE_AFTER[KING, PATH_LEGS.index(legs)] == KING
