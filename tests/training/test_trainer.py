"""A course: it teaches, and everything follows from its plan."""

import numpy as np
import pytest

from duellum.qwixx.engine.network.weights import Network
from duellum.qwixx.simulation.policies import Policy
from duellum.training.trainer import Course, Plan, Stage, compare, examine
from tests.training.plans import TINY


def taught(plan: Plan, threads: int = 1) -> Course:
    course = Course(plan, threads)
    for _ in course.rounds():
        pass
    return course


def same(one: Network, other: Network) -> bool:
    return all(np.array_equal(left, right) for left, right in zip(one, other, strict=True))


def test_learning_works(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("duellum.training.trainer.BATCH", 128)  # many small steps, and an average that
    monkeypatch.setattr("duellum.training.trainer.MEMORY", 0.96)  # keeps up with them: the course is short
    plan = Plan((Stage(rounds=10, games=150, rate=(3e-3, 1e-3), trust=(1.0, 0.8)),))
    course = Course(plan)
    before = examine(course.network, Policy.GREEDY, 200, 1)
    losses = list(course.rounds())
    after = examine(course.network, Policy.GREEDY, 200, 1)
    assert before.share < 0.2
    assert after.share > 0.4
    assert compare(course.network, Course(plan).network, 100, 2).share > 0.85
    assert losses[-1] < 0.3 * losses[0]


def test_the_number_of_threads_changes_nothing() -> None:
    assert same(taught(TINY).network, taught(TINY, threads=2).network)


def test_another_seed_teaches_another_network() -> None:
    assert not same(taught(TINY).network, taught(Plan(TINY.stages, seed=8)).network)


def test_a_plan_knows_its_rounds_games_and_stages() -> None:
    first, second = TINY.stages
    assert TINY.rounds == 6
    assert [TINY.games_before(number) for number in range(7)] == [0, 24, 48, 72, 78, 84, 90]
    assert TINY.stage_of(2) == (first, 2 / 3)
    assert TINY.stage_of(3) == (second, 0)
    with pytest.raises(IndexError, match="no such round"):
        TINY.stage_of(6)


def test_a_network_is_as_good_as_itself() -> None:
    network = Course(TINY).network
    assert compare(network, network, 40, 3).share == 0.5
