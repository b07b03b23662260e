"""Commands about playing well: matches, the signature, fitting weights."""

import sys
import threading
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

import click

from duellum.core.engine import FULL_STRENGTH, GameEngine, Limit, NoEngineError, load_engine_spec
from duellum.core.game import Game
from duellum.core.registry import game_names, load_rules
from duellum.core.rules import Rules
from duellum.engine.match.arena import Contender, Pair, openings, play_pair
from duellum.engine.match.player import Player
from duellum.engine.match.statistics import Score, sprt_verdict
from duellum.engine.match.uci_player import ExternalError, ExternalPlayer
from duellum.record import append_record


@click.command()
@click.argument("first")
@click.argument("second")
@click.option("--game", "name", type=click.Choice(game_names()), default="battle", show_default=True)
@click.option(
    "--games",
    type=click.IntRange(2),
    default=100,
    show_default=True,
    help="At most so many; an odd number is rounded up.",
)
@click.option(
    "--seconds", type=click.FloatRange(0.001, 3600), default=0.1, show_default=True, help="For a move."
)
@click.option("--nodes", type=click.IntRange(1), help="Positions for a move, instead of seconds.")
@click.option("--seed", type=int, default=1, show_default=True, help="Which openings.")
@click.option(
    "--sprt", nargs=2, type=float, metavar="WORSE BETTER", help="Stop when one of two Elo gaps is sure."
)
@click.option(
    "--save",
    type=click.Path(path_type=Path),
    help="Where the games go; a file named by the time if not said.",
)
def match(
    first: str, second: str, name: str, games: int, seconds: float, nodes: int | None, seed: int,
    sprt: tuple[float, float] | None, save: Path | None,
) -> None:  # fmt: skip
    """Let two players meet: a level 1 to 8, 'full', a baseline, or the command of a program in quotes.

    Baselines are 'baseline' for Battle; 'careful', 'greedy' and 'montecarlo' for Qwixx Duel.
    """
    rules = load_rules(name)
    limit = Limit(nodes=nodes) if nodes else Limit(seconds=seconds)
    path = save or Path(f"match-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}.txt")
    try:
        contenders = contender(rules, first, 1), contender(rules, second, 2)
    except (NoEngineError, ExternalError) as error:
        raise click.ClickException(str(error)) from error
    try:
        score = _play_match(rules, contenders, limit, games, seed, sprt, path)
    except ExternalError as error:
        raise click.ClickException(str(error)) from error
    finally:
        for player in contenders:
            player.close()
    low, elo, high = score.elo_interval()
    click.echo(
        f"{first} against {second}: {score.share:.1%} ± {score.error:.1%} of {2 * len(score.pairs)} games"
    )
    click.echo(f"Elo {elo + 0:+.0f} (95 %: {low:+.0f} to {high:+.0f})")
    if sprt:
        click.echo(f"SPRT {sprt[0]:g} {sprt[1]:g}: {sprt_verdict(score.pairs, *sprt) or 'undecided'}")
    click.echo(f"Games saved to {path}")


def warmed_up(engine: GameEngine) -> GameEngine:
    """Return the engine ready to think, with a word to the user where that takes long."""
    word = threading.Timer(1.5, click.echo, ["Compiling the engine, once ..."], {"err": True})
    word.daemon = True
    word.start()
    engine.warm_up()
    word.cancel()
    return engine


def contender(rules: Rules, name: str, seed: int) -> Contender:
    """Return the player of this name. Raises :class:`NoEngineError` and :class:`ExternalError`."""
    kind = load_engine_spec(rules)
    if name in kind.baselines:
        return Player(name, kind.baselines[name](), seed=seed)
    if name == "full":
        return Player(name, kind.create(), FULL_STRENGTH, seed)
    if name.isascii() and name.isdigit():
        return Player(f"level {name}", kind.create(), kind.strength(int(name)), seed)
    return ExternalPlayer(name)


def _play_match(
    rules: Rules, players: tuple[Contender, Contender], limit: Limit, games: int, seed: int,
    sprt: tuple[float, float] | None, path: Path,
) -> Score:  # fmt: skip
    judge = warmed_up(load_engine_spec(rules).create(megabytes=4))

    def is_fair(game: Game) -> bool:
        if game.actor == "dice":
            return True  # both games of a pair get the same ones
        return 0.4 < judge.search(game, Limit(nodes=20_000)).candidates[0].value < 0.6

    pairs: list[float] = []
    with click.progressbar(
        length=games, label="Playing", file=sys.stderr, item_show_func=lambda share: share or ""
    ) as bar:
        for opening in openings(rules, seed, 6, is_fair):
            pair: Pair = play_pair(rules, *players, opening, limit)
            for record in pair.records:
                append_record(path, record)
            pairs.append(pair.points)
            bar.update(2, f"{Score(tuple(pairs)).share:.1%}")
            if 2 * len(pairs) >= games or (sprt and sprt_verdict(pairs, *sprt)):
                break
    return Score(tuple(pairs))


@click.command()
@click.argument("game", type=click.Choice(game_names()), default="battle")
def bench(game: str) -> None:
    """Search fixed positions to a fixed depth; print one number that changes only with the engine."""
    rules = load_rules(game)
    try:
        kind = load_engine_spec(rules)
    except NoEngineError as error:
        raise click.ClickException(str(error)) from error
    nodes = 0
    for fen in kind.bench:
        played = Game(rules, rules.parse_position(fen))
        nodes += kind.create(megabytes=16).search(played, Limit(depth=kind.bench_depth)).nodes
    click.echo(nodes)


@click.command()
@click.argument("game", type=click.Choice(["battle"]))
@click.argument("out", type=click.Path(path_type=Path))
@click.option("--games", type=click.IntRange(1), default=3000, show_default=True, help="Games in a round.")
@click.option(
    "--rounds", type=click.IntRange(1), default=2, show_default=True, help="Each plays as learnt so far."
)
@click.option(
    "--nodes", type=click.IntRange(10), default=4000, show_default=True, help="Positions for a move."
)
@click.option("--seed", type=int, default=1, show_default=True, help="Which games.")
@click.option("--threads", type=click.IntRange(1), default=2, show_default=True)
def tune(game: str, out: Path, games: int, rounds: int, nodes: int, seed: int, threads: int) -> None:  # noqa: ARG001
    """Fit the evaluation's weights to self-play and write them to OUT, in the form of weights.json."""
    from duellum.battle.engine import evaluation  # noqa: PLC0415 - compiled code is slow to import
    from duellum.battle.training import tuner  # noqa: PLC0415 - compiled code is slow to import

    weights, scale = evaluation.shipped_weights(), evaluation.shipped_scale()
    played: list[tuner.Samples] = []
    for number in range(rounds):
        with click.progressbar(length=games, label=f"Round {number + 1}", file=sys.stderr) as bar:
            report = partial(_advance, bar)
            played.append(tuner.play_games(games, seed + number, nodes, threads, weights, report))
        samples = tuner.joined(played)
        before = tuner.loss(samples, weights, scale)
        weights, scale = tuner.fit(samples, weights, scale)
        click.echo(f"log loss {before:.4f} before the fit, {tuner.loss(samples, weights, scale):.4f} after")
    about = f"{len(samples.results)} positions of {rounds} x {games} games, {nodes} nodes a move, seed {seed}"
    tuner.write_weights(out, weights, scale, about)
    click.echo(f"{about}; written to {out}")


def _advance(bar: Any, number: int) -> None:  # noqa: ANN401 - click's bar, of whatever it counts
    bar.update(number - bar.pos)
