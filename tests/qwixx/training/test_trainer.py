"""The trainer: the network improves, and the plan determines every weight."""

import numpy as np
import pytest

from duellum.qwixx.engine.neural_net.weights import NeuralNet
from duellum.qwixx.simulation.policies import Policy
from duellum.qwixx.training.plan import Stage, TrainingPlan
from duellum.qwixx.training.run import play_against_network, play_against_policy
from duellum.qwixx.training.trainer import Trainer
from tests.qwixx.training.plans import TINY


def train(plan: TrainingPlan, threads: int = 1) -> Trainer:
    """Return a trainer that has run its whole plan."""
    trainer = Trainer(plan, threads)
    for _ in trainer.run():
        pass
    return trainer


def is_same_network(one: NeuralNet, other: NeuralNet) -> bool:
    return all(np.array_equal(left, right) for left, right in zip(one, other, strict=True))


def test_training_improves_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    # A short run: many small steps, and a moving average that keeps up with them.
    monkeypatch.setattr("duellum.qwixx.training.trainer.BATCH_SIZE", 128)
    monkeypatch.setattr("duellum.qwixx.training.trainer.EMA_DECAY", 0.96)
    plan = TrainingPlan((Stage(rounds=10, games=150, learning_rate=(3e-3, 1e-3), td_lambda=(1.0, 0.8)),))
    trainer = Trainer(plan)
    before = play_against_policy(trainer.network, Policy.GREEDY, 200, 1)
    losses = list(trainer.run())
    after = play_against_policy(trainer.network, Policy.GREEDY, 200, 1)
    assert before.share < 0.2
    assert after.share > 0.4
    assert play_against_network(trainer.network, Trainer(plan).network, 100, 2).share > 0.85
    assert losses[-1] < 0.3 * losses[0]


def test_the_number_of_threads_changes_nothing() -> None:
    assert is_same_network(train(TINY).network, train(TINY, threads=2).network)


def test_another_seed_gives_another_network() -> None:
    assert not is_same_network(train(TINY).network, train(TrainingPlan(TINY.stages, seed=8)).network)
