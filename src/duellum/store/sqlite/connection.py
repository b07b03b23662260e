"""Opening a SQLite file: durable, shared between processes, its tables up to date."""

import contextlib
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

from duellum.store.event_log import StoreError
from duellum.store.migrations import Migration, migrations_of, missing

PATIENCE = 10.0
"""Seconds to wait for another process to let go of the file."""
_PAGE_BYTES = 1024
"""Of a new file. A move changes one page of the index, which holds the games in no order: the smaller pages
are, the less has to be written for it."""
_LOG_PAGES = 24_000
"""How long the write-ahead log may get before it is taken over into the tables. Pages that have changed
often by then are written there once, and writers wait for that once in a few seconds when all is busy."""


def connect(path: Path) -> sqlite3.Connection:
    """Return a connection that one thread at a time may use. Raises :class:`StoreError`."""
    try:
        connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    except sqlite3.Error as error:
        raise StoreError(f"{path} cannot be opened: {error}") from error
    try:
        connection.execute(f"PRAGMA page_size = {_PAGE_BYTES}")
        _turn_on_wal(connection)
        connection.execute(f"PRAGMA wal_autocheckpoint = {_LOG_PAGES}")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA fullfsync = ON")  # Macs else leave it in the disk's own memory
        migrate(connection, migrations_of("sqlite"))
    except BaseException as error:
        connection.close()
        if isinstance(error, sqlite3.Error):
            raise StoreError(f"{path} cannot be used: {error}") from error
        raise
    return connection


def _turn_on_wal(connection: sqlite3.Connection) -> None:
    """Switch to a write-ahead log; SQLite itself does not wait for others who are just doing the same."""
    for _ in range(100):
        with contextlib.suppress(sqlite3.OperationalError):
            if connection.execute("PRAGMA journal_mode = WAL").fetchone() == ("wal",):
                return
        time.sleep(PATIENCE / 100)
    connection.execute("PRAGMA journal_mode = WAL")
    raise StoreError("the file system cannot hold SQLite's write-ahead log")


def migrate(connection: sqlite3.Connection, migrations: tuple[Migration, ...]) -> None:
    """Bring the tables up to date, all or nothing. Raises :class:`StoreError` where they are too new."""
    if _version(connection) == migrations[-1].number:
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute(
            "CREATE TABLE IF NOT EXISTS migration (number INTEGER PRIMARY KEY, name TEXT NOT NULL)"
        )
        for migration in missing(migrations, _version(connection)):
            for statement in statements(migration.script):
                connection.execute(statement)
            connection.execute("INSERT INTO migration VALUES (?, ?)", (migration.number, migration.name))
        connection.execute("COMMIT")
    except BaseException:
        roll_back(connection)
        raise


def _version(connection: sqlite3.Connection) -> int:
    """Return the number of the last migration applied, 0 in an empty file."""
    named = connection.execute("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'migration'")
    if named.fetchone() is None:
        return 0
    [[version]] = connection.execute("SELECT coalesce(max(number), 0) FROM migration")
    return int(version)


def statements(script: str) -> Iterator[str]:
    """Yield the statements of a script; each ends with a line."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def roll_back(connection: sqlite3.Connection) -> None:
    """Undo the transaction under way, if there still is one: some errors have ended it already."""
    with contextlib.suppress(sqlite3.Error):
        if connection.in_transaction:
            connection.execute("ROLLBACK")
