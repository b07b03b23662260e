"""``duellum dataset``: makes data sets for supervised learning."""

import sys
from pathlib import Path

import click

from duellum.cli.arguments import game_argument
from duellum.core.rules import Rules
from duellum.core.tablebase import NoTablebaseError

_count_option = click.option(
    "--count", type=click.IntRange(1), default=10_000, show_default=True, help="How many positions."
)
_seed_option = click.option("--seed", type=int, default=1, show_default=True, help="Seed of all choices.")
_path_argument = click.argument("path", type=click.Path(path_type=Path, dir_okay=False))


@click.group()
def dataset() -> None:
    """Make data sets for supervised learning."""


@dataset.command()
@game_argument
@_path_argument
@_count_option
@click.option("--nodes", type=click.IntRange(1), default=20_000, show_default=True,
              help="Nodes to search for the value of a position.")  # fmt: skip
@_seed_option
def positions(game: Rules, path: Path, count: int, nodes: int, seed: int) -> None:
    """Write positions with the values and best moves of a deep search to PATH, as NPZ with a data card."""
    from duellum.research.datasets import sample_positions, write_data_set  # noqa: PLC0415 - slow to import

    with click.progressbar(length=count, label="Evaluating", file=sys.stderr) as bar:
        columns = sample_positions(game, count, nodes=nodes, seed=seed, progress=lambda _: bar.update(1))
    card = write_data_set(path, columns, game, {"count": count, "nodes": nodes, "seed": seed})
    click.echo(f"{path}, described in {card}")


@dataset.command()
@game_argument
@_path_argument
@_count_option
@_seed_option
def endings(game: Rules, path: Path, count: int, seed: int) -> None:
    """Write solved endings with exact values and best moves to PATH, as NPZ with a data card."""
    from duellum.research.datasets import sample_endings, write_data_set  # noqa: PLC0415 - slow to import

    try:
        with click.progressbar(length=count, label="Drawing", file=sys.stderr) as bar:
            columns = sample_endings(game, count, seed=seed, progress=lambda _: bar.update(1))
    except NoTablebaseError as error:
        raise click.ClickException(str(error)) from error
    card = write_data_set(path, columns, game, {"count": count, "seed": seed})
    click.echo(f"{path}, described in {card}")
