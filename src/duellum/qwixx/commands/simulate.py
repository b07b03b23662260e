"""``duellum simulate``: whole games between simple policies, at machine speed."""

import sys

import click

POLICIES = click.Choice(["random", "greedy", "careful"])


@click.command()
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
    """Play whole games between two policies at machine speed, and print a summary."""
    from duellum.qwixx.simulation.games import iterate_simulation  # noqa: PLC0415 - likewise
    from duellum.qwixx.simulation.policies import Policy  # noqa: PLC0415 - compiled code is slow to import

    other = None if against is None else Policy[against.upper()]
    summary = None
    with click.progressbar(length=games, label="Playing", file=sys.stderr) as bar:
        for summary in iterate_simulation(games, Policy[policy.upper()], other, seed):
            bar.update(summary.games - bar.pos)
    click.echo(str(summary))
