"""``duellum play``: games for people."""

from pathlib import Path

import click

from duellum.cli.arguments import game_argument
from duellum.game import Rules
from duellum.record import RecordError
from duellum.terminal.line import LineMode


@click.command()
@game_argument
@click.option("--load", "file", type=click.Path(path_type=Path), help="Go on with the game in this record.")
@click.option("--seed", type=int, help="Throw the same dice again, for games that have them.")
def play(game: Rules, file: Path | None, seed: int | None) -> None:
    """Play for two at one keyboard, line by line."""
    try:
        LineMode(game, seed).run(file)
    except (OSError, RecordError) as error:
        raise click.ClickException(f"{file}: {error}") from error
