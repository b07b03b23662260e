"""The optimizer: gradients against finite differences, and steps that reduce the loss."""

from typing import Any

import numpy as np
import pytest

from duellum.qwixx.engine.neural_net.features import HAND_FEATURES, ROW_FEATURES, Floats
from duellum.qwixx.engine.neural_net.margins import MARGINS
from duellum.qwixx.engine.neural_net.weights import NeuralNet, initialise_network
from duellum.qwixx.kernel.bitboard import HAND, WORDS
from duellum.qwixx.kernel.encoding import encode
from duellum.qwixx.training.optimizer import Optimizer, compute_gradients, write_batch_features
from duellum.qwixx.training.self_play import Examples, Targets
from tests.qwixx.engine.evaluations import features_of, plain_prediction, sample_positions_to_roll

BATCH_SIZE = 6


def random_batch(count: int = BATCH_SIZE) -> tuple[Examples, Targets]:
    """Return positions with random targets."""
    positions = sample_positions_to_roll(count)
    examples = np.array([[*encode(position), int(position.to_move)] for position in positions], np.int64)
    return examples, np.random.default_rng(1).dirichlet(np.ones(MARGINS), count).astype(np.float32)


def batch_features(examples: Examples) -> tuple[Floats, Floats]:
    rows = np.empty((len(examples), HAND, ROW_FEATURES), np.float32)
    hands = np.empty((len(examples), HAND_FEATURES), np.float32)
    write_batch_features(examples, rows, hands)
    return rows, hands


def test_a_batch_has_the_features_of_its_positions() -> None:
    rows, hands = batch_features(random_batch()[0])
    for number, position in enumerate(sample_positions_to_roll(BATCH_SIZE)):
        expected_rows, expected_hand = features_of(position)
        np.testing.assert_array_equal(rows[number], expected_rows)
        np.testing.assert_array_equal(hands[number], expected_hand)


def test_the_loss_is_the_divergence_of_the_prediction_from_the_target() -> None:
    network, (examples, targets) = initialise_network(4), random_batch()
    loss, _ = compute_gradients(network, *batch_features(examples), targets)
    predictions = [plain_prediction(network, position) for position in sample_positions_to_roll(BATCH_SIZE)]
    distances = [
        float(np.sum(target * np.log(target / predict_for_roller)))
        for target, predict_for_roller in zip(targets, predictions, strict=True)
    ]
    assert loss == pytest.approx(np.mean(distances), abs=1e-4)


def precise(array: Floats) -> Any:  # noqa: ANN401 - of a type that the learner does not ask for
    """Return the numbers in double precision, so that small changes show."""
    return array.astype(np.float64)


@pytest.mark.parametrize("name", NeuralNet._fields)
def test_gradients_are_those_of_finite_differences(name: str) -> None:
    network = NeuralNet(*map(precise, initialise_network(4)))
    examples, given = random_batch()
    rows, hands = map(precise, batch_features(examples))
    targets = precise(given)
    _, gradients = compute_gradients(network, rows, hands, targets)
    gradient = getattr(gradients, name)
    steepest = np.unravel_index(np.argsort(-np.abs(gradient), axis=None)[:3], gradient.shape)
    for spot in zip(*steepest, strict=True):
        losses = []
        for change in (1e-5, -1e-5):
            weights = getattr(network, name).copy()
            weights[spot] += change
            losses.append(compute_gradients(network._replace(**{name: weights}), rows, hands, targets)[0])
        assert gradient[spot] == pytest.approx((losses[0] - losses[1]) / 2e-5, rel=1e-3)


def test_training_on_the_same_batch_reduces_the_loss_and_the_moving_average_follows() -> None:
    optimizer, (examples, targets) = Optimizer(initialise_network(4)), random_batch()
    before = [array.copy() for array in optimizer.network]
    losses = [optimizer.train(examples, targets, 3e-3, BATCH_SIZE, 0.5) for _ in range(60)]
    assert losses[-1] < 0.1 * losses[0]
    assert optimizer.steps == 60
    loss, _ = compute_gradients(optimizer.ema, *batch_features(examples), targets)
    assert loss < 0.1 * losses[0]
    assert any(not np.array_equal(old, new) for old, new in zip(before, optimizer.network, strict=True))


def test_examples_that_fill_no_batch_are_left_out() -> None:
    optimizer, (examples, targets) = Optimizer(initialise_network(4)), random_batch()
    optimizer.train(examples, targets, 1e-3, 4, 0.9)
    assert optimizer.steps == 1
    assert examples.shape == (BATCH_SIZE, WORDS + 1)
