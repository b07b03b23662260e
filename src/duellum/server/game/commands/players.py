"""Joining, resigning, aborting, and nudging a bot that failed."""

from duellum.core.rules import Seat
from duellum.server.game.commands.context import CommandContext, choose_playing_seat, find_own_seats
from duellum.server.game.dice import compute_server_commitment
from duellum.server.game.event_budget import check_budget
from duellum.server.game.events import Aborted, BotNudged, Joined, Resigned
from duellum.server.game.state import ENGINE_PLAYER, GameState
from duellum.server.protocol.client import Abort, Join, Nudge, Resign
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.names import parse_name


def join(state: GameState, command: Join, context: CommandContext) -> Joined:
    """Return what follows from a player's joining. Raises :class:`RefusedError`."""
    if state.status == "over":
        raise RefusedError(Reason.OVER, "the game is over")
    if not context.player or context.player == ENGINE_PLAYER:
        raise RefusedError(Reason.NOT_SEATED, "only people can join")
    name = parse_name(command.name)
    if not command.seed.isprintable():
        raise RefusedError(Reason.BAD_SEED, "a seed may contain only printable characters")
    seats = _find_free_seats(state, context.player)
    cause = context.cause(command)
    if state.is_joint:
        return Joined(seats, name=name, seed="", commitment=_check_commitment(state, command), **cause)
    return Joined(seats, name=name, seed=command.seed or context.random_text, **cause)


def _check_commitment(state: GameState, command: Join) -> str:
    """Return a player's commitment in a joint game. Raises :class:`RefusedError` for none or a copy."""
    if command.commitment is None:
        raise RefusedError(Reason.NEEDS_COMMITMENT, "this game's dice need a commitment from each player")
    others = {compute_server_commitment(state.created), *(seat.commitment for seat in state.seats)}
    if command.commitment in others:
        raise RefusedError(Reason.BAD_SHARE, "another party already uses this commitment")
    return command.commitment


def _find_free_seats(state: GameState, player: str) -> tuple[int, ...]:
    """Return the seats reserved for a player, else an open one. Raises :class:`RefusedError`."""
    own = state.seats_of(player)
    reserved = tuple(int(side) for side in own if not state.seats[side].is_taken)
    if reserved:
        return reserved
    if own:
        raise RefusedError(Reason.ALREADY_SEATED, "you have already joined")
    for side in Seat:
        if state.seats[side].player is None:
            return (int(side),)
    raise RefusedError(Reason.SEAT_TAKEN, "no seat is free")


def resign(state: GameState, command: Resign, context: CommandContext) -> Resigned:
    """Return what follows from a resignation. Raises :class:`RefusedError`."""
    side = choose_playing_seat(state, context, command.seat)
    return Resigned(seat=side, **context.cause(command))


def abort(state: GameState, command: Abort, context: CommandContext) -> Aborted:
    """Return what follows from aborting the game. Raises :class:`RefusedError`."""
    find_own_seats(state, context)
    if state.status == "over":
        raise RefusedError(Reason.OVER, "the game is over")
    is_untouched = state.last is None and state.started_roll is None
    if state.status == "playing" and not (is_untouched or state.has_bot_failed or state.is_out_of_shares):
        raise RefusedError(Reason.NOT_NOW, "after the first move a game can be resigned, not aborted")
    return Aborted(**context.cause(command))


def nudge_bot(state: GameState, command: Nudge, context: CommandContext) -> BotNudged:
    """Return what follows from nudging a bot. Raises :class:`RefusedError`."""
    [side, *_] = find_own_seats(state, context)
    if not state.has_bot_failed:
        raise RefusedError(Reason.NOT_NOW, "no engine has failed")
    check_budget(state.uses, side)
    return BotNudged(state.to_move, **context.cause(command))
