"""The search at its three depths: network, expectimax, and exact endgames."""

import numpy as np
import pytest

from duellum.qwixx import Position
from duellum.qwixx.engine.expectimax import new_workspace, predict_by_expectimax_after_turn
from duellum.qwixx.engine.neural_net.evaluator import new_evaluator, predict_after_turn
from duellum.qwixx.engine.neural_net.margins import MARGINS, win_probability
from duellum.qwixx.engine.neural_net.weights import NeuralNet, initialise_network, load_shipped_network
from duellum.qwixx.engine.search import (
    MAX_ENDGAME_TURNS,
    evaluate_endgames,
    evaluate_replies,
    evaluate_turns,
    is_endgame,
)
from duellum.qwixx.kernel.encoding import encode
from tests.qwixx.engine.evaluations import sample_positions_to_roll, states_of
from tests.qwixx.engine.solver import ENDINGS, solve
from tests.qwixx.positions import set_up

pytestmark = pytest.mark.native


def search_to_end(position: Position, network: NeuralNet) -> float:
    """Return the value that the endgame search finds for the side that has just moved."""
    values, workspaces = np.full(1, np.nan), tuple(new_workspace() for _ in range(MAX_ENDGAME_TURNS))
    evaluate_endgames(
        new_evaluator(network), workspaces, states_of([position]), int(position.to_move.other), values
    )
    return float(values[0])


def zeros() -> NeuralNet:
    """Return a network that takes everything for equally likely."""
    return NeuralNet(*(np.zeros_like(array) for array in initialise_network(0)))


@pytest.mark.parametrize("position", ENDINGS.values(), ids=ENDINGS)
def test_an_ending_followed_to_the_end_is_that_of_a_plain_solver(position: Position) -> None:
    assert position.actor == "dice"
    assert is_endgame(encode(position))
    expected = 1 - solve(position)
    assert search_to_end(position, zeros()) == pytest.approx(expected, abs=1e-9)
    assert search_to_end(position, initialise_network(7)) == pytest.approx(
        expected, abs=1e-9
    )  # the network does not matter


def test_endings_are_not_all_won_or_lost() -> None:
    assert any(0.01 < solve(position) < 0.99 for position in ENDINGS.values())


def test_states_with_more_stones_keep_their_values() -> None:
    states = states_of([set_up(""), ENDINGS["one stone each"]])
    values = np.array([0.123, 0.123])
    evaluate_endgames(
        new_evaluator(zeros()), tuple(new_workspace() for _ in range(MAX_ENDGAME_TURNS)), states, 0, values
    )
    assert values[0] == 0.123
    assert values[1] != 0.123


def test_ply_0_is_the_network_and_ply_1_expectimax() -> None:
    evaluator, workspace, prediction = (
        new_evaluator(load_shipped_network()),
        new_workspace(),
        np.empty(MARGINS, np.float32),
    )
    states, side = states_of(sample_positions_to_roll(4)), 1
    at_once, replies = np.empty(4), np.empty(4)
    evaluate_turns(evaluator, states, side, at_once)
    evaluate_replies(evaluator, workspace, states, side, replies)
    for number, state in enumerate(states):
        predict_after_turn(evaluator, state, side, prediction)
        assert at_once[number] == pytest.approx(win_probability(prediction))
        predict_by_expectimax_after_turn(evaluator, workspace, state, side, prediction)
        assert replies[number] == pytest.approx(win_probability(prediction))
