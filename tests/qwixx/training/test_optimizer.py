"""How the network is corrected: slopes by finite differences, and steps that make the error smaller."""

from typing import Any

import numpy as np
import pytest

from duellum.qwixx.engine.network.features import HAND_FEATURES, ROW_FEATURES, Floats
from duellum.qwixx.engine.network.margins import MARGINS
from duellum.qwixx.engine.network.weights import Network, new_network
from duellum.qwixx.kernel.bitboard import HAND, WORDS, encode
from duellum.qwixx.training.optimizer import Learner, describe, slopes_of
from duellum.qwixx.training.self_play import Examples, Targets
from tests.qwixx.engine.evaluations import features_of, plain_view, some_waiting

BATCH = 6


def lesson(count: int = BATCH) -> tuple[Examples, Targets]:
    """Return positions and what is to be foreseen of them, at random."""
    positions = some_waiting(count)
    examples = np.array([[*encode(position), int(position.to_move)] for position in positions], np.int64)
    return examples, np.random.default_rng(1).dirichlet(np.ones(MARGINS), count).astype(np.float32)


def described(examples: Examples) -> tuple[Floats, Floats]:
    rows = np.empty((len(examples), HAND, ROW_FEATURES), np.float32)
    hands = np.empty((len(examples), HAND_FEATURES), np.float32)
    describe(examples, rows, hands)
    return rows, hands


def test_examples_are_described_as_single_positions_are() -> None:
    rows, hands = described(lesson()[0])
    for number, position in enumerate(some_waiting(BATCH)):
        expected_rows, expected_hand = features_of(position)
        np.testing.assert_array_equal(rows[number], expected_rows)
        np.testing.assert_array_equal(hands[number], expected_hand)


def test_the_loss_is_the_distance_of_the_networks_view_from_what_was_to_be_foreseen() -> None:
    network, (examples, targets) = new_network(4), lesson()
    loss, _ = slopes_of(network, *described(examples), targets)
    views = [plain_view(network, position) for position in some_waiting(BATCH)]
    distances = [
        float(np.sum(target * np.log(target / view))) for target, view in zip(targets, views, strict=True)
    ]
    assert loss == pytest.approx(np.mean(distances), abs=1e-4)


def precise(array: Floats) -> Any:  # noqa: ANN401 - of a type that the learner does not ask for
    """Return the numbers in double precision, so that small changes show."""
    return array.astype(np.float64)


@pytest.mark.parametrize("name", Network._fields)
def test_slopes_are_what_a_small_change_of_a_weight_brings(name: str) -> None:
    network = Network(*map(precise, new_network(4)))
    examples, given = lesson()
    rows, hands = map(precise, described(examples))
    targets = precise(given)
    _, slopes = slopes_of(network, rows, hands, targets)
    slope = getattr(slopes, name)
    steepest = np.unravel_index(np.argsort(-np.abs(slope), axis=None)[:3], slope.shape)
    for spot in zip(*steepest, strict=True):
        losses = []
        for change in (1e-5, -1e-5):
            weights = getattr(network, name).copy()
            weights[spot] += change
            losses.append(slopes_of(network._replace(**{name: weights}), rows, hands, targets)[0])
        assert slope[spot] == pytest.approx((losses[0] - losses[1]) / 2e-5, rel=1e-3)


def test_lessons_learnt_again_and_again_are_known_and_the_average_follows() -> None:
    learner, (examples, targets) = Learner(new_network(4)), lesson()
    before = [array.copy() for array in learner.network]
    losses = [learner.learn(examples, targets, 3e-3, BATCH, 0.5) for _ in range(60)]
    assert losses[-1] < 0.1 * losses[0]
    assert learner.steps == 60
    loss, _ = slopes_of(learner.average, *described(examples), targets)
    assert loss < 0.1 * losses[0]
    assert any(not np.array_equal(old, new) for old, new in zip(before, learner.network, strict=True))


def test_examples_that_fill_no_batch_wait() -> None:
    learner, (examples, targets) = Learner(new_network(4)), lesson()
    learner.learn(examples, targets, 1e-3, 4, 0.9)
    assert learner.steps == 1
    assert examples.shape == (BATCH, WORDS + 1)
