"""Expectimax against the enumeration of all rolls."""

import numpy as np
import pytest

from duellum.core.compiled import compiled
from duellum.qwixx import Position
from duellum.qwixx.engine.expectimax import (
    new_workspace,
    predict_by_expectimax,
    predict_by_expectimax_after_turn,
)
from duellum.qwixx.engine.neural_net.evaluator import Evaluator, new_evaluator, predict_after_turn
from duellum.qwixx.engine.neural_net.margins import MARGINS, margin_of, win_probability
from duellum.qwixx.engine.neural_net.weights import load_shipped_network
from duellum.qwixx.kernel.bitboard import WORDS, State
from duellum.qwixx.kernel.encoding import encode
from duellum.qwixx.kernel.expectation import Values
from duellum.qwixx.kernel.turns import MAX_TURN_OPTIONS, UNDECIDED, list_turns
from duellum.qwixx.rules.board import Side
from tests.qwixx.engine.evaluations import sample_positions_to_roll
from tests.qwixx.positions import random_game_positions, set_up

pytestmark = pytest.mark.native


@compiled
def average_over_rolls(evaluator: Evaluator, state: State, side: int, means: Values) -> None:
    """Write the mean over all rolls of the prediction after each roll's best turn."""
    states, turns = np.empty((MAX_TURN_OPTIONS, WORDS), np.int64), np.empty((MAX_TURN_OPTIONS, 2), np.int64)
    prediction, best = np.empty(MARGINS, np.float32), np.empty(MARGINS, np.float32)
    means[:] = 0
    for number in range(6**6):
        dice, rest = 0, number
        for die in range(6):
            dice |= rest % 6 << 3 * die
            rest //= 6
        most = -1.0
        for turn in range(list_turns(state, side, dice, UNDECIDED, states, turns)):
            predict_after_turn(evaluator, states[turn], side, prediction)
            if win_probability(prediction) > most:
                most = win_probability(prediction)
                best[:] = prediction
        means += best
    means /= 6**6


@pytest.mark.parametrize(
    "position",
    [
        set_up("r2:b2 r3:b r4:b2 r12:b r=b y5:g g9:b b8:g2", Side.GREY, (1, 1)),
        set_up("r2:b8 y2:b9 g12:b3 b5:g r8:g", Side.BLACK),
        *sample_positions_to_roll(1, seed=3),
    ],
)
def test_it_is_the_mean_over_all_rolls_of_the_best_prediction(position: Position) -> None:
    evaluator, ahead, means = (
        new_evaluator(load_shipped_network()),
        np.empty(MARGINS, np.float32),
        np.empty(MARGINS),
    )
    state, side = encode(position), int(position.to_move)
    predict_by_expectimax(evaluator, new_workspace(), state, side, ahead)
    average_over_rolls(evaluator, state, side, means)
    # Turns of equal value may have different predictions, so the win probability is compared more closely.
    assert win_probability(ahead) == pytest.approx(win_probability(means.astype(np.float32)), abs=1e-6)
    np.testing.assert_allclose(ahead, means, atol=1e-4)
    assert ahead.sum() == pytest.approx(1, abs=1e-5)


def test_after_a_turn_it_is_mirrored_and_exact_once_the_game_is_over() -> None:
    evaluator, workspace = new_evaluator(load_shipped_network()), new_workspace()
    ahead, after = np.empty(MARGINS, np.float32), np.empty(MARGINS, np.float32)
    [position] = sample_positions_to_roll(1)
    predict_by_expectimax(evaluator, workspace, encode(position), int(position.to_move), ahead)
    predict_by_expectimax_after_turn(
        evaluator, workspace, encode(position), int(position.to_move.other), after
    )
    np.testing.assert_array_equal(after, ahead[::-1])
    *_, last = random_game_positions(4)
    predict_by_expectimax_after_turn(evaluator, workspace, encode(last), 0, after)
    assert after[margin_of(last.total(Side.BLACK) - last.total(Side.GREY))] == after.sum() == 1
