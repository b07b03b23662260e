"""The root: one line for each candidate, and the merging of lines after a stop."""

import pytest

from duellum.battle import RULES, Position
from duellum.battle.engine.battle_engine import BattleEngine
from duellum.battle.engine.root_search import ASPIRATION_DEPTH, RootSearch, merge_lines
from duellum.battle.engine.scores import WIN
from duellum.core.engine import Limit
from duellum.core.game import Game
from tests.battle.engine.contexts import create_context
from tests.battle.engine.forced_wins import read_forced_wins


@pytest.fixture(scope="module")
def engine() -> BattleEngine:
    return BattleEngine(megabytes=16)


def test_candidates_are_distinct_and_the_best_comes_first(engine: BattleEngine) -> None:
    result = engine.search(Game(RULES), Limit(depth=4), candidates=5)
    values = [candidate.value for candidate in result.candidates]
    assert values == sorted(values, reverse=True)
    assert len({candidate.move for candidate in result.candidates}) == 5
    position = Position.start()
    for candidate in result.candidates:
        assert candidate.line[0] == candidate.move
        assert position.play(candidate.move) is not None


def test_moves_with_the_same_result_are_merged(engine: BattleEngine) -> None:
    lone = Game(RULES, Position.parse("8k/9/9/9/3T5/9/9/K8 w 0 9"))
    moves = lone.legal_moves()
    results = {lone.position.play(move) for move in moves}
    result = engine.search(lone, Limit(depth=1), candidates=100)
    assert len(results) < len(moves)
    assert len(result.candidates) == len(results)


def test_lines_left_over_by_a_stop_are_kept_behind_the_new_ones() -> None:
    old = [(30, [1, 2]), (20, [3]), (10, [5])]
    assert merge_lines(old, [(25, [3, 4])]) == [(30, [1, 2]), (25, [3, 4]), (10, [5])]
    assert merge_lines(old, []) == old
    assert merge_lines(old[:1], [(5, [7])]) == [(5, [7])]


@pytest.mark.parametrize("guess", [None, 0, 5_000, -5_000])
def test_a_score_outside_the_aspiration_window_is_found_by_widening_it(guess: int | None) -> None:
    win = next(win for win in read_forced_wins() if win.plies == 3)
    root = RootSearch(create_context(str(win.position)), [win.position])
    assert root.search_with_aspiration(ASPIRATION_DEPTH, guess) == WIN - 3
