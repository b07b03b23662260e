"""Battle's engine obeys its limits and stops on request."""

import threading
import time
from collections.abc import Iterator

import pytest

from duellum.battle import RULES, Position
from duellum.battle.engine.baseline import Baseline
from duellum.battle.engine.battle_engine import BattleEngine
from duellum.battle.engine.root_search import RootSearch
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


@pytest.fixture
def threaded() -> Iterator[BattleEngine]:
    """An engine with two threads; a test fails that leaves a thread behind."""
    yield BattleEngine(megabytes=4, threads=2)
    assert not [thread for thread in threading.enumerate() if thread.name.startswith("search")]


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


@pytest.mark.parametrize("plies", [3, 5])
def test_several_threads_find_a_forced_win_too(threaded: BattleEngine, plies: int) -> None:
    win = next(win for win in FORCED_WINS if win.plies == plies)
    assert best(threaded, str(win.position), Limit(nodes=NODES_ENOUGH)).plies_to_end == plies


def test_several_threads_obey_the_limits_of_the_first(threaded: BattleEngine) -> None:
    assert threaded.search(Game(RULES), Limit(depth=4)).depth == 4
    threaded.reset()
    assert threaded.search(Game(RULES), Limit(nodes=50_000)).nodes < 50_100
    assert threaded.search(Game(RULES), Limit(seconds=0.05)).candidates


def test_a_stop_ends_all_threads(threaded: BattleEngine) -> None:
    result = threaded.search(Game(RULES), Limit(), progress=lambda _: threaded.stop())
    assert str(result.candidates[0].move) in map(str, Position.start().legal_moves())


def test_an_error_in_one_thread_ends_all_and_is_raised(
    threaded: BattleEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_root: RootSearch, _depth: int) -> None:
        raise RuntimeError("a thread failed")

    monkeypatch.setattr(RootSearch, "skip_to", fail)  # which only helping threads call
    with pytest.raises(RuntimeError, match="a thread failed"):
        threaded.search(Game(RULES), Limit())


def test_an_error_of_the_caller_ends_all_threads(threaded: BattleEngine) -> None:
    def fail(_result: SearchResult) -> None:
        raise RuntimeError("the caller failed")

    with pytest.raises(RuntimeError, match="the caller failed"):
        threaded.search(Game(RULES), Limit(), progress=fail)


def test_a_level_that_overlooks_moves_plays_the_same_with_several_threads(threaded: BattleEngine) -> None:
    strength = Strength(nodes=3000, overlooked_per_mille=300, seed=1)
    game = Game(RULES, Position.parse(BENCH[1]))
    expected = BattleEngine(megabytes=4).search(game, Limit(), strength=strength)
    found = threaded.search(game, Limit(), strength=strength)
    assert (found.nodes, found.candidates) == (expected.nodes, expected.candidates)


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
