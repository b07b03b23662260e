"""``duellum engine``: talking with other programs."""

import sys

import click

from duellum.cli.arguments import game_argument
from duellum.engine.protocol import Conversation
from duellum.game import Rules


@click.command()
@game_argument
def engine(game: Rules) -> None:
    """Speak the engine protocol, UCI with rolls, on standard input and output."""
    Conversation(game, click.echo).converse(sys.stdin)
