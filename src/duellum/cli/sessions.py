"""``duellum sessions``: for operators, the keys that sign players' cookies, and revocation."""

import asyncio
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from duellum.core.files import data_folder

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from duellum.store import EventLog

_DATA = click.option(
    "--data",
    type=click.Path(path_type=Path),
    envvar="DUELLUM_HOME",
    default=data_folder,
    show_default="the user's data folder",
    help="The server's data folder.",
)
_DATABASE = click.option(
    "--database",
    envvar="DUELLUM_SERVE_DATABASE",
    default="",
    help="Address of the server's event log; by default a SQLite file in the data folder.",
)


@click.group()
def sessions() -> None:
    """Manage players' sessions: keys and revocation. A running server applies changes within two seconds."""


@sessions.command("rotate-key")
@_DATA
@click.option(
    "--drop-old",
    is_flag=True,
    help="Delete the old keys: all cookies become invalid, and players lose their seats.",
)
def rotate_key(data: Path, *, drop_old: bool) -> None:
    """Sign cookies with a new key from now on. Cookies signed with older keys stay valid for a year."""
    from duellum.server.sessions.keys import SecretError, rotate_keys  # noqa: PLC0415 - slow to import

    try:
        keys = rotate_keys(data, int(time.time()), drops_old=drop_old)
    except (SecretError, OSError) as error:
        raise click.ClickException(str(error)) from error
    for number, key in enumerate(keys):
        until = "signs" if number == 0 else f"verifies until {_format_day(key.expires)}"
        click.echo(f"key {number + 1}, created {_format_day(key.created)}: {until}")


# A player's id may begin with "-": it is not read as a row of short options, and -h is not one of them.
@sessions.command(context_settings={"ignore_unknown_options": True, "help_option_names": ["--help"]})
@click.argument("player")
@_DATA
@_DATABASE
def revoke(player: str, data: Path, database: str) -> None:
    """Invalidate all cookies of a player, given the id that `players` shows."""
    from duellum.server.sessions.revocations import revoke_sessions  # noqa: PLC0415 - slow to import

    _run(data, database, lambda log: revoke_sessions(log, player, int(time.time() * 1000)))
    click.echo(f"revoked: {player}")


@sessions.command()
@click.argument("game")
@_DATA
@_DATABASE
def players(game: str, data: Path, database: str) -> None:
    """Show the players of a game: names and ids."""
    from duellum.server.game import events  # noqa: PLC0415 - slow to import
    from duellum.server.game.replay import replay_events  # noqa: PLC0415 - as above

    entries = _run(data, database, lambda log: log.read(game))
    if not entries or not game.isalnum():
        raise click.ClickException(f"there is no game {game!r}")
    state = replay_events(game, ((entry.at, events.decode(entry.payload)) for entry in entries))
    for seat in state.seats:
        click.echo(f"{seat.player or '-'} {seat.name or ''}".rstrip())


def _run(data: Path, database: str, work: "Callable[[EventLog], Coroutine[None, None, Any]]") -> Any:  # noqa: ANN401 - whatever the work returns
    from duellum.server.settings import Settings  # noqa: PLC0415 - slow to import
    from duellum.store import StoreError, open_event_log  # noqa: PLC0415 - as above

    async def work_on_log() -> Any:  # noqa: ANN401 - as above
        log = await open_event_log(Settings(str(data), database).log_address)
        try:
            return await work(log)
        finally:
            await log.close()

    try:
        return asyncio.run(work_on_log())
    except StoreError as error:
        raise click.ClickException(str(error)) from error


def _format_day(seconds: float) -> str:
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d}" if seconds else "at an unknown time"
