"""The presenter: what clients see of a game. It leaves out secrets and is the same for every client."""

from collections.abc import Sequence
from typing import Any, cast

from msgspec import UNSET

from duellum.core.i18n import Translatable
from duellum.core.rules import Danger, Position, Rules, Seat, Side
from duellum.server.game import events
from duellum.server.game.commands.undo import find_undo_mode
from duellum.server.game.dice import compute_server_commitment, compute_server_share
from duellum.server.game.events import GameEvent, public_view
from duellum.server.game.state import GameState, Ply, SeatState
from duellum.server.protocol import events as public
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.http import GameSummary, RulesInfo
from duellum.server.protocol.server import Helps, Situation, State, Update
from duellum.server.protocol.types import (
    Clocks,
    DiceInfo,
    MoveView,
    NoClock,
    OfferInfo,
    OutcomeInfo,
    PastPosition,
    PendingRoll,
    PlyInfo,
    SeatInfo,
)

MAX_PAST_POSITIONS = 40
"""How many earlier positions one query may ask for."""

_CHANGES_SITUATION: set[type] = {
    events.Moved, events.RollStarted, events.Undone, events.Joined, events.Credited
}  # fmt: skip
_KEEPS_OFFERS: set[type] = {events.Joined, events.Credited, events.BotFailed, events.BotNudged}
_CHANGES_BOT: set[type] = {events.BotFailed, events.BotNudged, events.Moved, events.Undone}
_ENDINGS = (events.Resigned, events.Agreed, events.TimedOut, events.Aborted)


# -- The whole game and what changed ----------------------------------------------------------------------


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
        score=state.created.score,
        following=state.following,
        bot_failed=state.has_bot_failed,
    )


def present_update(state: GameState, new_events: Sequence[GameEvent]) -> Update | None:
    """Return these events, the last ones of the state, and what they changed.

    None if only the whole state can tell it: when an undo is among several events, or a name is gone.
    """
    kinds = {*map(type, new_events)}
    is_undone = events.Undone in kinds
    if (is_undone and len(new_events) > 1) or events.Forgotten in kinds:
        return None
    is_moved = not kinds.isdisjoint(_CHANGES_SITUATION)
    is_joined = events.Joined in kinds
    is_over = state.outcome is not None
    return Update(
        sequence=state.sequence,
        events=_present_events(state, new_events),
        situation=present_situation(state) if is_moved or is_over else UNSET,
        status=state.status if is_joined or is_over or is_undone else UNSET,
        seats=_present_seats(state) if is_joined else UNSET,
        offers=UNSET if kinds <= _KEEPS_OFFERS else _present_offers(state),
        outcome=state.outcome if is_over or is_undone else UNSET,
        dice=(present_dice(state) or UNSET)
        if is_joined or is_over or _is_dice_changed(new_events)
        else UNSET,
        following=state.following or UNSET,
        bot_failed=UNSET if kinds.isdisjoint(_CHANGES_BOT) else state.has_bot_failed,
    )


def _is_dice_changed(new_events: Sequence[GameEvent]) -> bool:
    """Whether a share of the dice was revealed, or a roll has been started or has fallen."""
    return any(
        isinstance(event, events.RollStarted)
        or (isinstance(event, events.Moved) and event.shares is not None)
        for event in new_events
    )


def _present_events(state: GameState, new_events: Sequence[GameEvent]) -> list[public.Event]:
    shown: list[public.Event] = []
    number = len(state.plies) - [*map(type, new_events)].count(events.Moved)
    for event in new_events:
        if isinstance(event, events.Moved):
            shown.append(_present_move(state, number, event.command))
            number += 1
        elif isinstance(event, _ENDINGS):
            outcome = cast("OutcomeInfo", state.outcome)  # the event has set it
            shown.append(public.Ended(outcome, event.command))
        elif not isinstance(event, events.Forgotten):  # only the whole state tells that
            shown.append(public_view(event))
    return shown


def _present_move(state: GameState, number: int, command: str | None) -> public.Moved:
    ply = state.plies[number]
    picture = state.rules.view.show_move(state.positions[number], ply.move)
    return public.Moved(_present_ply(state, ply), picture, command)


# -- Parts of it ------------------------------------------------------------------------------------------


def present_situation(state: GameState) -> Situation:
    """Return the present position and what can be done in it."""
    position, view = state.position, state.rules.view
    actor = state.actor
    moves = position.legal_moves() if isinstance(actor, Side) else ()
    return Situation(
        ply=len(state.plies),
        turn=state.turn,
        position=str(position),
        to_move=position.to_move,
        actor=actor,
        picture=view.show_position(position),
        legal=[view.show_move(position, move) for move in moves],
        undo=(find_undo_mode(state, Seat.FIRST), find_undo_mode(state, Seat.SECOND)),
        clocks=_present_clocks(state),
        danger=_present_danger(state),
    )


def _present_danger(state: GameState) -> Danger | None:
    """Return what is in danger. Two people are told that a king is attacked, but not by what."""
    find = state.rules.view.find_danger
    danger = None if find is None or not isinstance(state.actor, Side) else find(state.position)
    if danger is None or not state.is_between_people:
        return danger
    return Danger(danger.what, danger.square, []) if danger.what == "king" else None


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
    words = state.rules.phrase_move(ply.move)
    return PlyInfo(ply.turn, ply.side, str(ply.move), ply.is_roll, left, words)


def _present_offers(state: GameState) -> list[OfferInfo]:
    return [OfferInfo(what, side) for what, side in state.offers]


def present_dice(state: GameState) -> DiceInfo | None:
    """Return what proves the dice, with the server's seed only once the game is over; None without dice."""
    commitment = compute_server_commitment(state.created)
    if commitment is None:
        return None
    first, second = state.seats
    if state.is_joint:
        return _present_joint_dice(state, commitment)
    seed = state.created.seed if state.status == "over" else None
    return DiceInfo(commitment, (first.seed, second.seed), seed, unproven=state.unproven_rolls)


def _present_joint_dice(state: GameState, commitment: str) -> DiceInfo:
    first, second = state.seats
    own = compute_server_share(state, state.reveals) if state.reveals else None
    roll = state.started_roll
    return DiceInfo(
        commitment,
        (first.seed, second.seed),
        None,
        "joint",
        (first.commitment, second.commitment),
        (own, first.share, second.share),
        None if roll is None else PendingRoll(roll.number, roll.debtor, roll.share),
        state.unproven_rolls,
    )


# -- Answers to queries -----------------------------------------------------------------------------------


def present_helps(state: GameState) -> Helps:
    """Return which queries are answered in this game."""
    has_bot = any(seat.level is not None for seat in state.seats)
    has_threats = state.rules.view.threats is not None and not state.is_between_people
    return Helps(state.is_solitary, state.is_solitary and has_bot, has_threats)


def present_threats(state: GameState, side: Side) -> list[MoveView]:
    """Return the moves that would win at once against a side. Raises :class:`RefusedError`."""
    find = state.rules.view.threats
    if state.is_between_people:
        raise RefusedError(Reason.NOT_AGAINST_PEOPLE, "threats are not shown in a game between two people")
    if find is None or state.actor is None:
        raise RefusedError(Reason.NOT_NOW, "there are no threats to show")
    return list(find(state.position, side))


def present_turn(state: GameState, line: Sequence[Any]) -> tuple[Translatable, ...]:
    """Return the moves of a line, from the present position to the end of the player's turn, in words."""
    position, words = state.position, list[Translatable]()
    for move in line:
        if position.actor != state.actor:
            break
        words.append(state.rules.phrase_move(move))
        position = position.play(move)
    return tuple(words)


def present_past(state: GameState, first: int, last: int) -> list[PastPosition]:
    """Return the positions after some plies. Raises :class:`RefusedError`."""
    if not first <= last <= len(state.plies):
        raise RefusedError(Reason.STALE, f"expected a ply from 0 to {len(state.plies)}")
    shown = []
    for ply in range(first, min(last, first + MAX_PAST_POSITIONS - 1) + 1):
        made = (state.positions[ply - 1], state.plies[ply - 1].move) if ply else None
        shown.append(present_past_position(state.rules, ply, state.positions[ply], made))
    return shown


def present_past_position(
    rules: Rules, ply: int, position: Position, made: tuple[Position, Any] | None
) -> PastPosition:
    """Return the position after a ply; `made` is the move that led there and the position before it."""
    view = rules.view
    move = view.show_move(*made) if made else None
    return PastPosition(ply, str(position), view.show_position(position), move)


# -- Over HTTP --------------------------------------------------------------------------------------------


def present_summary(state: GameState, player: str | None) -> GameSummary:
    """Return the entry of a game in the list that a player asked for."""
    return GameSummary(
        game=state.id,
        rules=state.rules.name,
        status=state.status,
        seats=_present_seats(state),
        clock=state.created.clock,
        turn=state.turn,
        to_move=state.to_move,
        active=state.active_at,
        you=() if player is None else state.seats_of(player),
    )


def present_rules(rules: Rules, levels: int) -> RulesInfo:
    """Return the description of a kind of game."""
    origins = {clause: rules.clause_origin(clause) for clause in rules.clauses}
    return RulesInfo(
        rules.name, rules.title, rules.side_names, levels, rules.has_dice, rules.clauses, origins
    )
