"""Commands: :func:`decide` turns a command into an event, or refuses it with a reason. Pure.

A command that is refused changes nothing. Everything a decision depends on besides the state of the game is
in :class:`CommandContext`.
"""

from duellum.server.game.commands import internal, joint_rolls, moves, offers, players, undo
from duellum.server.game.commands.context import CommandContext, Decided, is_out_of_time
from duellum.server.game.commands.internal import (
    CreditOutage,
    EnforceTimeout,
    Forget,
    InternalCommand,
    ReportBotFailure,
    credit_outage,
)
from duellum.server.game.events import TimedOut
from duellum.server.game.state import GameState
from duellum.server.protocol import client

__all__ = [
    "Command", "CommandContext", "CreditOutage", "Decided", "EnforceTimeout", "Forget", "ReportBotFailure",
    "credit_outage", "decide",
]  # fmt: skip

Command = client.Command | InternalCommand


def decide(state: GameState, command: Command, context: CommandContext) -> Decided:  # noqa: C901 - one case a command
    """Return what follows from a command. Raises :class:`RefusedError`.

    Whatever is asked for once the time of the side to move is up, the loss on time follows.
    """
    if state.clock.running is not None and is_out_of_time(state, context):
        return Decided(TimedOut(player=context.player, command=command.id))
    match command:
        case client.Play():
            return moves.play(state, command, context)
        case client.Roll():
            roll = joint_rolls.start_roll if state.is_joint else moves.roll
            return roll(state, command, context)
        case client.Reveal():
            return joint_rolls.reveal(state, command, context)
        case client.Join():
            return Decided(players.join(state, command, context))
        case client.Undo():
            return Decided(undo.undo(state, command, context))
        case client.Offer():
            return Decided(offers.offer(state, command, context))
        case client.Answer():
            return Decided(offers.answer(state, command, context))
        case client.Resign():
            return Decided(players.resign(state, command, context))
        case client.Abort():
            return Decided(players.abort(state, command, context))
        case client.Nudge():
            return Decided(players.nudge_bot(state, command, context))
        case internal.EnforceTimeout():
            return Decided(internal.enforce_timeout(state, context))
        case internal.CreditOutage():
            return Decided(internal.credit_outage(state, command))
        case internal.ReportBotFailure():
            return Decided(internal.report_bot_failure(state, command))
        case internal.Forget():
            return Decided(internal.forget(state, command))
