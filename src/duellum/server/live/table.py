"""A table: a game that is being served. Commands are decided, appended to the log, and only then broadcast.

Every command is a task that has the table to itself until its events are on disk. Two nodes with the same
game meet in the log: one append wins, the other node reads what happened and decides again.
"""

import asyncio
import math
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from msgspec import Struct

from duellum.server.game import events, presenter
from duellum.server.game.commands import Command
from duellum.server.game.events import GameEvent
from duellum.server.game.replay import run_at_once
from duellum.server.game.snapshot import encode_state, restore_state
from duellum.server.game.state import ENGINE_PLAYER, GameState
from duellum.server.live.command_request import CommandRequest, Decision, decide_request, find_answer
from duellum.server.live.game_loader import replay_entries, run_in_slices
from duellum.server.live.heartbeat import Heartbeat
from duellum.server.live.steady_clock import now_ms
from duellum.server.metrics import APPEND_CONFLICTS, APPENDED_EVENTS
from duellum.server.protocol.codec import encode_message
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.server import PROTOCOL_VERSION, Done, Presence, Welcome
from duellum.store import ConflictError, EventLog, StoreError

MAX_ATTEMPTS = 10
"""How often a command is decided while other nodes keep writing to its game."""
MAX_MISSED_EVENTS = 100
"""A client that missed more events than this gets the whole state instead."""


class Watcher(Protocol):
    """A connection to a table."""

    player: str
    address: str
    """The network address it comes from."""
    since: float
    """When it was made, on the monotonic clock."""

    def send(self, payload: bytes) -> None:
        """Send a message; never waits."""


class RemotePresence(Struct, frozen=True, gc=False):
    """Who is connected to a game at another node, and when that node said so."""

    seats: tuple[int, ...]
    watchers: int
    spectators: int
    at: float


class Table:
    """One game, its watchers, and its commands, one at a time."""

    def __init__(
        self,
        state: GameState,
        log: EventLog,
        heartbeat: Heartbeat,
        on_change: Callable[["Table", Sequence[GameEvent]], None],
        create_rematch: Callable[[GameState, str], Awaitable[None]],
        *,
        is_sole_writer: bool,
    ) -> None:
        self.id = state.id
        self._kept: GameState | bytes
        """The game, or a snapshot of it while it is idle."""
        self.state = state
        self._is_sole_writer = is_sole_writer
        self.watchers: set[Watcher] = set()
        self.is_behind = False
        """Whether the log may hold events that the state lacks."""
        self.remote_presence: dict[str, RemotePresence] = {}
        """By node."""
        self.reacted_at = [-math.inf, -math.inf]
        """By seat when its player last reacted at this node, on the monotonic clock."""
        self.used_at = time.monotonic()
        self._log, self._heartbeat = log, heartbeat
        self._on_change, self._create_rematch = on_change, create_rematch
        self._lock = asyncio.Lock()
        self._commands: set[asyncio.Task[Done | None]] = set()
        """Those under way and those that queue for the lock."""
        self._state_message: tuple[int, bytes] = (0, b"")

    @property
    def state(self) -> GameState:
        """The current game. An idle one is restored at once; :meth:`wake` does that in slices."""
        if isinstance(self._kept, bytes):
            self._kept = run_at_once(restore_state(self.id, self._kept))
        return self._kept

    @state.setter
    def state(self, state: GameState) -> None:
        self._kept = state
        self.sequence = state.sequence
        self.players = state.seats[0].player, state.seats[1].player
        self.running = state.clock.running

    def compress(self) -> bool:
        """Keep only a snapshot of the state until it is needed; return whether that changed anything."""
        if isinstance(self._kept, bytes) or self._is_busy:
            return False
        self._kept, self._state_message = encode_state(self._kept), (0, b"")
        return True

    async def wake(self) -> None:
        """Restore an idle game in slices, so that a long one does not hold the event loop."""
        if isinstance(self._kept, bytes):
            async with self._lock:
                await self._restore()

    async def _restore(self) -> None:
        if isinstance(self._kept, bytes):
            self._kept = await run_in_slices(restore_state(self.id, self._kept))

    @property
    def is_idle(self) -> bool:
        """Whether nobody watches and no command is under way."""
        return not self.watchers and not self._is_busy

    @property
    def _is_busy(self) -> bool:
        return bool(self._commands) or self._lock.locked()

    # -- Commands -----------------------------------------------------------------------------------------

    def start(self, command: Command, player: str | None = None, lag: int = 0) -> asyncio.Task[Done | None]:
        """Start to carry out a command; all watchers get the new events once these are on disk.

        Commands are carried out one at a time, in the order in which they were started. The result is None,
        or the answer to a command that was carried out before: commands are idempotent by their id. Any
        exception but a :class:`RefusedError` is a failure of the server.
        """
        task = asyncio.get_running_loop().create_task(self._take_turn(CommandRequest(command, player, lag)))
        self._commands.add(task)
        task.add_done_callback(self._commands.discard)
        return task

    async def act(self, command: Command, player: str | None = None) -> Done | None:
        """Carry out a command, to its end even if anyone who waits for it is cancelled.

        Raises :class:`RefusedError`.
        """
        return await asyncio.shield(self.start(command, player))

    async def finish_commands(self) -> None:
        """Return once all commands started by now are finished."""
        if self._commands:
            await asyncio.wait(self._commands)

    async def _take_turn(self, request: CommandRequest) -> Done | None:
        async with self._lock:
            try:
                return await self._carry_out(request)
            except RefusedError:
                raise
            except Exception:
                self.is_behind = True  # nobody knows how far it came
                raise

    async def _carry_out(self, request: CommandRequest) -> Done | None:
        await self._restore()
        for _ in range(MAX_ATTEMPTS):
            if self.is_behind:
                await self._catch_up()
            now = now_ms()
            if now > self._heartbeat.valid_until:  # this node may have been away, and no clock runs then
                await self._find_outage()
                now = now_ms()
            state = self.state
            try:
                outcome = find_answer(state, request) or decide_request(state, request, now, self._heartbeat)
            except RefusedError:
                if self._is_sole_writer or not await self._catch_up():
                    raise
                continue  # the refusal rested on an outdated state
            if isinstance(outcome, Done):
                return outcome
            if outcome.rematch is not None:
                await self._create_rematch(state, outcome.rematch)
            try:
                await self._append(outcome)
            except ConflictError:  # another writer was first: read its events, then decide again
                self.is_behind = True
                APPEND_CONFLICTS.inc()
            else:
                self._change(outcome.after, outcome.new_events)
                return None
        raise RefusedError(Reason.UNAVAILABLE, "too many commands for this game are waiting")

    async def _find_outage(self) -> None:
        """Find out whether this node was away. Raises :class:`RefusedError` if the log cannot be used."""
        try:
            await self._heartbeat.catch_up()
        except StoreError as error:
            raise RefusedError(Reason.UNAVAILABLE, "the game cannot be stored now") from error

    async def _append(self, decision: Decision) -> None:
        """Return once the new events are on disk.

        Raises :class:`RefusedError`, :class:`~duellum.store.ConflictError`.
        """
        after = decision.after
        try:
            await self._log.append(
                self.id, self.sequence, decision.payloads, at=decision.now, live=after.status != "over",
                due=after.due, label=after.label,
            )  # fmt: skip
        except StoreError as error:
            self.is_behind = True  # the events may have been written
            self._heartbeat.note_failure(error)
            raise RefusedError(Reason.UNAVAILABLE, "the game cannot be stored now") from error
        APPENDED_EVENTS.inc(len(decision.new_events))

    # -- State --------------------------------------------------------------------------------------------

    def _change(self, state: GameState, new_events: Sequence[GameEvent]) -> None:
        """Take over the state after new events, and send the events to all watchers."""
        self.state = state
        self.used_at = time.monotonic()
        if self.watchers:
            for event in new_events:
                if isinstance(event, events.Joined):
                    self._welcome_again(event.player)
            update = presenter.present_update(state, new_events)
            self.broadcast(self.encode_state() if update is None else encode_message(update))
        self._on_change(self, new_events)

    async def refresh(self) -> None:
        """Read new events from the log; without any, an idle game stays a snapshot.

        Raises :class:`RefusedError` if the log cannot be read.
        """
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> bool:
        """Apply events that others wrote to the log; return whether there were any."""
        try:
            entries = await self._log.read(self.id, self.sequence)
        except StoreError as error:
            self.is_behind = True
            raise RefusedError(Reason.UNAVAILABLE, "the game cannot be read now") from error
        self.is_behind = False
        if not entries:
            return False
        await self._restore()
        state = await replay_entries(self.id, self.state, entries)
        decoded = (events.decode(entry.payload) for entry in entries)
        self._change(state, [event for event in decoded if not isinstance(event, events.Created)])
        return True

    def encode_state(self) -> bytes:
        """Return the state message; it is encoded once for each event."""
        if self._state_message[0] != self.sequence:
            self._state_message = self.sequence, encode_message(presenter.present_state(self.state))
        return self._state_message[1]

    # -- Watchers -----------------------------------------------------------------------------------------

    async def watch(self, watcher: Watcher, after: int | None) -> None:
        """Add a watcher: it gets the state or the events since `after`, and all that follow.

        Raises :class:`RefusedError` if the log cannot be read.
        """
        async with self._lock:
            await self._restore()
            if self.is_behind or not self._is_sole_writer:
                await self._catch_up()
            watcher.send(self._encode_welcome(watcher.player))
            watcher.send(await self._encode_missed(after) or self.encode_state())
            self.watchers.add(watcher)

    async def _encode_missed(self, after: int | None) -> bytes | None:
        """Return an update with the events since a sequence number; None if the state is to be sent."""
        if after is None or not 0 < after <= self.state.sequence <= after + MAX_MISSED_EVENTS:
            return None
        try:
            entries = await self._log.read(self.state.id, after) if after < self.state.sequence else ()
        except StoreError:
            return None
        missed = [events.decode(entry.payload) for entry in entries if entry.sequence <= self.state.sequence]
        update = presenter.present_update(
            self.state, [event for event in missed if not isinstance(event, events.Created)]
        )
        return None if update is None else encode_message(update)

    def broadcast(self, payload: bytes) -> None:
        """Send a message to all watchers."""
        for watcher in self.watchers:
            watcher.send(payload)

    def send_to(self, watcher: Watcher, payload: bytes) -> None:
        """Send a message to a watcher, unless it has left."""
        if watcher in self.watchers:
            watcher.send(payload)

    def _encode_welcome(self, player: str) -> bytes:
        return encode_message(Welcome(PROTOCOL_VERSION, self.state.id, self.state.seats_of(player), now_ms()))

    def _welcome_again(self, player: str | None) -> None:
        for watcher in self.watchers:
            if watcher.player == player:
                watcher.send(self._encode_welcome(watcher.player))

    # -- Presence -----------------------------------------------------------------------------------------

    def present_seats(self) -> tuple[int, ...]:
        """Return the seats whose players are connected to this node."""
        players = {watcher.player for watcher in self.watchers}
        return tuple(number for number, player in enumerate(self.players) if player in players)

    def count_spectators(self) -> int:
        """Return how many people without a seat watch at this node; one with several tabs counts once."""
        return len({watcher.player for watcher in self.watchers}.difference(self.players))

    def encode_presence(self) -> bytes:
        """Return the presence message: who is connected, here and at other nodes."""
        remote = self.remote_presence.values()
        seats = {*self.present_seats()}.union(*(each.seats for each in remote))
        watchers = len(self.watchers) + sum(each.watchers for each in remote)
        spectators = self.count_spectators() + sum(each.spectators for each in remote)
        connected = [player == ENGINE_PLAYER or number in seats for number, player in enumerate(self.players)]
        return encode_message(Presence((connected[0], connected[1]), watchers, spectators))
