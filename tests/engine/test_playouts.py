"""The search by playouts: for games that bring no engine of their own."""

import pytest

from duellum.core.engine import Limit, SearchResult, Strength, load_engine_spec
from duellum.core.errors import MoveError
from duellum.core.game import Game
from duellum.engine.playouts import FIRST_PLAYOUTS, LEVELS, PlayoutEngine, expected_value, find_engine_spec

WON = "4k4/9/9/9/9/4T4/9/4K4 w 0 1"


def test_a_win_at_once_is_found() -> None:
    found = PlayoutEngine().search(Game("battle", WON), Limit(nodes=300))
    assert (str(found.candidates[0].move), found.candidates[0].value) == ("e3n5", 1.0)
    assert found.nodes == 300


def test_the_same_seed_finds_the_same_and_another_one_something_else() -> None:
    game = Game("battle", WON)
    values = [
        [each.value for each in PlayoutEngine().search(
            game, Limit(nodes=60), candidates=9, strength=Strength(seed=seed)).candidates]
        for seed in (1, 1, 2)
    ]  # fmt: skip
    assert values[0] == values[1] != values[2]
    assert values[0] == sorted(values[0], reverse=True)


def test_depths_grow_and_are_told() -> None:
    told: list[SearchResult] = []
    game = Game("battle", WON)
    found = PlayoutEngine().search(game, Limit(depth=2), candidates=2, progress=told.append)
    assert [(each.depth, each.nodes) for each in told] == [(1, FIRST_PLAYOUTS), (2, 3 * FIRST_PLAYOUTS)]
    assert found == told[-1]
    assert len(found.candidates) == 2


def test_a_search_without_end_is_stopped() -> None:
    engine, told = PlayoutEngine(), list[SearchResult]()

    def stop(found: SearchResult) -> None:
        told.append(found)
        engine.stop()

    found = engine.search(Game("battle", WON), Limit(), progress=stop)
    assert len(told) == 1
    assert found.depth == 1
    assert PlayoutEngine().search(Game("battle", WON), Limit(seconds=0.01)).candidates


def test_levels_overlook_moves_but_always_have_one() -> None:
    game = Game("battle")
    for level in LEVELS[:3]:
        found = PlayoutEngine().search(game, Limit(), strength=level)
        assert found.candidates[0].move in game.legal_moves()
        assert found.nodes == level.nodes


def test_nobody_to_move_is_refused() -> None:
    with pytest.raises(MoveError):
        PlayoutEngine().search(Game("qwixx"), Limit(nodes=1))


def test_games_with_an_engine_keep_theirs() -> None:
    rules = Game("battle").rules
    assert find_engine_spec(rules) is load_engine_spec(rules)


def test_an_expected_value_is_between_loss_and_win() -> None:
    ahead = "b2bb2.......bb/b6........g6.-/b5..g6.g.....-/b3.g7........- b 0:0 - r"
    assert 0 <= expected_value(Game("qwixx", ahead).position) <= 1
