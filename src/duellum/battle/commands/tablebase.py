"""``duellum tablebase``: builds and summarises the endgame tablebase."""

import sys

import click


@click.command()
@click.argument("game", type=click.Choice(["battle"]))
def tablebase(game: str) -> None:  # noqa: ARG001 - the one game that has solved endings
    """Build the endgame tablebase (king against king, king and die against king) and print a summary."""
    from duellum.battle.engine.tablebase.loader import load  # noqa: PLC0415 - compiled code is slow to import
    from duellum.battle.engine.tablebase.summary import summarise  # noqa: PLC0415 - likewise

    with click.progressbar(length=1000, label="Solving", file=sys.stderr) as bar:
        tables = load(lambda share: bar.update(round(1000 * share) - bar.pos))
        bar.update(1000 - bar.pos)
    for found in summarise(tables):
        counts = f"{found.wins:,} wins, {found.losses:,} losses, {found.draws:,} draws"
        click.echo(f"{found.ending}, {found.to_move}: {counts}")
        click.echo(f"  longest win {found.longest_win} plies: {found.longest_win_example}")
        click.echo(f"  longest loss {found.longest_loss} plies: {found.longest_loss_example}")
