"""The event log in a SQLite file: one thread writes with group commit, another reads."""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Self

import msgspec

from duellum.store.event_log import Append, Entry, StoreError, clamp_sequence, is_game_id
from duellum.store.sqlite.connection import connect
from duellum.store.sqlite.writer import Writer

# Every result is one cell of JSON: fetching row by row would wait for the interpreter's lock at each row.
_SELECT_EVENTS = """
    SELECT json_group_array(json_array(sequence, at, hex(payload)))
    FROM event WHERE game = ? AND sequence > ?
"""
_SELECT_LIVE = """
    SELECT json_group_array(id) FROM (SELECT id FROM game WHERE live AND id > ? ORDER BY id LIMIT ?)
"""
_SELECT_DUE = """
    SELECT json_group_array(id) FROM (SELECT id FROM game
        WHERE live AND due IS NOT NULL AND due < ? ORDER BY due LIMIT ?)
"""


class SqliteLog:
    """An :class:`~duellum.store.event_log.EventLog` in one file, which several processes may share."""

    def __init__(
        self, connection: sqlite3.Connection, writer: Writer, reader: ThreadPoolExecutor,
        folder: TemporaryDirectory[str] | None,
    ) -> None:  # fmt: skip
        self._connection = connection
        self._writer = writer
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
        self, game: str, after: int, payloads: Sequence[bytes], *, at: int, live: bool, due: int | None = None
    ) -> asyncio.Future[None]:
        """See :meth:`~duellum.store.event_log.EventLog.append`."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        try:
            self._check_open()
            self._writer.submit(Append(game, after, tuple(payloads), at, live, due), future)
        except (StoreError, ValueError) as error:
            future.set_exception(error)
        return future

    async def read(self, game: str, after: int = 0) -> Sequence[Entry]:
        """See :meth:`~duellum.store.event_log.EventLog.read`."""
        self._check_open()
        if not is_game_id(game):
            return []
        rows = await self._query(_SELECT_EVENTS, game, clamp_sequence(after))
        return [Entry(sequence, at, bytes.fromhex(payload)) for sequence, at, payload in sorted(rows)]

    async def live_games(self, limit: int, after: str = "") -> Sequence[str]:
        """See :meth:`~duellum.store.event_log.EventLog.live_games`."""
        return sorted(await self._query(_SELECT_LIVE, after, limit))

    async def due_games(self, before: int, limit: int) -> Sequence[str]:
        """See :meth:`~duellum.store.event_log.EventLog.due_games`."""
        return await self._query(_SELECT_DUE, before, limit)

    async def check(self) -> None:
        """See :meth:`~duellum.store.event_log.EventLog.check`."""
        self._check_open()
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._writer.submit(None, future)
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
