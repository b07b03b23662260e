"""Deleting old games in SQLite: a bounded number of rows at a time, found by an index."""

import sqlite3
from collections.abc import Iterator

import pytest

from duellum.store.migrations import load_migrations
from duellum.store.sqlite import log, purge
from duellum.store.sqlite.connection import migrate
from duellum.store.sqlite.purge import Purge, delete_events


@pytest.fixture
def connection() -> Iterator[sqlite3.Connection]:
    opened = sqlite3.connect(":memory:", isolation_level=None)
    migrate(opened, load_migrations("sqlite"))
    yield opened
    opened.close()


def test_a_step_deletes_no_more_rows_than_allowed(connection: sqlite3.Connection) -> None:
    connection.execute("INSERT INTO game VALUES ('a', 0, NULL, 'finished', 5)")
    connection.executemany("INSERT INTO event VALUES ('a', ?, 5, 'x')", [(each,) for each in range(1, 26)])
    left = []
    while delete_events(connection, Purge("finished", 6, 10)) is not None:
        left.append(connection.execute("SELECT count(*) FROM event").fetchone()[0])
    assert left == [15, 5, 0]
    assert connection.execute("SELECT * FROM game").fetchall() == [("a", 0, None, "~deleted", None)]


@pytest.mark.parametrize(
    ("query", "values"),
    [
        (purge._SELECT_BEGUN, ("~deleting",)),
        (purge._SELECT_OLDEST, ("finished", 5)),
        (log._SELECT_LABELLED, ("public", 5, 50)),
    ],
)
def test_labelled_games_are_found_and_sorted_by_an_index(
    connection: sqlite3.Connection, query: str, values: tuple[str | int, ...]
) -> None:
    plan = " ".join(row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {query}", values))
    assert "USING COVERING INDEX game_label" in plan or "USING INDEX game_label" in plan
    assert "SCAN game" not in plan
    assert "TEMP B-TREE" not in plan
