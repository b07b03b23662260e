"""What clients are told of a room: everything that is no secret, made once and the same for everybody."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from msgspec import UNSET

from duellum.core import fairness
from duellum.core.engine import has_engine
from duellum.core.rules import Position, Rules, Seat, Side
from duellum.server.game import events
from duellum.server.game.commands import find_undo_mode
from duellum.server.game.state import GameState, Ply, SeatState
from duellum.server.protocol import events as public
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.http import GameSummary, RulesInfo
from duellum.server.protocol.server import Helps, Situation, State, Update
from duellum.server.protocol.types import (
    Clocks,
    DiceInfo,
    NoClock,
    OfferInfo,
    OutcomeInfo,
    PastPosition,
    Picture,
    PlyInfo,
    SeatInfo,
)

MAX_PAST_POSITIONS = 40
"""How many earlier positions are shown at a time."""

_engine_exists = cache(has_engine)


def present_state(state: GameState) -> State:
    """Return the whole game."""
    return State(
        game=state.id,
        rules=state.rules.name,
        sequence=state.sequence,
        status=state.status,
        seats=_present_seats(state),
        clock=state.created.clock,
        public=state.created.public,
        created=state.created_at,
        start=str(state.positions[0]),
        moves=[_present_ply(state, ply) for ply in state.plies],
        situation=present_situation(state),
        offers=_present_offers(state),
        helps=present_helps(state),
        outcome=state.outcome,
        dice=present_dice(state),
        previous=state.created.previous,
        following=state.following,
        bot_failed=state.has_bot_failed,
    )


def present_update(state: GameState, new_events: Sequence[events.GameEvent]) -> Update | None:
    """Return what these events, the last ones of the room, changed.

    None where that cannot be told apart from the whole: when some of the moves do not stand any more.
    """
    kinds = {*map(type, new_events)}
    if events.Undone in kinds and len(new_events) > 1:
        return None
    first_ply = len(state.plies) - [*map(type, new_events)].count(events.Moved)
    is_moved = not kinds.isdisjoint(_MOVING)
    is_seated = events.Joined in kinds
    is_over = state.outcome is not None
    return Update(
        sequence=state.sequence,
        events=_present_events(state, new_events, first_ply),
        situation=present_situation(state) if is_moved or is_over else UNSET,
        status=state.status if is_seated or is_over else UNSET,
        seats=_present_seats(state) if is_seated else UNSET,
        offers=UNSET if kinds <= _OFFERLESS else _present_offers(state),
        outcome=state.outcome or UNSET,
        dice=(present_dice(state) or UNSET) if is_seated or is_over else UNSET,
        following=state.following or UNSET,
        bot_failed=UNSET if kinds.isdisjoint(_BOT) else state.has_bot_failed,
    )


_MOVING = {events.Moved, events.Undone, events.Joined, events.Credited}
_OFFERLESS: set[type] = {events.Joined, events.Credited, events.BotFailed, events.BotNudged}
_BOT: set[type] = {events.BotFailed, events.BotNudged, events.Moved, events.Undone}


def _present_events(
    state: GameState, new_events: Sequence[events.GameEvent], first_ply: int
) -> list[public.Event]:
    told: list[public.Event] = []
    number = first_ply
    for event in new_events:
        if isinstance(event, events.Moved):
            ply = state.plies[number]
            picture = state.rules.view.preview(state.positions[number], ply.move)
            told.append(public.Moved(_present_ply(state, ply), picture, event.command))
            number += 1
        else:
            told.append(_present_event(state, event))
    return told


def _present_event(state: GameState, event: events.GameEvent) -> public.Event:
    """Return an event without what is nobody's business."""
    match event:
        case events.Joined():
            return public.Joined(event.seats, event.command)
        case events.Undone():
            return public.Undone(event.plies, event.seat, event.command)
        case events.Offered():
            return public.Offered(event.what, event.seat, event.command)
        case events.Declined():
            return public.Declined(event.what, event.seat, event.command)
        case events.Rematched():
            return public.Rematched(event.game, event.command)
        case events.Credited():
            return public.Credited(event.milliseconds, event.command)
        case events.BotFailed():
            return public.BotFailed(event.seat, event.command)
        case events.BotNudged():
            return public.BotNudged(event.seat, event.command)
        case _:
            aborted = OutcomeInfo("*", None, "aborted", None)
            return public.Ended(state.outcome or aborted, event.command)


def present_situation(state: GameState) -> Situation:
    """Return the table as it is now."""
    position, view = state.position, state.rules.view
    actor = state.actor
    moves = position.legal_moves() if isinstance(actor, Side) else ()
    return Situation(
        ply=len(state.plies),
        turn=state.turn,
        position=str(position),
        to_move=position.to_move,
        actor=actor,
        picture=view.show(position),
        legal=[view.preview(position, move) for move in moves],
        undo=(find_undo_mode(state, Seat.FIRST), find_undo_mode(state, Seat.SECOND)),
        clocks=_present_clocks(state),
    )


def _present_clocks(state: GameState) -> Clocks | None:
    clock = state.clock
    if isinstance(clock.rule, NoClock):
        return None
    return Clocks(clock.left, clock.running, clock.since if clock.running is not None else state.active_at)


def _present_seats(state: GameState) -> tuple[SeatInfo, SeatInfo]:
    return _present_seat(state.seats[0]), _present_seat(state.seats[1])


def _present_seat(seat: SeatState) -> SeatInfo:
    if seat.level is not None:
        return SeatInfo("bot", level=seat.level)
    if seat.player is None:
        return SeatInfo("open")
    return SeatInfo("person" if seat.is_taken else "kept", seat.name)


def _present_ply(state: GameState, ply: Ply) -> PlyInfo:
    left = None if isinstance(state.clock.rule, NoClock) else ply.left[ply.side]
    return PlyInfo(ply.turn, ply.side, str(ply.move), ply.is_roll, left)


def _present_offers(state: GameState) -> list[OfferInfo]:
    return [OfferInfo(what, side) for what, side in state.offers]


def present_dice(state: GameState) -> DiceInfo | None:
    """Return what makes the dice fair; the server's seed once the game is over, and not before."""
    seed = state.created.seed
    if seed is None:
        return None
    return DiceInfo(
        fairness.commitment(bytes.fromhex(seed)),
        (state.seats[0].seed, state.seats[1].seed),
        seed if state.status == "over" else None,
    )


def present_helps(state: GameState) -> Helps:
    """Return what can be asked in this game."""
    has_bot = any(seat.level is not None for seat in state.seats)
    may_help = state.is_solitary and _engine_exists(state.rules)
    return Helps(may_help, may_help and has_bot, state.rules.view.threats is not None)


def present_threats(state: GameState, side: Side) -> list[Picture]:
    """Return the moves that would win at once against a side. Raises :class:`RefusedError`."""
    find = state.rules.view.threats
    if find is None or state.actor is None:
        raise RefusedError(Reason.NOT_NOW, "there are no threats to show")
    return list(find(state.position, side))


def present_past(state: GameState, first: int, last: int) -> list[PastPosition]:
    """Return how the table looked after some plies. Raises :class:`RefusedError`."""
    if not first <= last <= len(state.plies):
        raise RefusedError(Reason.STALE, f"there are the plies 0 to {len(state.plies)}")
    return [_present_past(state, ply) for ply in range(first, min(last, first + MAX_PAST_POSITIONS - 1) + 1)]


def _present_past(state: GameState, ply: int) -> PastPosition:
    last = (state.positions[ply - 1], state.plies[ply - 1].move) if ply else None
    return present_past_position(state.rules, ply, state.positions[ply], last)


def present_past_position(
    rules: Rules, ply: int, position: Position, last: tuple[Position, Any] | None
) -> PastPosition:
    """Return how the table looked after a ply: the last move, in the position it was made in, led there."""
    view = rules.view
    return PastPosition(ply, str(position), view.show(position), view.preview(*last) if last else None)


def present_summary(state: GameState, player: str | None) -> GameSummary:
    """Return a line on the room for a list that a player asked for."""
    own = () if player is None else state.seats_of(player)
    return GameSummary(
        game=state.id,
        rules=state.rules.name,
        status=state.status,
        seats=_present_seats(state),
        clock=state.created.clock,
        turn=state.turn,
        to_move=state.to_move,
        active=state.active_at,
        you=own,
    )


def present_rules(rules: Rules, levels: int, *, has_dice: bool) -> RulesInfo:
    """Return what there is to know about a kind of game."""
    return RulesInfo(rules.name, rules.title, rules.side_names, levels, has_dice, rules.clauses)
