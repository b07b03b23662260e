"""A room: one game as its events tell it. Immutable; :func:`apply` gives the room after an event.

Nothing here reads a clock, throws dice or talks to anybody: what happened stands in the events.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Any, Literal

from msgspec import Struct, field
from msgspec.structs import replace

from duellum.core.registry import load_rules
from duellum.core.rules import Actor, Outcome, Position, Rules, Seat, Side
from duellum.server.game import events
from duellum.server.game.clock import Clock, Times
from duellum.server.game.history import History
from duellum.server.protocol.messages import OfferKind, OutcomeInfo, Status

ENGINE = "engine"
"""Who acts for the engine's seats; no player is called so."""
REMEMBERED = 64
"""How many commands of a game are known to have been carried out."""
PATIENCE = 86_400_000
"""After how many milliseconds a game ends whose players did not all come."""


_HASH, _ANSWER = 8, 12
"""Bytes of a hash, and of one together with its sequence."""
_MOST = REMEMBERED * _ANSWER

_SIDES = tuple(Seat)

known_rules = cache(load_rules)
"""The rules with this name, looked for once. Raises :class:`~duellum.core.errors.UnknownGameError`."""


class SeatState(Struct, frozen=True, gc=False):
    """Who sits on a seat."""

    player: str | None
    """Whose it is: a player, :data:`ENGINE`, or None while it is open."""
    level: int | None = None
    is_taken: bool = False
    """Whether its player has sat down."""
    name: str = ""
    seed: str | None = None


class Ply(Struct, frozen=True, gc=False):
    """A move or roll that stands."""

    move: Any
    side: Side
    turn: int
    is_roll: bool
    left: Times
    """What both clocks had left after it."""
    rolls: int
    """How many rolls there have been, with this one."""
    decided: tuple[int | None, int | None]
    """By side, how many plies there were before its last decision; None before its first."""


class Room(Struct, frozen=True, gc=False):
    """One game, its seats, its clock and what is being offered."""

    id: str
    rules: Rules
    sequence: int
    created: events.Created
    created_at: int
    active_at: int
    """When something happened last."""
    seats: tuple[SeatState, SeatState]
    position: Position
    """The position now."""
    positions: History[Position]
    """All there have been, with this one."""
    clock: Clock
    status: Status = "waiting"
    last: Ply | None = None
    """The last move or roll."""
    plies: History[Ply] = field(default_factory=History)
    """All of them, with this one."""
    outcome: OutcomeInfo | None = None
    offers: tuple[tuple[OfferKind, Side], ...] = ()
    answered: bytes = b""
    """The last commands, hashed with their players, each with the sequence of the event it caused."""
    following: str | None = None
    has_bot_failed: bool = False
    credited_until: int = 0

    @property
    def to_move(self) -> Side:
        """Whose turn it is."""
        return self.position.to_move

    @property
    def actor(self) -> Actor:
        """Who acts; nobody unless the game is being played."""
        return self.position.actor if self.status == "playing" else None

    @property
    def turn(self) -> int:
        """The number of the turn under way."""
        if self.last is None:
            return 1
        return self.last.turn + (self.status != "over" and self.rules.opens_turn(self.position))

    @property
    def has_dice(self) -> bool:
        """Whether the game is played with dice."""
        return self.created.seed is not None

    @property
    def due(self) -> int | None:
        """When something happens by itself: a time-out, or the end of waiting."""
        if self.status == "waiting":
            return self.created_at + PATIENCE
        if self.status == "playing" and self.seats[self.to_move].level is None:
            return self.clock.due()
        return None

    def seats_of(self, player: str) -> tuple[Side, ...]:
        """Return the seats of a player, whether they have sat down or not."""
        return tuple([side for side in _SIDES if self.seats[side].player == player])

    def people(self) -> set[str | None]:
        """Return who plays but the engine; None stands for whoever may still come."""
        return {seat.player for seat in self.seats} - {ENGINE}

    @property
    def is_solitary(self) -> bool:
        """Whether one person plays against the engine or themselves, so that nobody else need consent."""
        first, second = self.seats[0].player, self.seats[1].player
        return first != ENGINE if first == second else ENGINE in (first, second)

    def offer_of(self, what: OfferKind) -> Side | None:
        """Return who made an offer that stands."""
        return next((side for kind, side in self.offers if kind == what), None)

    def answer_to(self, player: str, command: str) -> int | None:
        """Return the sequence of the event that a command of the player caused."""
        asked = _hashed(player, command)
        place = self.answered.find(asked)
        while place > 0 and place % _ANSWER:  # found across two others
            place = self.answered.find(asked, place + 1)
        return None if place < 0 else int.from_bytes(self.answered[place + _HASH : place + _ANSWER])


def _hashed(player: str | None, command: str) -> bytes:
    """Return a command of a player in a few bytes; the same in this process only."""
    return hash((player, command)).to_bytes(_HASH, signed=True)


@lru_cache(maxsize=100)
def _start(rules: str, text: str) -> Position:
    """Return where a game starts; nearly all start from the same few positions."""
    start: Position = known_rules(rules).parse_position(text)
    return start


def create(game: str, created: events.Created, at: int) -> Room:
    """Return a new room, with one event."""
    rules, start = known_rules(created.rules), _start(created.rules, created.start)
    seats = tuple(
        SeatState(plan.player)
        if plan.level is None
        else SeatState(ENGINE, plan.level, is_taken=True, seed=plan.seed)
        for plan in created.seats
    )
    room = Room(
        id=game,
        rules=rules,
        sequence=1,
        created=created,
        created_at=at,
        active_at=at,
        seats=(seats[0], seats[1]),
        position=start,
        positions=History([start]),
        clock=Clock.of(created.clock),
    )
    return _begun_if_complete(room, at)


def replay(game: str, entries: Iterable[tuple[int, events.Created | events.Happening]]) -> Room:
    """Return the room with these events, each with its time. Raises :class:`~.events.EventError`."""
    room: Room | None = None
    for at, event in entries:
        if isinstance(event, events.Created):
            room = create(game, event, at)
        elif room is None:
            raise events.EventError("a game begins with its creation")
        else:
            room = apply(room, event, at)
    if room is None:
        raise events.EventError("a game has one event at least")
    return room


def apply(room: Room, event: events.Happening, at: int) -> Room:
    """Return the room after an event at that time, which must have been decided for this very room."""
    changed = _apply(room, event, at)
    answered = room.answered
    if event.command is not None:
        answered = (answered + _hashed(event.player, event.command) + (room.sequence + 1).to_bytes(4))[
            -_MOST:
        ]
    return replace(changed, sequence=room.sequence + 1, active_at=at, answered=answered)


def _apply(room: Room, event: events.Happening, at: int) -> Room:  # noqa: C901 - one case an event
    match event:
        case events.Moved():
            return _moved(room, event, at)
        case events.Joined():
            return _joined(room, event, at)
        case events.Undone():
            return _undone(room, event, at)
        case events.Offered():
            return replace(room, offers=(*room.offers, (event.what, Seat(event.seat))))
        case events.Declined():
            return replace(room, offers=tuple(offer for offer in room.offers if offer[0] != event.what))
        case events.Resigned():
            return _declared(room, Seat(event.seat).other, "resignation")
        case events.Agreed():
            return _declared(room, None, "agreement")
        case events.TimedOut():
            return _declared(room, room.to_move.other, "time")
        case events.Aborted():
            return _over(room, OutcomeInfo("*", None, "aborted", None))
        case events.Rematched():
            return replace(room, following=event.game, offers=())
        case events.Credited():
            clock = room.clock.credited(event.milliseconds)
            return replace(room, clock=clock, credited_until=event.until)
        case events.BotFailed():
            return replace(room, has_bot_failed=True)
        case events.BotNudged():
            return replace(room, has_bot_failed=False)


def _moved(room: Room, event: events.Moved, at: int) -> Room:
    before = room.position
    move = before.parse_move(event.move)
    after = before.play(move)
    positions = room.positions.and_then(after)
    clock = room.clock.pressed(event.charged, event.forgiven, after.to_move, at)
    ply = _ply(room, move, clock.left)
    moved = replace(
        room,
        position=after,
        positions=positions,
        last=ply,
        plies=room.plies.and_then(ply),
        clock=clock,
        offers=(),
        has_bot_failed=False,
    )
    outcome = room.rules.find_outcome(positions)
    return moved if outcome is None else _over(moved, outcome_info(outcome))


def _ply(room: Room, move: Any, left: Times) -> Ply:  # noqa: ANN401 - each game has its own move
    """Return a move as the next ply of the room, with what the clocks have left after it."""
    before, last = room.position, room.last
    side, is_roll = before.to_move, before.actor == "dice"
    turn, rolls, decided = (0, 0, (None, None)) if last is None else (last.turn, last.rolls, last.decided)
    if last is None or room.rules.opens_turn(before):
        turn += 1
    if not is_roll:
        number = len(room.plies)
        decided = (number, decided[1]) if side == Seat.FIRST else (decided[0], number)
    return Ply(move, side, turn, is_roll, left, rolls + is_roll, decided)


def _joined(room: Room, event: events.Joined, at: int) -> Room:
    seats = list(room.seats)
    for seat in event.seats:
        seats[seat] = SeatState(event.player, None, is_taken=True, name=event.name, seed=event.seed)
    return _begun_if_complete(replace(room, seats=(seats[0], seats[1])), at)


def _begun_if_complete(room: Room, at: int) -> Room:
    if not all(seat.is_taken for seat in room.seats):
        return room
    return replace(room, status="playing", clock=room.clock.started(room.to_move, at))


def _undone(room: Room, event: events.Undone, at: int) -> Room:
    kept, positions = room.plies[: event.plies], room.positions[: event.plies + 1]
    last = kept[-1] if kept else None
    left = Clock.of(room.created.clock).left if last is None else last.left
    clock = room.clock if event.runs_on else replace(room.clock, left=left).started(positions[-1].to_move, at)
    return replace(
        room,
        position=positions[-1],
        positions=positions,
        last=last,
        plies=kept,
        clock=clock,
        offers=(),
        has_bot_failed=False,
    )


def _declared(room: Room, winner: Side | None, reason: str) -> Room:
    return _over(room, outcome_info(Outcome(winner, reason, room.rules.clause_by_players)))


def _over(room: Room, outcome: OutcomeInfo) -> Room:
    return replace(room, status="over", outcome=outcome, clock=room.clock.stopped(), offers=())


def outcome_info(outcome: Outcome) -> OutcomeInfo:
    """Return how a game ended, as clients are told."""
    result: Literal["1-0", "0-1", "1/2-1/2"] = "1/2-1/2"
    if outcome.winner is not None:
        result = "1-0" if outcome.winner == Seat.FIRST else "0-1"
    return OutcomeInfo(result, outcome.winner, outcome.reason, outcome.clause)


def applied(room: Room, happenings: Sequence[events.Happening], at: int) -> Room:
    """Return the room after several events at once."""
    for event in happenings:
        room = apply(room, event, at)
    return room
