"""PostgreSQL connections: schema up to date, and retries while the server cannot be reached."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import asyncpg

from duellum.store.event_log import StoreError
from duellum.store.migrations import load_migrations, select_pending

RECONNECT_SECONDS = 30.0
"""How long to keep trying while the server cannot be reached, such as during its restart."""
CONNECTION_SETTINGS: dict[str, Any] = {
    "timeout": 5,
    "command_timeout": 10,
    "server_settings": {"application_name": "duellum", "synchronous_commit": "on"},
}
STARTING_UP = (asyncpg.CannotConnectNowError,)
"""The server is there but does not take connections yet, or does not any more."""
TRANSIENT_ERRORS = (
    OSError,  # unreachable, connection lost, timed out
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,  # the connection is closed
    asyncpg.InternalClientError,  # it was lost in the middle of an operation
    asyncpg.OperatorInterventionError,  # the server shuts down or starts up
    asyncpg.TooManyConnectionsError,
    asyncpg.TransactionRollbackError,
)
"""Errors that may pass without anybody's doing."""
_FIRST_PAUSE_SECONDS, _MAX_PAUSE_SECONDS = 0.02, 0.5
_MIGRATION_LOCK = 0x6475656C6C756D  # "duellum"
Result = TypeVar("Result")


def to_store_error(error: Exception) -> StoreError:
    """Return a driver's error as the store's own."""
    if isinstance(error, StoreError):
        return error
    return StoreError(f"PostgreSQL cannot be used: {str(error) or type(error).__name__}")


async def retry(
    operation: Callable[[], Awaitable[Result]],
    seconds: float,
    errors: tuple[type[Exception], ...] = TRANSIENT_ERRORS,
) -> Result:
    """Return the operation's result; repeat it for up to `seconds` while it fails with one of the errors.

    The operation must be idempotent. Raises :class:`StoreError`.
    """
    loop = asyncio.get_running_loop()
    deadline, pause = loop.time() + seconds, _FIRST_PAUSE_SECONDS
    while True:
        try:
            return await operation()
        except (*TRANSIENT_ERRORS, asyncpg.PostgresError) as error:
            if not isinstance(error, errors) or loop.time() + pause > deadline:
                raise to_store_error(error) from error
        await asyncio.sleep(pause)
        pause = min(2 * pause, _MAX_PAUSE_SECONDS)


async def connect(address: str) -> asyncpg.Connection:
    """Return a connection to a database whose schema is up to date."""
    try:
        connection = await asyncpg.connect(address, **CONNECTION_SETTINGS)
    except ValueError as error:  # a malformed address
        raise to_store_error(error) from error
    try:
        await migrate(connection)
    except BaseException:
        connection.terminate()
        raise
    return connection


async def create_reader_pool(address: str, connections: int) -> asyncpg.Pool:
    """Return a pool of at most this many connections for reading; it connects when first used.

    It keeps no minimum: asyncpg would log every failed attempt to restore it while the server is away.
    """
    return await asyncpg.create_pool(
        address, min_size=0, max_size=connections, reset=_skip_reset, **CONNECTION_SETTINGS
    )


async def _skip_reset(_connection: asyncpg.Connection) -> None:
    """Do nothing to a returned connection: readers change no settings, and a round trip costs time."""


async def migrate(connection: asyncpg.Connection) -> None:
    """Bring the schema up to date, all or nothing. Raises :class:`StoreError` if it is too new."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _MIGRATION_LOCK)
        await connection.execute(
            "CREATE TABLE IF NOT EXISTS migration (number integer PRIMARY KEY, name text NOT NULL)"
        )
        version = await connection.fetchval("SELECT coalesce(max(number), 0) FROM migration")
        for migration in select_pending(load_migrations("postgresql"), version):
            await connection.execute(migration.script)
            await connection.execute(
                "INSERT INTO migration VALUES ($1, $2)", migration.number, migration.name
            )
