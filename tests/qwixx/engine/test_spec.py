"""The engine specification: found by the game, with levels and the positions of its signature."""

import random
from concurrent.futures import ThreadPoolExecutor

import pytest

from duellum.core.engine import FULL_STRENGTH, Limit, NoEngineError, load_engine_spec
from duellum.core.game import Game
from duellum.engine.engine import wrap_engine
from duellum.qwixx import RULES, Position
from duellum.qwixx.engine.qwixx_engine import QwixxEngine
from duellum.qwixx.engine.spec import BENCH, ENGINE_SPEC, LEVELS
from duellum.qwixx.rules.board import Side
from tests.strategies import random_game


def test_it_is_found_by_the_game() -> None:
    assert load_engine_spec(RULES) is ENGINE_SPEC
    with pytest.raises(NoEngineError, match="levels are 1 to 8"):
        ENGINE_SPEC.strength(9)


def test_levels_grow_in_what_they_see() -> None:
    assert len(LEVELS) == 8
    overlooked_per_mille = [level.overlooked_per_mille for level in LEVELS]
    assert overlooked_per_mille == sorted(overlooked_per_mille, reverse=True)
    assert LEVELS[-1] == FULL_STRENGTH


@pytest.mark.parametrize("level", range(1, 9))
def test_every_level_plays_a_whole_legal_game(engine: QwixxEngine, level: int) -> None:
    strength, limit = ENGINE_SPEC.strength(level), Limit(nodes=20_000)
    player = wrap_engine(RULES, "level", engine, strength=strength, limit=limit, seed=level)
    game = Game(RULES)
    dice = random.Random(level)
    while game.actor is not None:
        if game.actor == "dice":
            game.roll(dice)
        else:
            game.play(player.choose(game))
    assert game.outcome is not None


def test_the_signatures_positions_have_a_player_to_choose() -> None:
    assert all(isinstance(Position.parse(fen).actor, Side) for fen in BENCH)


def test_the_expected_value_is_the_same_from_many_threads() -> None:
    expected_value = ENGINE_SPEC.expected_value
    assert expected_value is not None
    games = [random_game(RULES, seed, 40) for seed in range(30)]
    positions = [position for game in games for position in game.positions if position.actor == "dice"][-60:]
    values = [expected_value(position) for position in positions]
    with ThreadPoolExecutor(4) as threads:
        assert [*threads.map(expected_value, positions * 2)] == values * 2
