"""``duellum bench``: the signature of an engine."""

import click

from duellum.cli.arguments import DEFAULT_GAME
from duellum.core.engine import Limit, NoEngineError, load_engine_spec
from duellum.core.game import Game
from duellum.core.registry import game_names, load_rules


@click.command()
@click.argument("game", type=click.Choice(game_names()), default=DEFAULT_GAME)
def bench(game: str) -> None:
    """Print the engine's signature: the nodes it searches in fixed positions to a fixed depth."""
    rules = load_rules(game)
    try:
        spec = load_engine_spec(rules)
    except NoEngineError as error:
        raise click.ClickException(str(error)) from error
    nodes = 0
    for fen in spec.bench:
        played = Game(rules, rules.parse_position(fen))
        nodes += spec.create(megabytes=16).search(played, Limit(depth=spec.bench_depth)).nodes
    click.echo(nodes)
