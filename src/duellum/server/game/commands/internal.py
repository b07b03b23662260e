"""Commands that the server itself gives: timeouts, credit for outages, failures of bots, names deleted."""

from msgspec import Struct

from duellum.server.game.commands.context import CommandContext, check_playing, check_ply
from duellum.server.game.events import Aborted, BotFailed, Credited, Forgotten, TimedOut
from duellum.server.game.state import GameState
from duellum.server.protocol.errors import Reason, RefusedError


class EnforceTimeout(Struct, frozen=True):
    """End the game if its clock, or the wait for its players, has run out."""

    id: None = None


class CreditOutage(Struct, frozen=True):
    """Give the running clock the time back in which no server ran."""

    since: int
    until: int
    id: None = None


class ReportBotFailure(Struct, frozen=True):
    """Report that the engine returned no move after this many plies."""

    ply: int
    id: None = None


class Forget(Struct, frozen=True):
    """Leave out the name of a seat: its player's personal data are being deleted."""

    seat: int
    id: None = None


InternalCommand = EnforceTimeout | CreditOutage | ReportBotFailure | Forget


def enforce_timeout(state: GameState, context: CommandContext) -> Aborted | TimedOut:
    """Return the end of a game that is due. Raises :class:`RefusedError` before that."""
    if state.due is None or context.now < state.due:
        raise RefusedError(Reason.NOT_NOW, "the game is not due")
    return Aborted() if state.status == "waiting" else TimedOut()


def credit_outage(state: GameState, command: CreditOutage) -> Credited:
    """Return the part of an outage in which the clock ran. Raises :class:`RefusedError` without one."""
    is_known = command.until <= state.outages_credited_until or command.until <= state.clock.since
    if state.clock.running is None or is_known:
        raise RefusedError(Reason.NOT_NOW, "no clock ran during the outage")
    since = max(command.since, state.clock.since, state.outages_credited_until)
    return Credited(command.until - since, until=command.until)


def report_bot_failure(state: GameState, command: ReportBotFailure) -> BotFailed:
    """Return the failure of the bot to move. Raises :class:`RefusedError` if it has moved since."""
    check_playing(state)
    check_ply(state, command.ply)
    return BotFailed(state.to_move)


def forget(state: GameState, command: Forget) -> Forgotten:
    """Return a seat without its name. Raises :class:`RefusedError` if it has none."""
    if not state.seats[command.seat].name:
        raise RefusedError(Reason.NOT_NOW, "the seat has no name")
    return Forgotten(seat=command.seat)
