"""``duellum play``: games in the terminal."""

import contextlib
import importlib
from pathlib import Path

import click

from duellum.cli.arguments import game_argument
from duellum.core.command_options import language_option
from duellum.core.engine import LEVEL_COUNT, NoEngineError
from duellum.core.rules import Rules, Seat
from duellum.record import RecordError
from duellum.terminal.autosave import open_record
from duellum.terminal.line_mode import LineMode
from duellum.terminal.opponent import Opponent


@click.command()
@game_argument
@click.option(
    "--load", "file", type=click.Path(path_type=Path), help="Continue the game in this record file."
)
@click.option(
    "--against", "level", type=click.IntRange(1, LEVEL_COUNT), help="Play against the engine at this level."
)
@click.option("--second", is_flag=True, help="Play the second side; the engine plays the first.")
@click.option("--seed", type=int, help="Seed of the dice and of the engine's choices, to repeat a game.")
@language_option
def play(
    game: Rules, file: Path | None, level: int | None, seed: int | None, language: str, *, second: bool
) -> None:
    """Play in the terminal, line by line: two at one keyboard, or against the engine."""
    try:
        record = None if file is None else open_record(game, file)
        engine_side = Seat.FIRST if second else Seat.SECOND
        opponent = None if level is None else Opponent(game, engine_side, level, seed)
    except (OSError, RecordError) as error:
        raise click.ClickException(f"{file}: {error}") from error
    except NoEngineError as error:
        raise click.ClickException(str(error)) from error
    with contextlib.suppress(ImportError):
        importlib.import_module("readline")  # gives input() its arrow keys, where there is one
    LineMode(game, seed, opponent=opponent, language=language).run(record)
