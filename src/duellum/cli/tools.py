"""Commands about the games themselves: counting, simulating, diagrams, solved endings."""

import sys

import click

from duellum.battle import diagram_svg, diagram_text
from duellum.cli.arguments import fen_option, game_argument, position_of
from duellum.core.die import Die, ImpossibleDieError
from duellum.core.rules import Rules

POLICIES = click.Choice(["random", "greedy", "careful"])


@click.command()
@game_argument
@click.argument("depth", type=click.IntRange(1, 20))
@fen_option
@click.option("--divide", is_flag=True, help="Show the count for each first move.")
def perft(game: Rules, depth: int, fen: str | None, *, divide: bool) -> None:
    """Count the move sequences of DEPTH plies; games that have ended are not continued."""
    if game.perft is None:
        raise click.ClickException(f"{game.title} is played with dice and has no perft.")
    counts = game.perft(position_of(game, fen), depth)
    if divide:
        for move, count in counts.items():
            click.echo(f"{move} {count}")
    click.echo(sum(counts.values()))


@click.command()
@click.argument("game", type=click.Choice(["qwixx"]))
@click.option(
    "--games", type=click.IntRange(1, 10**9), default=10_000, show_default=True, help="How many games."
)
@click.option(
    "--policy", type=POLICIES, default="random", show_default=True, help="How the first player chooses."
)
@click.option("--against", type=POLICIES, help="How the second does, if not the same way.")
@click.option(
    "--seed", type=click.IntRange(0, 2**63 - 1), default=0, show_default=True, help="The same again."
)
def simulate(game: str, games: int, policy: str, against: str | None, seed: int) -> None:  # noqa: ARG001 - one game
    """Play whole games at machine speed and sum them up."""
    from duellum.qwixx.simulation.games import simulated  # noqa: PLC0415 - likewise
    from duellum.qwixx.simulation.policies import Policy  # noqa: PLC0415 - compiled code is slow to import

    other = None if against is None else Policy[against.upper()]
    summary = None
    with click.progressbar(length=games, label="Playing", file=sys.stderr) as bar:
        for summary in simulated(games, Policy[policy.upper()], other, seed):
            bar.update(summary.games - bar.pos)
    click.echo(str(summary))


@click.command()
@click.option("--top", type=int, required=True, help="The face on top.")
@click.option("--front", type=int, required=True, help="The face toward you.")
@click.option("--svg", is_flag=True, help="Draw as SVG instead of text.")
def diagram(top: int, front: int, *, svg: bool) -> None:
    """Show where a Battle die can roll, and which face it will show there."""
    try:
        die = Die.showing(top=top, south=front)
    except ImpossibleDieError as error:
        raise click.ClickException(str(error)) from error
    click.echo(diagram_svg(die) if svg else diagram_text(die))


@click.command()
@click.argument("game", type=click.Choice(["battle"]))
def tablebase(game: str) -> None:  # noqa: ARG001 - the one game that has solved endings
    """Solve the endings of king against king and of king and die against king, and tell what was found."""
    from duellum.battle.engine.tablebase import probe as endings  # noqa: PLC0415 - compiled code is slow to import

    with click.progressbar(length=1000, label="Solving", file=sys.stderr) as bar:
        tables = endings.load(lambda share: bar.update(round(1000 * share) - bar.pos))
        bar.update(1000 - bar.pos)
    for found in endings.summary(tables):
        counts = f"{found.wins:,} wins, {found.losses:,} losses, {found.draws:,} draws"
        click.echo(f"{found.ending}, {found.to_move}: {counts}")
        click.echo(f"  longest win {found.longest_win} plies: {found.longest_win_example}")
        click.echo(f"  longest loss {found.longest_loss} plies: {found.longest_loss_example}")
