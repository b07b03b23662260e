"""Public names: each look-alike class of names belongs to one player at a time.

The skeleton of a name has a stream in the log, of which the last event says who has it. A name is claimed
there before it becomes the player's, and released after the player has another one. A claim left behind by a
crash keeps others from the name until its player takes it or leaves; no name ever has two players.
"""

import contextlib

import msgspec
from msgspec import Struct

from duellum.server.community.accounts import Account, Named
from duellum.server.community.look_alikes import build_skeleton, hash_skeleton
from duellum.server.live.accounts import Accounts
from duellum.server.live.steady_clock import now_ms
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.names import parse_name
from duellum.store import ConflictError, EventLog, StoreError

_MAX_ATTEMPTS = 10


class Claim(Struct, frozen=True):
    """Who has a name from then on; nobody once it is released."""

    player: str | None


class PublicNames:
    """The public names of a log."""

    def __init__(self, log: EventLog, accounts: Accounts) -> None:
        self._log, self._accounts = log, accounts

    async def rename(self, player: str, typed: str) -> Account:
        """Give a player a public name, and return the account after it. Raises :class:`RefusedError`."""
        name = parse_name(typed)
        wanted = _stream_of(name)
        try:
            for _ in range(_MAX_ATTEMPTS):
                account = await self._accounts.get(player)
                if not account.is_permanent:
                    raise RefusedError(Reason.NOT_PERMANENT, "a public name needs a way to sign in")
                old = _stream_of(account.name) if account.name else wanted
                released_after = (await self._read(old))[1]
                if not await self._claim(wanted, player):
                    continue
                if not await self._accounts.append(account, [Named(name, wanted)], now_ms()):
                    continue
                if old != wanted:
                    await self._release(old, released_after)
                return await self._accounts.get(player)
        except StoreError as error:
            raise RefusedError(Reason.UNAVAILABLE, "the name cannot be stored now") from error
        raise RefusedError(Reason.UNAVAILABLE, "too many changes of this name at the same time")

    async def release_all(self, account: Account) -> None:
        """Release all names that a player has reserved. Raises :class:`~duellum.store.StoreError`."""
        for stream in account.claims:
            holder, latest = await self._read(stream)
            if holder == account.player:
                await self._release(stream, latest)

    async def _claim(self, stream: str, player: str) -> bool:
        """Claim a name, also one that the player has; False if another claim was faster.

        Raises :class:`RefusedError` if it is taken, and :class:`~duellum.store.StoreError`.
        """
        holder, latest = await self._read(stream)
        if holder not in (None, player):
            raise RefusedError(Reason.NAME_TAKEN, "another player has this name or one that looks like it")
        try:
            await self._append(stream, latest, player)
        except ConflictError:
            return False
        return True

    async def _release(self, stream: str, after: int) -> None:
        """Release a name, unless it has been claimed since."""
        with contextlib.suppress(ConflictError):
            await self._append(stream, after, None)

    async def _read(self, stream: str) -> tuple[str | None, int]:
        """Return who has a name, and the last sequence number of its stream."""
        for entry in await self._log.read_last(stream, 1):
            return msgspec.json.decode(entry.payload, type=Claim).player, entry.sequence
        return None, 0

    async def _append(self, stream: str, after: int, player: str | None) -> None:
        await self._log.append(stream, after, [msgspec.json.encode(Claim(player))], at=now_ms(), live=False)


def _stream_of(name: str) -> str:
    """Return the stream of a name's skeleton. Raises :class:`RefusedError` for a name that has none."""
    return f"~name:{hash_skeleton(build_skeleton(name))}"
