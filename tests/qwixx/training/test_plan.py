"""Training plans: rounds, games, stages, and plans with fewer games."""

import pytest

from duellum.qwixx.training.plan import FULL_PLAN, reduce_games
from tests.qwixx.training.plans import TINY


def test_a_plan_has_rounds_games_and_stages() -> None:
    first, second = TINY.stages
    assert TINY.rounds == 6
    assert [TINY.games_before(number) for number in range(7)] == [0, 24, 48, 72, 78, 84, 90]
    assert TINY.stage_of(2) == (first, 2 / 3)
    assert TINY.stage_of(3) == (second, 0)
    with pytest.raises(IndexError, match="no such round"):
        TINY.stage_of(6)


def test_a_reduced_plan_has_the_same_rounds_and_fewer_games() -> None:
    quick = reduce_games(FULL_PLAN, 10, seed=3)
    assert quick.rounds == FULL_PLAN.rounds
    assert quick.seed == 3
    assert quick.games_before(quick.rounds) * 10 == FULL_PLAN.games_before(FULL_PLAN.rounds)
