"""Opening a SQLite file: its schema comes up to date once, and what cannot be opened is refused."""

import sqlite3
from pathlib import Path

import pytest

from duellum.store import StoreError, open_event_log
from duellum.store.migrations import Migration, load_migrations
from duellum.store.sqlite.connection import connect, migrate, split_statements

FIRST = Migration(1, "one", "CREATE TABLE one (a);\n")
SECOND = Migration(
    2, "two", "-- a word; and another\nCREATE TABLE two (a);\nINSERT INTO two VALUES ('a;b');\n"
)
BROKEN = Migration(3, "broken", "CREATE TABLE three (a);\nCREATE TABLE one (a);\n")


@pytest.fixture
def connection() -> sqlite3.Connection:
    return sqlite3.connect(":memory:", isolation_level=None)


def tables(connection: sqlite3.Connection) -> set[str]:
    return {name for [name] in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


def test_only_what_is_missing_is_applied_and_it_is_recorded(connection: sqlite3.Connection) -> None:
    migrate(connection, (FIRST,))
    migrate(connection, (FIRST, SECOND))
    migrate(connection, (FIRST, SECOND))
    assert tables(connection) == {"migration", "one", "two"}
    assert connection.execute("SELECT * FROM migration").fetchall() == [(1, "one"), (2, "two")]
    assert connection.execute("SELECT * FROM two").fetchall() == [("a;b",)]
    connection.close()


def test_a_migration_that_fails_leaves_nothing_behind(connection: sqlite3.Connection) -> None:
    migrate(connection, (FIRST,))
    with pytest.raises(sqlite3.OperationalError, match="table one already exists"):
        migrate(connection, (FIRST, SECOND, BROKEN))
    assert tables(connection) == {"migration", "one"}
    connection.close()


def test_a_script_is_cut_into_its_statements() -> None:
    assert len(list(split_statements(SECOND.script))) == 2
    for migration in load_migrations("sqlite"):
        assert "".join(split_statements(migration.script)) == migration.script


@pytest.mark.asyncio
async def test_a_newer_sqlite_file_is_refused(tmp_path: Path) -> None:
    connection = connect(tmp_path / "log.db")
    connection.execute("INSERT INTO migration VALUES (99, 'of the future')")
    connection.close()
    with pytest.raises(StoreError, match="the database has version 99, but this program supports"):
        await open_event_log(f"sqlite:///{tmp_path}/log.db")


@pytest.mark.asyncio
async def test_a_damaged_file_is_reported(tmp_path: Path) -> None:
    (tmp_path / "log.db").write_bytes(b"no database" * 1000)
    with pytest.raises(StoreError, match="file is not a database"):
        await open_event_log(f"sqlite:///{tmp_path}/log.db")


def test_commits_are_durable_and_the_write_ahead_log_is_as_long_as_documented(tmp_path: Path) -> None:
    connection = connect(tmp_path / "log.db")
    pragmas = ("journal_mode", "synchronous", "page_size", "wal_autocheckpoint")
    found = [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in pragmas]
    connection.close()
    assert found == ["wal", 2, 1024, 24_000]
    text = Path(__file__).parents[3].joinpath("docs/operating.md").read_text(encoding="utf-8")
    assert "24,000 pages of 1 KB" in text
