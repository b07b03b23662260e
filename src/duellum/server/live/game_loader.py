"""The game loader: reads games from the log, a snapshot and the events after it.

Anyone who asks for a game that is being loaded waits for the same load; one that nobody waits for any more is
given up. Events are read in pages and replayed in slices, so that no game holds the event loop for long; of
long games one is replayed at a time.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Generator, Sequence
from typing import TypeVar

from msgspec import Struct

from duellum.core.errors import MoveError, PositionError, UnknownGameError
from duellum.server.game import events
from duellum.server.game.events import EventError
from duellum.server.game.replay import replay_in_steps
from duellum.server.game.snapshot import SNAPSHOT_VERSION, SnapshotError, encode_state, restore_state
from duellum.server.game.state import GameState
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.game_ids import check_game_id
from duellum.store import Entry, EventLog, Snapshot, StoreError

SNAPSHOT_EVENTS = 256
"""After how many events a snapshot is written."""
PAGE_EVENTS = 500
"""How many events are read at a time."""
_PAGES_BETWEEN_SNAPSHOTS = 4
SLICE_SECONDS = 0.005
"""How long a replay may hold the event loop; it then leaves it alone for as long."""
_LOGGER = logging.getLogger(__name__)
Result = TypeVar("Result")


async def run_in_slices(steps: Generator[None, None, Result]) -> Result:
    """Return what a generator returns, letting other work come between its steps."""
    deadline = time.perf_counter() + SLICE_SECONDS
    while True:
        try:
            next(steps)
        except StopIteration as done:
            result: Result = done.value
            return result
        if time.perf_counter() > deadline:
            await asyncio.sleep(SLICE_SECONDS)
            deadline = time.perf_counter() + SLICE_SECONDS


async def replay_entries(game_id: str, state: GameState | None, entries: Sequence[Entry]) -> GameState:
    """Return the state after more events, replayed in slices. Raises :class:`EventError`."""
    decoded = ((entry.at, events.decode(entry.payload)) for entry in entries)
    return await run_in_slices(replay_in_steps(game_id, state, decoded))


class Load(Struct, eq=False):
    """A game that is being loaded, and how many wait for it."""

    task: asyncio.Task[GameState]
    waiters: int = 0


class GameLoader:
    """Loads games from a log, and writes their snapshots to it."""

    def __init__(self, log: EventLog) -> None:
        self._log = log
        self._loads: dict[str, Load] = {}
        self._long_game = asyncio.Lock()

    async def load(self, game_id: str) -> GameState:
        """Return the state of a game. Raises :class:`RefusedError`."""
        check_game_id(game_id)
        load = self._loads.get(game_id)
        if load is None:
            load = self._loads[game_id] = Load(asyncio.create_task(self._load(game_id)))
        load.waiters += 1
        try:
            return await asyncio.shield(load.task)
        finally:
            load.waiters -= 1
            if not load.waiters:
                load.task.cancel()  # nothing happens where it is done
                if self._loads.get(game_id) is load:
                    del self._loads[game_id]
            del load  # its exception's traceback refers back to this frame

    async def _load(self, game_id: str) -> GameState:
        try:
            return await self._read_game(game_id)
        except StoreError as error:
            raise RefusedError(Reason.UNAVAILABLE, "the game cannot be read now") from error
        except (EventError, UnknownGameError, PositionError, MoveError) as error:
            _LOGGER.exception("game %s cannot be replayed", game_id)
            raise RefusedError(Reason.UNAVAILABLE, "the game cannot be read") from error

    async def _read_game(self, game_id: str) -> GameState:
        state = await self._read_snapshot(game_id)
        known = 0 if state is None else state.sequence
        entries = await self._log.read(game_id, known, PAGE_EVENTS)
        if entries:
            state = await replay_entries(game_id, state, entries)
        if state is None:
            raise RefusedError(Reason.UNKNOWN_GAME, "there is no game with this id")
        if len(entries) == PAGE_EVENTS:
            async with self._long_game:
                state = await self._read_remaining(state)
        if state.sequence - known >= SNAPSHOT_EVENTS:
            await self.write_snapshot(state)
        return state

    async def _read_remaining(self, state: GameState) -> GameState:
        pages = 0
        while entries := await self._log.read(state.id, state.sequence, PAGE_EVENTS):
            state = await replay_entries(state.id, state, entries)
            pages += 1
            if pages % _PAGES_BETWEEN_SNAPSHOTS == 0:  # anyone who waits may leave before the end
                await self.write_snapshot(state)
        return state

    async def _read_snapshot(self, game_id: str) -> GameState | None:
        """Return the state of the last snapshot; None without a usable one."""
        snapshot = await self._log.read_snapshot(game_id, SNAPSHOT_VERSION)
        if snapshot is None:
            return None
        try:
            return await run_in_slices(restore_state(game_id, snapshot.payload))
        except SnapshotError:
            _LOGGER.exception("the snapshot of game %s cannot be used", game_id)
            return None

    async def write_snapshot(self, state: GameState) -> None:
        """Write a snapshot; where that fails, the events are there all the same."""
        snapshot = Snapshot(state.sequence, SNAPSHOT_VERSION, encode_state(state))
        with contextlib.suppress(StoreError):
            await self._log.write_snapshot(state.id, snapshot)
