"""Opening a log: its tables come up to date once, and what cannot be opened is refused with a reason."""

import asyncio
import sqlite3
import sys
from pathlib import Path

import asyncpg
import pytest

from duellum.store import StoreError, open_log
from duellum.store.migrations import Migration, migrations_of
from duellum.store.postgresql.connection import migrate as migrate_postgresql
from duellum.store.sqlite.connection import connect, migrate, statements
from tests.services import Postgresql

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


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_migrations_are_numbered_from_one_without_gaps(database: str) -> None:
    numbers = [migration.number for migration in migrations_of(database)]
    assert numbers
    assert numbers == list(range(1, len(numbers) + 1))
    assert all(migration.name and migration.script for migration in migrations_of(database))


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
    assert len(list(statements(SECOND.script))) == 2
    for migration in migrations_of("sqlite"):
        assert "".join(statements(migration.script)) == migration.script


@pytest.mark.asyncio
async def test_a_newer_sqlite_file_is_refused(tmp_path: Path) -> None:
    connection = connect(tmp_path / "log.db")
    connection.execute("INSERT INTO migration VALUES (99, 'of the future')")
    connection.close()
    with pytest.raises(StoreError, match="the database has version 99, this program knows 1"):
        await open_log(f"sqlite:///{tmp_path}/log.db")


@pytest.mark.asyncio
async def test_a_newer_postgresql_database_is_refused(postgresql: Postgresql) -> None:
    address = postgresql.new_database()
    connection = await asyncpg.connect(address)
    await migrate_postgresql(connection)
    await connection.execute("INSERT INTO migration VALUES (99, 'of the future')")
    await connection.close()
    with pytest.raises(StoreError, match="the database has version 99, this program knows 1"):
        await open_log(address)


@pytest.mark.asyncio
async def test_many_may_open_a_new_log_at_once(postgresql: Postgresql, tmp_path: Path) -> None:
    for address in (postgresql.new_database(), f"sqlite:///{tmp_path}/log.db"):
        logs = await asyncio.gather(*(open_log(address) for _ in range(8)))
        for log in logs:
            await log.check()
            await log.close()


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("mysql://host/log", "no log is kept at 'mysql' addresses"),
        ("log.db", "no log is kept at 'log.db' addresses"),
        ("sqlite://log.db", "like sqlite:///duellum.db"),
        ("sqlite:///", "like sqlite:///duellum.db"),
        ("sqlite:////nowhere/at/all/log.db", "cannot be opened: unable to open database file"),
        ("postgresql://nobody@/nothing?host=/nowhere", "PostgreSQL cannot be used"),
        ("postgresql://host:port/log", "PostgreSQL cannot be used"),
        ("postgresql://user:secret@127.0.0.1:1/log", "PostgreSQL cannot be used"),
    ],
)
async def test_an_address_that_leads_nowhere_is_refused_with_a_reason(address: str, reason: str) -> None:
    with pytest.raises(StoreError, match=reason) as refused:
        await open_log(address)
    assert "secret" not in str(refused.value)


@pytest.mark.asyncio
async def test_without_its_driver_postgresql_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    monkeypatch.delitem(sys.modules, "duellum.store.postgresql.log")
    monkeypatch.delitem(sys.modules, "duellum.store.postgresql.connection")
    with pytest.raises(StoreError, match=r"PostgreSQL needs the extra duellum\[scale\]"):
        await open_log("postgresql://host/log")


@pytest.mark.asyncio
async def test_relative_and_absolute_files_are_told_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for address in ("sqlite:///relative.db", f"sqlite:///{tmp_path}/absolute.db", "sqlite://:memory:"):
        await (await open_log(address)).close()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["absolute.db", "relative.db"]
