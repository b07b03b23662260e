"""The root: one line for each candidate, the merging of lines after a stop, and slices."""

import pytest

from duellum.battle import RULES, Position
from duellum.battle.engine.battle_engine import BattleEngine
from duellum.battle.engine.iterative_deepening import (
    ASPIRATION_DEPTH,
    IS_OPEN,
    LINE_COUNT,
    NEW_LINES,
    SEARCHED_DEPTH,
    WANTED,
)
from duellum.battle.engine.root_search import Line, RootSearch, SearchMemory
from duellum.battle.engine.scores import WIN
from duellum.battle.engine.spec import BENCH
from duellum.core.engine import Limit
from duellum.core.game import Game
from tests.battle.engine.forced_wins import read_forced_wins


def never() -> bool:
    return False


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


def merge(old: list[Line], new: list[Line]) -> list[Line]:
    """Return the lines after an iteration that found the new ones and was stopped."""
    start = Position.start()
    memory = SearchMemory(1)
    search, root = RootSearch(memory, [start], wanted=len(old)), memory.root
    for number, lines in enumerate((old, new)):
        for index, (score, line) in enumerate(lines):
            root.scores[number, index] = score
            root.lines[number, index, : len(line) + 1] = [*line, 0]
    root.state[LINE_COUNT], root.state[NEW_LINES], root.state[IS_OPEN] = len(old), len(new), 1
    root.state[WANTED] = len(new)  # nothing is left to search
    search.deepen(never)
    return search.lines


def test_lines_left_over_by_a_stop_are_kept_behind_the_new_ones() -> None:
    old = [(30, [1, 2]), (20, [3]), (10, [5])]
    assert merge(old, [(25, [3, 4])]) == [(30, [1, 2]), (25, [3, 4]), (10, [5])]
    assert merge(old, []) == old
    assert merge(old[:1], [(5, [7])]) == [(5, [7])]


@pytest.mark.parametrize("guess", [0, 5_000, -5_000])
def test_a_score_outside_the_aspiration_window_is_found_by_widening_it(guess: int) -> None:
    win = next(win for win in read_forced_wins() if win.plies == 3)
    memory = SearchMemory(1)
    search = RootSearch(memory, [win.position])
    memory.root.scores[0, 0] = guess
    memory.root.state[SEARCHED_DEPTH] = ASPIRATION_DEPTH - 1
    search.deepen(never)
    assert search.lines[0][0] == WIN - 3


@pytest.mark.parametrize("nodes", [1, 77, 1_000])
@pytest.mark.parametrize("fen", BENCH[1:4])
def test_a_search_in_slices_visits_the_same_nodes_and_finds_the_same_lines(fen: str, nodes: int) -> None:
    whole, sliced = (
        RootSearch(SearchMemory(1), [Position.parse(fen)], Limit(depth=4), wanted=2) for _ in range(2)
    )
    while whole.deepen(never, 1 << 30):
        pass
    looks: list[int] = []

    def look() -> bool:
        looks.append(sliced.nodes)
        return False

    while sliced.deepen(look, nodes):
        pass
    assert (sliced.lines, sliced.nodes) == (whole.lines, whole.nodes)
    assert len(looks) > whole.nodes // (nodes + 2_000)


def test_a_search_that_is_stopped_ends_with_the_lines_found_so_far() -> None:
    search = RootSearch(SearchMemory(1), [Position.start()], Limit())
    while search.depth < 3:
        assert search.deepen(never)
    assert not search.deepen(lambda: True, 100)
    assert search.lines
    assert search.depth == 3
