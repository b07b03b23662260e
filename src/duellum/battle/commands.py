"""The commands that only Battle has."""

import sys
from functools import partial
from pathlib import Path
from typing import Any

import click

from duellum.battle import diagram_svg, diagram_text
from duellum.core.command_options import language_option
from duellum.core.die import Die, ImpossibleDieError


@click.command(short_help="Show where a Battle die can roll.")
@click.option("--top", type=int, required=True, help="The face on top.")
@click.option("--front", type=int, required=True, help="The face towards you.")
@click.option("--svg", is_flag=True, help="Draw as SVG instead of text.")
@language_option
def diagram(top: int, front: int, language: str, *, svg: bool) -> None:
    """Show where a Battle die can roll, and which face it will show there."""
    try:
        die = Die.from_faces(top=top, south=front)
    except ImpossibleDieError as error:
        raise click.ClickException(
            f"a die cannot have {top} on top and {front} in front: "
            "choose two different faces from 1 to 6 that do not add up to 7"
        ) from error
    click.echo(diagram_svg(die, language=language) if svg else diagram_text(die, language))


@click.command(short_help="Build and summarise the endgame tablebase.")
@click.argument("game", type=click.Choice(["battle"]))
def tablebase(game: str) -> None:  # noqa: ARG001 - the one game that has solved endings
    """Build the endgame tablebase (king against king, king and die against king) and print a summary."""
    from duellum.battle.engine.tablebase.loader import load  # noqa: PLC0415 - compiled code is slow to import
    from duellum.battle.engine.tablebase.summary import summarise  # noqa: PLC0415 - as above

    with click.progressbar(length=1000, label="Solving", file=sys.stderr) as bar:
        tables = load(lambda share: bar.update(round(1000 * share) - bar.pos))
        bar.update(1000 - bar.pos)
    for found in summarise(tables):
        counts = f"{found.wins:,} wins, {found.losses:,} losses, {found.draws:,} draws"
        click.echo(f"{found.ending}, {found.to_move}: {counts}")
        click.echo(f"  longest win {found.longest_win} plies: {found.longest_win_example}")
        click.echo(f"  longest loss {found.longest_loss} plies: {found.longest_loss_example}")


@click.command(short_help="Fit the weights of the evaluation to self-play.")
@click.argument("game", type=click.Choice(["battle"]))
@click.argument("out", type=click.Path(path_type=Path))
@click.option("--games", type=click.IntRange(1), default=3000, show_default=True, help="Games per round.")
@click.option(
    "--rounds",
    type=click.IntRange(1),
    default=2,
    show_default=True,
    help="Rounds; each plays with the weights fitted so far.",
)
@click.option("--nodes", type=click.IntRange(10), default=4000, show_default=True, help="Nodes per move.")
@click.option("--seed", type=int, default=1, show_default=True, help="Seed of the games.")
@click.option("--threads", type=click.IntRange(1), default=2, show_default=True,
              help="Number of threads for self-play.")  # fmt: skip
def tune(game: str, out: Path, games: int, rounds: int, nodes: int, seed: int, threads: int) -> None:  # noqa: ARG001
    """Fit the weights of the evaluation to self-play and write them to OUT, in the format of weights.json."""
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
