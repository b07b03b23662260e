"""One node's part of the lobby: its visitors, what they seek, and the games of those who were paired.

What visitors want is collected for a tick and posted to the lobby's stream in one append, together with the
pairs that follow from it. Everything a visitor is told is on disk: that a seek is known, and that the game of
a pair exists. Every node that has a player of a pair creates the game unless it is there; so does any node
that finds it missing a few seconds later.
"""

import asyncio
import contextlib
import logging
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Protocol

from duellum.core.errors import UnknownGameError
from duellum.core.registry import load_rules
from duellum.server.bus.contract import Bus, Wake
from duellum.server.community.lobby import (
    ALIVE_INTERVAL_MS,
    Accept,
    Alive,
    Cancel,
    Draw,
    LobbyEvent,
    LobbyState,
    Paired,
    Seek,
    Sought,
    Started,
    Wish,
    Withdrawn,
    find_unstarted,
)
from duellum.server.live.lobby_stream import LobbyStream
from duellum.server.live.steady_clock import now_ms
from duellum.server.metrics import OPEN_SEEKS, PAIRS
from duellum.server.protocol.codec import encode_message
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.game_ids import new_game_id
from duellum.server.protocol.lobby import AcceptSeek, Matched, SeekInfo, Seeking, SeekOpponent
from duellum.server.protocol.names import parse_name
from duellum.server.protocol.server import Refused
from duellum.store import ConflictError, EventLog, StoreError

WAKE = "~lobby"
"""What the lobby's wakes name instead of a game."""
TICK_SECONDS = 0.02
"""For how long wishes are collected."""
CHORE_SECONDS = 1.0
"""How often a node looks after seeks and pairs although nothing happens."""
GRACE_SECONDS = 2.0
"""How long a seek outlasts its player's connection."""
_STREAM_POSITIONS = 1_000_000
_LOGGER = logging.getLogger(__name__)


class Visitor(Protocol):
    """A connection to the lobby."""

    player: str | None
    """None for a browser without a cookie, which can only look."""
    address: str

    def send(self, payload: bytes) -> None:
        """Send a message; never waits."""


class Lobby:
    """The visitors of a node, and its share of the pairing."""

    def __init__(
        self,
        log: EventLog,
        bus: Bus,
        node: str,
        create_game: Callable[[Paired], Awaitable[None]],
        max_address_seeks: int,
        *,
        is_sole_writer: bool,
    ) -> None:
        """`create_game` creates the game of a pair unless it exists, or raises :class:`RefusedError`."""
        self._stream = LobbyStream(log, now_ms, self._on_event)
        self._bus, self._node, self._create_game = bus, node, create_game
        self._max_address_seeks, self._is_sole_writer = max_address_seeks, is_sole_writer
        self.visitors: set[Visitor] = set()
        self._visitors_of: dict[str, set[Visitor]] = {}
        self._wanted: dict[str, Seek] = {}
        """What players at this node seek, whether the log knows it yet or not."""
        self._addresses: dict[str, str] = {}
        """By player of `_wanted`."""
        self._address_seeks = Counter[str]()
        self._changed: dict[str, None] = {}
        """The players whose wish has not been posted."""
        self._acceptances: list[tuple[Accept, Visitor]] = []
        self._starting: set[str] = set()
        self._started: list[str] = []
        """Games that this node has created, and not posted yet."""
        self._posted_alive_at = self._chores_at = 0
        """When this node last gave a sign of life, and last did its chores."""
        self._people, self._published = 0, -1
        self._is_behind = False
        self._has_news = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Read the lobby, and take part in it. Raises :class:`~duellum.store.StoreError`."""
        await self._stream.open()
        self._run(self._serve())

    async def close(self) -> None:
        """Stop."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _run(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @property
    def state(self) -> LobbyState:
        """The lobby as far as this node knows."""
        return self._stream.state

    # -- Visitors -----------------------------------------------------------------------------------------

    def enter(self, visitor: Visitor) -> None:
        """Add a visitor, who is told what the player seeks."""
        self.visitors.add(visitor)
        if visitor.player is not None:
            self._visitors_of.setdefault(visitor.player, set()).add(visitor)
            visitor.send(_encode_seeking(self.state.find_seek(visitor.player)))

    def leave(self, visitor: Visitor) -> None:
        """Remove a visitor; the player's seek ends soon unless the player comes back."""
        self.visitors.discard(visitor)
        player = visitor.player
        if player is None:
            return
        here = self._visitors_of[player]
        here.discard(visitor)
        if not here:
            del self._visitors_of[player]
            if player in self._wanted:
                asyncio.get_running_loop().call_later(GRACE_SECONDS, self._end_absent_seek, player)

    def _end_absent_seek(self, player: str) -> None:
        seek = self.state.find_seek(player)
        if player not in self._visitors_of and (seek is None or seek.node == self._node):
            self._want(player, None)

    def tell(self, players: Iterable[str | None], payload: bytes) -> None:
        """Send a message to these players' connections to the lobby of this node."""
        for player in players:
            for visitor in self._visitors_of.get(player or "", ()):
                visitor.send(payload)

    # -- Wishes -------------------------------------------------------------------------------------------

    def seek(self, visitor: Visitor, message: SeekOpponent) -> None:
        """Let a visitor's player seek. Raises :class:`RefusedError`."""
        player = _check_player(visitor)
        try:
            load_rules(message.rules)
        except UnknownGameError as error:
            raise RefusedError(Reason.UNKNOWN_RULES, str(error)) from error
        name = parse_name(message.name)
        if player not in self._wanted and self._address_seeks[visitor.address] >= self._max_address_seeks:
            raise RefusedError(Reason.TOO_MANY, "too many players at this address are seeking")
        if not self._tell_again(message.id, player, visitor):
            self._forget_address(player)
            self._addresses[player] = visitor.address
            self._address_seeks[visitor.address] += 1
            self._want(player, Seek(message.id, player, message.rules, message.clock, name, self._node))

    def cancel(self, visitor: Visitor) -> None:
        """Let a visitor's player seek no longer. Raises :class:`RefusedError`."""
        self._want(_check_player(visitor), None)

    def accept(self, visitor: Visitor, message: AcceptSeek) -> None:
        """Let a visitor's player accept a challenge. Raises :class:`RefusedError`."""
        player = _check_player(visitor)
        if not self._tell_again(message.id, player, visitor):
            self._acceptances.append((Accept(message.id, player, message.seek), visitor))
            self._has_news.set()

    def _tell_again(self, command: str, player: str, visitor: Visitor) -> bool:
        """Tell a visitor of the pair that a command has led to, if it has."""
        paired = self.state.find_pair(command, player)
        if paired is None:
            return False
        if self.state.is_started(paired.game) or paired.game in self._started:
            visitor.send(encode_message(Matched(command, paired.game)))
        else:
            self._begin(paired)
        return True

    def _want(self, player: str, seek: Seek | None) -> None:
        if seek is None:
            self._wanted.pop(player, None)
            self._forget_address(player)
        else:
            self._wanted[player] = seek
        self._changed[player] = None
        self._has_news.set()

    def _forget_address(self, player: str) -> None:
        address = self._addresses.pop(player, None)
        if address is not None:
            self._address_seeks[address] -= 1
            if not self._address_seeks[address]:
                del self._address_seeks[address]

    # -- The stream ---------------------------------------------------------------------------------------

    def take_in(self, wake: Wake) -> None:
        """Take in that another node has posted something."""
        if wake.sequence > self._position:
            self._is_behind = True
            self._has_news.set()

    def publish(self, people: int) -> None:
        """Tell the other nodes how far the stream has come, and how many people are at this node."""
        self._people, self._published = people, self._position
        if not self._is_sole_writer:
            self._bus.publish(Wake(self._node, WAKE, self._position, spectators=people))

    @property
    def _position(self) -> int:
        """How far this node has read, comparable with other nodes' positions."""
        return self._stream.number * _STREAM_POSITIONS + self.state.sequence

    async def _serve(self) -> None:
        """Post what visitors want, and read what other nodes post, for as long as the node serves."""
        is_failing = False
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(CHORE_SECONDS):
                    await self._has_news.wait()
            self._do_chores(now_ms())
            try:
                if self._changed or self._acceptances:
                    await asyncio.sleep(TICK_SECONDS)
                self._has_news.clear()
                await self._exchange()
                is_failing = False
            except (StoreError, ConflictError) as error:
                if not is_failing:
                    _LOGGER.warning("the lobby cannot be written now: %s", error)
                is_failing, self._is_behind = True, True
                await asyncio.sleep(CHORE_SECONDS)
            except Exception:
                _LOGGER.exception("the lobby has failed")
                await asyncio.sleep(CHORE_SECONDS)

    def _do_chores(self, now: int) -> None:
        """Look whether other nodes have posted, and complete pairs that the node that decided has not."""
        if now - self._chores_at >= CHORE_SECONDS * 1000:
            self._chores_at = now
            self._is_behind = self._is_behind or not self._is_sole_writer
            for paired in find_unstarted(self.state, now):
                self._begin(paired)

    async def _exchange(self) -> None:
        """Read if need be, then post; what cannot be posted stays for the next time."""
        if self._is_behind:
            await self._stream.read()
            self._is_behind = False
        changed, acceptances, started = list(self._changed), self._acceptances[:], self._started[:]
        wishes: list[Wish] = [self._wanted.get(player) or Cancel(player) for player in changed]
        wishes += [acceptance for acceptance, _ in acceptances]
        wishes += [Started(tuple(started))] if started else []
        wishes += [Alive(self._node)] if self._is_sign_due() else []
        posted = {player: self._wanted.get(player) for player in changed}
        refused = await self._stream.post(wishes, _draw)
        for player, seek in posted.items():
            if self._wanted.get(player) == seek:
                self._changed.pop(player, None)
        del self._acceptances[: len(acceptances)], self._started[: len(started)]
        for place, error in refused.items():
            self._report(error, changed, acceptances, place)
        OPEN_SEEKS.set(len(self.state.seeks))
        if self._published != self._position:
            self.publish(self._people)

    def _is_sign_due(self) -> bool:
        now = now_ms()
        if not self._wanted or now - self._posted_alive_at < ALIVE_INTERVAL_MS:
            return False
        self._posted_alive_at = now
        return True

    def _report(
        self,
        error: RefusedError,
        changed: Sequence[str],
        acceptances: Sequence[tuple[Accept, Visitor]],
        place: int,
    ) -> None:
        """Tell a visitor why a wish was refused."""
        if place < len(changed):
            player = changed[place]
            seek = self._wanted.get(player)
            self._forget_wish(player)
            command = None if seek is None else seek.id
            self.tell([player], encode_message(Refused(command, error.reason, error.text)))
        elif place - len(changed) < len(acceptances):
            acceptance, visitor = acceptances[place - len(changed)]
            if visitor in self.visitors:
                visitor.send(encode_message(Refused(acceptance.id, error.reason, error.text)))

    # -- What has happened --------------------------------------------------------------------------------

    def _on_event(self, event: LobbyEvent, is_own: bool) -> None:  # noqa: FBT001 - the stream's callback
        match event:
            case Sought(seek=seek):
                if seek.node != self._node and seek.player not in self._changed:  # a later wish of the player
                    self._forget_wish(seek.player)
                self.tell([seek.player], _encode_seeking(seek))
            case Withdrawn(players=players):
                for player in players:
                    self._on_withdrawn(player)
            case Paired():
                for player in event.players:
                    self._forget_wish(player)
                PAIRS.inc(is_own)
                if is_own or any(player in self._visitors_of for player in event.players):
                    self._begin(event, is_decider=is_own)

    def _on_withdrawn(self, player: str) -> None:
        """Tell a player who no longer seeks; a seek that is still wanted is posted again.

        Another node withdraws the seeks of this one if it has not heard of it for a while.
        """
        if player in self._wanted:
            self._want(player, self._wanted[player])
        else:
            self.tell([player], _encode_seeking(None))

    def _forget_wish(self, player: str) -> None:
        self._wanted.pop(player, None)
        self._forget_address(player)
        self._changed.pop(player, None)

    def _begin(self, paired: Paired, *, is_decider: bool = True) -> None:
        if paired.game not in self._starting:
            self._starting.add(paired.game)
            self._run(self._create(paired, is_decider=is_decider))

    async def _create(self, paired: Paired, *, is_decider: bool) -> None:
        """Create the game of a pair, however long that takes, and tell its players who are here."""
        while True:
            try:
                await self._create_game(paired)
                break
            except RefusedError as error:
                _LOGGER.warning("the game of a pair cannot be created now: %s", error)
                await asyncio.sleep(CHORE_SECONDS)
        self._starting.discard(paired.game)
        if is_decider:
            self._started.append(paired.game)
        for player, seek in zip(paired.players, paired.seeks, strict=True):
            self.tell([player], encode_message(Matched(seek, paired.game)))


def _check_player(visitor: Visitor) -> str:
    if visitor.player is None:
        raise RefusedError(Reason.NOT_NOW, "the browser has no cookie yet")
    return visitor.player


def present_seek(seek: Seek) -> SeekInfo:
    """Return a seek as everybody may see it."""
    return SeekInfo(seek.id, seek.rules, seek.clock, seek.name)


def _encode_seeking(seek: Seek | None) -> bytes:
    return encode_message(Seeking(None if seek is None else present_seek(seek)))


def _draw() -> Draw:
    return Draw(new_game_id(), bool(secrets.randbelow(2)))
