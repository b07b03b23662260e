"""Weak levels overlook moves."""

import pytest

from duellum.battle import RULES
from duellum.battle.engine.battle_engine import BattleEngine
from duellum.core.engine import Limit, Strength
from duellum.core.game import Game


@pytest.fixture(scope="module")
def engine() -> BattleEngine:
    return BattleEngine(megabytes=16)


def test_a_weak_level_overlooks_and_its_seed_says_what(engine: BattleEngine) -> None:
    choices = []
    for seed in range(12):
        engine.reset()
        strength = Strength(nodes=300, overlooked_per_mille=600, seed=seed)
        result = engine.search(Game(RULES), Limit(), strength=strength)
        choices.append(str(result.candidates[0].move))
    assert len(set(choices)) > 2
