"""The bitboard: counts, scores and ends against the plain rules, and rows seen from either side."""

import numpy as np
import pytest
from hypothesis import given, settings

from duellum.qwixx import Position
from duellum.qwixx.kernel import bitboard
from duellum.qwixx.kernel.encoding import encode
from duellum.qwixx.rules.board import EMPTY_BOARD, Side, colour_of, place_of
from duellum.qwixx.rules.placement import find_forbidding_clause
from tests.qwixx.kernel.replay import assert_counts_agree, manners, start
from tests.qwixx.positions import random_game_positions, set_up
from tests.strategies import seeds
from tests.twins import IS_NATIVE

pytestmark = pytest.mark.twins


@settings(max_examples=15 if IS_NATIVE else 5)
@given(seeds, manners)
def test_counts_scores_and_ends_are_those_of_the_plain_rules(seed: int, manner: float | None) -> None:
    for position in random_game_positions(seed, manner):
        assert_counts_agree(position)


@settings(max_examples=10 if IS_NATIVE else 4)
@given(seeds, manners)
def test_legal_places_are_those_of_the_plain_rules(seed: int, manner: float | None) -> None:
    for position in random_game_positions(seed, manner):
        state = encode(position)
        for field in range(bitboard.NONE):
            colour, place = colour_of(field), place_of(field)
            for side in Side:
                is_legal = find_forbidding_clause(position.board[colour], side, field) is None
                assert bitboard.legal_places(int(state[colour]), int(side)) >> place & 1 == is_legal


def test_the_start_is_the_empty_board() -> None:
    np.testing.assert_array_equal(start(), encode(Position(EMPTY_BOARD, Side.BLACK)))


def test_a_row_seen_by_grey_has_its_sides_swapped() -> None:
    row, swapped = (int(encode(set_up(stones))[0]) for stones in ("r3:b r5:b3 r6:g2", "r3:g r5:g3 r6:b2"))
    assert bitboard.orient_row(row, 0) == row
    assert bitboard.orient_row(row, 1) == swapped


@pytest.mark.parametrize(
    ("stones", "values"), [("r2:b3", (1, 0)), ("r2:b y2:g", (0.5, 0.5)), ("y2:g", (0, 1))]
)
def test_the_value_of_a_game_is_a_win_a_draw_or_a_loss(stones: str, values: tuple[float, float]) -> None:
    state = encode(set_up(stones, misthrows=(2, 2)))
    assert tuple(bitboard.game_value(state, side) for side in range(2)) == values
