"""The event log in PostgreSQL, for many nodes: one connection writes with group commit, a pool reads.

When the connection is lost during a group, nobody knows whether the group was committed. It is then written
again on a new connection. That is idempotent: an append names the sequence number it follows, so it cannot
be written twice. If the repetition is refused, the events are read: if exactly they are there, the
first try was committed.
"""

import asyncio
from collections.abc import Sequence
from typing import Any, Self

import asyncpg

from duellum.store.event_log import (
    MAX_TIME,
    Append,
    Entry,
    Snapshot,
    StoreError,
    clamp_sequence,
    is_game_id,
)
from duellum.store.group_commit import MAX_GROUP_APPENDS, AppendResult, PendingAppend, resolve_futures
from duellum.store.postgresql.connection import (
    RECONNECT_SECONDS,
    STARTING_UP,
    connect,
    create_reader_pool,
    retry,
    to_store_error,
)
from duellum.store.write_health import WriteHealth

READER_CONNECTIONS = 4
_SELECT_IS_READ_ONLY = (
    "SELECT current_setting('transaction_read_only') = 'on' OR pg_current_xact_id() IS NULL"
)
"""PostgreSQL gives out a transaction id only where something can be written."""
_APPEND = "SELECT refused, stands_at FROM append_events($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)"
_SELECT_EVENTS = """
    SELECT sequence, at, payload FROM event WHERE game = $1 AND sequence > $2
    AND NOT EXISTS (SELECT FROM game WHERE id = $1 AND latest < 0) ORDER BY sequence LIMIT $3
"""
_SELECT_LAST = "SELECT sequence, at, payload FROM event WHERE game = $1 ORDER BY sequence DESC LIMIT $2"
_SELECT_SNAPSHOT = """
    SELECT sequence, version, payload FROM snapshot WHERE game = $1 AND version = $2
    AND NOT EXISTS (SELECT FROM game WHERE id = $1 AND latest < 0)
"""
_UPSERT_SNAPSHOT = """
    INSERT INTO snapshot VALUES ($1, $2, $3, $4) ON CONFLICT (game) DO UPDATE
    SET sequence = excluded.sequence, version = excluded.version, payload = excluded.payload
    WHERE excluded.sequence > snapshot.sequence OR excluded.version <> snapshot.version
"""
_SELECT_HEARTBEAT = "SELECT at FROM heartbeat"
_UPSERT_HEARTBEAT = """
    INSERT INTO heartbeat VALUES (1, $1)
    ON CONFLICT (id) DO UPDATE SET at = greatest(heartbeat.at, excluded.at)
"""
_SELECT_DUE = "SELECT id FROM game WHERE live AND due IS NOT NULL AND due < $1 ORDER BY due LIMIT $2"
_SELECT_LABELLED = (
    "SELECT id FROM game WHERE label = $1 AND labelled_at < $2 ORDER BY labelled_at DESC LIMIT $3"
)
_REDACT = """
    WITH unneeded AS (DELETE FROM snapshot WHERE game = $1)
    UPDATE event SET payload = $3 WHERE game = $1 AND sequence = $2
"""
_PURGE = "SELECT purge_events($1, $2, $3)"


class PostgresqlLog:
    """An :class:`~duellum.store.event_log.EventLog` in a PostgreSQL database, which many nodes may share."""

    def __init__(
        self, address: str, connection: asyncpg.Connection, pool: asyncpg.Pool, reconnect_seconds: float
    ) -> None:
        self._address = address
        self._reconnect_seconds = reconnect_seconds
        self._connection: asyncpg.Connection | None = connection
        self._pool = pool
        self._queue = asyncio.Queue[PendingAppend | None]()
        self._is_closed = False
        self.health = WriteHealth()
        self._writer = asyncio.create_task(self._run_writer(), name="duellum-log-writer")

    @classmethod
    async def open(cls, address: str, reconnect_seconds: float = RECONNECT_SECONDS) -> Self:
        """Open a database, waiting for `reconnect_seconds` at most while its server starts up.

        A server that cannot be reached is an error at once, as the address may be wrong; once the log is
        open it is waited for, too. Raises :class:`~duellum.store.event_log.StoreError`.
        """
        connection = await retry(lambda: connect(address), reconnect_seconds, STARTING_UP)
        try:
            pool = await create_reader_pool(address, READER_CONNECTIONS)
        except BaseException:
            connection.terminate()
            raise
        return cls(address, connection, pool, reconnect_seconds)

    async def append(
        self, game_id: str, after: int, payloads: Sequence[bytes], *, at: int, live: bool,
        due: int | None = None, label: str = "",
    ) -> None:  # fmt: skip
        """See :meth:`~duellum.store.event_log.EventLog.append`."""
        self._check_open()
        append = Append(game_id, after, tuple(payloads), at, live, due, label)
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((append, future))
        await future

    async def read(self, game_id: str, after: int = 0, limit: int | None = None) -> Sequence[Entry]:
        """See :meth:`~duellum.store.event_log.EventLog.read`."""
        self._check_open()
        return await self._read_entries(game_id, clamp_sequence(after), limit) if is_game_id(game_id) else []

    async def read_last(self, game_id: str, limit: int) -> Sequence[Entry]:
        """See :meth:`~duellum.store.event_log.EventLog.read_last`."""
        self._check_open()
        return [Entry(*row) for row in reversed(await self._query(_SELECT_LAST, game_id, limit))]

    async def redact(self, game_id: str, sequence: int, payload: bytes) -> None:
        """See :meth:`~duellum.store.event_log.EventLog.redact`."""
        self._check_open()
        await self._query(_REDACT, game_id, sequence, payload)

    async def write_snapshot(self, game_id: str, snapshot: Snapshot) -> None:
        """See :meth:`~duellum.store.event_log.EventLog.write_snapshot`."""
        self._check_open()
        await self._query(_UPSERT_SNAPSHOT, game_id, snapshot.sequence, snapshot.version, snapshot.payload)

    async def read_snapshot(self, game_id: str, version: str) -> Snapshot | None:
        """See :meth:`~duellum.store.event_log.EventLog.read_snapshot`."""
        self._check_open()
        for row in await self._query(_SELECT_SNAPSHOT, game_id, version):
            return Snapshot(*row)
        return None

    async def write_heartbeat(self, at: int) -> None:
        """See :meth:`~duellum.store.event_log.EventLog.write_heartbeat`."""
        self._check_open()
        await self._query(_UPSERT_HEARTBEAT, at)

    async def read_heartbeat(self) -> int:
        """See :meth:`~duellum.store.event_log.EventLog.read_heartbeat`."""
        self._check_open()
        return max((at for [at] in await self._query(_SELECT_HEARTBEAT)), default=0)

    async def due_games(self, before: int, limit: int) -> Sequence[str]:
        """See :meth:`~duellum.store.event_log.EventLog.due_games`."""
        self._check_open()
        return [name for [name] in await self._query(_SELECT_DUE, before, limit)]

    async def labelled_games(self, label: str, limit: int, before: int = MAX_TIME) -> Sequence[str]:
        """See :meth:`~duellum.store.event_log.EventLog.labelled_games`."""
        self._check_open()
        return [name for [name] in await self._query(_SELECT_LABELLED, label, before, limit)]

    async def purge(self, label: str, before: int, limit: int) -> str | None:
        """See :meth:`~duellum.store.event_log.EventLog.purge`."""
        self._check_open()
        [[game_id]] = await self._query(_PURGE, label, before, limit)
        return game_id  # type: ignore[no-any-return]  # as the function's type says

    async def check(self) -> None:
        """See :meth:`~duellum.store.event_log.EventLog.check`."""
        self._check_open()
        try:
            await self._check_writable()
        except StoreError as error:
            self.health.note([error])
            raise
        self.health.note([])

    async def _check_writable(self) -> None:
        try:
            is_read_only = await self._pool.fetchval(_SELECT_IS_READ_ONLY, timeout=2)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise to_store_error(error) from error
        if is_read_only:
            raise StoreError("PostgreSQL cannot be used: it is read-only")

    async def close(self) -> None:
        """See :meth:`~duellum.store.event_log.EventLog.close`."""
        if self._is_closed:
            return
        self._is_closed = True
        self._queue.put_nowait(None)
        await self._writer
        self._drop_connection()
        self._pool.terminate()

    def _check_open(self) -> None:
        if self._is_closed:
            raise StoreError("the log is closed")

    async def _query(self, query: str, *values: str | int | bytes | None) -> Sequence[Sequence[Any]]:
        return await retry(lambda: self._pool.fetch(query, *values), self._reconnect_seconds)

    async def _read_entries(self, game_id: str, after: int, limit: int | None) -> list[Entry]:
        return [Entry(*row) for row in await self._query(_SELECT_EVENTS, game_id, after, limit)]

    # -- Group commit -------------------------------------------------------------------------------------

    async def _run_writer(self) -> None:
        """Commit group after group, until the log is closed."""
        is_open = True
        while is_open:
            group = await self._take_group()
            pending = [each for each in group if each is not None]
            is_open = len(pending) == len(group)
            if pending:
                pending.sort(key=lambda each: each[0].game_id)  # the same lock order everywhere: no deadlocks
                results = await self._commit([append for append, _ in pending])
                self.health.note(results)
                resolve_futures(pending, results)

    async def _take_group(self) -> list[PendingAppend | None]:
        """Wait for an append and return it with all others that wait; None marks the end."""
        group = [await self._queue.get()]
        while len(group) < MAX_GROUP_APPENDS and not self._queue.empty():
            group.append(self._queue.get_nowait())
        return group

    async def _commit(self, appends: Sequence[Append]) -> Sequence[AppendResult]:
        try:
            return await self._write_group(appends)
        except Exception as error:  # whatever went wrong, the callers must be told
            return [StoreError(str(to_store_error(error))) for _ in appends]

    async def _write_group(self, appends: Sequence[Append]) -> Sequence[AppendResult]:
        tries = 0

        async def attempt() -> Sequence[Sequence[int]]:
            nonlocal tries
            tries += 1
            return await self._try_group(appends)

        refused = {place - 1: latest for place, latest in await retry(attempt, self._reconnect_seconds)}
        results: list[AppendResult] = [None] * len(appends)
        for place, latest in refused.items():
            if tries == 1 or not await self._is_written(appends[place]):
                results[place] = appends[place].find_conflict(latest)
        return results

    async def _try_group(self, appends: Sequence[Append]) -> Sequence[Sequence[int]]:
        """Write a group; return the refused places, counted from 1, each with its game's last sequence."""
        try:
            if self._connection is None:
                self._connection = await connect(self._address)
            return await self._connection.fetch(_APPEND, *_to_columns(appends))  # type: ignore[no-any-return]
        except BaseException:
            self._drop_connection()
            raise

    async def _is_written(self, append: Append) -> bool:
        """Whether exactly these events are at their sequence numbers."""
        entries = await self._read_entries(append.game_id, append.after, len(append.payloads))
        return entries == [
            Entry(sequence, append.at, payload) for sequence, payload in append.numbered_payloads
        ]

    def _drop_connection(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None


def _to_columns(appends: Sequence[Append]) -> tuple[list[Any], ...]:
    """Return the arguments of the SQL function ``append_events``."""
    events = [
        (place, append, *event)
        for place, append in enumerate(appends, 1)
        for event in append.numbered_payloads
    ]
    return (
        [append.game_id for append in appends],
        [append.after for append in appends],
        [append.latest for append in appends],
        [append.live for append in appends],
        [append.due for append in appends],
        [append.label for append in appends],
        [append.at for append in appends],
        [place for place, _, _, _ in events],
        [append.game_id for _, append, _, _ in events],
        [sequence for _, _, sequence, _ in events],
        [append.at for _, append, _, _ in events],
        [payload for _, _, _, payload in events],
    )
