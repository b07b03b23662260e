"""The SQLite writer thread: group commit, one transaction and one fsync for all appends that wait.

A group takes a handful of statements however large it is: every statement releases the interpreter's lock
(GIL), and getting it back from a busy event loop can take longer than the statement itself.
"""

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from duellum.store.event_log import DELETED, DELETING, Append, StoreError
from duellum.store.group_commit import MAX_GROUP_APPENDS, WriteResult, choose_window, resolve_futures
from duellum.store.sqlite.connection import roll_back
from duellum.store.sqlite.purge import Purge, delete_events
from duellum.store.write_health import WriteHealth

_SELECT_GAMES = """
    SELECT json_group_array(json_array(
        asked.value, (SELECT max(sequence) FROM event WHERE event.game = asked.value),
        game.live, game.due, game.label
    )) FROM json_each(?) AS asked LEFT JOIN game ON game.id = asked.value
"""
# ROLLBACK on failure: the whole group fails together, and SQLite need not keep a journal for one statement.
_INSERT_EVENTS = """
    INSERT OR ROLLBACK INTO event (game, sequence, at, payload) SELECT
        json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
        substr(?2, json_extract(value, '$[3]'), json_extract(value, '$[4]'))
    FROM json_each(?1)
"""
_UPSERT_GAMES = """
    INSERT INTO game (id, live, due) SELECT
        json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]')
    FROM json_each(?) WHERE true
    ON CONFLICT (id) DO UPDATE SET live = excluded.live, due = excluded.due
"""
# A label changes when a game begins or ends: moves do not pay for it.
_UPDATE_LABELS = """
    UPDATE game SET label = json_extract(value, '$[1]'), labelled_at = json_extract(value, '$[2]')
    FROM json_each(?) WHERE game.id = json_extract(value, '$[0]')
"""


class Statement(Struct, frozen=True):
    """A statement that is not an append, to be executed in its group's transaction."""

    query: str
    values: tuple[str | int | bytes, ...] = ()


TEST_WRITE = Statement("PRAGMA user_version = 0")
"""Writes the file's first page unchanged."""

Write = Append | Statement | Purge
PendingWrite = tuple[Write, asyncio.Future[Any]]
"""What to write, and the future that its caller waits for."""
GameRow = tuple[int | None, int | None, int | None, str | None]
"""A game's last sequence number, whether it is live, when it is due, and its label."""


def write_group(connection: sqlite3.Connection, writes: Sequence[Write]) -> list[WriteResult]:
    """Write all in one transaction; appends in conflict are left out and get their error.

    The transaction holds the file's one write lock from its start, so it sees
    what every other process has committed. Raises :class:`sqlite3.Error`, and then nothing is written.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        results = _write_all(connection, writes)
        connection.execute("COMMIT")
    except BaseException:
        roll_back(connection)
        raise
    return results


def _write_all(connection: sqlite3.Connection, writes: Sequence[Write]) -> list[WriteResult]:
    purged = {purge: delete_events(connection, purge) for purge in writes if isinstance(purge, Purge)}
    before = _select_games(connection, {write.game_id for write in writes if isinstance(write, Append)})
    after, results = dict(before), list[WriteResult]()
    events: list[tuple[str, int, int, int, int]] = []
    labels: dict[str, tuple[str, str, int | None]] = {}
    payloads = [b"-"]  # never empty when joined: SQL takes a substring of nothing for NULL
    offset = 2  # into the joined payloads; SQL counts from 1
    for append in writes:
        if isinstance(append, Statement):
            connection.execute(append.query, append.values)
            results.append(None)
            continue
        if isinstance(append, Purge):
            results.append(purged[append])
            continue
        conflict = append.find_conflict(_find_latest(after[append.game_id]))
        results.append(conflict)
        if conflict is not None:
            continue
        if append.label != (after[append.game_id][3] or ""):
            labels[append.game_id] = (append.game_id, append.label, append.at if append.label else None)
        after[append.game_id] = (append.latest, int(append.live), append.due, append.label)
        payloads += append.payloads
        for sequence, payload in append.numbered_payloads:
            events.append((append.game_id, sequence, append.at, offset, len(payload)))
            offset += len(payload)
    changed = [(game_id, *row[1:3]) for game_id, row in after.items() if row[1:3] != before[game_id][1:3]]
    if events:
        connection.execute(_INSERT_EVENTS, (_to_json(events), b"".join(payloads)))
    if changed:
        connection.execute(_UPSERT_GAMES, (_to_json(changed),))
    if labels:
        connection.execute(_UPDATE_LABELS, (_to_json(list(labels.values())),))
    return results


def _select_games(connection: sqlite3.Connection, games: set[str]) -> dict[str, GameRow]:
    [[found]] = connection.execute(_SELECT_GAMES, (_to_json(list(games)),))
    return {game_id: tuple(row) for game_id, *row in msgspec.json.decode(found)}


def _find_latest(row: GameRow) -> int:
    """Return a game's last sequence number; 0 for a new game, -1 for a deleted one."""
    latest, _, _, label = row
    return -1 if label in (DELETING, DELETED) else latest or 0


def _to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


class Writer:
    """The one thread that writes, on a connection of its own; the event loop hands it appends."""

    def __init__(self, connection: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        self.health = WriteHealth()
        self._connection = connection
        self._loop = loop
        self._queue = queue.SimpleQueue[PendingWrite | None]()
        self._thread = threading.Thread(target=self._run, name="duellum-log-writer", daemon=True)
        self._thread.start()

    def submit(self, write: Write, future: asyncio.Future[Any]) -> None:
        """Resolve the future once the write is on disk or has failed."""
        self._queue.put((write, future))

    def close(self) -> None:
        """Write everything that waits, then end the thread. Blocks until then."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        is_open = True
        while is_open:
            group = self._take_group()
            pending = [each for each in group if each is not None]
            is_open = len(pending) == len(group)
            if pending:
                start = time.perf_counter()
                self._commit(pending)
                time.sleep(max(0.0, choose_window(len(pending)) - (time.perf_counter() - start)))
        self._connection.close()

    def _resolve(self, pending: Sequence[PendingWrite], results: Sequence[WriteResult]) -> None:
        """Hand out the results. Runs in the event loop."""
        self.health.note(results)
        resolve_futures(pending, results)

    def _take_group(self) -> list[PendingWrite | None]:
        """Wait for a write and return it with all others that wait; None marks the end."""
        group = [self._queue.get()]
        while len(group) < MAX_GROUP_APPENDS and not self._queue.empty():
            group.append(self._queue.get())
        return group

    def _commit(self, pending: Sequence[PendingWrite]) -> None:
        """Write a group, then report to the event loop. Nothing is reported before the commit is on disk."""
        results: Sequence[WriteResult]
        try:
            results = write_group(self._connection, [write for write, _ in pending])
        except Exception as error:  # whatever went wrong, the callers must be told
            results = [StoreError(f"the log cannot be written: {error}") for _ in pending]
        try:
            self._loop.call_soon_threadsafe(self._resolve, pending, results)
        except RuntimeError:
            return  # the loop is closed: nobody waits any more
