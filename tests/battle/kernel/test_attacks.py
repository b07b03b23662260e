"""The compiled questions of the search against the plain rules."""

import dataclasses

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from duellum.battle import RULES, Position
from duellum.battle.engine.evaluation import (
    WEIGHTS,
    evaluate,
    pack_weights,
    shipped_scale,
    shipped_weights,
    standing,
    unpack_weights,
)
from duellum.battle.engine.explanation import winning_moves
from duellum.battle.engine.transposition_table import position_key, step_key
from duellum.battle.kernel import movegen
from duellum.battle.kernel.attacks import can_win, king_square
from duellum.battle.rules.board import Side
from duellum.core.die import Die
from tests.battle.kernel.test_movegen import random_arrangement
from tests.strategies import random_game, seeds

pytestmark = pytest.mark.twins


def arrays(position: Position) -> tuple[movegen.Pieces, movegen.Masks, list[int]]:
    pieces, masks = movegen.encode(position)
    return pieces, masks, [king_square(pieces, masks, side) for side in range(2)]


@given(seeds)
def test_a_win_at_once_is_seen_exactly_where_there_is_one(seed: int) -> None:
    position = random_arrangement(seed)
    if position.outcome() is None:
        pieces, masks, kings = arrays(position)
        for side in Side:
            to_move = dataclasses.replace(position, to_move=side)
            seen = can_win(pieces, masks, int(side), kings[side], kings[side.other])
            assert bool(seen) == bool(winning_moves(to_move))


@given(seeds, st.integers(0, 80))
def test_keys_follow_the_moves(seed: int, plies: int) -> None:
    position = random_game(RULES, seed, plies).position
    assert isinstance(position, Position)
    pieces, masks = movegen.encode(position)
    key = np.uint64(position_key(pieces, masks, int(position.to_move)))
    for move in position.legal_moves():
        after = position.play(move)
        captured = int(pieces[move.target])
        stepped = step_key(
            key, int(position.to_move), movegen.encode_move(move), int(pieces[move.start]), captured
        )
        assert np.uint64(stepped) == np.uint64(position_key(*movegen.encode(after), int(after.to_move)))
        assert stepped != key


def turned(position: Position) -> Position:
    """Return the position as the opponent sees it: board and dice turned by 180 degrees, colours swapped."""
    board = tuple(
        piece
        and dataclasses.replace(
            piece, side=piece.side.other, die=piece.die and Die(top=piece.die.top, north=piece.die.south)
        )
        for piece in reversed(position.board)
    )
    return Position(board, position.to_move.other, position.quiet_plies, position.number)


@given(seeds, st.integers(0, 80))
def test_a_turned_position_is_worth_the_same(seed: int, plies: int) -> None:
    position = random_game(RULES, seed, plies).position
    assert isinstance(position, Position)
    if position.outcome() is None:
        assert value(position) == value(turned(position))


def value(position: Position) -> int:
    pieces, masks, kings = arrays(position)
    side = int(position.to_move)
    return int(evaluate(pieces, masks, side, kings[side], kings[1 - side], shipped_weights()))


def test_an_extra_die_is_worth_about_two_hundred() -> None:
    lacking = Position.parse("sbfwkwfb1/9/9/9/9/9/9/TCGXKXGCT w 0 1")
    assert 120 < value(lacking) - value(Position.start()) < 320


def test_the_evaluation_is_linear_in_its_weights() -> None:
    pieces, masks, kings = arrays(Position.parse("s1tk5/1i2ji3/2s2w3/5C3/3YH4/F7b/9/1C2K3G w 6 21"))
    weights = shipped_weights()
    whole = evaluate(pieces, masks, 0, kings[0], kings[1], weights)
    alone = 0
    for place in range(WEIGHTS):
        one = np.zeros(WEIGHTS, np.int32)
        one[place] = weights[place]
        alone += evaluate(pieces, masks, 0, kings[0], kings[1], one)
    assert whole == alone
    assert standing(pieces, masks, 0, weights) != whole


def test_weights_by_term_and_as_an_array_are_inverse() -> None:
    weights = shipped_weights()
    np.testing.assert_array_equal(pack_weights(unpack_weights(weights)), weights)
    assert shipped_scale() > 20
    with pytest.raises(ValueError, match="the weights must be"):
        pack_weights({"die": [1]})
