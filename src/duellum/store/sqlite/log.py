"""The event log in a SQLite file: one thread writes with group commit, another reads."""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Self

import msgspec

from duellum.store.event_log import (
    MAX_TIME,
    Append,
    Entry,
    Snapshot,
    StoreError,
    clamp_sequence,
    is_game_id,
)
from duellum.store.sqlite.connection import connect
from duellum.store.sqlite.purge import DELETE_SNAPSHOT, Purge
from duellum.store.sqlite.writer import TEST_WRITE, Statement, Writer

# Every result is one cell of JSON: fetching row by row would wait for the interpreter's lock at each row.
_SELECT_EVENTS = """
    SELECT json_group_array(json_array(sequence, at, hex(payload)))
    FROM (SELECT * FROM event WHERE game = ?1 AND sequence > ?2
        AND NOT EXISTS (SELECT 1 FROM game WHERE id = ?1 AND label = '~deleting')
        ORDER BY sequence LIMIT ?3)
"""
_SELECT_LAST = """
    SELECT json_group_array(json_array(sequence, at, hex(payload)))
    FROM (SELECT * FROM event WHERE game = ? ORDER BY sequence DESC LIMIT ?)
"""
_SELECT_SNAPSHOT = """
    SELECT json_group_array(json_array(sequence, hex(payload))) FROM snapshot
    WHERE game = ?1 AND version = ?2
    AND NOT EXISTS (SELECT 1 FROM game WHERE id = ?1 AND label IN ('~deleting', '~deleted'))
"""
_SELECT_HEARTBEAT = "SELECT json_group_array(at) FROM heartbeat"
_UPSERT_SNAPSHOT = """
    INSERT INTO snapshot (game, sequence, version, payload) VALUES (?, ?, ?, ?)
    ON CONFLICT (game) DO UPDATE
    SET sequence = excluded.sequence, version = excluded.version, payload = excluded.payload
    WHERE excluded.sequence > sequence OR excluded.version <> version
"""
_UPSERT_HEARTBEAT = """
    INSERT INTO heartbeat (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = max(at, excluded.at)
"""
_REDACT = "UPDATE event SET payload = ?3 WHERE game = ?1 AND sequence = ?2"
_SELECT_DUE = """
    SELECT json_group_array(id) FROM (SELECT id FROM game
        WHERE live AND due IS NOT NULL AND due < ? ORDER BY due LIMIT ?)
"""
_SELECT_LABELLED = """
    SELECT json_group_array(id) FROM (SELECT id FROM game
        WHERE label = ? AND labelled_at < ? ORDER BY labelled_at DESC LIMIT ?)
"""


class SqliteLog:
    """An :class:`~duellum.store.event_log.EventLog` in one file, which several processes may share."""

    def __init__(
        self, connection: sqlite3.Connection, writer: Writer, reader: ThreadPoolExecutor,
        folder: TemporaryDirectory[str] | None,
    ) -> None:  # fmt: skip
        self._connection = connection
        self._writer, self.health = writer, writer.health
        self._reader = reader
        self._folder = folder
        self._is_closed = False

    @classmethod
    async def open(cls, path: Path, folder: TemporaryDirectory[str] | None = None) -> Self:
        """Open a file; `folder`, where given, is a temporary one that is deleted with the log.

        Raises :class:`~duellum.store.event_log.StoreError`.
        """
        loop = asyncio.get_running_loop()
        reader = ThreadPoolExecutor(1, "duellum-log-reader")
        try:
            reading, writing = await loop.run_in_executor(reader, lambda: (connect(path), connect(path)))
        except BaseException:
            reader.shutdown(wait=False)
            raise
        return cls(reading, Writer(writing, loop), reader, folder)

    def append(
        self, game_id: str, after: int, payloads: Sequence[bytes], *, at: int, live: bool,
        due: int | None = None, label: str = "",
    ) -> asyncio.Future[None]:  # fmt: skip
        """See :meth:`~duellum.store.event_log.EventLog.append`."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        try:
            self._check_open()
            self._writer.submit(Append(game_id, after, tuple(payloads), at, live, due, label), future)
        except (StoreError, ValueError) as error:
            future.set_exception(error)
        return future

    async def read(self, game_id: str, after: int = 0, limit: int | None = None) -> Sequence[Entry]:
        """See :meth:`~duellum.store.event_log.EventLog.read`."""
        self._check_open()
        if not is_game_id(game_id):
            return []
        rows = await self._query(
            _SELECT_EVENTS, game_id, clamp_sequence(after), -1 if limit is None else limit
        )
        return _to_entries(rows)

    async def read_last(self, game_id: str, limit: int) -> Sequence[Entry]:
        """See :meth:`~duellum.store.event_log.EventLog.read_last`."""
        return _to_entries(await self._query(_SELECT_LAST, game_id, limit))

    async def redact(self, game_id: str, sequence: int, payload: bytes) -> None:
        """See :meth:`~duellum.store.event_log.EventLog.redact`."""
        await self._write(Statement(_REDACT, (game_id, sequence, payload)))
        await self._write(Statement(DELETE_SNAPSHOT, (game_id,)))

    async def write_snapshot(self, game_id: str, snapshot: Snapshot) -> None:
        """See :meth:`~duellum.store.event_log.EventLog.write_snapshot`."""
        values = game_id, snapshot.sequence, snapshot.version, snapshot.payload
        await self._write(Statement(_UPSERT_SNAPSHOT, values))

    async def read_snapshot(self, game_id: str, version: str) -> Snapshot | None:
        """See :meth:`~duellum.store.event_log.EventLog.read_snapshot`."""
        for sequence, payload in await self._query(_SELECT_SNAPSHOT, game_id, version):
            return Snapshot(sequence, version, bytes.fromhex(payload))
        return None

    async def write_heartbeat(self, at: int) -> None:
        """See :meth:`~duellum.store.event_log.EventLog.write_heartbeat`."""
        await self._write(Statement(_UPSERT_HEARTBEAT, (at,)))

    async def read_heartbeat(self) -> int:
        """See :meth:`~duellum.store.event_log.EventLog.read_heartbeat`."""
        return max(await self._query(_SELECT_HEARTBEAT), default=0)

    async def due_games(self, before: int, limit: int) -> Sequence[str]:
        """See :meth:`~duellum.store.event_log.EventLog.due_games`."""
        return await self._query(_SELECT_DUE, before, limit)

    async def labelled_games(self, label: str, limit: int, before: int = MAX_TIME) -> Sequence[str]:
        """See :meth:`~duellum.store.event_log.EventLog.labelled_games`."""
        return await self._query(_SELECT_LABELLED, label, before, limit)

    async def purge(self, label: str, before: int, limit: int) -> str | None:
        """See :meth:`~duellum.store.event_log.EventLog.purge`."""
        self._check_open()
        future: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        self._writer.submit(Purge(label, before, limit), future)
        return await future

    async def check(self) -> None:
        """See :meth:`~duellum.store.event_log.EventLog.check`."""
        await self._write(TEST_WRITE)

    async def _write(self, statement: Statement) -> None:
        self._check_open()
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._writer.submit(statement, future)
        await future

    async def close(self) -> None:
        """See :meth:`~duellum.store.event_log.EventLog.close`."""
        if self._is_closed:
            return
        self._is_closed = True
        await asyncio.get_running_loop().run_in_executor(self._reader, self._release)
        self._reader.shutdown(wait=False)

    def _release(self) -> None:
        self._writer.close()
        self._connection.close()
        if self._folder is not None:
            self._folder.cleanup()

    async def _query(self, query: str, *values: str | int) -> list[Any]:
        self._check_open()
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._execute, query, values)

    def _execute(self, query: str, values: tuple[str | int, ...]) -> list[Any]:
        try:
            [[found]] = self._connection.execute(query, values)
        except sqlite3.Error as error:
            raise StoreError(f"the log cannot be read: {error}") from error
        return msgspec.json.decode(found, type=list[Any])

    def _check_open(self) -> None:
        if self._is_closed:
            raise StoreError("the log is closed")


def _to_entries(rows: list[Any]) -> list[Entry]:
    return [Entry(sequence, at, bytes.fromhex(payload)) for sequence, at, payload in sorted(rows)]
