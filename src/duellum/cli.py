"""The ``duellum`` command: wires everything together; imported by nothing."""

import sys
from pathlib import Path

import click

from duellum import __version__
from duellum.battle import diagram_svg, diagram_text
from duellum.die import Die, ImpossibleDieError
from duellum.engine.protocol import Engine
from duellum.game import PositionError, Rules, game_names, rules_of
from duellum.record import RecordError
from duellum.terminal.line import LineMode

game_argument = click.argument(
    "game", type=click.Choice(game_names()), callback=lambda _context, _parameter, name: rules_of(name)
)


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__)
def main() -> None:
    """Duellum, the home of two dice duels."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # a poor terminal gets ?, no traceback


@main.command()
@game_argument
@click.option("--load", "file", type=click.Path(path_type=Path), help="Go on with the game in this record.")
@click.option("--seed", type=int, help="Throw the same dice again, for games that have them.")
def play(game: Rules, file: Path | None, seed: int | None) -> None:
    """Play for two at one keyboard, line by line."""
    try:
        LineMode(game, seed).run(file)
    except (OSError, RecordError) as error:
        raise click.ClickException(f"{file}: {error}") from error


@main.command()
@game_argument
@click.argument("depth", type=click.IntRange(1, 20))
@click.option("--fen", help="Count from this position instead of the start.")
@click.option("--divide", is_flag=True, help="Show the count for each first move.")
def perft(game: Rules, depth: int, fen: str | None, *, divide: bool) -> None:
    """Count the move sequences of DEPTH plies; games that have ended are not continued."""
    if game.perft is None:
        raise click.ClickException(f"{game.title} is played with dice and has no perft.")
    try:
        position = game.starts[0] if fen is None else game.parse_position(fen)
    except PositionError as error:
        raise click.BadParameter(str(error), param_hint="--fen") from error
    counts = game.perft(position, depth)
    if divide:
        for move, count in counts.items():
            click.echo(f"{move} {count}")
    click.echo(sum(counts.values()))


@main.command()
@game_argument
def engine(game: Rules) -> None:
    """Speak the engine protocol, UCI with rolls, on standard input and output."""
    for answer in Engine(game).converse(sys.stdin):
        click.echo(answer)


@main.command()
@click.option("--top", type=int, required=True, help="The face on top.")
@click.option("--front", type=int, required=True, help="The face toward you.")
@click.option("--svg", is_flag=True, help="Draw as SVG instead of text.")
def diagram(top: int, front: int, *, svg: bool) -> None:
    """Show where a Battle die can roll, and which face it will show there."""
    try:
        die = Die.showing(top=top, south=front)
    except ImpossibleDieError as error:
        raise click.ClickException(str(error)) from error
    click.echo(diagram_svg(die) if svg else diagram_text(die))
