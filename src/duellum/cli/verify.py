"""``duellum verify``: whether the dice of recorded games were fair."""

import re
from collections.abc import Sequence
from pathlib import Path

import click

from duellum.record import Record, RecordError, read_games
from duellum.record.verification import Verdict, Verification, verify
from duellum.record.witness import Witness, read_witness

_ID = re.compile(r"[\w-]{1,64}")
_FILE = click.Path(exists=True, dir_okay=False, path_type=Path)


@click.command("verify")
@click.argument("file", type=_FILE)
@click.option(
    "--witness",
    "witness_files",
    metavar="FILE",
    type=_FILE,
    multiple=True,
    help="Dice proof that a player's browser saved; repeat for the other player.",
)
@click.pass_context
def verify_file(context: click.Context, file: Path, witness_files: tuple[Path, ...]) -> None:
    """Verify the dice of the games in FILE; the exit code is 0 when no game's dice are false or unproven.

    It needs no network. The record shows whether its rolls follow from its own seeds; a witness shows whether
    these are the ones that were committed to before the first roll.
    """
    try:
        records, witnesses = read_games(file), [read_witness(path) for path in witness_files]
    except (OSError, RecordError) as error:
        raise click.ClickException(_escape(str(error))) from error
    if not records:
        raise click.ClickException(f"{file} holds no game")
    _check_games(records, witnesses)
    if not _print_verifications(records, witnesses):
        context.exit(1)


def _check_games(records: Sequence[Record], witnesses: Sequence[Witness]) -> None:
    """Raise an error for a witness of a game that is not there: it would witness nothing, unnoticed."""
    known = {record.tags.get("Id") for record in records}
    for witness in witnesses:
        if witness.game not in known:
            shown = _show_id(witness.game)
            raise click.ClickException(f"the witness is of game {shown}, which is not in the file")


def _print_verifications(records: Sequence[Record], witnesses: Sequence[Witness]) -> bool:
    """Print a result for each game, and return whether all of them may stand."""
    is_right = True
    for number, record in enumerate(records, 1):
        identity = record.tags.get("Id")
        own = [witness for witness in witnesses if witness.game == identity]
        verification = verify(record, own)
        name = "" if identity is None else f" ({_show_id(identity)})"
        click.echo(f"game {number}{name}: {_escape(str(verification))}")
        _print_witnessed(verification)
        is_right &= verification.verdict not in (Verdict.UNPROVEN, Verdict.FALSE)
    return is_right


def _print_witnessed(verification: Verification) -> None:
    if verification.witnessed:
        click.echo(f"  witnessed before the first roll: {', '.join(verification.witnessed)}")
    if verification.unwitnessed:
        click.echo(f"  not witnessed: {', '.join(verification.unwitnessed)}")


def _show_id(text: str) -> str:
    """Return an id so that it cannot be taken for a verdict: one that no server gives is quoted."""
    return text if _ID.fullmatch(text) else repr(text)


def _escape(text: str) -> str:
    """Return a text that may come from a record's tags without line breaks and other control characters."""
    return "".join(each if each.isprintable() else repr(each)[1:-1] for each in text)
