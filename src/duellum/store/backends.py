"""The choice of database: opens the event log at an address."""

from pathlib import Path
from tempfile import TemporaryDirectory

from duellum.store.event_log import EventLog, StoreError

_SQLITE, _POSTGRESQL = "sqlite://", ("postgresql://", "postgres://")


async def open_event_log(address: str) -> EventLog:
    """Open the event log at an address; creates or migrates its tables. Raises :class:`StoreError`.

    ``sqlite:///relative.db``, ``sqlite:////absolute.db``, ``sqlite://:memory:`` for a log that is deleted
    when closed, ``postgresql://user@host/database``.
    """
    if address.startswith(_SQLITE):
        return await _open_sqlite(address)
    if address.startswith(_POSTGRESQL):
        return await _open_postgresql(address)
    scheme = address.partition("://")[0]
    raise StoreError(f"{scheme!r} is not a kind of database: use sqlite:///FILE or postgresql://HOST/NAME")


def is_sqlite(address: str) -> bool:
    """Whether this is the address of a SQLite file."""
    return address.startswith(_SQLITE)


def parse_sqlite_path(address: str) -> Path:
    """Return the file of a SQLite address. Raises :class:`StoreError`."""
    place = address.removeprefix(_SQLITE)
    if not place.startswith("/") or place == "/":
        raise StoreError("a SQLite address must be sqlite:/// and a file, such as sqlite:///duellum.db")
    return Path(place.removeprefix("/"))


async def _open_sqlite(address: str) -> EventLog:
    from duellum.store.sqlite.log import SqliteLog  # noqa: PLC0415 - only the database that is asked for

    if address == f"{_SQLITE}:memory:":
        folder = TemporaryDirectory(prefix="duellum-")
        return await SqliteLog.open(Path(folder.name, "log.db"), folder)
    return await SqliteLog.open(parse_sqlite_path(address))


async def _open_postgresql(address: str) -> EventLog:
    try:
        from duellum.store.postgresql.log import PostgresqlLog  # noqa: PLC0415 - an extra, slow to import
    except ImportError as error:
        raise StoreError(f"PostgreSQL needs the extra duellum[scale]: {error}") from error
    return await PostgresqlLog.open(address)
