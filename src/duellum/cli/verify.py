"""``duellum verify``: whether the dice of recorded games were fair."""

import re
from collections.abc import Sequence
from pathlib import Path

import click

from duellum.cli.arguments import explain_os_error
from duellum.record import Record, RecordError, read_games
from duellum.record.verification import Verdict, Verification, verify
from duellum.record.witness import Witness, read_witness

_ID = re.compile(r"[\w-]{1,64}")
_FILE = click.Path(exists=True, dir_okay=False, path_type=Path)


@click.command("verify", short_help="Check that the dice of saved games were fair.")
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
    """Verify the dice of the games in FILE; the exit code is 0 if no game's dice are false or unproven.

    This needs no network. A saved game shows whether its rolls follow from its own seeds. A dice proof shows
    whether these seeds were fixed before the first roll.
    """
    try:
        records = read_games(file)
    except OSError as error:
        raise click.ClickException(_escape(explain_os_error(error))) from error
    except RecordError as error:
        raise click.ClickException(_escape(f"{file}: {error}")) from error
    try:
        witnesses = [read_witness(path) for path in witness_files]
    except OSError as error:
        raise click.ClickException(_escape(explain_os_error(error))) from error
    except RecordError as error:
        raise click.ClickException(_escape(str(error))) from error
    if not records:
        raise click.ClickException(f"{file} contains no games")
    _check_games(records, witnesses)
    if not _print_verifications(records, witnesses):
        context.exit(1)


def _check_games(records: Sequence[Record], witnesses: Sequence[Witness]) -> None:
    """Raise an error for a witness whose game is not in the file: it would be ignored silently."""
    known = {record.tags.get("Id") for record in records}
    for witness in witnesses:
        if witness.game not in known:
            shown = _show_id(witness.game)
            raise click.ClickException(f"the dice proof belongs to game {shown}, which is not in the file")


def _print_verifications(records: Sequence[Record], witnesses: Sequence[Witness]) -> bool:
    """Print a result for each game, and return whether none is false or unproven."""
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
    """Return an id, quoted unless a server could have given it: it must not look like a verdict."""
    return text if _ID.fullmatch(text) else repr(text)


def _escape(text: str) -> str:
    """Return a text that may come from a record's tags without line breaks and other control characters."""
    return "".join(each if each.isprintable() else repr(each)[1:-1] for each in text)
