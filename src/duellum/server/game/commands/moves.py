"""Moves and rolls, charged to the clock."""

from typing import Any

from duellum.core.errors import MoveError
from duellum.server.game.commands.context import CommandContext, Decided, check_turn
from duellum.server.game.dice import SeatShares, derive_next_faces
from duellum.server.game.events import Moved
from duellum.server.game.state import ENGINE_PLAYER, GameState
from duellum.server.protocol.client import Play, Reveal, Roll
from duellum.server.protocol.errors import Reason, RefusedError


def play(state: GameState, command: Play, context: CommandContext) -> Decided:
    """Return what follows from a move. Raises :class:`RefusedError`."""
    check_turn(state, context, command.ply)
    if state.position.actor == "dice":
        raise RefusedError(Reason.DICE_DUE, "the dice must be rolled first")
    try:
        move = state.position.parse_move(command.move)
    except MoveError as error:
        raise RefusedError(Reason.ILLEGAL, str(error), error.clause, why=error.why) from error
    return charge_clock(state, move, command, context)


def roll(state: GameState, command: Roll, context: CommandContext) -> Decided:
    """Return what follows from rolling the dice. Raises :class:`RefusedError`."""
    check_roll(state, command, context)
    return charge_clock(state, state.position.roll(derive_next_faces(state)), command, context)


def check_roll(state: GameState, command: Roll, context: CommandContext) -> None:
    """Raise :class:`RefusedError` unless the player may roll the dice now."""
    check_turn(state, context, command.ply)
    if state.position.actor != "dice":
        raise RefusedError(Reason.NO_DICE_DUE, "the dice cannot be rolled now")


def charge_clock(
    state: GameState,
    move: Any,  # noqa: ANN401 - each game has its own move
    command: Play | Roll | Reveal,
    context: CommandContext,
    shares: SeatShares | None = None,
) -> Decided:
    """Return the move with the time it is charged."""
    charged, compensated = measure_charge(state, context)
    player, text = context.player, str(move)
    return Decided(Moved(text, charged, compensated, shares, player=player, command=command.id), move)


def measure_charge(state: GameState, context: CommandContext) -> tuple[int, int]:
    """Return the time an act is charged, and the lag that is not."""
    elapsed = state.clock.elapsed(context.now)
    compensated = min(elapsed, state.clock.compensate_lag(context.lag))
    charged = elapsed - compensated
    if state.seats[state.waits_for].player == ENGINE_PLAYER:
        charged = min(charged, state.clock.left[state.waits_for])
    return charged, compensated
