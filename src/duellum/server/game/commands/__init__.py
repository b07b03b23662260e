"""Commands: :func:`decide` turns a command into events, or refuses it with a reason. Pure.

A command that is refused changes nothing. Everything a decision depends on besides the state of the game is
in :class:`CommandContext`.
"""

from duellum.server.game.commands.context import CommandContext
from duellum.server.game.commands.decider import Command, decide
from duellum.server.game.commands.internal import (
    CreditOutage,
    EnforceTimeout,
    ReportBotFailure,
    credit_outage,
)

__all__ = [
    "Command", "CommandContext", "CreditOutage", "EnforceTimeout", "ReportBotFailure", "credit_outage",
    "decide",
]  # fmt: skip
