"""A room: one game as its events tell it. Immutable; :func:`apply_event` gives the room after an event.

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
from duellum.server.game.persistent_list import PersistentList
from duellum.server.protocol.types import OfferKind, OutcomeInfo, Status

ENGINE_PLAYER = "engine"
"""Who acts for the engine's seats; no player is called so."""
IDEMPOTENCY_WINDOW = 64
"""How many commands of a game are known to have been carried out."""
JOIN_TIMEOUT_MS = 86_400_000
"""After how many milliseconds a game ends whose players did not all come."""


_HASH_BYTES, _ENTRY_BYTES = 8, 12
"""Bytes of a hash, and of one together with its sequence."""
_MAX_KEY_BYTES = IDEMPOTENCY_WINDOW * _ENTRY_BYTES

_SIDES = tuple(Seat)

get_rules = cache(load_rules)
"""The rules with this name, looked for once. Raises :class:`~duellum.core.errors.UnknownGameError`."""


class SeatState(Struct, frozen=True, gc=False):
    """Who sits on a seat."""

    player: str | None
    """Whose it is: a player, :data:`ENGINE_PLAYER`, or None while it is open."""
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


class GameState(Struct, frozen=True, gc=False):
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
    positions: PersistentList[Position]
    """All there have been, with this one."""
    clock: Clock
    status: Status = "waiting"
    last: Ply | None = None
    """The last move or roll."""
    plies: PersistentList[Ply] = field(default_factory=PersistentList)
    """All of them, with this one."""
    outcome: OutcomeInfo | None = None
    offers: tuple[tuple[OfferKind, Side], ...] = ()
    idempotency_keys: bytes = b""
    """The last commands, hashed with their players, each with the sequence of the event it caused."""
    following: str | None = None
    has_bot_failed: bool = False
    outages_credited_until: int = 0

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
        last = 0 if self.last is None else self.last.turn
        return last if last and self.status == "over" else self.rules.number_turn(last, self.position)

    @property
    def has_dice(self) -> bool:
        """Whether the game is played with dice."""
        return self.created.seed is not None

    @property
    def due(self) -> int | None:
        """When something happens by itself: a time-out, or the end of waiting."""
        if self.status == "waiting":
            return self.created_at + JOIN_TIMEOUT_MS
        if self.status == "playing" and self.seats[self.to_move].level is None:
            return self.clock.due()
        return None

    def seats_of(self, player: str) -> tuple[Side, ...]:
        """Return the seats of a player, whether they have sat down or not."""
        return tuple([side for side in _SIDES if self.seats[side].player == player])

    def people(self) -> set[str | None]:
        """Return who plays but the engine; None stands for whoever may still come."""
        return {seat.player for seat in self.seats} - {ENGINE_PLAYER}

    @property
    def is_solitary(self) -> bool:
        """Whether one person plays against the engine or themselves, so that nobody else need consent."""
        first, second = self.seats[0].player, self.seats[1].player
        return first != ENGINE_PLAYER if first == second else ENGINE_PLAYER in (first, second)

    def offer_of(self, what: OfferKind) -> Side | None:
        """Return who made an offer that stands."""
        return next((side for kind, side in self.offers if kind == what), None)

    def find_answer(self, player: str, command: str) -> int | None:
        """Return the sequence of the event that a command of the player caused."""
        asked = _hash_command(player, command)
        place = self.idempotency_keys.find(asked)
        while place > 0 and place % _ENTRY_BYTES:  # found across two others
            place = self.idempotency_keys.find(asked, place + 1)
        return (
            None
            if place < 0
            else int.from_bytes(self.idempotency_keys[place + _HASH_BYTES : place + _ENTRY_BYTES])
        )


def _hash_command(player: str | None, command: str) -> bytes:
    """Return a command of a player in a few bytes; the same in this process only."""
    return hash((player, command)).to_bytes(_HASH_BYTES, signed=True)


@lru_cache(maxsize=100)
def _start(rules: str, text: str) -> Position:
    """Return where a game starts; nearly all start from the same few positions."""
    start: Position = get_rules(rules).parse_position(text)
    return start


def create_state(game: str, created: events.Created, at: int) -> GameState:
    """Return a new room, with one event."""
    rules, start = get_rules(created.rules), _start(created.rules, created.start)
    seats = tuple(
        SeatState(plan.player)
        if plan.level is None
        else SeatState(ENGINE_PLAYER, plan.level, is_taken=True, seed=plan.seed)
        for plan in created.seats
    )
    state = GameState(
        id=game,
        rules=rules,
        sequence=1,
        created=created,
        created_at=at,
        active_at=at,
        seats=(seats[0], seats[1]),
        position=start,
        positions=PersistentList([start]),
        clock=Clock.from_rule(created.clock),
    )
    return _start_if_full(state, at)


def replay_events(game: str, entries: Iterable[tuple[int, events.Created | events.GameEvent]]) -> GameState:
    """Return the room with these events, each with its time. Raises :class:`~.events.EventError`."""
    state: GameState | None = None
    for at, event in entries:
        if isinstance(event, events.Created):
            state = create_state(game, event, at)
        elif state is None:
            raise events.EventError("a game begins with its creation")
        else:
            state = apply_event(state, event, at)
    if state is None:
        raise events.EventError("a game has one event at least")
    return state


def apply_event(state: GameState, event: events.GameEvent, at: int) -> GameState:
    """Return the room after an event at that time, which must have been decided for this very room."""
    changed = _apply_change(state, event, at)
    idempotency_keys = state.idempotency_keys
    if event.command is not None:
        idempotency_keys = (
            idempotency_keys + _hash_command(event.player, event.command) + (state.sequence + 1).to_bytes(4)
        )[-_MAX_KEY_BYTES:]
    return replace(changed, sequence=state.sequence + 1, active_at=at, idempotency_keys=idempotency_keys)


def _apply_change(state: GameState, event: events.GameEvent, at: int) -> GameState:  # noqa: C901 - one case an event
    match event:
        case events.Moved():
            return _apply_move(state, event, at)
        case events.Joined():
            return _apply_join(state, event, at)
        case events.Undone():
            return _apply_undo(state, event, at)
        case events.Offered():
            return replace(state, offers=(*state.offers, (event.what, Seat(event.seat))))
        case events.Declined():
            return replace(state, offers=tuple(offer for offer in state.offers if offer[0] != event.what))
        case events.Resigned():
            return _end_by_players(state, Seat(event.seat).other, "resignation")
        case events.Agreed():
            return _end_by_players(state, None, "agreement")
        case events.TimedOut():
            return _end_by_players(state, state.to_move.other, "time")
        case events.Aborted():
            return _end_game(state, OutcomeInfo("*", None, "aborted", None))
        case events.Rematched():
            return replace(state, following=event.game, offers=())
        case events.Credited():
            clock = state.clock.credit_outage(event.milliseconds)
            return replace(state, clock=clock, outages_credited_until=event.until)
        case events.BotFailed():
            return replace(state, has_bot_failed=True)
        case events.BotNudged():
            return replace(state, has_bot_failed=False)


def _apply_move(state: GameState, event: events.Moved, at: int) -> GameState:
    before = state.position
    move = before.parse_move(event.move)
    after = before.play(move)
    positions = state.positions.append(after)
    clock = state.clock.press(event.charged, event.compensated, after.to_move, at)
    ply = _next_ply(state, move, clock.left)
    moved = replace(
        state,
        position=after,
        positions=positions,
        last=ply,
        plies=state.plies.append(ply),
        clock=clock,
        offers=(),
        has_bot_failed=False,
    )
    outcome = state.rules.find_outcome(positions)
    return moved if outcome is None else _end_game(moved, outcome_info(outcome))


def _next_ply(state: GameState, move: Any, left: Times) -> Ply:  # noqa: ANN401 - each game has its own move
    """Return a move as the next ply of the room, with what the clocks have left after it."""
    before, last = state.position, state.last
    side, is_roll = before.to_move, before.actor == "dice"
    turn, rolls, decided = (0, 0, (None, None)) if last is None else (last.turn, last.rolls, last.decided)
    if not is_roll:
        number = len(state.plies)
        decided = (number, decided[1]) if side == Seat.FIRST else (decided[0], number)
    return Ply(move, side, state.rules.number_turn(turn, before), is_roll, left, rolls + is_roll, decided)


def _apply_join(state: GameState, event: events.Joined, at: int) -> GameState:
    seats = list(state.seats)
    for seat in event.seats:
        seats[seat] = SeatState(event.player, None, is_taken=True, name=event.name, seed=event.seed)
    return _start_if_full(replace(state, seats=(seats[0], seats[1])), at)


def _start_if_full(state: GameState, at: int) -> GameState:
    if not all(seat.is_taken for seat in state.seats):
        return state
    return replace(state, status="playing", clock=state.clock.start(state.to_move, at))


def _apply_undo(state: GameState, event: events.Undone, at: int) -> GameState:
    kept, positions = state.plies[: event.plies], state.positions[: event.plies + 1]
    last = kept[-1] if kept else None
    left = Clock.from_rule(state.created.clock).left if last is None else last.left
    clock = state.clock if event.runs_on else replace(state.clock, left=left).start(positions[-1].to_move, at)
    return replace(
        state,
        position=positions[-1],
        positions=positions,
        last=last,
        plies=kept,
        clock=clock,
        offers=(),
        has_bot_failed=False,
    )


def _end_by_players(state: GameState, winner: Side | None, reason: str) -> GameState:
    return _end_game(state, outcome_info(Outcome(winner, reason, state.rules.clause_by_players)))


def _end_game(state: GameState, outcome: OutcomeInfo) -> GameState:
    return replace(state, status="over", outcome=outcome, clock=state.clock.stop(), offers=())


def outcome_info(outcome: Outcome) -> OutcomeInfo:
    """Return how a game ended, as clients are told."""
    result: Literal["1-0", "0-1", "1/2-1/2"] = "1/2-1/2"
    if outcome.winner is not None:
        result = "1-0" if outcome.winner == Seat.FIRST else "0-1"
    return OutcomeInfo(result, outcome.winner, outcome.reason, outcome.clause)


def apply_events(state: GameState, new_events: Sequence[events.GameEvent], at: int) -> GameState:
    """Return the room after several events at once."""
    for event in new_events:
        state = apply_event(state, event, at)
    return state
