"""``duellum perft``: counts move sequences."""

import click

from duellum.cli.arguments import fen_option, game_argument, position_of
from duellum.core.rules import Rules


@click.command()
@game_argument
@click.argument("depth", type=click.IntRange(1, 20))
@fen_option
@click.option("--divide", is_flag=True, help="Show the count for each first move.")
def perft(game: Rules, depth: int, fen: str | None, *, divide: bool) -> None:
    """Count the move sequences of DEPTH plies; games that have ended are not continued."""
    try:
        counts = game.count_leaves(position_of(game, fen), depth)
    except ValueError as error:
        raise click.ClickException(f"{error}.") from error
    if divide:
        for move, count in counts.items():
            click.echo(f"{move} {count}")
    click.echo(sum(counts.values()))
