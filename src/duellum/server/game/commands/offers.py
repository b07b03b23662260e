"""Offers of a draw, an undo or a rematch, and their answers."""

from duellum.core.rules import Seat
from duellum.server.game.commands.context import (
    CommandContext,
    check_no_roll,
    check_playing,
    choose_seat,
    find_own_seats,
)
from duellum.server.game.commands.undo import find_last_decision
from duellum.server.game.event_budget import check_offer
from duellum.server.game.events import Agreed, Declined, Offered, Rematched, Undone
from duellum.server.game.state import GameState
from duellum.server.protocol.client import Answer, Offer
from duellum.server.protocol.errors import Reason, RefusedError

Acceptance = Agreed | Rematched | Undone


def offer(state: GameState, command: Offer, context: CommandContext) -> Offered | Acceptance:
    """Return what follows from an offer: it is open, or accepted at once. Raises :class:`RefusedError`."""
    side = choose_seat(state, context, command.seat)
    if command.what == "draw":
        check_playing(state)
        check_no_roll(state)
    elif state.status != "over":
        raise RefusedError(Reason.NOT_OVER, "a rematch can be offered once the game is over")
    if state.offer_of(command.what) == side or (command.what == "rematch" and state.following):
        raise RefusedError(Reason.ALREADY_OFFERED, f"there is already an open offer of a {command.what}")
    has_both_seats = state.seats[0].player == state.seats[1].player
    does_bot_accept = command.what == "rematch" and state.is_solitary
    if has_both_seats or does_bot_accept or state.offer_of(command.what) == side.other:
        return _accept(state, command, context)
    check_offer(state.uses, side, command.what, len(state.plies))
    return Offered(command.what, side, **context.cause(command))


def answer(state: GameState, command: Answer, context: CommandContext) -> Declined | Acceptance:
    """Return what follows from an answer to an offer. Raises :class:`RefusedError`."""
    own = find_own_seats(state, context)
    by = state.offer_of(command.what)
    if by is None or (command.accept and by in own):
        raise RefusedError(Reason.NO_OFFER, f"there is no {command.what} offer to answer")
    if command.accept:
        return _accept(state, command, context)
    return Declined(command.what, by if by in own else by.other, **context.cause(command))


def _accept(state: GameState, command: Offer | Answer, context: CommandContext) -> Acceptance:
    """Return what follows from an offer that both players want."""
    cause = context.cause(command)
    match command.what:
        case "draw":
            return Agreed(**cause)
        case "rematch":
            return Rematched(context.random_text, **cause)
        case "undo":
            side = state.offer_of("undo") or Seat.FIRST
            return Undone(find_last_decision(state, side) or 0, side, runs_on=False, **cause)
