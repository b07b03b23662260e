"""Revocation: all cookies of a player that were signed before are invalid from then on.

Each revocation is an entry of a stream in the event log, which all nodes read. A player's generation is the
number of the player's entries, so that no clock decides whether a cookie is older than a revocation.
"""

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable

import msgspec
from msgspec import Struct

from duellum.store import ConflictError, EventLog, StoreError

REVOCATIONS = "~revocations"
"""The stream in the log; no game has such an id."""
POLL_SECONDS = 2.0
"""How long other nodes may take to learn of a revocation."""
_LOGGER = logging.getLogger(__name__)


class Revocation(Struct, frozen=True):
    """All sessions of a player have been revoked."""

    player: str


class Revocations:
    """The generations of all players' sessions; 0 for whom nothing has been revoked."""

    def __init__(self, on_revoked: Callable[[str], None] = lambda _: None) -> None:
        self._generations: Counter[str] = Counter()
        self._latest = 0
        self._log: EventLog | None = None
        self._on_revoked = on_revoked

    def generation_of(self, player: str) -> int:
        """Return the generation that a player's cookies must have."""
        return self._generations[player]

    @contextlib.asynccontextmanager
    async def follow(self, log: EventLog) -> AsyncIterator[None]:
        """Read the log's revocations, and new ones until the end of the block.

        Raises :class:`~duellum.store.StoreError`.
        """
        self._log = log
        await self._read(log)
        task = asyncio.get_running_loop().create_task(self._poll(log))
        try:
            yield
        finally:
            task.cancel()
            self._log = None

    async def revoke(self, player: str, at: int) -> None:
        """Revoke a player's sessions; `at` is in milliseconds since the epoch.

        Raises :class:`~duellum.store.StoreError`.
        """
        if self._log is None:
            raise StoreError("the log is closed")
        await revoke_sessions(self._log, player, at, self._latest)
        _LOGGER.info("all sessions of player %s were revoked", player)
        await self._read(self._log)

    async def _poll(self, log: EventLog) -> None:
        while True:
            await asyncio.sleep(POLL_SECONDS)
            try:
                await self._read(log)
            except StoreError as error:
                _LOGGER.warning("revocations cannot be read: %s", error)

    async def _read(self, log: EventLog) -> None:
        for entry in await log.read(REVOCATIONS, self._latest):
            if entry.sequence > self._latest:  # another read may have been faster
                self._latest = entry.sequence
                player = msgspec.json.decode(entry.payload, type=Revocation).player
                self._generations[player] += 1
                self._on_revoked(player)


async def revoke_sessions(log: EventLog, player: str, at: int, after: int = 0) -> None:
    """Write a revocation to the log. Raises :class:`~duellum.store.StoreError`."""
    payload = msgspec.json.encode(Revocation(player))
    while True:
        try:
            await log.append(REVOCATIONS, after, [payload], at=at, live=False)
        except ConflictError as error:
            after = error.latest  # another revocation was first
        else:
            return
