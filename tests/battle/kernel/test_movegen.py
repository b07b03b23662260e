"""The kernel against its plain twin: counts, moves, and every position after a move."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from duellum.battle import RULES, Move, Position
from duellum.battle.kernel.encoding import decode_move, encode, encode_move
from duellum.battle.kernel.movegen import MAX_MOVES, count_moves, generate, is_win, make, unmake
from tests.battle.positions import random_position
from tests.strategies import random_game, seeds

pytestmark = pytest.mark.twins


def moves_by_kernel(position: Position) -> list[int]:
    moves = np.empty(MAX_MOVES, np.int32)
    count = generate(*encode(position), int(position.to_move), moves)
    return [int(move) for move in moves[:count]]


def assert_twins_agree(position: Position) -> None:
    """Compare legal moves, and for each of them the arrays after making and unmaking it."""
    plain = {encode_move(move): move for move in position.legal_moves()}
    by_kernel = moves_by_kernel(position)
    assert sorted(by_kernel) == sorted(plain)
    pieces, masks = encode(position)
    assert count_moves(pieces, masks, int(position.to_move)) == len(plain)
    for number, move in plain.items():
        assert decode_move(position, number) == move
        assert_move_agrees(position, move, number)


def assert_move_agrees(position: Position, move: Move, number: int) -> None:
    side = int(position.to_move)
    pieces, masks = encode(position)
    mover = int(pieces[move.start])
    captured = make(pieces, masks, side, number)
    after = position.play(move)
    for ours, theirs in zip((pieces, masks), encode(after), strict=True):
        np.testing.assert_array_equal(ours, theirs)
    outcome = after.outcome()
    assert is_win(number, mover, captured, side) == (outcome is not None and outcome.winner is not None)
    unmake(pieces, masks, side, number, mover, captured)
    for ours, theirs in zip((pieces, masks), encode(position), strict=True):
        np.testing.assert_array_equal(ours, theirs)


@given(seeds, st.integers(0, 120))
def test_twins_agree_in_games(seed: int, plies: int) -> None:
    game = random_game(RULES, seed, plies)
    if game.position.outcome() is None:
        assert_twins_agree(Position.parse(str(game.position)))


@given(seeds)
def test_twins_agree_on_random_positions(seed: int) -> None:
    position = random_position(seed)
    if position.outcome() is None:
        assert_twins_agree(position)
