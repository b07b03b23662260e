"""Evaluation matches and the gate."""

import pytest

from duellum.core.statistics import Score
from duellum.qwixx.engine.network.weights import initialise_network, load_shipped_network
from duellum.qwixx.simulation.policies import Policy
from duellum.qwixx.training.evaluation import passes_gate, play_against_network, play_against_policy


def test_a_network_is_as_strong_as_itself() -> None:
    network = initialise_network(7)
    assert play_against_network(network, network, 40, 3).share == 0.5


def test_a_trained_network_beats_random_weights_and_greedy() -> None:
    trained, untrained = load_shipped_network(), initialise_network(7)
    assert play_against_network(trained, untrained, 100, 1).share > 0.9
    assert play_against_policy(trained, Policy.GREEDY, 400, 1).share > 0.65
    assert play_against_policy(untrained, Policy.GREEDY, 100, 1).share < 0.3


@pytest.mark.parametrize(
    ("pairs", "expected"),
    [
        ((2.0,) * 30, True),
        ((1.0,) * 30, False),
        ((0.0,) * 30, False),
        ((2.0, 0.0) * 15, False),
        ((1.5,) * 30, True),
    ],
)
def test_the_gate_asks_for_clearly_more_than_half_of_the_points(
    pairs: tuple[float, ...],
    expected: bool,  # noqa: FBT001
) -> None:
    assert passes_gate(Score(pairs)) is expected
