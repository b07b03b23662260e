"""Moves and rolls, charged to the clock."""

from typing import Any

from duellum.core import fairness
from duellum.core.errors import MoveError
from duellum.server.game.commands.context import CommandContext, check_turn
from duellum.server.game.events import Moved, TimedOut
from duellum.server.game.state import ENGINE_PLAYER, GameState
from duellum.server.protocol.client import Play, Roll
from duellum.server.protocol.errors import Reason, RefusedError


def play(state: GameState, command: Play, context: CommandContext) -> Moved | TimedOut:
    """Return what follows from a move. Raises :class:`RefusedError`."""
    check_turn(state, context, command.ply)
    if state.position.actor == "dice":
        raise RefusedError(Reason.DICE_DUE, "the dice must be thrown first")
    try:
        move = state.position.parse_move(command.move)
    except MoveError as error:
        raise RefusedError(Reason.ILLEGAL, str(error), error.clause) from error
    return _charge_clock(state, move, command, context)


def roll(state: GameState, command: Roll, context: CommandContext) -> Moved | TimedOut:
    """Return what follows from throwing the dice. Raises :class:`RefusedError`."""
    check_turn(state, context, command.ply)
    if state.position.actor != "dice":
        raise RefusedError(Reason.NO_DICE_DUE, "the dice cannot be thrown now")
    return _charge_clock(state, state.position.roll(derive_next_faces(state)), command, context)


def derive_next_faces(state: GameState) -> tuple[int, ...]:
    """Return the faces of the next roll; after an undo the dice fall as they fell before."""
    first, second = (seat.seed or "" for seat in state.seats)
    number = 1 if state.last is None else 1 + state.last.rolls
    seed = bytes.fromhex(state.created.seed or "")
    return fairness.derive_faces(seed, state.id, (first, second), number, state.position.dice_due)


def _charge_clock(
    state: GameState,
    move: Any,  # noqa: ANN401 - each game has its own move
    command: Play | Roll,
    context: CommandContext,
) -> Moved | TimedOut:
    """Return the move with the time it is charged; the loss on time where that is more than is left."""
    elapsed = state.clock.elapsed(context.now)
    compensated = min(elapsed, state.clock.compensate_lag(context.lag))
    charged = elapsed - compensated
    if state.seats[state.to_move].player == ENGINE_PLAYER:
        charged = min(charged, state.clock.left[state.to_move])
    elif state.clock.is_flagged(charged):
        return TimedOut(**context.cause(command))
    return Moved(str(move), charged, compensated, **context.cause(command))
