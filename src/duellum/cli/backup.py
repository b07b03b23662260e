"""``duellum backup`` and ``duellum restore``: the event log and the keys, also while the server runs."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from duellum.core.files import data_folder

if TYPE_CHECKING:
    from duellum.store.backup.archive import Manifest

Function = TypeVar("Function", bound=Callable[..., Any])
_KEYS = "secret"


def _take_place(command: Function) -> Function:
    """Add the options that say where the server keeps its data."""
    for option in (
        click.option("--force", is_flag=True, help="Replace existing data."),
        click.option(
            "--database",
            envvar="DUELLUM_SERVE_DATABASE",
            default="",
            help="Address of the event log: sqlite:///FILE or postgresql://...; "
            "by default a file in the data folder.",
        ),
        click.option(
            "--data",
            type=click.Path(path_type=Path, file_okay=False),
            help="The server's data folder; by default $DUELLUM_HOME, or else the user's data folder.",
        ),
    ):
        command = option(command)
    return command


@click.command(short_help="Back up all games and keys while the server runs.")
@click.argument("folder", type=click.Path(path_type=Path))
@_take_place
def backup(folder: Path, database: str, data: Path | None, *, force: bool) -> None:
    """Back up all games and the keys into the new FOLDER, while the server runs, and verify the copy.

    The backup contains everything acknowledged before it began. It does not contain keys given by
    $DUELLUM_SECRET.
    """
    from duellum.store.backup.archive import create_backup  # noqa: PLC0415 - slow to import

    address, keys = _find_place(database, data)
    started = time.monotonic()
    manifest = _run(create_backup(address, keys, folder, force=force))
    click.echo(
        f"Backed up {_describe(manifest)} to {folder} in {time.monotonic() - started:.1f} s; verified."
    )


@click.command(short_help="Restore a backup; the server must not be running.")
@click.argument("folder", type=click.Path(path_type=Path, exists=True, file_okay=False))
@_take_place
def restore(folder: Path, database: str, data: Path | None, *, force: bool) -> None:
    """Restore the backup in FOLDER; the server must not be running.

    A backup of one database can be restored into another: from PostgreSQL into SQLite and back.
    """
    from duellum.store.backup.archive import restore_backup  # noqa: PLC0415 - slow to import

    address, keys = _find_place(database, data)
    manifest = _run(restore_backup(folder, address, keys, force=force))
    click.echo(f"Restored {_describe(manifest)} as of {manifest.created:%Y-%m-%d %H:%M:%S} UTC.")


def _find_place(database: str, data: Path | None) -> tuple[str, Path]:
    """Return the address of the event log and the file of keys."""
    from duellum.server.settings import Settings  # noqa: PLC0415 - slow to import

    folder = data or data_folder()
    return Settings(str(folder), database).log_address, folder / _KEYS


def _run(work: "Coroutine[Any, Any, Manifest]") -> "Manifest":
    from duellum.store import StoreError  # noqa: PLC0415 - slow to import

    try:
        return asyncio.run(work)
    except StoreError as error:
        raise click.ClickException(str(error)) from error


def _describe(manifest: "Manifest") -> str:
    contents = manifest.contents
    keys = "the keys" if manifest.has_keys else "no keys (there is no key file)"
    return f"{contents.games:,} streams with {contents.events:,} events and {keys}"
