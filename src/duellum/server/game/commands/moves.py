"""Moves and rolls, charged to the clock."""

from typing import Any

from duellum.core.errors import MoveError
from duellum.server.game.commands.context import CommandContext, check_turn
from duellum.server.game.dice import derive_next_faces
from duellum.server.game.events import Moved
from duellum.server.game.parsed_move import keep_parsed_move
from duellum.server.game.state import ENGINE_PLAYER, GameState
from duellum.server.protocol.client import Play, Reveal, Roll
from duellum.server.protocol.errors import Reason, RefusedError


def play(state: GameState, command: Play, context: CommandContext) -> Moved:
    """Return what follows from a move. Raises :class:`RefusedError`."""
    check_turn(state, context, command.ply)
    if state.position.actor == "dice":
        raise RefusedError(Reason.DICE_DUE, "the dice must be thrown first")
    try:
        move = state.position.parse_move(command.move)
    except MoveError as error:
        raise RefusedError(Reason.ILLEGAL, str(error), error.clause, why=error.why) from error
    return charge_clock(state, move, command, context)


def roll(state: GameState, command: Roll, context: CommandContext) -> Moved:
    """Return what follows from throwing the dice. Raises :class:`RefusedError`."""
    check_roll(state, command, context)
    return charge_clock(state, state.position.roll(derive_next_faces(state)), command, context)


def check_roll(state: GameState, command: Roll, context: CommandContext) -> None:
    """Raise :class:`RefusedError` unless the player may throw the dice now."""
    check_turn(state, context, command.ply)
    if state.position.actor != "dice":
        raise RefusedError(Reason.NO_DICE_DUE, "the dice cannot be thrown now")


def charge_clock(
    state: GameState,
    move: Any,  # noqa: ANN401 - each game has its own move
    command: Play | Roll | Reveal,
    context: CommandContext,
) -> Moved:
    """Return the move with the time it is charged."""
    text = keep_parsed_move(state.position, move)
    charged, compensated = measure_charge(state, context)
    return Moved(text, charged, compensated, player=context.player, command=command.id)


def measure_charge(state: GameState, context: CommandContext) -> tuple[int, int]:
    """Return the time an act is charged, and the lag that is not."""
    elapsed = state.clock.elapsed(context.now)
    compensated = min(elapsed, state.clock.compensate_lag(context.lag))
    charged = elapsed - compensated
    if state.seats[state.waits_for].player == ENGINE_PLAYER:
        charged = min(charged, state.clock.left[state.waits_for])
    return charged, compensated
