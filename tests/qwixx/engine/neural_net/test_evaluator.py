"""The evaluator against a plain forward pass, with exact ends and a cache that changes nothing."""

import numpy as np
import pytest

from duellum.qwixx import Position
from duellum.qwixx.engine.neural_net.evaluator import (
    Evaluator,
    can_end_and_win,
    new_evaluator,
    predict,
    predict_after_turn,
)
from duellum.qwixx.engine.neural_net.margins import DRAW, MARGINS, Distribution, margin_of, win_probability
from duellum.qwixx.engine.neural_net.weights import (
    NeuralNet,
    initialise_network,
    load_shipped_network,
)
from duellum.qwixx.kernel.encoding import encode
from tests.qwixx.engine.evaluations import (
    plain_prediction,
    positions_to_roll,
    sample_positions_to_roll,
    swap_sides,
)
from tests.qwixx.positions import random_game_positions, set_up
from tests.twins import IS_NATIVE

pytestmark = pytest.mark.native


def predict_for_roller(evaluator: Evaluator, position: Position) -> Distribution:
    """Return the prediction for the side about to roll."""
    prediction = np.empty(MARGINS, np.float32)
    predict(evaluator, encode(position), int(position.to_move), prediction)
    return prediction


@pytest.mark.twins
@pytest.mark.parametrize(
    "network", [initialise_network(5), load_shipped_network()], ids=["random", "shipped"]
)
def test_it_is_the_plain_forward_pass(network: NeuralNet) -> None:
    evaluator, compared = new_evaluator(network), 0
    for position in sample_positions_to_roll(60 if IS_NATIVE else 4):
        if not can_end_and_win(encode(position), int(position.to_move)):
            np.testing.assert_allclose(
                predict_for_roller(evaluator, position), plain_prediction(network, position), atol=1e-5
            )
            compared += 1
    assert compared > 2


def test_probabilities_add_up_to_one() -> None:
    evaluator = new_evaluator(load_shipped_network())
    for position in sample_positions_to_roll(60, seed=5):
        prediction = predict_for_roller(evaluator, position)
        assert prediction.sum() == pytest.approx(1, abs=1e-5)
        assert prediction.min() >= 0


def test_the_row_cache_changes_nothing() -> None:
    network = load_shipped_network()
    used = new_evaluator(network)
    positions = positions_to_roll(40)
    for position in positions:
        predict_for_roller(used, position)
    assert len(positions) > 500
    for position in positions[::37]:
        np.testing.assert_array_equal(
            predict_for_roller(used, position), predict_for_roller(new_evaluator(network), position)
        )


def test_sides_and_like_rows_may_change_places() -> None:
    evaluator = new_evaluator(load_shipped_network())
    for position in sample_positions_to_roll(25, seed=8):
        red, yellow, green, blue = position.board
        moved = Position((yellow, red, blue, green), position.to_move, position.misthrows)
        for other in (moved, swap_sides(position)):
            np.testing.assert_allclose(
                predict_for_roller(evaluator, other), predict_for_roller(evaluator, position), atol=1e-5
            )


@pytest.mark.twins
def test_a_game_that_is_over_has_its_result() -> None:
    evaluator, reasons = new_evaluator(load_shipped_network()), set()
    for seed in range(30 if IS_NATIVE else 8):
        *_, last = random_game_positions(seed, (None, 0.5)[seed % 2])
        reasons.add(last.ending)
        for side in (last.to_move, last.to_move.other):
            prediction = np.empty(MARGINS, np.float32)
            predict_after_turn(evaluator, encode(last), int(side), prediction)
            assert prediction[margin_of(last.total(side) - last.total(side.other))] == 1
            assert prediction.sum() == 1
    assert len(reasons) > 1


def test_after_a_turn_it_is_the_mirrored_prediction_of_the_opponent() -> None:
    evaluator, after = new_evaluator(load_shipped_network()), np.empty(MARGINS, np.float32)
    for position in sample_positions_to_roll(10):
        predict_after_turn(evaluator, encode(position), int(position.to_move.other), after)
        np.testing.assert_array_equal(after, predict_for_roller(evaluator, position)[::-1])


def declining_wins(position: Position) -> bool:
    """Whether declining both actions ends the game and wins it, by the plain rules."""
    side = position.to_move
    after = position.play(position.roll([1] * position.dice_due))
    after = after.play(after.decline())
    outcome = after.play(after.decline()).outcome()
    return outcome is not None and outcome.winner is side


def test_a_side_can_end_and_win_where_declining_both_actions_wins() -> None:
    found = set()
    for position in [
        *positions_to_roll(60),
        set_up("r2:b9 y2:b9 g12:b3 b5:g"),
        set_up("r2:b9 y2:b7 g12:b3 r6:g g9:g", misthrows=(2, 1)),
    ]:
        expected = declining_wins(position)
        assert can_end_and_win(encode(position), int(position.to_move)) == expected
        found.add((expected, sum(position.misthrows) == 3))
    assert found == {(False, False), (False, True), (True, True), (True, False)}


def test_a_side_that_can_end_and_win_has_won() -> None:
    evaluator = new_evaluator(initialise_network(3))
    position = set_up("r2:b9 y2:b9 g12:b3 b5:g")
    assert win_probability(predict_for_roller(evaluator, position)) == pytest.approx(1, abs=1e-6)
    assert predict_for_roller(evaluator, position)[: DRAW + 1].sum() == 0
