"""Who gives a command and when, and whether that player may give it now."""

from typing import Any

from msgspec import Struct

from duellum.core.rules import Seat, Side
from duellum.server.game.events import GameEvent
from duellum.server.game.state import ENGINE_PLAYER, GameState
from duellum.server.protocol.client import Command
from duellum.server.protocol.errors import Reason, RefusedError


class CommandContext(Struct, frozen=True):
    """Who gives a command, when, and the randomness it may need."""

    player: str | None
    """None for the server itself."""
    now: int
    lag: int = 0
    """How long the command was on its way, in milliseconds."""
    random_text: str = ""
    """A random text, used as the id of a rematch or as the seed of a player who gave none."""

    def cause(self, command: Command) -> dict[str, str | None]:
        """Return the fields of an event that say which command caused it."""
        return {"player": self.player, "command": command.id}


class Decided(Struct, frozen=True, gc=False):
    """What follows from a command."""

    event: GameEvent
    move: Any = None
    """The move that the event has as a text, so that applying it need not parse that and check it again."""


def is_out_of_time(state: GameState, context: CommandContext) -> bool:
    """Whether a command comes after the time of the side that has to act is up; bots have unlimited time.

    The lag of that side counts for its own commands; before the other side may act on it, the time
    must be up even with the full lag compensation.
    """
    side, clock = state.waits_for, state.clock
    own = state.seats[side].player
    if own == ENGINE_PLAYER or context.player is None:
        return False
    if own == context.player:
        elapsed = clock.elapsed(context.now)
        return clock.is_flagged(elapsed - clock.compensate_lag(context.lag))
    due = clock.due()
    return due is not None and context.now >= due and state.seats[side.other].player == context.player


def find_own_seats(state: GameState, context: CommandContext) -> tuple[Side, ...]:
    """Return the seats of the player who gives a command. Raises :class:`RefusedError` for a spectator."""
    own = state.seats_of(context.player) if context.player else ()
    if not own:
        raise RefusedError(Reason.NOT_SEATED, "a spectator cannot act")
    return own


def choose_seat(state: GameState, context: CommandContext, seat: int | None) -> Side:
    """Return the seat a command is for: the one named, the player's only one, else the one to move.

    Raises :class:`RefusedError` if it is not the player's.
    """
    own = find_own_seats(state, context)
    if seat is not None and Seat(seat) not in own:
        raise RefusedError(Reason.NOT_SEATED, f"seat {seat} is not yours")
    if seat is not None:
        return Seat(seat)
    return own[0] if len(own) == 1 else state.to_move


def choose_playing_seat(state: GameState, context: CommandContext, seat: int | None) -> Side:
    """Return the seat a command is for, in a game that is being played. Raises :class:`RefusedError`."""
    side = choose_seat(state, context, seat)
    check_playing(state)
    return side


def check_playing(state: GameState) -> None:
    """Raise :class:`RefusedError` unless the game is being played."""
    if state.status == "waiting":
        raise RefusedError(Reason.NOT_STARTED, "the game is waiting for its players to join")
    if state.outcome is not None:
        raise RefusedError(Reason.OVER, f"the game is over: {state.outcome.reason}")


def check_turn(state: GameState, context: CommandContext, ply: int) -> None:
    """Raise :class:`RefusedError` unless the player is to move in the position the command was made for."""
    own = find_own_seats(state, context)
    check_playing(state)
    check_no_roll(state)
    check_ply(state, ply)
    if state.to_move not in own:
        raise RefusedError(Reason.NOT_YOUR_TURN, f"{state.rules.sides[state.to_move]} is to move")


def check_no_roll(state: GameState) -> None:
    """Raise :class:`RefusedError` while a roll is under way: nobody may act on its result in advance."""
    if state.started_roll is not None:
        raise RefusedError(Reason.ROLL_PENDING, "the dice are being rolled, but a share is still missing")


def check_ply(state: GameState, ply: int) -> None:
    """Raise :class:`RefusedError` unless the command was made for the present position."""
    made = len(state.plies)
    if ply != made:
        raise RefusedError(
            Reason.STALE, f"{made} plies have been made, but the command was sent after {ply} plies"
        )
