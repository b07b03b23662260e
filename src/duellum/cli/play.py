"""``duellum play``: games in the terminal."""

import contextlib
import importlib
from pathlib import Path

import click

from duellum.cli.arguments import explain_os_error, game_argument
from duellum.core.command_options import language_option
from duellum.core.engine import LEVEL_COUNT, NoEngineError
from duellum.core.rules import Rules, Seat
from duellum.record import RecordError
from duellum.terminal.autosave import open_record
from duellum.terminal.line_mode import LineMode
from duellum.terminal.opponent import Opponent


@click.command(short_help="Play in the terminal, against a person or the engine.")
@game_argument
@click.option("--load", "file", type=click.Path(path_type=Path), help="Continue the game saved in this file.")
@click.option(
    "--against", "level", type=click.IntRange(1, LEVEL_COUNT), help="Play against the engine at this level."
)
@click.option("--second", is_flag=True, help="Play the second side; the engine moves first.")
@click.option("--seed", type=int, help="Seed for the dice and the engine, to repeat a game.")
@language_option
def play(
    game: Rules, file: Path | None, level: int | None, seed: int | None, language: str, *, second: bool
) -> None:
    """Play in the terminal: two players at one keyboard, or one against the engine."""
    try:
        record = None if file is None else open_record(game, file)
        engine_side = Seat.FIRST if second else Seat.SECOND
        opponent = None if level is None else Opponent(game, engine_side, level, seed)
    except OSError as error:
        raise click.ClickException(explain_os_error(error)) from error
    except RecordError as error:
        raise click.ClickException(f"{file}: {error}") from error
    except NoEngineError as error:
        raise click.ClickException(str(error)) from error
    with contextlib.suppress(ImportError):
        importlib.import_module("readline")  # gives input() its arrow keys, if there is one
    LineMode(game, seed, opponent=opponent, language=language).run(record)
