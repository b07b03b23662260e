"""The account eraser: deletes the personal data of players who have left.

A player's stream gets a label when the player leaves, by which any node finds what is still to be done. After
a crash the work is repeated; every step of it may be. Games stay for their other players, without the name.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from duellum.server.community import accounts
from duellum.server.community.accounts import Account, Left
from duellum.server.game import events
from duellum.server.game.commands import Forget
from duellum.server.live.accounts import DEVICE_CODE_LABEL, DEVICE_CODE_MS, RECOVERY, Accounts
from duellum.server.live.game_index import GameIndex, index_stream
from duellum.server.live.public_names import PublicNames
from duellum.server.live.steady_clock import now_ms
from duellum.server.live.table import Table
from duellum.server.protocol.client import Abort, Resign
from duellum.server.protocol.errors import RefusedError
from duellum.store import ConflictError, EventLog

_LEAVING, _ERASED = "leaving", "erased"
_PAGE = 500
_PURGED_EVENTS, _PURGE_PAUSE_SECONDS = 100, 0.01


class AccountEraser:
    """Deletes what is to be deleted, in small steps."""

    def __init__(
        self, log: EventLog, known: Accounts, names: PublicNames, index: GameIndex,
        get_table: Callable[[str], Awaitable[Table]],
    ) -> None:  # fmt: skip
        self._log, self._accounts, self._names, self._index = log, known, names, index
        self._get_table = get_table

    async def begin(self, player: str) -> None:
        """Delete all ways to be a player. Raises :class:`RefusedError`."""
        await self._accounts.change(
            player, lambda account, _: [] if account.has_left else [Left()], label=_LEAVING
        )

    async def tend(self) -> None:
        """Delete everything else of players who have left, and old device codes.

        Raises :class:`~duellum.store.StoreError`.
        """
        for stream in await self._log.labelled_games(_LEAVING, _PAGE):
            with contextlib.suppress(ConflictError):  # another node is at it
                await self._erase(await self._accounts.get(accounts.player_of(stream)))
        await self._purge(DEVICE_CODE_LABEL, now_ms() - 2 * DEVICE_CODE_MS)
        await self._purge(_ERASED, now_ms() + 1)

    async def _erase(self, account: Account) -> None:
        for game_id in await self._index.read_all(account.player):
            await self._leave_game(game_id, account.player)
            await self._redact_names(game_id, account.player)
        await self._names.release_all(account)
        for locator in account.locators:
            await self._mark(f"{RECOVERY}{locator}")
        await self._mark(index_stream(account.player))
        await self._mark(accounts.stream_of(account.player))

    async def _leave_game(self, game_id: str, player: str) -> None:
        """End a game that is not over, and leave the player's name out of it."""
        with contextlib.suppress(RefusedError):  # the game was deleted, or cannot be played
            table = await self._get_table(game_id)
            await table.wake()
            seats = table.state.seats_of(player)
            if seats and table.state.status != "over":
                is_playing = table.state.status == "playing"
                command = Resign("left", int(seats[0])) if is_playing else Abort("left")
                with contextlib.suppress(RefusedError):
                    await table.act(command, player)
            for seat in seats:
                with contextlib.suppress(RefusedError):  # it has no name
                    await table.act(Forget(int(seat)))

    async def _redact_names(self, game_id: str, player: str) -> None:
        """Overwrite a player's name where it was stored."""
        after = 0
        while entries := await self._log.read(game_id, after, _PAGE):
            for entry in entries:
                event = events.decode(entry.payload)
                if isinstance(event, events.Joined) and event.player == player and event.name:
                    await self._log.redact(game_id, entry.sequence, events.encode(replace(event, name="")))
            after = entries[-1].sequence
            await asyncio.sleep(0)

    async def _mark(self, stream: str) -> None:
        """Let a stream be purged, if it exists."""
        for last in await self._log.read_last(stream, 1):
            await self._log.append(
                stream, last.sequence, [last.payload], at=now_ms(), live=False, label=_ERASED
            )

    async def _purge(self, label: str, before: int) -> None:
        while await self._log.purge(label, before, _PURGED_EVENTS) is not None:
            await asyncio.sleep(_PURGE_PAUSE_SECONDS)
