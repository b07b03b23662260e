"""Battle's engine: it finds what is there, obeys its limits, and is the same again."""

import threading
import time

import pytest

from duellum.battle import RULES, Position
from duellum.battle.engine.baseline import Baseline
from duellum.battle.engine.battle_engine import Thinker
from duellum.battle.engine.spec import BENCH, ENGINE_SPEC, LEVELS
from duellum.core.engine import Candidate, Limit, NoEngineError, SearchResult, Strength, load_engine_spec
from duellum.core.errors import MoveError
from duellum.core.game import Game
from tests.battle.engine.forced_wins import ForcedWin, read_forced_wins
from tests.battle.engine.solver import keeps_the_win

FORCED_WINS = list(read_forced_wins())
NODES_ENOUGH = 600_000  # what one core searches in less than a second


@pytest.fixture(scope="module")
def thinker() -> Thinker:
    return Thinker(megabytes=16)


def best(thinker: Thinker, fen: str, limit: Limit) -> Candidate:
    return thinker.search(Game(RULES, Position.parse(fen)), limit).candidates[0]


def test_it_is_found_by_the_game() -> None:
    assert load_engine_spec(RULES) is ENGINE_SPEC
    with pytest.raises(NoEngineError, match="levels are 1 to 8"):
        ENGINE_SPEC.strength(9)


def test_it_takes_the_king_and_the_palace_at_once(thinker: Thinker) -> None:
    king = best(thinker, "4k4/4A4/9/9/9/9/9/4K4 w 0 9", Limit(depth=3))
    palace = best(thinker, "k8/4K4/9/9/4v4/9/9/9 w 0 9", Limit(depth=3))
    assert (str(king.move), king.value, king.ends_in) == ("e7n1", 1.0, 1)
    assert (str(palace.move), palace.ends_in) == ("e7n1", 1)


def test_it_saves_its_king(thinker: Thinker) -> None:
    position = Position.start().play(Position.start().parse_move("i1n4w1"))  # h5 threatens e8
    move = thinker.search(Game(RULES, position), Limit(depth=4)).candidates[0].move
    replies = [
        str(reply) for reply in position.play(move).legal_moves() if reply.captured and reply.captured.is_king
    ]
    assert replies == []


@pytest.mark.parametrize("win", FORCED_WINS, ids=lambda win: str(win.position))
def test_it_finds_every_forced_win_of_the_suite(thinker: Thinker, win: ForcedWin) -> None:
    thinker.reset()
    found = best(thinker, str(win.position), Limit(nodes=NODES_ENOUGH))
    assert found.ends_in is not None
    assert found.ends_in > 0
    assert keeps_the_win(win.position, found.move, found.ends_in if found.ends_in <= 7 else win.plies)


def test_the_suite_has_a_hundred_wins_in_two_to_four_moves() -> None:
    assert len({win.position for win in FORCED_WINS}) >= 100
    assert {win.plies for win in FORCED_WINS} == {3, 5, 7}


def test_candidates_are_distinct_and_the_best_comes_first(thinker: Thinker) -> None:
    thought = thinker.search(Game(RULES), Limit(depth=4), candidates=5)
    values = [candidate.value for candidate in thought.candidates]
    assert values == sorted(values, reverse=True)
    assert len({candidate.move for candidate in thought.candidates}) == 5
    position = Position.start()
    for candidate in thought.candidates:
        assert candidate.line[0] == candidate.move
        assert position.play(candidate.move) is not None


def test_moves_with_the_same_result_are_merged(thinker: Thinker) -> None:
    lone = Game(RULES, Position.parse("8k/9/9/9/3T5/9/9/K8 w 0 9"))
    moves = lone.legal_moves()
    results = {lone.position.play(move) for move in moves}
    thought = thinker.search(lone, Limit(depth=1), candidates=100)
    assert len(results) < len(moves)
    assert len(thought.candidates) == len(results)


def test_one_thread_counts_the_same_nodes_again() -> None:
    counts = {Thinker(megabytes=4).search(Game(RULES), Limit(depth=6)).nodes for _ in range(2)}
    assert len(counts) == 1


def test_limits_are_obeyed(thinker: Thinker) -> None:
    assert thinker.search(Game(RULES), Limit(depth=2)).depth == 2
    thinker.reset()
    assert thinker.search(Game(RULES), Limit(nodes=5_000)).nodes <= 5_001


def test_stop_ends_the_thinking_and_the_best_so_far_is_returned(thinker: Thinker) -> None:
    thoughts: list[SearchResult] = []
    asked = threading.Thread(target=lambda: thoughts.append(thinker.search(Game(RULES), Limit())))
    asked.start()
    time.sleep(0.3)
    while asked.is_alive():
        thinker.stop()
        asked.join(0.01)
    assert str(thoughts[0].candidates[0].move) in map(str, Position.start().legal_moves())


def test_several_threads_find_a_forced_win_too() -> None:
    win = next(win for win in FORCED_WINS if win.plies == 5)
    found = best(Thinker(megabytes=4, threads=2), str(win.position), Limit(nodes=NODES_ENOUGH))
    assert found.ends_in == 5


def test_a_finished_game_is_not_thought_about(thinker: Thinker) -> None:
    over = Game(RULES)
    over.agree_draw()
    for engine in (thinker, Baseline()):
        with pytest.raises(MoveError, match="nothing to think about"):
            engine.search(over, Limit(depth=1))


def test_it_repeats_the_position_when_that_saves_the_game(thinker: Thinker) -> None:
    """A lone king that would lose brings about the third occurrence of a position instead."""
    lost = Position.parse("sbfw1wfbs/4k4/9/9/9/9/9/4K4 b 0 9")
    game = Game(RULES, lost)
    for text in ("e7n1", "e1w1", "e8s1", "d1e1", "e7n1", "e1w1", "e8s1"):
        game.play(game.parse_move(text))
    thinker.reset()
    best, second = thinker.search(game, Limit(depth=5), candidates=2).candidates
    assert (str(best.move), best.value) == ("d1e1", 0.5)
    assert second.value < 0.1
    game.play(best.move)
    assert game.outcome is not None
    assert game.outcome.reason == "repetition"


def test_the_longer_it_looks_the_longer_it_defends(thinker: Thinker) -> None:
    lost = best(thinker, "9/9/9/9/9/2k6/9/1K6D b 0 1", Limit(depth=6))
    assert lost.ends_in == -30  # the longest defence there is, from the solved endings


def test_levels_grow_in_what_they_see() -> None:
    assert len(LEVELS) == 8
    assert [level.overlooks for level in LEVELS] == sorted(
        (level.overlooks for level in LEVELS), reverse=True
    )
    assert LEVELS[-1] == Strength()


def test_a_weak_level_overlooks_and_its_seed_says_what(thinker: Thinker) -> None:
    choices = []
    for seed in range(12):
        thinker.reset()
        strength = Strength(nodes=300, overlooks=600, seed=seed)
        thought = thinker.search(Game(RULES), Limit(), strength=strength)
        choices.append(str(thought.candidates[0].move))
    assert len(set(choices)) > 2


def test_what_a_weak_player_believes_does_not_reach_a_strong_one() -> None:
    apart, shared = Thinker(megabytes=4), Thinker(megabytes=4)
    game = Game(RULES, Position.parse(BENCH[1]))
    for seed in range(20):
        shared.search(game, Limit(), strength=Strength(nodes=3000, overlooks=700, seed=seed))
    expected, found = apart.search(game, Limit(depth=5)), shared.search(game, Limit(depth=5))
    assert (found.nodes, found.candidates) == (expected.nodes, expected.candidates)


def test_the_baseline_takes_what_hangs() -> None:
    position = Position.parse("k8/9/9/9/3a5/3A5/9/8K w 0 9")
    assert str(Baseline(1).search(Game(RULES, position), Limit()).candidates[0].move) == "d3n1"


def test_bench_positions_are_undecided() -> None:
    assert all(Position.parse(fen).outcome() is None for fen in BENCH)
