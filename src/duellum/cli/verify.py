"""``duellum verify``: whether the dice of recorded games were fair."""

from pathlib import Path

import click

from duellum.record import RecordError, read_games
from duellum.record.verification import Verdict, verify


@click.command("verify")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.pass_context
def verify_file(context: click.Context, file: Path) -> None:
    """Verify the dice of the games in FILE; the exit code is 0 when all of them are proven fair.

    It needs no network: the record holds the commitment, the players' seeds and the revealed seed.
    """
    try:
        records = read_games(file)
    except (OSError, RecordError) as error:
        raise click.ClickException(str(error)) from error
    verifications = [verify(record) for record in records]
    for number, (record, verification) in enumerate(zip(records, verifications, strict=True), 1):
        name = f"game {number} ({record.tags['Id']})" if "Id" in record.tags else f"game {number}"
        click.echo(f"{name}: {verification}")
    if not records:
        raise click.ClickException(f"{file} holds no game")
    if any(verification.verdict in (Verdict.UNPROVEN, Verdict.FALSE) for verification in verifications):
        context.exit(1)
