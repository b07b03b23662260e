"""``duellum play``: games for people."""

import contextlib
import importlib
from pathlib import Path

import click

from duellum.cli.arguments import game_argument
from duellum.game import Rules
from duellum.record import RecordError
from duellum.terminal.keeping import open_record
from duellum.terminal.line import LineMode


@click.command()
@game_argument
@click.option("--load", "file", type=click.Path(path_type=Path), help="Go on with the game in this record.")
@click.option("--seed", type=int, help="Throw the same dice again, for games that have them.")
def play(game: Rules, file: Path | None, seed: int | None) -> None:
    """Play for two at one keyboard, line by line."""
    try:
        record = None if file is None else open_record(game, file)
    except (OSError, RecordError) as error:
        raise click.ClickException(f"{file}: {error}") from error
    with contextlib.suppress(ImportError):
        importlib.import_module("readline")  # gives input() its arrow keys, where there is one
    LineMode(game, seed).run(record)
