"""A table: a room that is being served. It asks the room, writes to the log, and only then tells everybody.

One command at a time; two nodes with the same game find out in the log, which lets one of them win, and the
other reads what happened and decides again.
"""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Literal, Protocol

from msgspec import Struct

from duellum.core import fairness
from duellum.server.game import events, presenter
from duellum.server.game.commands import Command, CommandContext, decide
from duellum.server.game.events import GameEvent
from duellum.server.game.replay import apply_event, apply_events
from duellum.server.game.state import GameState
from duellum.server.live.snapshot import pack, unpack
from duellum.server.live.try_lock import Turn
from duellum.server.metrics import APPENDED, CONFLICTS
from duellum.server.protocol.client import Answer, Join, Offer, Play, Roll
from duellum.server.protocol.codec import encode_message
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.server import PROTOCOL_VERSION, Done, Presence, Welcome
from duellum.store import ConflictError, EventLog, StoreError

ATTEMPTS = 10
LONGEST_TAIL = 100
"""Who missed more events than this gets the whole state instead."""
_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
_ID_LENGTH = 12

Quick = Play | Roll
"""Commands that need nothing else than what the room knows."""
Ending = Literal["done", "again"] | Exception
"""How a command ended: it is done, or is to be given again as others were first, or has failed."""


def now_ms() -> int:
    """Return the time in milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


def new_game_id() -> str:
    """Return an id nobody can guess, of letters nobody mistakes."""
    drawn, letters = secrets.randbelow(len(_LETTERS) ** _ID_LENGTH), []
    for _ in range(_ID_LENGTH):
        drawn, letter = divmod(drawn, len(_LETTERS))
        letters.append(_LETTERS[letter])
    return "".join(letters)


class Watcher(Protocol):
    """A connection to a table."""

    player: str

    def push(self, payload: bytes) -> None:
        """Send a message; never waits."""


class Table:
    """One game, its watchers, and whatever happens to it."""

    def __init__(
        self,
        state: GameState,
        log: EventLog,
        changed: Callable[["Table", Sequence[GameEvent]], None],
        rematch: Callable[[GameState, str], Awaitable[None]],
        *,
        is_alone: bool,
    ) -> None:
        self.id = state.id
        self._state: GameState | None = None
        self._packed = b""
        self.state = state
        self._is_alone = is_alone
        self.watchers: set[Watcher] = set()
        self.is_behind = False
        """Whether the log may hold more than the room knows."""
        self.elsewhere: dict[str, tuple[tuple[int, ...], int, float]] = {}
        """By node the seats that are connected there, how many watch, and when it said so."""
        self.used_at = time.monotonic()
        self._log, self._changed, self._rematch = log, changed, rematch
        self._turn = Turn()
        self._state_message: tuple[int, bytes] = (0, b"")

    @property
    def state(self) -> GameState:
        """The game as it stands."""
        if self._state is None:
            self._state = unpack(self._packed)
        return self._state

    @state.setter
    def state(self, state: GameState) -> None:
        self._state = state
        self.sequence = state.sequence
        self.players = state.seats[0].player, state.seats[1].player

    def rest(self) -> bool:
        """Take less memory until something happens; whether that made a difference."""
        if self._state is None or self._turn.is_taken:
            return False
        self._packed, self._state, self._state_message = pack(self._state), None, (0, b"")
        return True

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss the table."""
        return not self.watchers and not self._turn.is_taken

    # -- Commands -----------------------------------------------------------------------------------------

    async def act(self, command: Command, player: str | None = None, lag: int = 0) -> Done | None:
        """Carry out a command; everybody is told. Returns the answer to one that was carried out before.

        Raises :class:`RefusedError`.
        """
        async with self._turn:
            for _ in range(ATTEMPTS):
                if self.is_behind:
                    await self._catch_up()
                known = self._answer(command, player)
                if known is not None:
                    return known
                try:
                    if await self._try(command, player, lag):
                        return None
                except RefusedError:
                    if self._is_alone or not await self._catch_up():
                        raise  # else it was refused for what is no longer so
        raise RefusedError(Reason.UNAVAILABLE, "too many are writing to this game")

    def _answer(self, command: Command, player: str | None) -> Done | None:
        if player is None or command.id is None:
            return None
        sequence = self.state.find_answer(player, command.id)
        return None if sequence is None else Done(command.id, sequence)

    async def _try(self, command: Command, player: str | None, lag: int) -> bool:
        """Decide, write and tell; False where another writer was first."""
        step = self._decided(command, player, lag)
        for event in step.new_events:
            if isinstance(event, events.Rematched):
                await self._rematch(self.state, event.game)
        writing = self._written(step)
        try:
            await asyncio.wait((writing,))
        except asyncio.CancelledError:
            self.is_behind = True  # it may have been written
            raise
        return self._end(step, writing)

    def _decided(self, command: Command, player: str | None, lag: int) -> "_Step":
        """Return what follows from a command. Raises :class:`RefusedError`."""
        state = self.state
        now = max(now_ms(), state.active_at)
        new_events = decide(state, command, CommandContext(player, now, lag, _draw_random_text(command)))
        return _Step(new_events, apply_events(state, new_events, now), now)

    def _written(self, step: "_Step") -> asyncio.Future[None]:
        """Write what happened; what is returned is done once it is on disk."""
        payloads = [events.encode(event) for event in step.new_events]
        live, due = step.after.status != "over", step.after.due
        return asyncio.ensure_future(
            self._log.append(self.id, self.sequence, payloads, at=step.now, live=live, due=due)
        )

    def _end(self, step: "_Step", writing: asyncio.Future[None]) -> bool:
        """Tell everybody what was written; False where another writer was first.

        Raises :class:`RefusedError`.
        """
        try:
            writing.result()
        except ConflictError:
            self.is_behind = True
            CONFLICTS.inc()
            return False
        except BaseException as error:  # whatever kept us from hearing of it, it may have been written
            self.is_behind = True
            if isinstance(error, StoreError):
                raise RefusedError(Reason.UNAVAILABLE, "the game cannot be written down now") from error
            raise
        APPENDED.inc(len(step.new_events))
        self._take(step.after, step.new_events)
        return True

    # -- Commands that wait for nothing but the disk ------------------------------------------------------

    def is_free_for(self, command: Quick, player: str) -> bool:
        """Whether a command can be carried out at once: see :meth:`begin`."""
        return (
            self._is_alone
            and not self.is_behind
            and not self._turn.is_taken
            and self._answer(command, player) is None
        )

    def begin(self, command: Quick, player: str, lag: int, ended: Callable[[Ending], None]) -> None:
        """Carry out a command that the table is free for, as :meth:`act` would, with no task that waits.

        `ended` hears how it ended. Raises :class:`RefusedError`.
        """
        step = self._decided(command, player, lag)
        self._turn.take()
        self._written(step).add_done_callback(partial(self._finish, step, ended))

    def _finish(self, step: "_Step", ended: Callable[[Ending], None], writing: asyncio.Future[None]) -> None:
        try:
            ended("done" if self._end(step, writing) else "again")
        except Exception as error:
            ended(error)
        finally:
            self._turn.give_back()

    def _take(self, state: GameState, new_events: Sequence[GameEvent]) -> None:
        """Be the room after these events, and tell everybody."""
        self.state = state
        self.used_at = time.monotonic()
        if self.watchers:
            for event in new_events:
                if isinstance(event, events.Joined):
                    self._welcome_again(event.player)
            update = presenter.present_update(state, new_events)
            self.tell(self.encode_state() if update is None else encode_message(update))
        self._changed(self, new_events)

    # -- Reading ------------------------------------------------------------------------------------------

    async def refresh(self) -> None:
        """Take over what others wrote to the log. Raises :class:`RefusedError` where it cannot be read."""
        async with self._turn:
            await self._catch_up()

    async def _catch_up(self) -> bool:
        """Take over what others wrote; whether there was anything."""
        try:
            entries = await self._log.read(self.id, self.sequence)
        except StoreError as error:
            self.is_behind = True
            raise RefusedError(Reason.UNAVAILABLE, "the game cannot be read now") from error
        self.is_behind = False
        if not entries:
            return False
        state, new_events = self.state, []
        for entry in entries:
            event = events.decode(entry.payload)
            if not isinstance(event, events.Created):
                state = apply_event(state, event, entry.at)
                new_events.append(event)
        self._take(state, new_events)
        return True

    # -- Watching -----------------------------------------------------------------------------------------

    async def watch(self, watcher: Watcher, after: int | None) -> None:
        """Let somebody watch: they get the state, or what they missed since an event, and all that follows.

        Raises :class:`RefusedError` where the log cannot be read.
        """
        async with self._turn:
            if self.is_behind or not self._is_alone:
                await self._catch_up()
            watcher.push(self._welcome(watcher.player))
            watcher.push(await self._missed(after) or self.encode_state())
            self.watchers.add(watcher)

    async def _missed(self, after: int | None) -> bytes | None:
        """Return what happened since an event; None where the whole state is shorter, or the only truth."""
        if after is None or not 0 < after <= self.state.sequence <= after + LONGEST_TAIL:
            return None
        try:
            entries = await self._log.read(self.state.id, after) if after < self.state.sequence else ()
        except StoreError:
            return None
        new_events = [
            events.decode(entry.payload) for entry in entries if entry.sequence <= self.state.sequence
        ]
        update = presenter.present_update(
            self.state, [event for event in new_events if not isinstance(event, events.Created)]
        )
        return None if update is None else encode_message(update)

    def encode_state(self) -> bytes:
        """Return the state as it is sent; written once an event."""
        if self._state_message[0] != self.sequence:
            self._state_message = self.sequence, encode_message(presenter.present_state(self.state))
        return self._state_message[1]

    def tell(self, payload: bytes) -> None:
        """Send a message to everybody here."""
        for watcher in self.watchers:
            watcher.push(payload)

    def _welcome(self, player: str) -> bytes:
        return encode_message(Welcome(PROTOCOL_VERSION, self.state.id, self.state.seats_of(player), now_ms()))

    def _welcome_again(self, player: str | None) -> None:
        for watcher in self.watchers:
            if watcher.player == player:
                watcher.push(self._welcome(watcher.player))

    # -- Presence -----------------------------------------------------------------------------------------

    def present_seats(self) -> tuple[int, ...]:
        """Return the seats whose players are connected here."""
        players = {watcher.player for watcher in self.watchers}
        return tuple(number for number, player in enumerate(self.players) if player in players)

    def presence(self) -> bytes:
        """Return who is here or at other nodes, as it is sent."""
        seats = {*self.present_seats()}
        watchers = len(self.watchers)
        for there, count, _ in self.elsewhere.values():
            seats |= {*there}
            watchers += count
        connected = [
            seat.level is not None or number in seats for number, seat in enumerate(self.state.seats)
        ]
        return encode_message(Presence((connected[0], connected[1]), watchers))


class _Step(Struct, frozen=True, gc=False):
    """What follows from a command: what happens, the room after it, and when."""

    new_events: Sequence[GameEvent]
    after: GameState
    now: int


def _draw_random_text(command: Command) -> str:
    """Return what luck a command may need."""
    match command:
        case Join(seed=""):
            return fairness.new_player_seed()
        case Offer(what="rematch") | Answer(what="rematch"):
            return new_game_id()
        case _:
            return ""
