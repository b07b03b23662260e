"""``duellum tune``: fits Battle's evaluation to self-play."""

import sys
from functools import partial
from pathlib import Path
from typing import Any

import click


@click.command()
@click.argument("game", type=click.Choice(["battle"]))
@click.argument("out", type=click.Path(path_type=Path))
@click.option("--games", type=click.IntRange(1), default=3000, show_default=True, help="Games of each round.")
@click.option(
    "--rounds",
    type=click.IntRange(1),
    default=2,
    show_default=True,
    help="Rounds; each plays with the weights fitted so far.",
)
@click.option(
    "--nodes", type=click.IntRange(10), default=4000, show_default=True, help="Nodes for each move."
)
@click.option("--seed", type=int, default=1, show_default=True, help="Seed of the games.")
@click.option("--threads", type=click.IntRange(1), default=2, show_default=True)
def tune(game: str, out: Path, games: int, rounds: int, nodes: int, seed: int, threads: int) -> None:  # noqa: ARG001
    """Fit the weights of the evaluation to self-play and write them to OUT, in the form of weights.json."""
    from duellum.battle.engine.weights import load_scale, load_weights, write_weights  # noqa: PLC0415 - NumPy
    from duellum.battle.training import regression, self_play  # noqa: PLC0415 - and Numba are slow to import

    weights, scale = load_weights(), load_scale()
    played: list[self_play.Samples] = []
    for number in range(rounds):
        with click.progressbar(length=games, label=f"Round {number + 1}", file=sys.stderr) as bar:
            progress = partial(_advance, bar)
            played.append(self_play.play_games(games, seed + number, nodes, threads, weights, progress))
        samples = self_play.concatenate(played)
        before = regression.compute_loss(samples, weights, scale)
        weights, scale = regression.fit(samples, weights, scale)
        after = regression.compute_loss(samples, weights, scale)
        click.echo(f"log loss {before:.4f} before the fit, {after:.4f} after")
    about = f"{len(samples.results)} positions of {rounds} x {games} games, {nodes} nodes a move, seed {seed}"
    write_weights(out, weights, scale, about)
    click.echo(f"{about}; written to {out}")


def _advance(bar: Any, number: int) -> None:  # noqa: ANN401 - click's bar, of whatever it counts
    bar.update(number - bar.pos)
