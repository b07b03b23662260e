"""The probability of winning that a score stands for."""

import math

import pytest

from duellum.battle.engine.scores import DECISIVE, WIN
from duellum.battle.engine.win_probability import win_probability


@pytest.mark.parametrize("score", [-2_000, -111, -1, 0, 1, 50, 111, 3_000])
def test_it_is_the_logistic_function_of_the_score(score: int) -> None:
    assert win_probability(score, 111.0) == pytest.approx(1 / (1 + math.exp(-score / 111)), rel=1e-14)


def test_a_forced_end_is_certain() -> None:
    assert [win_probability(score, 111.0) for score in (WIN - 3, 3 - WIN)] == [1.0, 0.0]
    assert 0 < win_probability(-DECISIVE, 5_000.0) < win_probability(DECISIVE, 5_000.0) < 1
