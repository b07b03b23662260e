"""A table: a game that is being served. Commands are decided, appended to the log, and only then broadcast.

Every command takes the same way: :meth:`Table.submit` decides it at once if no other command is under way,
else it queues; a callback continues when the events are on disk. So a move needs no task of its own. Two
nodes with the same game meet in the log: one append wins, the other node reads what happened and decides
again.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial
from typing import Protocol

from msgspec import Struct

from duellum.server.game import events, presenter
from duellum.server.game.commands import Command
from duellum.server.game.events import GameEvent
from duellum.server.game.state import GameState
from duellum.server.live.command_request import (
    CommandRequest,
    Decision,
    OnDone,
    decide_request,
    find_answer,
)
from duellum.server.live.game_loader import replay_entries
from duellum.server.live.heartbeat import Heartbeat
from duellum.server.live.snapshot import decode_snapshot, encode_snapshot
from duellum.server.live.steady_clock import now_ms
from duellum.server.live.try_lock import TryLock
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
        self._state: GameState | None = None
        self._snapshot = b""
        self.state = state
        self._is_sole_writer = is_sole_writer
        self.watchers: set[Watcher] = set()
        self.is_behind = False
        """Whether the log may hold events that the state lacks."""
        self.remote_presence: dict[str, RemotePresence] = {}
        """By node."""
        self.used_at = time.monotonic()
        self._log, self._heartbeat = log, heartbeat
        self._on_change, self._create_rematch = on_change, create_rematch
        self._lock = TryLock()
        self._waiting: asyncio.Task[None] | None = None
        """What the command under way waits for, if not for the log's writer."""
        self._state_message: tuple[int, bytes] = (0, b"")

    @property
    def state(self) -> GameState:
        """The game as it stands."""
        if self._state is None:
            self._state = decode_snapshot(self._snapshot)
        return self._state

    @state.setter
    def state(self, state: GameState) -> None:
        self._state = state
        self.sequence = state.sequence
        self.players = state.seats[0].player, state.seats[1].player
        self.running = state.clock.running

    def compress(self) -> bool:
        """Keep only a snapshot of the state until it is needed; return whether that changed anything."""
        if self._state is None or self._lock.is_locked:
            return False
        self._snapshot, self._state, self._state_message = encode_snapshot(self._state), None, (0, b"")
        return True

    @property
    def is_idle(self) -> bool:
        """Whether nobody watches and no command is under way."""
        return not self.watchers and not self._lock.is_locked

    # -- Commands -----------------------------------------------------------------------------------------

    async def act(self, command: Command, player: str | None = None, lag: int = 0) -> Done | None:
        """Carry out a command as :meth:`submit` does, and wait for its result.

        A command that is cancelled while it queues is dropped; one that is being written is finished.
        Raises :class:`RefusedError`.
        """
        result: asyncio.Future[Done | None] = asyncio.get_running_loop().create_future()
        request = CommandRequest(command, player, lag, partial(_resolve, result))
        self._enqueue(request)
        try:
            return await result
        except asyncio.CancelledError:
            request.is_cancelled = True
            raise

    def submit(self, command: Command, player: str, lag: int, on_done: OnDone) -> None:
        """Carry out a command; all watchers get the new events once these are on disk.

        `on_done` gets None, or the answer to a command that was carried out before (commands are idempotent
        by their id), or the error: a :class:`RefusedError` unless the server has failed.
        """
        self._enqueue(CommandRequest(command, player, lag, on_done))

    def _enqueue(self, request: CommandRequest) -> None:
        if self._lock.try_acquire():
            self._attempt(request)
        else:
            self._lock.queue().add_done_callback(lambda _: self._attempt(request))

    def _attempt(self, request: CommandRequest) -> None:
        """Decide a command and append its events; at once, unless the log has to be read first."""
        now = now_ms()
        if request.is_cancelled:
            self._lock.release()
        elif self.is_behind:
            self._wait_for(self._catch_up_for(request, None))
        elif now > self._heartbeat.valid_until:  # this node may have been away, and no clock runs then
            self._wait_for(self._find_outage_for(request))
        elif request.attempts == MAX_ATTEMPTS:
            self._finish(request, RefusedError(Reason.UNAVAILABLE, "too many are writing to this game"))
        else:
            request.attempts += 1
            self._decide(request, now)

    def _decide(self, request: CommandRequest, now: int) -> None:
        try:
            state = self.state
            outcome = find_answer(state, request) or decide_request(state, request, now, self._heartbeat)
        except RefusedError as error:
            self._on_refused(request, error)
        except Exception as error:
            self._finish(request, error)
        else:
            self._on_decided(request, outcome)

    def _on_refused(self, request: CommandRequest, refusal: RefusedError) -> None:
        if self._is_sole_writer:
            self._finish(request, refusal)
        else:  # the refusal may rest on an outdated state
            self._wait_for(self._catch_up_for(request, refusal))

    def _on_decided(self, request: CommandRequest, outcome: Done | Decision) -> None:
        if isinstance(outcome, Done):
            self._finish(request, outcome)
        elif outcome.rematch is not None:
            self._wait_for(self._append_rematch(request, outcome, outcome.rematch))
        else:
            self._append(request, outcome)

    def _append(self, request: CommandRequest, decision: Decision) -> None:
        """Write the new events to the log; :meth:`_on_written` continues once they are on disk."""
        after, live = decision.after, decision.after.status != "over"
        writing = asyncio.ensure_future(
            self._log.append(
                self.id, self.sequence, decision.payloads, at=decision.now, live=live, due=after.due,
                label=after.label,
            )
        )  # fmt: skip
        writing.add_done_callback(partial(self._on_written, request, decision))

    def _on_written(self, request: CommandRequest, decision: Decision, writing: asyncio.Future[None]) -> None:
        try:
            writing.result()
            APPENDED_EVENTS.inc(len(decision.new_events))
            self._change(decision.after, decision.new_events)
        except ConflictError:  # another writer was first: read its events, then decide again
            self.is_behind = True
            APPEND_CONFLICTS.inc()
            self._attempt(request)
        except (StoreError, asyncio.CancelledError) as error:
            self.is_behind = True  # the events may have been written
            if isinstance(error, StoreError):
                self._heartbeat.note_failure(error)
            self._finish(request, RefusedError(Reason.UNAVAILABLE, "the game cannot be stored now"))
        except Exception as error:
            self._finish(request, error)
        else:
            self._finish(request, None)

    async def finish_commands(self) -> None:
        """Return once all commands submitted by now are finished."""
        if self._lock.is_locked:
            async with self._lock:
                return

    def _finish(self, request: CommandRequest, result: Done | Exception | None) -> None:
        """Let the next command begin, and report how this one ended."""
        if result is not None and isinstance(result, Exception) and not isinstance(result, RefusedError):
            self.is_behind = True  # nobody knows how far it came
        self._lock.release()
        request.on_done(result)

    # -- What a command may have to wait for before it is decided or written ------------------------------

    def _wait_for(self, work: Coroutine[None, None, None]) -> None:
        self._waiting = asyncio.ensure_future(work)

    async def _catch_up_for(self, request: CommandRequest, refusal: RefusedError | None) -> None:
        """Read what other nodes wrote and decide again; a refusal stands if there was nothing new."""
        try:
            has_news = await self._catch_up()
        except Exception as error:
            self._finish(request, error)
            return
        if refusal is not None and not has_news:
            self._finish(request, refusal)
        else:
            self._attempt(request)

    async def _find_outage_for(self, request: CommandRequest) -> None:
        """Find out whether this node was away, then decide."""
        try:
            await self._heartbeat.catch_up()
        except StoreError:
            self._finish(request, RefusedError(Reason.UNAVAILABLE, "the game cannot be stored now"))
        except Exception as error:
            self._finish(request, error)
        else:
            self._attempt(request)

    async def _append_rematch(self, request: CommandRequest, decision: Decision, game: str) -> None:
        """Create the game that follows, then append the events that name it."""
        try:
            await self._create_rematch(self.state, game)
        except Exception as error:
            self._finish(request, error)
        else:
            self._append(request, decision)

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
        """Read new events from the log. Raises :class:`RefusedError` where it cannot be read."""
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

        Raises :class:`RefusedError` where the log cannot be read.
        """
        async with self._lock:
            if self.is_behind or not self._is_sole_writer:
                await self._catch_up()
            watcher.send(self._encode_welcome(watcher.player))
            watcher.send(await self._encode_missed(after) or self.encode_state())
            self.watchers.add(watcher)

    async def _encode_missed(self, after: int | None) -> bytes | None:
        """Return an update with the events since a sequence number; None where the state is to be sent."""
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
        connected = [
            seat.level is not None or number in seats for number, seat in enumerate(self.state.seats)
        ]
        return encode_message(Presence((connected[0], connected[1]), watchers, spectators))


def _resolve(future: asyncio.Future[Done | None], result: Done | Exception | None) -> None:
    if future.done():
        return  # cancelled
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)
