"""Writing to SQLite in groups: whatever waits when the writer is free goes into one transaction.

So the cost of reaching the disk is shared. A group is a handful of statements however large it is: every
statement lets go of the interpreter's lock, and getting it back from a busy event loop can take longer than
the statement itself.
"""

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Sequence

import msgspec

from duellum.store.event_log import Append, StoreError
from duellum.store.group_commit import LARGEST_GROUP, Verdict, settle
from duellum.store.sqlite.connection import roll_back

BREATH, SHORTEST_BREATH, LONGEST_BREATH = 0.0004, 0.004, 0.010
"""Seconds from one group to the next: for each append of the first, and at least, and at most. A group costs
as much as ten appends, however small it is. So where they come faster than one a breath, groups grow until
the longest, and a busy server has the time for others; where they come more slowly, nobody waits long."""
_STATES = """
    SELECT json_group_array(json_array(
        asked.value, (SELECT max(sequence) FROM event WHERE event.game = asked.value), game.live, game.due
    )) FROM json_each(?) AS asked LEFT JOIN game ON game.id = asked.value
"""
# Whatever fails takes all with it, which spares SQLite to note how to undo one statement alone.
_ADD_EVENTS = """
    INSERT OR ROLLBACK INTO event (game, sequence, at, payload) SELECT
        json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
        substr(?2, json_extract(value, '$[3]'), json_extract(value, '$[4]'))
    FROM json_each(?1)
"""
_SET_GAMES = """
    INSERT INTO game (id, live, due) SELECT
        json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]')
    FROM json_each(?) WHERE true
    ON CONFLICT (id) DO UPDATE SET live = excluded.live, due = excluded.due
"""
_TOUCH = "PRAGMA user_version = 0"
"""Writes the file's first page as it is."""

Wish = tuple[Append | None, asyncio.Future[None]]
"""An append, or None where somebody just wants to know whether writing succeeds, and who waits for it."""
State = tuple[int | None, int | None, int | None]
"""Where a game stands: its latest sequence, whether it is live, and when it is due."""


def write_group(connection: sqlite3.Connection, appends: Sequence[Append | None]) -> list[Verdict]:
    """Write the appends in one transaction; those in conflict are left out and get their error.

    None stands for a write that says nothing, to see whether one succeeds.

    Holding the file's one write lock from the start, it sees the truth, whichever process wrote it.
    Raises :class:`sqlite3.Error`, and then none is written.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        verdicts = _add(connection, appends)
        connection.execute("COMMIT")
    except BaseException:
        roll_back(connection)
        raise
    return verdicts


def _add(connection: sqlite3.Connection, appends: Sequence[Append | None]) -> list[Verdict]:
    before = _states(connection, {append.game for append in appends if append is not None})
    after, verdicts = dict(before), list[Verdict]()
    events: list[tuple[str, int, int, int, int]] = []
    payloads = [b"-"]  # never empty when put together: SQL takes a piece of nothing for NULL
    place = 2  # in them; SQL counts from 1
    for append in appends:
        if append is None:
            connection.execute(_TOUCH)
            verdicts.append(None)
            continue
        conflict = append.conflict(after[append.game][0] or 0)
        verdicts.append(conflict)
        if conflict is not None:
            continue
        after[append.game] = (append.latest, int(append.live), append.due)
        payloads += append.payloads
        for sequence, payload in append.numbered:
            events.append((append.game, sequence, append.at, place, len(payload)))
            place += len(payload)
    changed = [(game, *state[1:]) for game, state in after.items() if state[1:] != before[game][1:]]
    if events:
        connection.execute(_ADD_EVENTS, (_json(events), b"".join(payloads)))
    if changed:
        connection.execute(_SET_GAMES, (_json(changed),))
    return verdicts


def _states(connection: sqlite3.Connection, games: set[str]) -> dict[str, State]:
    [[found]] = connection.execute(_STATES, (_json(list(games)),))
    return {game: (latest, live, due) for game, latest, live, due in msgspec.json.decode(found)}


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


class Writer:
    """The one thread that writes, on a connection of its own, what the event loop hands it."""

    def __init__(self, connection: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        self._connection = connection
        self._loop = loop
        self._queue = queue.SimpleQueue[Wish | None]()
        self._thread = threading.Thread(target=self._run, name="duellum-log-writer", daemon=True)
        self._thread.start()

    def submit(self, append: Append | None, future: asyncio.Future[None]) -> None:
        """Have the future done once the append is on disk or refused; None just tries to write."""
        self._queue.put((append, future))

    def finish(self) -> None:
        """Write what is waiting, then end. Blocks until then."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        is_open = True
        while is_open:
            group = [self._queue.get()]
            while len(group) < LARGEST_GROUP and not self._queue.empty():
                group.append(self._queue.get())
            waiting = [each for each in group if each is not None]
            is_open = len(waiting) == len(group)
            if waiting:
                began = time.perf_counter()
                self._write(waiting)
                breath = min(LONGEST_BREATH, max(SHORTEST_BREATH, BREATH * len(waiting)))
                time.sleep(max(0.0, breath - (time.perf_counter() - began)))
        self._connection.close()

    def _write(self, waiting: Sequence[Wish]) -> None:
        """Write a group and tell the loop. Nothing is told before the transaction is on disk."""
        verdicts: Sequence[Verdict]
        try:
            verdicts = write_group(self._connection, [append for append, _ in waiting])
        except Exception as error:  # whatever went wrong, those who wait must hear of it
            verdicts = [StoreError(f"the log cannot be written: {error}") for _ in waiting]
        try:
            self._loop.call_soon_threadsafe(settle, waiting, verdicts)
        except RuntimeError:
            return  # the loop is closed: nobody waits any more
