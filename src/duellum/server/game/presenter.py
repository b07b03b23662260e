"""What clients are told of a room: everything that is no secret, made once and the same for everybody."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from msgspec import UNSET

from duellum.core import fairness
from duellum.core.engine import has_engine
from duellum.core.rules import Position, Rules, Seat, Side
from duellum.server.game import events
from duellum.server.game.commands import RefusedError, undo_way
from duellum.server.game.state import Ply, Room, SeatState
from duellum.server.protocol import messages
from duellum.server.protocol.messages import (
    Clocks,
    DiceInfo,
    GameSummary,
    Helps,
    NoClock,
    OfferInfo,
    PastPosition,
    PlyInfo,
    Reason,
    SeatInfo,
    Situation,
    State,
    Update,
)

MOST_PAST = 40
"""How many earlier positions are shown at a time."""

_engine_exists = cache(has_engine)


def state(room: Room) -> State:
    """Return the whole game."""
    return State(
        game=room.id,
        rules=room.rules.name,
        sequence=room.sequence,
        status=room.status,
        seats=_seats(room),
        clock=room.created.clock,
        public=room.created.public,
        created=room.created_at,
        start=str(room.positions[0]),
        moves=[_ply(room, ply) for ply in room.plies],
        situation=situation(room),
        offers=_offers(room),
        helps=helps(room),
        outcome=room.outcome,
        dice=dice(room),
        previous=room.created.previous,
        following=room.following,
        bot_failed=room.has_bot_failed,
    )


def update(room: Room, happenings: Sequence[events.Happening]) -> Update | None:
    """Return what these events, the last ones of the room, changed.

    None where that cannot be told apart from the whole: when some of the moves do not stand any more.
    """
    kinds = {*map(type, happenings)}
    if events.Undone in kinds and len(happenings) > 1:
        return None
    first_ply = len(room.plies) - [*map(type, happenings)].count(events.Moved)
    is_moved = not kinds.isdisjoint(_MOVING)
    is_seated = events.Joined in kinds
    is_over = room.outcome is not None
    return Update(
        sequence=room.sequence,
        events=_told(room, happenings, first_ply),
        situation=situation(room) if is_moved or is_over else UNSET,
        status=room.status if is_seated or is_over else UNSET,
        seats=_seats(room) if is_seated else UNSET,
        offers=UNSET if kinds <= _OFFERLESS else _offers(room),
        outcome=room.outcome or UNSET,
        dice=(dice(room) or UNSET) if is_seated or is_over else UNSET,
        following=room.following or UNSET,
        bot_failed=UNSET if kinds.isdisjoint(_BOT) else room.has_bot_failed,
    )


_MOVING = {events.Moved, events.Undone, events.Joined, events.Credited}
_OFFERLESS: set[type] = {events.Joined, events.Credited, events.BotFailed, events.BotNudged}
_BOT: set[type] = {events.BotFailed, events.BotNudged, events.Moved, events.Undone}


def _told(room: Room, happenings: Sequence[events.Happening], first_ply: int) -> list[messages.Event]:
    told: list[messages.Event] = []
    number = first_ply
    for event in happenings:
        if isinstance(event, events.Moved):
            ply = room.plies[number]
            picture = room.rules.view.preview(room.positions[number], ply.move)
            told.append(messages.Moved(_ply(room, ply), picture, event.command))
            number += 1
        else:
            told.append(_event(room, event))
    return told


def _event(room: Room, event: events.Happening) -> messages.Event:
    """Return an event without what is nobody's business."""
    match event:
        case events.Joined():
            return messages.Joined(event.seats, event.command)
        case events.Undone():
            return messages.Undone(event.plies, event.seat, event.command)
        case events.Offered():
            return messages.Offered(event.what, event.seat, event.command)
        case events.Declined():
            return messages.Declined(event.what, event.seat, event.command)
        case events.Rematched():
            return messages.Rematched(event.game, event.command)
        case events.Credited():
            return messages.Credited(event.milliseconds, event.command)
        case events.BotFailed():
            return messages.BotFailed(event.seat, event.command)
        case events.BotNudged():
            return messages.BotNudged(event.seat, event.command)
        case _:
            aborted = messages.OutcomeInfo("*", None, "aborted", None)
            return messages.Ended(room.outcome or aborted, event.command)


def situation(room: Room) -> Situation:
    """Return the table as it is now."""
    position, view = room.position, room.rules.view
    actor = room.actor
    moves = position.legal_moves() if isinstance(actor, Side) else ()
    return Situation(
        ply=len(room.plies),
        turn=room.turn,
        position=str(position),
        to_move=position.to_move,
        actor=actor,
        picture=view.show(position),
        legal=[view.preview(position, move) for move in moves],
        undo=(undo_way(room, Seat.FIRST), undo_way(room, Seat.SECOND)),
        clocks=_clocks(room),
    )


def _clocks(room: Room) -> Clocks | None:
    clock = room.clock
    if isinstance(clock.rule, NoClock):
        return None
    return Clocks(clock.left, clock.running, clock.since if clock.running is not None else room.active_at)


def _seats(room: Room) -> tuple[SeatInfo, SeatInfo]:
    return _seat(room.seats[0]), _seat(room.seats[1])


def _seat(seat: SeatState) -> SeatInfo:
    if seat.level is not None:
        return SeatInfo("bot", level=seat.level)
    if seat.player is None:
        return SeatInfo("open")
    return SeatInfo("person" if seat.is_taken else "kept", seat.name)


def _ply(room: Room, ply: Ply) -> PlyInfo:
    left = None if isinstance(room.clock.rule, NoClock) else ply.left[ply.side]
    return PlyInfo(ply.turn, ply.side, str(ply.move), ply.is_roll, left)


def _offers(room: Room) -> list[OfferInfo]:
    return [OfferInfo(what, side) for what, side in room.offers]


def dice(room: Room) -> DiceInfo | None:
    """Return what makes the dice fair; the server's seed once the game is over, and not before."""
    seed = room.created.seed
    if seed is None:
        return None
    return DiceInfo(
        fairness.commitment(bytes.fromhex(seed)),
        (room.seats[0].seed, room.seats[1].seed),
        seed if room.status == "over" else None,
    )


def helps(room: Room) -> Helps:
    """Return what can be asked in this game."""
    has_bot = any(seat.level is not None for seat in room.seats)
    may_help = room.is_solitary and _engine_exists(room.rules)
    return Helps(may_help, may_help and has_bot, room.rules.view.threats is not None)


def threats(room: Room, side: Side) -> list[messages.Picture]:
    """Return the moves that would win at once against a side. Raises :class:`RefusedError`."""
    find = room.rules.view.threats
    if find is None or room.actor is None:
        raise RefusedError(Reason.NOT_NOW, "there are no threats to show")
    return list(find(room.position, side))


def past(room: Room, first: int, last: int) -> list[PastPosition]:
    """Return how the table looked after some plies. Raises :class:`RefusedError`."""
    if not first <= last <= len(room.plies):
        raise RefusedError(Reason.STALE, f"there are the plies 0 to {len(room.plies)}")
    return [_past(room, ply) for ply in range(first, min(last, first + MOST_PAST - 1) + 1)]


def _past(room: Room, ply: int) -> PastPosition:
    last = (room.positions[ply - 1], room.plies[ply - 1].move) if ply else None
    return past_position(room.rules, ply, room.positions[ply], last)


def past_position(
    rules: Rules, ply: int, position: Position, last: tuple[Position, Any] | None
) -> PastPosition:
    """Return how the table looked after a ply: the last move, in the position it was made in, led there."""
    view = rules.view
    return PastPosition(ply, str(position), view.show(position), view.preview(*last) if last else None)


def summary(room: Room, player: str | None) -> GameSummary:
    """Return a line on the room for a list that a player asked for."""
    own = () if player is None else room.seats_of(player)
    return GameSummary(
        room.id, room.rules.name, room.status, _seats(room), room.created.clock, room.turn, room.to_move,
        room.active_at, own,
    )  # fmt: skip


def rules_info(rules: Rules, levels: int, *, has_dice: bool) -> messages.RulesInfo:
    """Return what there is to know about a kind of game."""
    return messages.RulesInfo(rules.name, rules.title, rules.side_names, levels, has_dice, rules.clauses)
