"""SQLite connections: a durable file, shared between processes, with its schema up to date."""

import contextlib
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

from duellum.core.files import protect_file, restrict_file
from duellum.store.event_log import StoreError
from duellum.store.migrations import Migration, load_migrations, select_pending

BUSY_TIMEOUT_SECONDS = 10.0
"""How long to wait for another process that has locked the file."""
_PAGE_BYTES = 1024
"""Page size of a new file. A move changes one index page, and consecutive moves are of different games:
smaller pages mean fewer bytes to write."""
_CHECKPOINT_PAGES = 24_000
"""Length of the write-ahead log at which SQLite copies it into the tables (a checkpoint). A page that has
changed often by then is copied once. Under load writers wait for a checkpoint once every few seconds."""


def connect(path: Path) -> sqlite3.Connection:
    """Return a connection that one thread at a time may use. Raises :class:`StoreError`.

    The file holds the seeds of running games: its owner alone may read it. SQLite creates the write-ahead log
    and the shared memory next to it with the same permissions.
    """
    try:
        protect_file(path)
        for suffix in ("-wal", "-shm"):
            restrict_file(path.with_name(path.name + suffix))
        connection = sqlite3.connect(
            path, timeout=BUSY_TIMEOUT_SECONDS, isolation_level=None, check_same_thread=False
        )
    except OSError as error:
        raise StoreError(f"{path} cannot be opened: {error.strerror}") from error
    except sqlite3.Error as error:
        raise StoreError(f"{path} cannot be opened: {error}") from error
    try:
        _configure(connection)
        migrate(connection, load_migrations("sqlite"))
    except BaseException as error:
        connection.close()
        if isinstance(error, sqlite3.Error):
            raise StoreError(f"{path} cannot be used: {error}") from error
        raise
    return connection


def _configure(connection: sqlite3.Connection) -> None:
    """Make commits durable: a write-ahead log with an fsync for each commit."""
    connection.execute(f"PRAGMA page_size = {_PAGE_BYTES}")
    _enable_write_ahead_log(connection)
    connection.execute(f"PRAGMA wal_autocheckpoint = {_CHECKPOINT_PAGES}")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA fullfsync = ON")  # on macOS a plain fsync leaves data in the disk's cache


def _enable_write_ahead_log(connection: sqlite3.Connection) -> None:
    """Switch to WAL mode; SQLite's busy timeout does not cover processes that switch at the same time."""
    for _ in range(100):
        with contextlib.suppress(sqlite3.OperationalError):
            if connection.execute("PRAGMA journal_mode = WAL").fetchone() == ("wal",):
                return
        time.sleep(BUSY_TIMEOUT_SECONDS / 100)
    connection.execute("PRAGMA journal_mode = WAL")
    raise StoreError("the file system does not support SQLite's write-ahead log")


def migrate(connection: sqlite3.Connection, migrations: tuple[Migration, ...]) -> None:
    """Bring the schema up to date, all or nothing. Raises :class:`StoreError` if it is too new."""
    if _read_version(connection) == migrations[-1].number:
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute(
            "CREATE TABLE IF NOT EXISTS migration (number INTEGER PRIMARY KEY, name TEXT NOT NULL)"
        )
        for migration in select_pending(migrations, _read_version(connection)):
            for statement in split_statements(migration.script):
                connection.execute(statement)
            connection.execute("INSERT INTO migration VALUES (?, ?)", (migration.number, migration.name))
        connection.execute("COMMIT")
    except BaseException:
        roll_back(connection)
        raise


def _read_version(connection: sqlite3.Connection) -> int:
    """Return the number of the last migration applied, 0 in an empty file."""
    named = connection.execute("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'migration'")
    if named.fetchone() is None:
        return 0
    [[version]] = connection.execute("SELECT coalesce(max(number), 0) FROM migration")
    return int(version)


def split_statements(script: str) -> Iterator[str]:
    """Yield the statements of a script; each ends at the end of a line."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def roll_back(connection: sqlite3.Connection) -> None:
    """Undo the current transaction, if there still is one: some errors have ended it already."""
    with contextlib.suppress(sqlite3.Error):
        if connection.in_transaction:
            connection.execute("ROLLBACK")
