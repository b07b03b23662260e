"""The transposition table gives back what was stored, and nothing else."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from duellum.battle.engine.scores import WIN
from duellum.battle.engine.transposition_table import (
    EXACT,
    LOWER_BOUND,
    UPPER_BOUND,
    count_words,
    entry_bound,
    entry_depth,
    entry_move,
    entry_score,
    probe,
    store,
)
from duellum.battle.engine.zobrist import Keys
from duellum.core.compiled import compiled

pytestmark = pytest.mark.twins
Entry = tuple[int, int, int, int]


@compiled
def store_entry(table: Keys, keys: Keys, move: int, score: int, depth: int, bound: int, ply: int) -> None:
    store(table, keys[0], move, score, depth, bound, ply)


@compiled
def read_entry(table: Keys, keys: Keys, ply: int) -> Entry:
    entry = probe(table, keys[0])
    return entry_move(entry), entry_score(entry, ply), entry_depth(entry), entry_bound(entry)


def new_table() -> Keys:
    return np.zeros(count_words(1), np.uint64)


def key(number: int) -> Keys:
    return np.array([number], np.uint64)


@given(
    st.integers(1, 2**64 - 1),
    st.integers(1, 2**22 - 1),
    st.integers(-WIN, WIN),
    st.integers(0, 60),
    st.sampled_from([EXACT, LOWER_BOUND, UPPER_BOUND]),
    st.integers(0, 95),
)
def test_an_entry_is_read_as_it_was_stored(
    number: int, move: int, score: int, depth: int, bound: int, ply: int
) -> None:
    table = new_table()
    store_entry(table, key(number), move, score, depth, bound, ply)
    assert read_entry(table, key(number), ply) == (move, score, depth, bound)


def test_a_forced_win_is_nearer_when_read_nearer_to_it() -> None:
    table = new_table()
    store_entry(table, key(7), 1, WIN - 10, 5, EXACT, 4)  # 6 plies from the position
    assert read_entry(table, key(7), 2)[1] == WIN - 8
    store_entry(table, key(7), 1, 10 - WIN, 5, EXACT, 4)
    assert read_entry(table, key(7), 2)[1] == 8 - WIN


def test_another_position_in_the_same_slot_is_not_found() -> None:
    table = new_table()
    store_entry(table, key(7), 1, 50, 5, EXACT, 0)
    other = key(7 + len(table) // 2)
    assert read_entry(table, other, 0)[3] == 0
    store_entry(table, other, 2, 60, 5, EXACT, 0)
    assert read_entry(table, key(7), 0)[3] == 0


def test_a_torn_entry_is_not_found() -> None:
    table = new_table()
    store_entry(table, key(7), 1, 50, 5, EXACT, 0)
    table[2 * 7 + 1] ^= np.uint64(1)
    assert read_entry(table, key(7), 0)[3] == 0


def test_the_best_move_stays_where_a_new_result_has_none() -> None:
    table = new_table()
    store_entry(table, key(7), 33, 50, 5, EXACT, 0)
    store_entry(table, key(7), 0, 20, 6, UPPER_BOUND, 0)
    assert read_entry(table, key(7), 0) == (33, 20, 6, UPPER_BOUND)


def test_a_table_has_the_size_asked_for_rounded_down_to_a_power_of_two() -> None:
    assert [count_words(megabytes) * 8 // 2**20 for megabytes in (1, 3, 16)] == [1, 2, 16]
