"""The lobby: who seeks an opponent, and who was paired with whom. Pure; time and randomness are arguments.

It is the replay of the events of a stream in the log, which every node follows and appends to. An append that
names the last event it has seen is refused after any other, so nobody is ever paired twice: a node that comes
second reads what happened and decides again. A stream that has grown long is closed, and the next one begins
with what was still open.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice, takewhile
from typing import TypeVar

import msgspec
from msgspec import Struct

from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.lobby import LiveClock

Item = TypeVar("Item")
MAX_SEEKS = 5_000
"""How many players may seek an opponent at the same time."""
MAX_STREAM_EVENTS = 10_000
MAX_STREAM_AGE_MS = 86_400_000
"""When a stream is closed: once it is this long or this old."""
MAX_OPENED = 1_000
"""How many seeks and pairs the first events of a stream hold each: far less than an event may."""
LEASE_MS = 15_000
"""How long a node's seeks count after its last sign of life."""
ALIVE_INTERVAL_MS = 5_000
"""How often a node whose players are seeking gives such a sign."""
UNSTARTED_MS = 3_000
"""After how long any node creates the game of a pair, as the one that decided has not."""
REMEMBERED_MS = 30_000
"""How long a pair is remembered: a player whose connection was lost meanwhile asks for it."""


class Seek(Struct, frozen=True, omit_defaults=True):
    """A player seeks an opponent for a kind of game with a clock."""

    id: str
    player: str
    rules: str
    clock: LiveClock
    name: str = ""
    node: str = ""
    """The node that the player is connected to; it withdraws the seek once the connection is gone."""


# -- Events -----------------------------------------------------------------------------------------------


class Sought(Struct, frozen=True, tag="sought"):
    """A player seeks; an earlier seek of the same player ends."""

    seek: Seek


class Withdrawn(Struct, frozen=True, tag="withdrawn"):
    """These players no longer seek, and have found nobody."""

    players: tuple[str, ...]


class Paired(Struct, frozen=True, tag="paired"):
    """Two players were paired; the game with this id is theirs, whichever node creates it."""

    game: str
    rules: str
    clock: LiveClock
    players: tuple[str, str]
    """By seat."""
    seeks: tuple[str, str]
    """By seat the seek, or the command that accepted the other's."""


class Started(Struct, frozen=True, tag="started"):
    """The games of pairs have been created."""

    games: tuple[str, ...]


class Alive(Struct, frozen=True, tag="alive"):
    """A node is there, and its players are still seeking."""

    node: str


class Closed(Struct, frozen=True, tag="closed"):
    """The stream ends; the next one continues."""


class RememberedPair(Struct, frozen=True):
    """A pair, when it was made, and whether its game has been created."""

    paired: Paired
    at: int
    is_started: bool = False


class Opened(Struct, frozen=True, tag="opened"):
    """A stream begins with what was open at the end of the previous one; several such events hold it all."""

    seeks: tuple[Seek, ...]
    pairs: tuple[RememberedPair, ...]
    nodes: dict[str, int]


LobbyEvent = Opened | Sought | Withdrawn | Paired | Started | Alive | Closed
encode_event: Callable[[LobbyEvent], bytes] = msgspec.json.Encoder().encode
decode_event: Callable[[bytes], LobbyEvent] = msgspec.json.Decoder(LobbyEvent).decode


# -- State ------------------------------------------------------------------------------------------------


class LobbyState:
    """The lobby after some events."""

    def __init__(self) -> None:
        self._seeks: dict[str, Seek] = {}
        self._seek_of: dict[str, str] = {}
        self._pairs: dict[str, RememberedPair] = {}
        self._games: dict[str, str] = {}
        """By seek the game that it led to."""
        self._nodes: dict[str, int] = {}
        """By node its last sign of life."""
        self.sequence = 0
        """The number of events in this stream."""
        self.opened_at = 0
        self.is_closed = False

    @property
    def seeks(self) -> Mapping[str, Seek]:
        """The open seeks by id, the first ones first."""
        return self._seeks

    @property
    def pairs(self) -> Iterable[RememberedPair]:
        """The remembered pairs, the first ones first."""
        return self._pairs.values()

    def find_seek(self, player: str) -> Seek | None:
        """Return the open seek of a player."""
        seek_id = self._seek_of.get(player)
        return None if seek_id is None else self._seeks[seek_id]

    def find_pair(self, seek_id: str, player: str) -> Paired | None:
        """Return the pair that a player's seek, or the acceptance of one, has led to."""
        pair = self._pairs.get(self._games.get(seek_id, ""))
        return pair.paired if pair is not None and player in pair.paired.players else None

    def is_started(self, game: str) -> bool:
        """Whether the game of a pair is known to exist, or the pair is not remembered any more."""
        pair = self._pairs.get(game)
        return pair is None or pair.is_started

    def last_sign_of(self, node: str) -> int:
        """Return when a node last gave a sign of life; 0 if it never did."""
        return self._nodes.get(node, 0)

    def copy(self) -> "LobbyState":
        """Return a copy that can be changed."""
        other = LobbyState()
        other._seeks, other._seek_of = self._seeks.copy(), self._seek_of.copy()
        other._pairs, other._games = self._pairs.copy(), self._games.copy()
        other._nodes = self._nodes.copy()
        other.sequence, other.opened_at, other.is_closed = self.sequence, self.opened_at, self.is_closed
        return other

    def apply(self, event: LobbyEvent, at: int) -> None:
        """Take in the next event, which was written at that time."""
        self.sequence += 1
        if self.sequence == 1:
            self.opened_at = at
        match event:
            case Sought(seek=seek):
                self._end_seeks([seek.player])
                self._add_seek(seek)
                self._nodes[seek.node] = at
            case Withdrawn(players=players):
                self._end_seeks(players)
            case Paired(players=players):
                self._end_seeks(players)
                self._remember(RememberedPair(event, at))
                self._forget_pairs(at - REMEMBERED_MS)
            case Started(games=games):
                self._note_games(games)
            case Alive(node=node):
                self._nodes[node] = at
            case Closed():
                self.is_closed = True
            case Opened():
                self._continue(event)

    def open_next(self) -> list[Opened]:
        """Return the first events of the stream after this one, which is closed; the same at every node."""
        nodes = {seek.node for seek in self._seeks.values()}
        opened = [Opened((), (), {node: at for node, at in self._nodes.items() if node in nodes})]
        opened += [Opened(seeks, (), {}) for seeks in _split(self._seeks.values())]
        return opened + [Opened((), pairs, {}) for pairs in _split(self._pairs.values())]

    def _continue(self, opened: Opened) -> None:
        self._nodes |= opened.nodes
        for seek in opened.seeks:
            self._add_seek(seek)
        for pair in opened.pairs:
            self._remember(pair)

    def _add_seek(self, seek: Seek) -> None:
        self._seeks[seek.id], self._seek_of[seek.player] = seek, seek.id

    def _end_seeks(self, players: Iterable[str]) -> None:
        for player in players:
            seek_id = self._seek_of.pop(player, None)
            if seek_id is not None:
                del self._seeks[seek_id]

    def _note_games(self, games: Iterable[str]) -> None:
        for game in games:
            pair = self._pairs.get(game)
            if pair is not None:
                self._pairs[game] = RememberedPair(pair.paired, pair.at, is_started=True)

    def _remember(self, pair: RememberedPair) -> None:
        self._pairs[pair.paired.game] = pair
        for seek_id in pair.paired.seeks:
            self._games[seek_id] = pair.paired.game

    def _forget_pairs(self, before: int) -> None:
        """Forget pairs whose game has been created, where they are older than that."""
        for game, pair in list(takewhile(lambda each: each[1].at < before, self._pairs.items())):
            if pair.is_started:
                del self._pairs[game]
                for seek_id in pair.paired.seeks:
                    if self._games.get(seek_id) == game:
                        del self._games[seek_id]


def _split(items: Iterable[Item]) -> Iterator[tuple[Item, ...]]:
    iterator = iter(items)
    while part := tuple(islice(iterator, MAX_OPENED)):
        yield part


# -- Decisions --------------------------------------------------------------------------------------------


class Cancel(Struct, frozen=True):
    """A player no longer seeks."""

    player: str


class Accept(Struct, frozen=True):
    """A player wants to play the one who has this seek."""

    id: str
    player: str
    seek: str


Wish = Seek | Cancel | Accept | Started | Alive
"""What a node asks for. A wish that has come true already leads to no further event."""


class Draw(Struct, frozen=True):
    """Random choices for a pair: the id of the game, and whether the one who sought first sits second."""

    game: str
    is_swapped: bool


class Decision(Struct, frozen=True):
    """What follows from wishes: new events, the state after them, and why some were refused."""

    events: Sequence[LobbyEvent]
    after: LobbyState
    refused: Mapping[int, RefusedError]
    """By the place of the wish."""


def decide(state: LobbyState, wishes: Sequence[Wish], now: int, draw: Callable[[], Draw]) -> Decision:
    """Decide wishes in their order, end the seeks of nodes that are gone, and pair all who can be paired."""
    after, events, refused = state.copy(), list[LobbyEvent](), dict[int, RefusedError]()

    def add(event: LobbyEvent) -> None:
        events.append(event)
        after.apply(event, now)

    for place, wish in enumerate(wishes):
        try:
            event = _decide_wish(after, wish, draw)
        except RefusedError as error:
            refused[place] = error
        else:
            if event is not None:
                add(event)
    lapsed = find_lapsed(after, now)
    if lapsed:
        add(Withdrawn(lapsed))
    for one, other in find_pairs(after.seeks.values()):
        add(_pair((one.player, other.player), (one.id, other.id), one, draw()))
    if after.sequence >= MAX_STREAM_EVENTS or (after.sequence and now - after.opened_at > MAX_STREAM_AGE_MS):
        add(Closed())
    return Decision(events, after, refused)


def _decide_wish(state: LobbyState, wish: Wish, draw: Callable[[], Draw]) -> LobbyEvent | None:
    """Return the event that a wish leads to, None if there is nothing to do. Raises :class:`RefusedError`."""
    match wish:
        case Seek():
            return _decide_seek(state, wish)
        case Cancel():
            return None if state.find_seek(wish.player) is None else Withdrawn((wish.player,))
        case Accept():
            return _decide_acceptance(state, wish, draw)
        case Started():
            games = tuple(game for game in wish.games if not state.is_started(game))
            return Started(games) if games else None
        case Alive():
            return wish


def _decide_seek(state: LobbyState, seek: Seek) -> Sought | None:
    known = state.seeks.get(seek.id)
    if known == seek or state.find_pair(seek.id, seek.player) is not None:
        return None
    if known is not None and known.player != seek.player:
        raise RefusedError(Reason.MALFORMED, "another player's seek has this id")
    if len(state.seeks) >= MAX_SEEKS and state.find_seek(seek.player) is None:
        raise RefusedError(Reason.TOO_MANY, "too many players are seeking an opponent")
    return Sought(seek)


def _decide_acceptance(state: LobbyState, wish: Accept, draw: Callable[[], Draw]) -> Paired | None:
    if state.find_pair(wish.id, wish.player) is not None:
        return None
    seek = state.seeks.get(wish.seek)
    if seek is None:
        raise RefusedError(Reason.SEEK_GONE, "the challenge has been accepted or withdrawn")
    if seek.player == wish.player:
        raise RefusedError(Reason.NOT_NOW, "a player cannot accept their own challenge")
    return _pair((seek.player, wish.player), (seek.id, wish.id), seek, draw())


def _pair(players: tuple[str, str], seeks: tuple[str, str], terms: Seek, draw: Draw) -> Paired:
    if draw.is_swapped:
        players, seeks = players[::-1], seeks[::-1]
    return Paired(draw.game, terms.rules, terms.clock, players, seeks)


def find_pairs(seeks: Iterable[Seek]) -> list[tuple[Seek, Seek]]:
    """Return pairs of seeks for the same game and clock, those who came first first; nobody is in two."""
    waiting: dict[tuple[str, LiveClock], Seek] = {}
    pairs = list[tuple[Seek, Seek]]()
    for seek in seeks:
        terms = seek.rules, seek.clock
        if terms in waiting:
            pairs.append((waiting.pop(terms), seek))
        else:
            waiting[terms] = seek
    return pairs


def find_lapsed(state: LobbyState, now: int) -> tuple[str, ...]:
    """Return the players whose node has not been heard of for a while."""
    return tuple(
        seek.player for seek in state.seeks.values() if now - state.last_sign_of(seek.node) > LEASE_MS
    )


def find_unstarted(state: LobbyState, now: int) -> list[Paired]:
    """Return the pairs whose game should exist by now."""
    return [pair.paired for pair in state.pairs if not pair.is_started and now - pair.at > UNSTARTED_MS]
