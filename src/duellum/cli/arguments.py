"""Arguments that several commands take."""

import click

from duellum.core.errors import PositionError
from duellum.core.registry import game_names, load_rules
from duellum.core.rules import Position, Rules

game_argument = click.argument(
    "game", type=click.Choice(game_names()), callback=lambda _context, _parameter, name: load_rules(name)
)
"""A game's name, passed on as its rules."""
DEFAULT_GAME = next(iter(game_names()), None)
"""The game of commands that can do without a name of one."""


fen_option = click.option("--fen", help="The position; by default the starting position.")


def position_of(rules: Rules, fen: str | None) -> Position:
    """Return the position of ``--fen``, or the start; a malformed one ends the command with its fault."""
    if fen is None:
        return rules.starts[0]
    try:
        position: Position = rules.parse_position(fen)
    except PositionError as error:
        raise click.BadParameter(str(error), param_hint="--fen") from error
    return position


def explain_os_error(error: OSError) -> str:
    """Return what the system reports about a file, without the number of the error."""
    return f"{error.filename}: {error.strerror}" if error.filename and error.strerror else str(error)
