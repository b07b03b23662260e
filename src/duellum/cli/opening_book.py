"""``duellum book``: builds a game's opening book, and shows the one that comes with the package."""

import os
import sys
from dataclasses import fields
from pathlib import Path

import click

from duellum.cli.arguments import fen_option, game_argument, position_of
from duellum.core.opening_book import NoOpeningBookError, load_opening_book
from duellum.core.rules import Rules
from duellum.opening_book.tree import BookPlan

_DEFAULTS = {field.name: field.default for field in fields(BookPlan)}


@click.group()
def book() -> None:
    """Build an opening book, or show what it says about a position."""


@book.command()
@game_argument
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False))
@click.option("--positions", type=click.IntRange(1), default=_DEFAULTS["positions"], show_default=True,
              help="How many positions to search.")  # fmt: skip
@click.option("--nodes", type=click.IntRange(1000), default=_DEFAULTS["nodes"], show_default=True,
              help="Nodes per position; 4 times that after one move, 60 times at the start.")  # fmt: skip
@click.option("--games", type=click.IntRange(1), default=_DEFAULTS["games"], show_default=True,
              help="How many games to play.")  # fmt: skip
@click.option("--game-nodes", type=click.IntRange(10), default=_DEFAULTS["game_nodes"], show_default=True,
              help="Nodes per move of a game.")  # fmt: skip
@click.option("--seed", type=click.IntRange(0), default=_DEFAULTS["seed"], show_default=True,
              help="Random seed of the run.")  # fmt: skip
@click.option("--workers", type=click.IntRange(1), default=os.cpu_count() or 1,
              help="How many threads to use.  [default: all cores]")  # fmt: skip
def build(
    game: Rules,
    folder: Path,
    positions: int,
    nodes: int,
    games: int,
    game_nodes: int,
    seed: int,
    workers: int,
) -> None:
    """Build the book of GAME in FOLDER, as book.txt, or resume an interrupted run there."""
    from duellum.opening_book.builder import BookBuilder  # noqa: PLC0415 - compiled code is slow to import

    plan = BookPlan(
        positions=positions, root_nodes=60 * nodes, reply_nodes=4 * nodes, nodes=nodes, games=games,
        game_nodes=game_nodes, seed=seed,
    )  # fmt: skip
    try:
        builder = BookBuilder(game, folder, plan, workers)
    except ValueError as error:
        raise click.ClickException(str(error)) from error
    with click.progressbar(length=positions + games, label="Searching", file=sys.stderr) as bar:

        def progress(task: str, done: int, _: int) -> None:
            bar.label = "Searching" if task == "search" else "Playing"
            bar.update(done + (positions if task == "play" else 0) - bar.pos)

        text = builder.build(progress)
    (folder / "book.txt").write_text(text, encoding="utf-8")
    click.echo(f"The book is {folder / 'book.txt'}")


@book.command()
@game_argument
@fen_option
def show(game: Rules, fen: str | None) -> None:
    """Show the moves in the book of GAME, with value, games, score and plans."""
    try:
        moves = load_opening_book(game).moves(position_of(game, fen))
    except NoOpeningBookError as error:
        raise click.ClickException(str(error)) from error
    if not moves:
        raise click.ClickException(f"This position is not in the book of {game.title}.")
    for move in moves:
        low, high = move.score_interval
        score = f"{move.score:6.1%} ({low:.0%} to {high:.0%})" if move.score is not None else "-"
        click.echo(f"{move.move:8} {move.value:6.1%} {move.games:6,} {score:22} {', '.join(move.plans)}")
