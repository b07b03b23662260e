"""The decider: dispatches each command to the function that decides it."""

from duellum.server.game.commands import internal, joint_rolls, moves, offers, players, undo
from duellum.server.game.commands.context import CommandContext, is_out_of_time
from duellum.server.game.commands.internal import InternalCommand
from duellum.server.game.events import GameEvent, TimedOut
from duellum.server.game.state import GameState
from duellum.server.protocol import client

Command = client.Command | InternalCommand


def decide(state: GameState, command: Command, context: CommandContext) -> list[GameEvent]:  # noqa: C901 - one case a command
    """Return the events that follow from a command. Raises :class:`RefusedError`.

    Whatever is asked for once the time of the side to move is up, the loss on time follows.
    """
    if state.clock.running is not None and is_out_of_time(state, context):
        return [TimedOut(player=context.player, command=command.id)]
    match command:
        case client.Play():
            return [moves.play(state, command, context)]
        case client.Roll():
            roll = joint_rolls.start_roll if state.is_joint else moves.roll
            return [roll(state, command, context)]
        case client.Reveal():
            return [joint_rolls.reveal(state, command, context)]
        case client.Join():
            return [players.join(state, command, context)]
        case client.Undo():
            return [undo.undo(state, command, context)]
        case client.Offer():
            return [offers.offer(state, command, context)]
        case client.Answer():
            return [offers.answer(state, command, context)]
        case client.Resign():
            return [players.resign(state, command, context)]
        case client.Abort():
            return [players.abort(state, command, context)]
        case client.Nudge():
            return [players.nudge_bot(state, command, context)]
        case internal.EnforceTimeout():
            return [internal.enforce_timeout(state, context)]
        case internal.CreditOutage():
            return [internal.credit_outage(state, command)]
        case internal.ReportBotFailure():
            return [internal.report_bot_failure(state, command)]
