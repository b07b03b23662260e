"""Copies a PostgreSQL event log into a SQLite file while it is written to, and a copy back into a database.

One transaction sees one snapshot (repeatable read), and takes no lock that a writer would wait for. It needs
no ``pg_dump`` of the server's version, and the copy is verified like any other.
"""

import contextlib
import sqlite3
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import asyncpg

from duellum.store.backup.contents import TABLES, Contents
from duellum.store.event_log import DELETED, DELETING, StoreError
from duellum.store.migrations import load_migrations
from duellum.store.postgresql.connection import CONNECTION_SETTINGS, migrate, to_store_error
from duellum.store.sqlite.connection import connect as connect_sqlite

_CONNECT_SECONDS = 10
_BATCH_ROWS = 5_000
_SERVER_NAME = CONNECTION_SETTINGS["server_settings"]["application_name"]
_COUNT = f"""
    SELECT (SELECT count(*) FROM game), (SELECT count(*) FROM event),
        (SELECT count(*) FROM game WHERE label IN ('{DELETING}', '{DELETED}'))
"""  # noqa: S608 - two constants
_COUNT_SERVERS = """
    SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1
"""
_LATEST = f"""
    CASE WHEN label IN ('{DELETING}', '{DELETED}') THEN -1
        ELSE coalesce((SELECT max(sequence) FROM event WHERE game = id), 0) END
"""  # noqa: S608 - two constants
"""A game's last sequence number, which only PostgreSQL keeps in the game's row."""


async def copy_postgresql(address: str, copy: Path) -> Contents:
    """Copy a database into a new SQLite file; return what it holds. Raises :class:`StoreError`."""
    with _store_errors():
        connection = await asyncpg.connect(address, timeout=_CONNECT_SECONDS)
        try:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                await _check_version(connection)
                await _copy_tables(connection, copy)
                return Contents(*await connection.fetchrow(_COUNT))
        finally:
            connection.terminate()


async def _check_version(connection: asyncpg.Connection) -> None:
    version, known = (
        await connection.fetchval("SELECT max(number) FROM migration"),
        load_migrations("postgresql"),
    )
    if version != known[-1].number:
        raise StoreError(
            f"the database uses schema version {version}, but this program supports "
            f"{known[-1].number}: run the version of Duellum that created it"
        )


async def _copy_tables(connection: asyncpg.Connection, copy: Path) -> None:
    with contextlib.closing(connect_sqlite(copy)) as target:
        target.execute("BEGIN IMMEDIATE")
        for table, columns in TABLES.items():
            names, marks = ", ".join(columns), ", ".join("?" * len(columns))
            cursor = await connection.cursor(f"SELECT {names} FROM {table}")  # noqa: S608 - constants
            while rows := await cursor.fetch(_BATCH_ROWS):
                target.executemany(f"INSERT INTO {table} ({names}) VALUES ({marks})", rows)  # noqa: S608 - constants
        target.execute("COMMIT")


async def restore_postgresql(copy: Path, address: str, expected: Contents, *, force: bool) -> None:
    """Fill a database from a SQLite file, all or nothing; the file is brought to this version.

    Raises :class:`StoreError` if a server uses the database, or it holds games and `force` is not given.
    """
    with _store_errors(), contextlib.closing(connect_sqlite(copy)) as source:
        connection = await asyncpg.connect(address, timeout=_CONNECT_SECONDS)
        try:
            await migrate(connection)
            async with connection.transaction():
                await _make_room(connection, force=force)
                await _fill_tables(connection, source)
                found = Contents(*await connection.fetchrow(_COUNT))
                if found != expected:
                    raise StoreError(f"only {found} of {expected} were restored, so nothing was changed")
        finally:
            connection.terminate()


async def _make_room(connection: asyncpg.Connection, *, force: bool) -> None:
    if await connection.fetchval(_COUNT_SERVERS, _SERVER_NAME):
        raise StoreError("the database is in use: stop the server first")
    await connection.execute(f"LOCK TABLE {', '.join(TABLES)} IN ACCESS EXCLUSIVE MODE NOWAIT")
    if await connection.fetchval("SELECT EXISTS (SELECT FROM game)") and not force:
        raise StoreError("the database already contains games: use --force to replace them")
    await connection.execute(f"TRUNCATE {', '.join(TABLES)}")


async def _fill_tables(connection: asyncpg.Connection, source: sqlite3.Connection) -> None:
    for table, columns in TABLES.items():
        is_game = table == "game"
        rows = _read_rows(source, table, (*columns, f"{_LATEST} AS latest") if is_game else columns)
        names = (*columns, "latest") if is_game else columns
        while batch := list(islice(rows, _BATCH_ROWS)):
            await connection.copy_records_to_table(table, records=batch, columns=names)


def _read_rows(source: sqlite3.Connection, table: str, columns: tuple[str, ...]) -> Iterator[tuple[Any, ...]]:
    for row in source.execute(f"SELECT {', '.join(columns)} FROM {table}"):  # noqa: S608 - constants
        yield tuple(
            bool(value) if column == "live" else value for column, value in zip(columns, row, strict=True)
        )


@contextlib.contextmanager
def _store_errors() -> Iterator[None]:
    try:
        yield
    except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise to_store_error(error) from error
    except sqlite3.Error as error:
        raise StoreError(f"the copy cannot be used: {error}") from error
