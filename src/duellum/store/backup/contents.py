"""What a copy of an event log contains, and whether it is whole."""

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

from msgspec import Struct

from duellum.store.event_log import DELETED, DELETING, StoreError
from duellum.store.migrations import load_migrations, select_pending

TABLES = {
    "event": ("game", "sequence", "at", "payload"),
    "game": ("id", "live", "due", "label", "labelled_at"),
    "snapshot": ("game", "sequence", "version", "payload"),
    "heartbeat": ("id", "at"),
}
"""The tables of an event log and their columns, as both databases have them."""


class Contents(Struct, frozen=True):
    """How much an event log holds."""

    games: int
    """Streams of events; one that was deleted keeps its row and counts, too."""
    events: int
    deleted: int
    """How many of the games were deleted or are being deleted."""


@contextlib.contextmanager
def open_read_only(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a SQLite file that nobody writes to; it stays as it is. Raises :class:`StoreError`."""
    try:
        connection = sqlite3.connect(f"file:{quote(str(path.absolute()))}?mode=ro&immutable=1", uri=True)
        with contextlib.closing(connection):
            yield connection
    except sqlite3.Error as error:
        raise StoreError(f"{path} cannot be read: {error}") from error


def count_contents(connection: sqlite3.Connection) -> Contents:
    """Return how much a SQLite file holds; files of older versions have no deleted games."""
    [[games]] = connection.execute("SELECT count(*) FROM game")
    [[events]] = connection.execute("SELECT count(*) FROM event")
    deleted = 0
    if any(column[1] == "label" for column in connection.execute("PRAGMA table_info(game)")):
        [[deleted]] = connection.execute(
            "SELECT count(*) FROM game WHERE label IN (?, ?)", (DELETING, DELETED)
        )
    return Contents(games, events, deleted)


def verify_copy(path: Path, least: Contents) -> Contents:
    """Return what a copy contains. Raises :class:`StoreError` if it is damaged or has less than `least`."""
    with open_read_only(path) as connection:
        [[verdict]] = connection.execute("PRAGMA integrity_check(1)").fetchall()
        if verdict != "ok":
            raise StoreError(f"{path} is damaged: {verdict}")
        [[version]] = connection.execute("SELECT max(number) FROM migration")
        select_pending(load_migrations("sqlite"), version)
        [[gaps]] = connection.execute(
            "SELECT count(*) FROM (SELECT 1 FROM event GROUP BY game HAVING count(*) <> max(sequence))"
        )
        found = count_contents(connection)
    if gaps > found.deleted:
        raise StoreError(f"{path} lacks events of {gaps} games")
    if found.games < least.games or (found.deleted == least.deleted and found.events < least.events):
        raise StoreError(f"{path} has {found}, which is less than the {least} when the backup began")
    return found
