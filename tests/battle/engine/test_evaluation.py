"""The static evaluation: symmetric, linear, and in the right unit."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from duellum.battle import RULES, Position
from duellum.battle.engine.evaluation import evaluate, evaluate_piece_squares
from duellum.battle.engine.weights import WEIGHT_COUNT, load_weights
from duellum.battle.kernel.attacks import find_king
from duellum.battle.kernel.encoding import Masks, Pieces, encode
from tests.battle.positions import rotate_position
from tests.strategies import random_game, seeds

pytestmark = pytest.mark.twins


def arrays(position: Position) -> tuple[Pieces, Masks, list[int]]:
    pieces, masks = encode(position)
    return pieces, masks, [find_king(pieces, masks, side) for side in range(2)]


@given(seeds, st.integers(0, 80))
def test_a_rotated_position_is_worth_the_same(seed: int, plies: int) -> None:
    position = random_game(RULES, seed, plies).position
    assert isinstance(position, Position)
    if position.outcome() is None:
        assert value(position) == value(rotate_position(position))


def value(position: Position) -> int:
    pieces, masks, kings = arrays(position)
    side = int(position.to_move)
    return int(evaluate(pieces, masks, side, kings[side], kings[1 - side], load_weights()))


def test_an_extra_die_is_worth_about_two_hundred() -> None:
    lacking = Position.parse("sbfwkwfb1/9/9/9/9/9/9/TCGXKXGCT w 0 1")
    assert 120 < value(lacking) - value(Position.start()) < 320


def test_the_evaluation_is_linear_in_its_weights() -> None:
    pieces, masks, kings = arrays(Position.parse("s1tk5/1i2ji3/2s2w3/5C3/3YH4/F7b/9/1C2K3G w 6 21"))
    weights = load_weights()
    whole = evaluate(pieces, masks, 0, kings[0], kings[1], weights)
    alone = 0
    for index in range(WEIGHT_COUNT):
        one = np.zeros(WEIGHT_COUNT, np.int32)
        one[index] = weights[index]
        alone += evaluate(pieces, masks, 0, kings[0], kings[1], one)
    assert whole == alone
    assert evaluate_piece_squares(pieces, masks, 0, weights) != whole
