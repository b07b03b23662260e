"""``duellum leaderboard``: rates a player against fixed anchors."""

import sys
from contextlib import closing, nullcontext
from pathlib import Path

import click

from duellum.cli.arguments import DEFAULT_GAME
from duellum.core.engine import NoEngineError
from duellum.core.registry import game_names, load_rules


@click.command(short_help="Rate a player against fixed opponents.")
@click.argument("player")
@click.option("--game", "name", type=click.Choice(game_names()), default=DEFAULT_GAME, show_default=True,
              help="The game to play.")  # fmt: skip
@click.option("--games", type=click.IntRange(4), default=40, show_default=True,
              help="Games against each anchor; odd numbers are rounded up.")  # fmt: skip
@click.option("--anchors", help="Names of anchors with commas between them; by default all.")
@click.option("--nodes", type=click.IntRange(1), default=1_000, show_default=True,
              help="Nodes per move of a program, a baseline or an engine at full strength.")  # fmt: skip
@click.option("--seed", type=int, default=1, show_default=True, help="Seed of the openings and dice.")
def leaderboard(player: str, name: str, games: int, anchors: str | None, nodes: int, seed: int) -> None:
    """Rate PLAYER on the scale of fixed opponents, the anchors, in Elo with its interval; level 1 has 0.

    PLAYER is a level 1 to 8, 'full', a baseline, 'random', 'tablebase', a policy as 'module:function', or a
    program in quotes. A policy takes observations and masks of legal actions, and returns actions. The games
    of a pair have the same dice, or begin with the same moves, with the seats swapped.
    """
    from duellum.core.engine import Limit  # noqa: PLC0415 - the engine is slow to import
    from duellum.engine.external_engine import EngineError, ExternalEngine  # noqa: PLC0415 - likewise
    from duellum.research.leaderboard import create_player, measure_standing  # noqa: PLC0415 - likewise

    rules = load_rules(name)
    sys.path.insert(0, str(Path.cwd()))  # a policy may be in a file of this folder
    try:
        limit = None if player.isdigit() else nodes
        rated = create_player(rules, player, Limit(nodes=limit), seed)
        with closing(rated) if isinstance(rated, ExternalEngine) else nullcontext():
            standing = measure_standing(
                rated, rules, anchors.split(",") if anchors else (), games=games, seed=seed,
                progress=lambda anchor, score: click.echo(f"{anchor}: {score.share:.1%}", err=True),
            )  # fmt: skip
    except (EngineError, ImportError, AttributeError, NoEngineError, ValueError) as error:
        raise click.ClickException(str(error)) from error
    click.echo(standing)
