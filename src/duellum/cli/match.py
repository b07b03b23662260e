"""``duellum match``: two engines play, and the strength of one against the other is measured."""

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import datetime
from pathlib import Path

import click

from duellum.cli.arguments import DEFAULT_GAME
from duellum.core.engine import Limit, NoEngineError
from duellum.core.registry import game_names, load_rules
from duellum.core.rules import Rules
from duellum.core.statistics import Score
from duellum.engine.engine import Engine
from duellum.engine.external_engine import EngineError, ExternalEngine
from duellum.engine.match_pairs import Pair
from duellum.engine.matches import MatchResult
from duellum.engine.matches import match as play_match
from duellum.engine.playouts import find_engine_spec
from duellum.engine.position_engine import make_limit
from duellum.record import append_record


@click.command(short_help="Play a match between two engines or levels.")
@click.argument("first")
@click.argument("second")
@click.option("--game", "name", type=click.Choice(game_names()), default=DEFAULT_GAME, show_default=True,
              help="The game to play.")  # fmt: skip
@click.option(
    "--games",
    type=click.IntRange(2),
    default=100,
    show_default=True,
    help="Maximum number of games to play; odd numbers are rounded up.",
)
@click.option(
    "--seconds",
    type=click.FloatRange(0.001, 3600),
    default=0.1,
    show_default=True,
    help="Seconds per move.",
)
@click.option("--nodes", type=click.IntRange(1), help="Nodes per move, instead of seconds.")
@click.option("--seed", type=int, default=1, show_default=True, help="Seed of the openings and dice.")
@click.option(
    "--sprt",
    nargs=2,
    type=float,
    metavar="WORSE BETTER",
    help="Stop as soon as a sequential probability ratio test (SPRT) accepts one of two Elo differences.",
)
@click.option(
    "--save",
    type=click.Path(path_type=Path),
    help="File to append the games to; by default a new file named after the time.",
)
def match(
    first: str, second: str, name: str, games: int, seconds: float, nodes: int | None, seed: int,
    sprt: tuple[float, float] | None, save: Path | None,
) -> None:  # fmt: skip
    """Play a match between FIRST and SECOND: a level 1 to 8, 'full', a baseline, or a program in quotes.

    Baselines are simple opponents that engines are compared with. Depending on the game they are 'baseline',
    'careful', 'greedy' and 'montecarlo'. 'full' is the engine at full strength.
    """
    rules = load_rules(name)
    path = save or Path(f"match-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}.txt")
    limit = make_limit(None if nodes else seconds, None, nodes)
    with ExitStack() as stack, _report_errors():
        players = []
        for text, player_seed in ((first, 1), (second, 2)):
            players.append(create_player(rules, text, limit, player_seed))
            stack.callback(players[-1].close)
        result = _play(rules, players, games, seed, sprt, path)
    click.echo(result)
    click.echo(f"Games saved to {path}")


@contextmanager
def _report_errors() -> Iterator[None]:
    try:
        yield
    except (NoEngineError, EngineError) as error:
        raise click.ClickException(str(error)) from error


def create_player(rules: Rules, name: str, limit: Limit, seed: int) -> Engine | ExternalEngine:
    """Return the player of this name. Raises :class:`NoEngineError` and :class:`EngineError`."""
    is_level = name.isascii() and name.isdigit()
    is_baseline = name in find_engine_spec(rules).baselines
    if not (is_level or is_baseline or name == "full"):
        return ExternalEngine(name, rules, limit)
    level, baseline = int(name) if is_level else None, name if is_baseline else None
    return Engine(rules, level=level, baseline=baseline, time=limit.seconds, nodes=limit.nodes, seed=seed)


def _play(
    rules: Rules,
    players: list[Engine | ExternalEngine],
    games: int,
    seed: int,
    sprt: tuple[float, float] | None,
    path: Path,
) -> MatchResult:
    """Play the match with a progress bar; every pair of games is on disk before the next begins."""
    with click.progressbar(
        length=games, label="Playing", file=sys.stderr, item_show_func=lambda share: share or ""
    ) as bar:

        def progress(pair: Pair, score: Score) -> None:
            for record in pair.records:
                append_record(path, record)
            bar.update(2, f"{score.share:.1%}")

        first, second = players
        return play_match(first, second, rules=rules, games=games, rng=seed, sprt=sprt, progress=progress)
