"""``duellum bench``: the signature of an engine."""

import click

from duellum.cli.arguments import DEFAULT_GAME
from duellum.core.engine import Limit
from duellum.core.game import Game
from duellum.core.registry import game_names, load_rules
from duellum.engine.playouts import find_engine_spec


@click.command()
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
