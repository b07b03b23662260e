"""Copies a SQLite event log while it is written to, and puts a copy in its place.

``VACUUM INTO`` reads one snapshot in one go, and writers go on meanwhile. SQLite's backup interface copies a
few pages at a time and begins again whenever another process has written: under load it never ends.
"""

import contextlib
import sqlite3
from pathlib import Path

from duellum.core.files import copy_private, protect_file, sync_path
from duellum.store.backup.contents import Contents, count_contents, verify_copy
from duellum.store.event_log import StoreError

_BUSY_SECONDS = 10.0
_IN_USE_SECONDS = 0.5


def copy_sqlite(source: Path, copy: Path) -> Contents:
    """Copy a file that may be in use; return what it held before. Raises :class:`StoreError`."""
    if not source.is_file():
        raise StoreError(f"there is no database {source}")
    try:
        protect_file(copy)
        with contextlib.closing(sqlite3.connect(source, timeout=_BUSY_SECONDS)) as connection:
            before = count_contents(connection)
            connection.execute("VACUUM INTO ?", (str(copy),))
        sync_path(copy)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{source} cannot be copied: {error}") from error
    return before


def restore_sqlite(copy: Path, target: Path, expected: Contents, *, force: bool) -> None:
    """Put a copy in the place of a file. Raises :class:`StoreError` if that is in use or in the way."""
    draft = target.with_name(f".{target.name}.restored")
    try:
        if target.exists():
            if not force:
                raise StoreError(f"{target} exists already: use --force to replace it")
            _check_unused(target)
        copy_private(copy, draft)
        verify_copy(draft, expected)
        draft.replace(target)
        sync_path(target.parent)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{target} cannot be restored: {error}") from error
    finally:
        draft.unlink(missing_ok=True)


def _check_unused(path: Path) -> None:
    """Raise :class:`StoreError` while a server has the file open.

    Only a file that nobody else has open can leave the WAL mode. That also removes the old write-ahead log,
    which must not be applied to the restored file.
    """
    with contextlib.closing(sqlite3.connect(path, timeout=_IN_USE_SECONDS)) as connection:
        try:
            [[mode]] = connection.execute("PRAGMA journal_mode = DELETE").fetchall()
        except sqlite3.OperationalError as error:
            raise StoreError(f"{path} is in use: stop the server first ({error})") from error
        except sqlite3.DatabaseError:
            return  # it is damaged, which is a good reason to restore it
    if mode == "wal":
        raise StoreError(f"{path} is in use: stop the server first")
