"""Taking back: at once where nobody else is concerned, else as an offer."""

from duellum.core.rules import Side
from duellum.server.game.commands.context import (
    CommandContext,
    check_no_roll,
    check_playing,
    check_ply,
    choose_seat,
)
from duellum.server.game.event_budget import check_budget, check_offer
from duellum.server.game.events import Offered, Undone
from duellum.server.game.state import ENGINE_PLAYER, GameState
from duellum.server.protocol.client import Undo
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.types import UndoMode


def undo(state: GameState, command: Undo, context: CommandContext) -> Undone | Offered:
    """Return what follows from an undo: it is done, or offered. Raises :class:`RefusedError`."""
    side = choose_seat(state, context, command.seat)
    if not _can_reopen(state):
        check_playing(state)
    check_no_roll(state)
    check_ply(state, command.ply)
    plies = find_last_decision(state, side)
    if plies is None:
        raise RefusedError(Reason.NOTHING_TO_UNDO, "you have no decision to take back")
    check_budget(state.uses, side)
    if find_undo_mode(state, side) == "free":
        # Against a person the clock runs on: a player who got the time of a turn back again and again could
        # think for ever while the other waits.
        return Undone(plies, side, runs_on=not state.is_solitary, **context.cause(command))
    if state.offer_of("undo") is not None:
        raise RefusedError(Reason.ALREADY_OFFERED, "there is already a request for an undo")
    check_offer(state.uses, side, "undo", len(state.plies))
    return Offered("undo", side, **context.cause(command))


def find_undo_mode(state: GameState, side: Side) -> UndoMode:
    """Return what an undo by this side would do."""
    is_open = state.status == "playing" or _can_reopen(state)
    if not is_open or state.started_roll or state.seats[side].player == ENGINE_PLAYER:
        return "no"
    plies = find_last_decision(state, side)
    if plies is None:
        return "no"
    is_own_turn = plies == len(state.plies) - 1 and state.to_move == side
    return "free" if is_own_turn or state.is_solitary else "ask"


def _can_reopen(state: GameState) -> bool:
    """Whether the move that ended the game can be taken back: a lost king, where nobody else is concerned.

    Where there are dice the end has revealed how the next ones would fall.
    """
    is_ended_by_move = state.outcome is not None and state.position.actor is None
    return is_ended_by_move and state.is_solitary and not state.has_dice and state.following is None


def find_last_decision(state: GameState, side: Side) -> int | None:
    """Return the number of plies that remain when the side takes back its last decision; None without one.

    A player with both seats takes back the last decision of either.
    """
    if state.last is None:
        return None
    decision_plies = state.last.decision_plies
    if state.seats[0].player == state.seats[1].player:
        last = max((number for number in decision_plies if number is not None), default=None)
    else:
        last = decision_plies[side]
    return None if last is None or last < _count_fixed_plies(state) else last


def _count_fixed_plies(state: GameState) -> int:
    """Return how many of the first plies were made elsewhere; they stay."""
    return 0 if state.created.continued is None else state.created.continued.plies
