"""``duellum bench``: the signature of an engine."""

import click

from duellum.cli.arguments import DEFAULT_GAME, fen_option, game_argument, position_of
from duellum.core.engine import Limit
from duellum.core.game import Game
from duellum.core.registry import game_names, load_rules
from duellum.core.rules import Rules
from duellum.engine.playouts import find_engine_spec


@click.command(short_help="Count all move sequences up to a depth.")
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


@click.command(short_help="Print the engine's signature, to compare builds.")
@click.argument("game", type=click.Choice(game_names()), default=DEFAULT_GAME)
def bench(game: str) -> None:
    """Print the engine's signature: the nodes it searches in fixed positions to a fixed depth."""
    rules = load_rules(game)
    spec = find_engine_spec(rules)
    nodes = 0
    for fen in spec.bench:
        played = Game(rules, rules.parse_position(fen))
        nodes += spec.create(megabytes=16).search(played, Limit(depth=spec.bench_depth)).nodes
    click.echo(nodes)
