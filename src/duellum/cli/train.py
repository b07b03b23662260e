"""The command that lets an engine learn."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from duellum.training.checkpoints import Examination
    from duellum.training.trainer import Course

QUICK = 10
"""How many times fewer games a quick course plays."""


@click.command()
@click.argument("game", type=click.Choice(["qwixx"]))
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False))
@click.option(
    "--threads",
    type=click.IntRange(1),
    default=os.cpu_count() or 1,
    help="How many play at once.  [default: all cores]",
)
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="Which games are played.")
@click.option("--quick", is_flag=True, help=f"Play {QUICK} times fewer games.")
def train(game: str, folder: Path, threads: int, seed: int, *, quick: bool) -> None:  # noqa: ARG001
    """Teach a network by games against itself, keeping everything in FOLDER; go on where it was stopped.

    FOLDER gets the best network so far (network.npz), the learning curve (curve.svg), the diary of
    examinations (diary.jsonl) and the checkpoint to go on from.
    """
    from duellum.training.checkpoints import Folder  # noqa: PLC0415 - compiled code is slow to import
    from duellum.training.run import FULL_PLAN, school, shortened  # noqa: PLC0415

    plan = shortened(FULL_PLAN, QUICK if quick else 1, seed)
    with click.progressbar(
        length=plan.rounds, label="Learning", file=sys.stderr, item_show_func=_told, show_pos=True
    ) as bar:

        def report(course: "Course", examination: "Examination | None") -> None:
            bar.update(course.rounds_done - bar.pos, examination or bar.current_item)

        try:
            school(Folder(folder), plan, threads, report=report)
        except (ValueError, OSError) as error:
            raise click.ClickException(str(error)) from error
    click.echo(
        f"The best network is {folder / 'network.npz'}; its way there is drawn in {folder / 'curve.svg'}"
    )


def _told(examination: "Examination | None") -> str:
    """Return the last examination in a few words."""
    if examination is None:
        return ""
    verdict = "accepted" if examination.is_accepted else "not better"
    return f"{examination.against_careful:.1%} against careful, {verdict}"
