"""The commands that only Qwixx Duel has."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from duellum.qwixx.training.checkpoints import Evaluation
    from duellum.qwixx.training.trainer import Trainer


POLICIES = click.Choice(["random", "greedy", "careful"])


@click.command(short_help="Play many games between two simple players.")
@click.argument("game", type=click.Choice(["qwixx"]))
@click.option(
    "--games",
    type=click.IntRange(1, 10**9),
    default=10_000,
    show_default=True,
    help="How many games to play.",
)
@click.option(
    "--policy", type=POLICIES, default="random", show_default=True, help="Policy of the first player."
)
@click.option("--against", type=POLICIES, help="Policy of the second player; by default the same.")
@click.option(
    "--seed",
    type=click.IntRange(0, 2**63 - 1),
    default=0,
    show_default=True,
    help="Seed of the dice, to repeat a simulation.",
)
def simulate(game: str, games: int, policy: str, against: str | None, seed: int) -> None:  # noqa: ARG001 - one game
    """Play whole games between two policies, and print a summary."""
    from duellum.qwixx.simulation.games import iterate_simulation  # noqa: PLC0415 - as above
    from duellum.qwixx.simulation.policies import Policy  # noqa: PLC0415 - compiled code is slow to import

    other = None if against is None else Policy[against.upper()]
    summary = None
    with click.progressbar(length=games, label="Playing", file=sys.stderr) as bar:
        for summary in iterate_simulation(games, Policy[policy.upper()], other, seed):
            bar.update(summary.games - bar.pos)
    click.echo(str(summary))


QUICK_DIVISOR = 10
"""A quick run plays one game in this many."""


@click.command(short_help="Train a neural net by self-play.")
@click.argument("game", type=click.Choice(["qwixx"]))
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False))
@click.option(
    "--threads",
    type=click.IntRange(1),
    default=os.cpu_count() or 1,
    help="Number of threads for self-play.  [default: all cores]",
)
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="Random seed of the run.")
@click.option("--quick", is_flag=True, help=f"Play only one game in {QUICK_DIVISOR}, for a quick trial.")
def train(game: str, folder: Path, threads: int, seed: int, *, quick: bool) -> None:  # noqa: ARG001
    """Train a neural net by self-play in FOLDER, or resume an interrupted run there.

    FOLDER gets the best net so far (network.npz), the learning curve (curve.svg), the training log with
    one line for each evaluation (diary.jsonl), and the checkpoint to resume from (checkpoint.npz).
    """
    from duellum.qwixx.training.checkpoints import TrainingFolder  # noqa: PLC0415 - compiled code is slow to import
    from duellum.qwixx.training.plan import FULL_PLAN, reduce_games  # noqa: PLC0415
    from duellum.qwixx.training.run import train_network  # noqa: PLC0415

    plan = reduce_games(FULL_PLAN, QUICK_DIVISOR if quick else 1, seed)
    with click.progressbar(
        length=plan.rounds,
        label="Training",
        file=sys.stderr,
        item_show_func=_format_evaluation,
        show_pos=True,
    ) as bar:

        def progress(trainer: "Trainer", evaluation: "Evaluation | None") -> None:
            bar.update(trainer.rounds_done - bar.pos, evaluation or bar.current_item)

        try:
            train_network(TrainingFolder(folder), plan, threads, progress=progress)
        except (ValueError, OSError) as error:
            raise click.ClickException(str(error)) from error
    click.echo(f"The best net is {folder / 'network.npz'}; the learning curve is {folder / 'curve.svg'}")


def _format_evaluation(evaluation: "Evaluation | None") -> str:
    """Return the latest evaluation in a few words."""
    if evaluation is None:
        return ""
    verdict = "accepted" if evaluation.is_accepted else "not better"
    return f"{evaluation.against_careful:.1%} against careful, {verdict}"
