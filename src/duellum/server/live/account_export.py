"""Export: everything stored about a player as a ZIP file, with the records of all games."""

import asyncio
import zipfile
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from tempfile import SpooledTemporaryFile
from typing import IO, Any

import msgspec

from duellum.server.community import accounts
from duellum.server.community.accounts import Account, RecoveryCodesMade, SignedIn
from duellum.server.game.record_export import export_record
from duellum.server.game.state import GameState
from duellum.store import Entry, EventLog

_MAX_IN_MEMORY = 1 << 20


async def write_export(log: EventLog, account: Account, games: AsyncIterator[GameState]) -> IO[bytes]:
    """Return a ZIP file, at its start: the player's events, and a record of each game.

    Raises :class:`~duellum.store.StoreError` and :class:`~duellum.server.protocol.errors.RefusedError`.
    """
    file: SpooledTemporaryFile[bytes] = SpooledTemporaryFile(_MAX_IN_MEMORY)  # noqa: SIM115 - the caller closes it
    try:
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
            entries = await log.read(accounts.stream_of(account.player))
            events = [_show_event(entry) for entry in entries]
            stored = {"player": account.player, "name": account.name, "events": events}
            archive.writestr("account.json", msgspec.json.format(msgspec.json.encode(stored)))
            async for state in games:
                record = await asyncio.to_thread(export_record, state)
                archive.writestr(f"games/{state.id}.txt", record)
        file.seek(0)
    except BaseException:
        file.close()
        raise
    return file


def _show_event(entry: Entry) -> dict[str, Any]:
    """Return an event with its time, without the hashes of codes: an export may end up anywhere."""
    event = accounts.decode(entry.payload)
    shown: dict[str, Any] = msgspec.to_builtins(event)
    if isinstance(event, RecoveryCodesMade):
        shown = {"type": shown["type"], "codes": len(event.hashes)}
    elif isinstance(event, SignedIn):
        shown.pop("code", None)
    return {"at": datetime.fromtimestamp(entry.at / 1000, UTC).isoformat(), **shown}
