"""Reaching PostgreSQL: connections whose tables are up to date, and patience while the server is away."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import asyncpg

from duellum.store.event_log import StoreError
from duellum.store.migrations import migrations_of, missing

PATIENCE = 30.0
"""Seconds to keep trying while the server cannot be reached, such as during its restart."""
CONNECTION_SETTINGS: dict[str, Any] = {
    "timeout": 5,
    "command_timeout": 10,
    "server_settings": {"application_name": "duellum", "synchronous_commit": "on"},
}
_PASSING = (
    OSError,  # unreachable, cut off, timed out
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,  # the connection is closed
    asyncpg.InternalClientError,  # it was lost in the middle of something
    asyncpg.OperatorInterventionError,  # the server shuts down or starts up
    asyncpg.TooManyConnectionsError,
    asyncpg.TransactionRollbackError,
)
_MIGRATION_LOCK = 0x6475656C6C756D  # "duellum"
Answer = TypeVar("Answer")


def told(error: Exception) -> StoreError:
    """Return what to say of an error."""
    if isinstance(error, StoreError):
        return error
    return StoreError(f"PostgreSQL cannot be used: {str(error) or type(error).__name__}")


async def patiently(ask: Callable[[], Awaitable[Answer]], patience: float) -> Answer:
    """Return the answer, asking again while the trouble may pass. Raises :class:`StoreError`.

    `patience` are the seconds to go on asking. What is asked must be safe to ask twice.
    """
    loop = asyncio.get_running_loop()
    deadline, pause = loop.time() + patience, 0.02
    while True:
        try:
            return await ask()
        except _PASSING as error:
            if loop.time() + pause > deadline:
                raise told(error) from error
        except asyncpg.PostgresError as error:
            raise told(error) from error
        await asyncio.sleep(pause)
        pause = min(2 * pause, 0.5)


async def connect(address: str) -> asyncpg.Connection:
    """Return a connection to a database whose tables are up to date."""
    try:
        connection = await asyncpg.connect(address, **CONNECTION_SETTINGS)
    except ValueError as error:  # a malformed address
        raise told(error) from error
    try:
        await migrate(connection)
    except BaseException:
        connection.terminate()
        raise
    return connection


async def migrate(connection: asyncpg.Connection) -> None:
    """Bring the tables up to date, all or nothing. Raises :class:`StoreError` where they are too new."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _MIGRATION_LOCK)
        await connection.execute(
            "CREATE TABLE IF NOT EXISTS migration (number integer PRIMARY KEY, name text NOT NULL)"
        )
        version = await connection.fetchval("SELECT coalesce(max(number), 0) FROM migration")
        for migration in missing(migrations_of("postgresql"), version):
            await connection.execute(migration.script)
            await connection.execute(
                "INSERT INTO migration VALUES ($1, $2)", migration.number, migration.name
            )
