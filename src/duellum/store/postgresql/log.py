"""The log in PostgreSQL, for many nodes: one connection writes in groups, a pool reads.

When a connection is lost while a group is under way, nobody knows whether it was written. It is then written
again on a new connection, which is safe: an append says after which event it stands, so it cannot happen
twice. One that is refused then is looked up: where exactly its events stand, it was written the first time.
"""

import asyncio
from collections.abc import Sequence
from typing import Any, Self

import asyncpg

from duellum.store.event_log import Append, Entry, StoreError, can_be_game, within_bounds
from duellum.store.group_commit import LARGEST_GROUP, Verdict, Waiting, settle
from duellum.store.postgresql.connection import CONNECTION_SETTINGS, PATIENCE, connect, patiently, told

READERS = 4
_CHECK = "SELECT current_setting('transaction_read_only') = 'on' OR pg_current_xact_id() IS NULL"
"""Whether nothing can be written; a number for a transaction is only given out where something can."""
_APPEND = "SELECT refused, stands_at FROM append_events($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)"
_EVENTS = "SELECT sequence, at, payload FROM event WHERE game = $1 AND sequence > $2 ORDER BY sequence"
_LIVE = "SELECT id FROM game WHERE live AND id > $1 ORDER BY id LIMIT $2"
_DUE = "SELECT id FROM game WHERE live AND due IS NOT NULL AND due < $1 ORDER BY due LIMIT $2"


class PostgresqlLog:
    """An :class:`~duellum.store.event_log.EventLog` in a PostgreSQL database, which many nodes may share."""

    def __init__(
        self, address: str, connection: asyncpg.Connection, pool: asyncpg.Pool, patience: float
    ) -> None:
        self._address = address
        self._patience = patience
        self._connection: asyncpg.Connection | None = connection
        self._pool = pool
        self._queue = asyncio.Queue[Waiting | None]()
        self._is_closed = False
        self._writer = asyncio.create_task(self._write(), name="duellum-log-writer")

    @classmethod
    async def open(cls, address: str, patience: float = PATIENCE) -> Self:
        """Open a database; `patience` are the seconds to wait while it is away later on.

        Raises :class:`~duellum.store.event_log.StoreError`.
        """
        connection = await patiently(lambda: connect(address), 0)
        try:
            pool = await patiently(lambda: _pool(address), 0)
        except BaseException:
            connection.terminate()
            raise
        return cls(address, connection, pool, patience)

    async def append(
        self, game: str, after: int, payloads: Sequence[bytes], *, at: int, live: bool, due: int | None = None
    ) -> None:
        """See :meth:`~duellum.store.event_log.EventLog.append`."""
        self._check_open()
        append = Append(game, after, tuple(payloads), at, live, due)
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((append, future))
        await future

    async def read(self, game: str, after: int = 0) -> Sequence[Entry]:
        """See :meth:`~duellum.store.event_log.EventLog.read`."""
        self._check_open()
        return await self._entries(game, within_bounds(after)) if can_be_game(game) else []

    async def live_games(self, limit: int, after: str = "") -> Sequence[str]:
        """See :meth:`~duellum.store.event_log.EventLog.live_games`."""
        self._check_open()
        return [name for [name] in await self._ask(_LIVE, after, limit)]

    async def due_games(self, before: int, limit: int) -> Sequence[str]:
        """See :meth:`~duellum.store.event_log.EventLog.due_games`."""
        self._check_open()
        return [name for [name] in await self._ask(_DUE, before, limit)]

    async def check(self) -> None:
        """See :meth:`~duellum.store.event_log.EventLog.check`."""
        self._check_open()
        try:
            is_read_only = await self._pool.fetchval(_CHECK, timeout=2)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise told(error) from error
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

    async def _ask(self, query: str, *values: str | int) -> Sequence[Sequence[Any]]:
        return await patiently(lambda: self._pool.fetch(query, *values), self._patience)

    async def _entries(self, game: str, after: int) -> list[Entry]:
        return [Entry(*row) for row in await self._ask(_EVENTS, game, after)]

    async def _write(self) -> None:
        """Write group after group, until the log is closed."""
        is_open = True
        while is_open:
            group = [await self._queue.get()]
            while len(group) < LARGEST_GROUP and not self._queue.empty():
                group.append(self._queue.get_nowait())
            waiting = [each for each in group if each is not None]
            is_open = len(waiting) == len(group)
            if not waiting:
                continue
            waiting.sort(key=lambda each: each[0].game)  # two groups never wait for each other
            settle(waiting, await self._verdicts([append for append, _ in waiting]))

    async def _verdicts(self, appends: Sequence[Append]) -> Sequence[Verdict]:
        try:
            return await self._write_group(appends)
        except Exception as error:  # whatever went wrong, those who wait must hear of it
            return [StoreError(str(told(error))) for _ in appends]

    async def _write_group(self, appends: Sequence[Append]) -> Sequence[Verdict]:
        tries = 0

        async def attempt() -> Sequence[Sequence[int]]:
            nonlocal tries
            tries += 1
            return await self._try(appends)

        refused = {place - 1: latest for place, latest in await patiently(attempt, self._patience)}
        verdicts: list[Verdict] = [None] * len(appends)
        for place, latest in refused.items():
            if tries == 1 or not await self._is_written(appends[place]):
                verdicts[place] = appends[place].conflict(latest)
        return verdicts

    async def _try(self, appends: Sequence[Append]) -> Sequence[Sequence[int]]:
        """Write a group; return the places that were refused, counted from 1, and where their games stand."""
        try:
            if self._connection is None:
                self._connection = await connect(self._address)
            return await self._connection.fetch(_APPEND, *_columns(appends))  # type: ignore[no-any-return]
        except BaseException:
            self._drop_connection()
            raise

    async def _is_written(self, append: Append) -> bool:
        """Whether exactly these events stand where they were to stand."""
        entries = await self._entries(append.game, append.after)
        wanted = [Entry(sequence, append.at, payload) for sequence, payload in append.numbered]
        return entries[: len(wanted)] == wanted

    def _drop_connection(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None


def _columns(appends: Sequence[Append]) -> tuple[list[Any], ...]:
    """Return the arguments of ``append_events``."""
    events = [(place, append, *event) for place, append in enumerate(appends, 1) for event in append.numbered]
    return (
        [append.game for append in appends],
        [append.after for append in appends],
        [append.latest for append in appends],
        [append.live for append in appends],
        [append.due for append in appends],
        [place for place, _, _, _ in events],
        [append.game for _, append, _, _ in events],
        [sequence for _, _, sequence, _ in events],
        [append.at for _, append, _, _ in events],
        [payload for _, _, _, payload in events],
    )


async def _pool(address: str) -> asyncpg.Pool:
    return await asyncpg.create_pool(
        address, min_size=1, max_size=READERS, reset=_leave, **CONNECTION_SETTINGS
    )


async def _leave(_connection: asyncpg.Connection) -> None:
    """Do nothing to a connection that comes back: a reader leaves no traces, and a round trip costs time."""
