"""What a room decides: a command becomes events, or is refused with a reason. Pure, like the room itself.

A command that is refused changes nothing. All that a decision depends on besides the room is handed in as
:class:`CommandContext`.
"""

from typing import Any

from msgspec import Struct

from duellum.core import fairness
from duellum.core.errors import MoveError
from duellum.core.rules import Seat, Side
from duellum.server.game import events
from duellum.server.game.events import GameEvent
from duellum.server.game.state import ENGINE_PLAYER, GameState
from duellum.server.protocol import client
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.types import UndoMode

Decision = list[GameEvent]


class EnforceTimeout(Struct, frozen=True):
    """Something may be due by itself: a time-out, or the end of waiting."""

    id: None = None


class CreditOutage(Struct, frozen=True):
    """Nobody served between these moments."""

    since: int
    until: int
    id: None = None


class ReportBotFailure(Struct, frozen=True):
    """The engine found no move, after so many plies."""

    ply: int
    id: None = None


Command = client.Command | EnforceTimeout | CreditOutage | ReportBotFailure


class CommandContext(Struct, frozen=True):
    """Who commands, and the time and luck that go with it."""

    player: str | None
    """None where the server itself does."""
    now: int
    lag: int = 0
    """How long the command was on its way, in milliseconds."""
    random_text: str = ""
    """Something nobody could foresee: a new game's id, or the seed of a player who brought none."""


def decide(state: GameState, command: Command, context: CommandContext) -> Decision:  # noqa: C901 - one case a command
    """Return what follows from a command. Raises :class:`RefusedError`."""
    match command:
        case client.Play():
            return _play(state, command, context)
        case client.Roll():
            return _roll(state, command, context)
        case client.Join():
            return _join(state, command, context)
        case client.Undo():
            return _undo(state, command, context)
        case client.Offer():
            return _offer(state, command, context)
        case client.Answer():
            return _answer(state, command, context)
        case client.Resign():
            side = _playing_side(state, context, command.seat)
            return [events.Resigned(side, **_cause(context, command))]
        case client.Abort():
            return _abort(state, command, context)
        case client.Nudge():
            return _nudge(state, command, context)
        case EnforceTimeout():
            return _time_up(state, context)
        case CreditOutage():
            return _credit(state, command)
        case ReportBotFailure():
            return _give_up(state, command)


def _cause(context: CommandContext, command: client.Command) -> dict[str, str | None]:
    return {"player": context.player, "command": command.id}


# -- Who may act ------------------------------------------------------------------------------------------


def _own_seats(state: GameState, context: CommandContext) -> tuple[Side, ...]:
    own = state.seats_of(context.player) if context.player else ()
    if not own:
        raise RefusedError(Reason.NOT_SEATED, "whoever watches cannot act")
    return own


def _seat(state: GameState, context: CommandContext, seat: int | None) -> Side:
    """Return the seat a command is for: the one named, the only one, else the one to move."""
    own = _own_seats(state, context)
    if seat is not None and Seat(seat) not in own:
        raise RefusedError(Reason.NOT_SEATED, f"seat {seat} is not yours")
    if seat is not None:
        return Seat(seat)
    return own[0] if len(own) == 1 else state.to_move


def _check_playing(state: GameState) -> None:
    if state.status == "waiting":
        raise RefusedError(Reason.NOT_STARTED, "the game waits for its players")
    if state.outcome is not None:
        raise RefusedError(Reason.OVER, f"the game is over: {state.outcome.reason}")


def _playing_side(state: GameState, context: CommandContext, seat: int | None) -> Side:
    side = _seat(state, context, seat)
    _check_playing(state)
    return side


def _check_turn(state: GameState, context: CommandContext, ply: int) -> None:
    """Refuse unless the player is to move in the very position the command was made for."""
    own = _own_seats(state, context)
    _check_playing(state)
    _check_ply(state, ply)
    if state.to_move not in own:
        raise RefusedError(Reason.NOT_YOUR_TURN, f"{state.rules.sides[state.to_move]} is to move")


def _check_ply(state: GameState, ply: int) -> None:
    if ply != len(state.plies):
        raise RefusedError(
            Reason.STALE, f"{len(state.plies)} moves are on the table, and the command was made after {ply}"
        )


# -- Moving -----------------------------------------------------------------------------------------------


def _play(state: GameState, command: client.Play, context: CommandContext) -> Decision:
    _check_turn(state, context, command.ply)
    if state.position.actor == "dice":
        raise RefusedError(Reason.DICE_DUE, "the dice are to be thrown first")
    try:
        move = state.position.parse_move(command.move)
    except MoveError as error:
        raise RefusedError(Reason.ILLEGAL, str(error), error.clause) from error
    return _charge_clock(state, move, command, context)


def _roll(state: GameState, command: client.Roll, context: CommandContext) -> Decision:
    _check_turn(state, context, command.ply)
    if state.position.actor != "dice":
        raise RefusedError(Reason.NO_DICE_DUE, "no dice are to be thrown now")
    return _charge_clock(state, state.position.roll(derive_next_faces(state)), command, context)


def derive_next_faces(state: GameState) -> tuple[int, ...]:
    """Return how the dice fall now; after an undo they fall as they fell."""
    first, second = (seat.seed or "" for seat in state.seats)
    number = 1 if state.last is None else 1 + state.last.rolls
    seed = bytes.fromhex(state.created.seed or "")
    return fairness.derive_faces(seed, state.id, (first, second), number, state.position.dice_due)


def _charge_clock(
    state: GameState,
    move: Any,  # noqa: ANN401 - each game has its own move
    command: client.Play | client.Roll,
    context: CommandContext,
) -> Decision:
    """Return the move, charged to the clock; or the loss on time where that is too much."""
    elapsed = state.clock.elapsed(context.now)
    compensated = min(elapsed, state.clock.compensate_lag(context.lag))
    charged = elapsed - compensated
    if state.seats[state.to_move].player == ENGINE_PLAYER:
        charged = min(charged, state.clock.left[state.to_move])
    elif state.clock.is_flagged(charged):
        return [events.TimedOut(**_cause(context, command))]
    return [events.Moved(str(move), charged, compensated, **_cause(context, command))]


def find_last_decision(state: GameState, side: Side) -> int | None:
    """Return how many plies stand when the side's last decision is taken back; None where there is none.

    Who plays both sides takes back the last decision of either.
    """
    if state.last is None:
        return None
    decided = state.last.decided
    if state.seats[0].player == state.seats[1].player:
        return max((number for number in decided if number is not None), default=None)
    return decided[side]


def find_undo_mode(state: GameState, side: Side) -> UndoMode:
    """Return what an undo of the side would be."""
    if state.status != "playing" or state.seats[side].player == ENGINE_PLAYER:
        return "no"
    plies = find_last_decision(state, side)
    if plies is None:
        return "no"
    is_own_turn = plies == len(state.plies) - 1 and state.to_move == side
    return "free" if is_own_turn or state.is_solitary else "ask"


def _undo(state: GameState, command: client.Undo, context: CommandContext) -> Decision:
    side = _playing_side(state, context, command.seat)
    _check_ply(state, command.ply)
    plies = find_last_decision(state, side)
    if plies is None:
        raise RefusedError(Reason.NOTHING_TO_UNDO, "there is no decision of yours to take back")
    if find_undo_mode(state, side) == "free":
        # Who could get the time of a turn back again and again could think for ever while the other waits.
        return [events.Undone(plies, side, runs_on=not state.is_solitary, **_cause(context, command))]
    if state.offer_of("undo") is not None:
        raise RefusedError(Reason.ALREADY_OFFERED, "it has been asked for already")
    return [events.Offered("undo", side, **_cause(context, command))]


# -- Offers -----------------------------------------------------------------------------------------------


def _offer(state: GameState, command: client.Offer, context: CommandContext) -> Decision:
    side = _seat(state, context, command.seat)
    if command.what == "draw":
        _check_playing(state)
    elif state.status != "over":
        raise RefusedError(Reason.NOT_OVER, "a rematch comes after the end")
    if state.offer_of(command.what) == side or (command.what == "rematch" and state.following):
        raise RefusedError(Reason.ALREADY_OFFERED, "it has been offered already")
    both_mine = state.seats[0].player == state.seats[1].player
    engine_agrees = command.what == "rematch" and state.is_solitary
    if both_mine or engine_agrees or state.offer_of(command.what) == side.other:
        return [_agreed(state, command, context)]
    return [events.Offered(command.what, side, **_cause(context, command))]


def _answer(state: GameState, command: client.Answer, context: CommandContext) -> Decision:
    own = _own_seats(state, context)
    by = state.offer_of(command.what)
    if by is None or (command.accept and by in own):
        raise RefusedError(Reason.NO_OFFER, "there is no such offer to answer")
    if command.accept:
        return [_agreed(state, command, context)]
    return [events.Declined(command.what, by if by in own else by.other, **_cause(context, command))]


def _agreed(state: GameState, command: client.Offer | client.Answer, context: CommandContext) -> GameEvent:
    """Return what comes of an offer that both agree to."""
    cause = _cause(context, command)
    match command.what:
        case "draw":
            return events.Agreed(**cause)
        case "rematch":
            return events.Rematched(context.random_text, **cause)
        case "undo":
            side = state.offer_of("undo") or Seat.FIRST
            return events.Undone(find_last_decision(state, side) or 0, side, runs_on=False, **cause)


# -- Coming and going -------------------------------------------------------------------------------------


def _join(state: GameState, command: client.Join, context: CommandContext) -> Decision:
    if state.status == "over":
        raise RefusedError(Reason.OVER, "the game is over")
    if not context.player or context.player == ENGINE_PLAYER:
        raise RefusedError(Reason.NOT_SEATED, "only people sit down by themselves")
    name = command.name.strip()
    if not name.isprintable():
        raise RefusedError(Reason.BAD_NAME, "a name has only characters that can be printed")
    if not command.seed.isprintable():
        raise RefusedError(Reason.BAD_SEED, "a seed has only characters that can be printed")
    return [
        events.Joined(
            _free_seats(state, context), name, command.seed or context.random_text, **_cause(context, command)
        )
    ]


def _free_seats(state: GameState, context: CommandContext) -> tuple[int, ...]:
    """Return the seats kept for a player, else one that is open."""
    own = state.seats_of(context.player) if context.player else ()
    kept = tuple(int(side) for side in own if not state.seats[side].is_taken)
    if kept:
        return kept
    if own:
        raise RefusedError(Reason.ALREADY_SEATED, "you sit here already")
    for side in Seat:
        if state.seats[side].player is None:
            return (int(side),)
    raise RefusedError(Reason.SEAT_TAKEN, "no seat is free")


def _abort(state: GameState, command: client.Abort, context: CommandContext) -> Decision:
    _own_seats(state, context)
    if state.status == "over":
        raise RefusedError(Reason.OVER, "the game is over")
    if state.status == "playing" and not state.has_bot_failed:
        raise RefusedError(Reason.NOT_NOW, "a game under way can be resigned, not aborted")
    return [events.Aborted(**_cause(context, command))]


def _nudge(state: GameState, command: client.Nudge, context: CommandContext) -> Decision:
    _own_seats(state, context)
    if not state.has_bot_failed:
        raise RefusedError(Reason.NOT_NOW, "no engine has failed")
    return [events.BotNudged(state.to_move, **_cause(context, command))]


# -- What comes by itself ---------------------------------------------------------------------------------


def _time_up(state: GameState, context: CommandContext) -> Decision:
    if state.due is None or context.now < state.due:
        raise RefusedError(Reason.NOT_NOW, "nothing is due")
    return [events.Aborted() if state.status == "waiting" else events.TimedOut()]


def _credit(state: GameState, command: CreditOutage) -> Decision:
    is_known = command.until <= state.outages_credited_until or command.until <= state.clock.since
    if state.clock.running is None or is_known:
        raise RefusedError(Reason.NOT_NOW, "no clock ran then")
    since = max(command.since, state.clock.since, state.outages_credited_until)
    return [events.Credited(command.until - since, command.until)]


def _give_up(state: GameState, command: ReportBotFailure) -> Decision:
    _check_playing(state)
    _check_ply(state, command.ply)
    return [events.BotFailed(state.to_move)]
