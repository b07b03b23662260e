"""``duellum engine``: talking with other programs."""

import sys

import click

from duellum.cli.arguments import game_argument
from duellum.core.rules import Rules
from duellum.engine.uci import UciSession


@click.command(short_help="Run an engine that speaks UCI, extended by rolls.")
@game_argument
def engine(game: Rules) -> None:
    """Speak the engine protocol, UCI with rolls, on standard input and output."""
    UciSession(game, click.echo).run(sys.stdin)
