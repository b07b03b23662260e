"""The features: the same with the sides swapped, and row by row."""

import numpy as np

from duellum.qwixx import Position
from duellum.qwixx.engine.neural_net.features import (
    CLOSED,
    LEAD,
    LEADS,
    MISTHROWS,
    ODDS,
    PHASE_LEAD,
    PHASES,
    SUPPLY,
)
from duellum.qwixx.rules.board import STONES, Side
from duellum.qwixx.rules.scoring import MAX_CLOSED, MAX_MISTHROWS
from tests.qwixx.engine.evaluations import features_of, sample_positions_to_roll, swap_sides


def with_rows(position: Position, order: list[int]) -> Position:
    """Return the position with its rows in a different order."""
    return Position(tuple(position.board[row] for row in order), position.to_move, position.misthrows)


def test_they_are_the_same_with_the_sides_swapped() -> None:
    for position in sample_positions_to_roll(25):
        for one, other in zip(features_of(position), features_of(swap_sides(position)), strict=True):
            np.testing.assert_array_equal(one, other)


def test_a_row_has_the_same_features_in_every_colour() -> None:
    order = [3, 0, 2, 1]
    for position in sample_positions_to_roll(25, seed=50):
        rows, hand = features_of(position)
        moved_rows, moved_hand = features_of(with_rows(position, order))
        np.testing.assert_array_equal(moved_rows, rows[order])
        np.testing.assert_array_equal(moved_hand[:ODDS], hand[:ODDS])


def test_rows_with_the_same_numbers_may_change_places() -> None:
    for position in sample_positions_to_roll(25, seed=70):
        _, hand = features_of(position)
        _, moved = features_of(with_rows(position, [1, 0, 3, 2]))
        np.testing.assert_allclose(moved, hand, atol=1e-6)


def test_the_features_of_the_hand_are_supplies_misthrows_rows_and_lead() -> None:
    for position in sample_positions_to_roll(25, seed=90):
        _, hand = features_of(position)
        sides = (position.to_move, position.to_move.other)
        for number, side in enumerate(sides):
            supply = hand[SUPPLY + number * STONES :][:STONES]
            misthrows = hand[MISTHROWS + number * MAX_MISTHROWS :][:MAX_MISTHROWS]
            assert supply.tolist() == [float(stone < position.supply(side)) for stone in range(STONES)]
            assert misthrows.sum() == position.misthrows[side]
        assert hand[CLOSED : CLOSED + MAX_CLOSED].sum() == len(position.closed_rows)
        lead = position.total(sides[0]) - position.total(sides[1])
        reached = [float(lead >= least) for least in LEADS]
        assert hand[LEAD : LEAD + len(LEADS)].tolist() == reached
        stages = hand[PHASE_LEAD:ODDS].reshape(PHASES, len(LEADS))
        now = min(sum(position.misthrows), MAX_MISTHROWS - 1) * 2 + bool(position.closed_rows)
        assert stages[now].tolist() == reached
        assert stages.sum() == stages[now].sum()


def test_the_side_about_to_roll_changes_the_features() -> None:
    position = next(
        each for each in sample_positions_to_roll(25) if each.total(Side.BLACK) != each.total(Side.GREY)
    )
    rows, _ = features_of(position)
    other, _ = features_of(Position(position.board, position.to_move.other, position.misthrows))
    assert not np.array_equal(rows, other)
