"""Threads that share a module's memory: each has its own position and search, and all have one table."""

import pytest

from duellum.battle import Position
from duellum.battle.engine.module_arrays import SEARCH
from duellum.battle.engine.root_search import Line, RootSearch, SearchMemory, create_memories
from duellum.battle.engine.search_context import SearchContext
from duellum.battle.engine.spec import BENCH
from duellum.battle.engine.weights import load_weights
from duellum.core.engine import Limit

THREADS = 3


@pytest.fixture(scope="module")
def memories() -> list[SearchMemory]:
    return create_memories(1, None, THREADS)


def search(memory: SearchMemory, fen: str) -> tuple[list[Line], int]:
    memory.reset()
    root = RootSearch(memory, [Position.parse(fen)], Limit(depth=5))
    while root.deepen(lambda: False):
        pass
    return root.lines, root.nodes


@pytest.mark.parametrize("fen", BENCH)
def test_each_thread_searches_like_a_module_with_memory_of_its_own(
    memories: list[SearchMemory], fen: str
) -> None:
    expected = search(SearchMemory(1), fen)
    assert [search(memory, fen) for memory in memories] == [expected] * THREADS


def test_threads_write_to_arrays_of_their_own_and_to_one_table(memories: list[SearchMemory]) -> None:
    contexts = [memory.context for memory in memories]
    for name, array in zip(SearchContext._fields, SEARCH.arrays(), strict=True):
        addresses = {getattr(context, name).ctypes.data for context in contexts}
        assert len(addresses) == (1 if array.is_shared else THREADS), name


def test_a_search_that_pauses_is_not_disturbed_by_another_thread(memories: list[SearchMemory]) -> None:
    first, second, _ = memories
    expected = search(first, BENCH[1])
    first.reset()
    paused = RootSearch(first, [Position.parse(BENCH[1])], Limit(depth=5))
    other = RootSearch(second, [Position.parse(BENCH[2])], Limit(depth=1))

    def interrupt() -> bool:
        other.skip_to(1)
        other.deepen(lambda: False)
        return False

    while paused.deepen(interrupt, 500):
        pass
    assert paused.lines == expected[0]


def test_the_table_holds_what_another_thread_found(memories: list[SearchMemory]) -> None:
    first, second, _ = memories
    alone = search(first, BENCH[1])
    root = RootSearch(second, [Position.parse(BENCH[1])], Limit(depth=5))
    while root.deepen(lambda: False):
        pass
    assert root.lines[0][0] == alone[0][0][0]
    assert root.nodes < alone[1]


def test_weights_are_those_of_all_threads() -> None:
    changed = load_weights() + 1
    assert [memory.context.weights.tolist() for memory in create_memories(1, changed, 2)] == [
        changed.tolist()
    ] * 2
