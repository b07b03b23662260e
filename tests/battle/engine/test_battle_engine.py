"""Battle's engine obeys its limits and stops on request."""

import threading
import time

import pytest

from duellum.battle import RULES, Position
from duellum.battle.engine.baseline import Baseline
from duellum.battle.engine.battle_engine import BattleEngine
from duellum.battle.engine.spec import BENCH
from duellum.core.engine import Candidate, Limit, SearchResult, Strength
from duellum.core.errors import MoveError
from duellum.core.game import Game
from tests.battle.engine.forced_wins import read_forced_wins

FORCED_WINS = list(read_forced_wins())
NODES_ENOUGH = 600_000  # what one core searches in less than a second


@pytest.fixture(scope="module")
def engine() -> BattleEngine:
    return BattleEngine(megabytes=16)


def best(engine: BattleEngine, fen: str, limit: Limit) -> Candidate:
    return engine.search(Game(RULES, Position.parse(fen)), limit).candidates[0]


def test_limits_are_obeyed(engine: BattleEngine) -> None:
    assert engine.search(Game(RULES), Limit(depth=2)).depth == 2
    engine.reset()
    assert engine.search(Game(RULES), Limit(nodes=5_000)).nodes <= 5_001


def test_stop_ends_the_search_and_returns_the_best_so_far(engine: BattleEngine) -> None:
    results: list[SearchResult] = []
    asked = threading.Thread(target=lambda: results.append(engine.search(Game(RULES), Limit())))
    asked.start()
    time.sleep(0.3)
    while asked.is_alive():
        engine.stop()
        asked.join(0.01)
    assert str(results[0].candidates[0].move) in map(str, Position.start().legal_moves())


def test_several_threads_find_a_forced_win_too() -> None:
    win = next(win for win in FORCED_WINS if win.plies == 5)
    found = best(BattleEngine(megabytes=4, threads=2), str(win.position), Limit(nodes=NODES_ENOUGH))
    assert found.plies_to_end == 5


def test_a_finished_game_is_not_searched(engine: BattleEngine) -> None:
    over = Game(RULES)
    over.agree_draw()
    for each in (engine, Baseline()):
        with pytest.raises(MoveError, match="no move to search"):
            each.search(over, Limit(depth=1))


def test_the_results_of_a_weak_level_do_not_reach_the_shared_table() -> None:
    apart, shared = BattleEngine(megabytes=4), BattleEngine(megabytes=4)
    game = Game(RULES, Position.parse(BENCH[1]))
    for seed in range(20):
        shared.search(game, Limit(), strength=Strength(nodes=3000, overlooked_per_mille=700, seed=seed))
    expected, found = apart.search(game, Limit(depth=5)), shared.search(game, Limit(depth=5))
    assert (found.nodes, found.candidates) == (expected.nodes, expected.candidates)
