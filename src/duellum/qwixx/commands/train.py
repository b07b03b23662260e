"""The command that trains an engine's network."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from duellum.qwixx.training.checkpoints import Evaluation
    from duellum.qwixx.training.trainer import Trainer

QUICK_DIVISOR = 10
"""How many times fewer games a quick run plays."""


@click.command()
@click.argument("game", type=click.Choice(["qwixx"]))
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False))
@click.option(
    "--threads",
    type=click.IntRange(1),
    default=os.cpu_count() or 1,
    help="Number of threads for self-play.  [default: all cores]",
)
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="Random seed of the run.")
@click.option("--quick", is_flag=True, help=f"Play {QUICK_DIVISOR} times fewer games.")
def train(game: str, folder: Path, threads: int, seed: int, *, quick: bool) -> None:  # noqa: ARG001
    """Train a network by self-play in FOLDER; resume the run that FOLDER holds.

    FOLDER gets the best network so far (network.npz), the learning curve (curve.svg), the training log with
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
    click.echo(f"The best network is {folder / 'network.npz'}; the learning curve is {folder / 'curve.svg'}")


def _format_evaluation(evaluation: "Evaluation | None") -> str:
    """Return the latest evaluation in a few words."""
    if evaluation is None:
        return ""
    verdict = "accepted" if evaluation.is_accepted else "not better"
    return f"{evaluation.against_careful:.1%} against careful, {verdict}"
