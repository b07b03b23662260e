"""Loading the tablebase from the cache folder, in the background; it is built on first use."""

import threading
from contextlib import suppress

from duellum.battle.engine.tablebase.file import TABLES_FILE, read_tables, write_tables
from duellum.battle.engine.tablebase.retrograde import Progress, build
from duellum.battle.engine.tablebase.tables import MAX_TABLEBASE_PIECES, Tables
from duellum.core.files import cache_folder

LOAD_AT_PIECES = 6
"""Loading starts when this many pieces are left: a search may then reach the solved endings."""
MAX_WAIT_SECONDS = 30.0
"""How long a search of a solved ending waits for the tables, which are built the first time."""


def load(progress: Progress | None = None) -> Tables:
    """Return the tables from the cache folder, or build them and store them there.

    A damaged file is replaced. Where the folder cannot be written to, the tables are built each time.
    """
    path = cache_folder() / TABLES_FILE
    with suppress(OSError, ValueError):
        return read_tables(path)
    tables = build(progress)
    with suppress(OSError):
        write_tables(path, tables)
    return tables


class TablebaseLoader:
    """Loads the tables in a background thread once few pieces are left."""

    def __init__(self) -> None:
        self._tables: Tables | None = None
        self._thread: threading.Thread | None = None
        self._lock = threading.Lock()

    def tables_for(self, pieces: int) -> Tables | None:
        """Return the tables for a position with this many pieces; None while they are not loaded."""
        if pieces <= LOAD_AT_PIECES:
            with self._lock:
                if self._thread is None:
                    self._thread = threading.Thread(target=self._load, daemon=True)
                    self._thread.start()
            if pieces <= MAX_TABLEBASE_PIECES:
                self._thread.join(MAX_WAIT_SECONDS)
        return self._tables

    def _load(self) -> None:
        self._tables = load()


TABLEBASE_LOADER = TablebaseLoader()
"""Shared by all engines of a process."""
