"""Revocation: a session, or all cookies of a player that were signed before, are invalid from then on.

Each revocation is an entry of a stream in the event log, which all nodes read. A player's generation is the
number of the player's entries that revoke all sessions, so that no clock decides whether a cookie is older
than a revocation.
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


class Revocation(Struct, frozen=True, omit_defaults=True):
    """A session of a player has been revoked, or all of them."""

    player: str
    session: str = ""
    """Empty for all."""


class Revocations:
    """The generations of all players' sessions, 0 for whom nothing has been revoked; and revoked sessions."""

    def __init__(self, on_revoked: Callable[[Revocation], None] = lambda _: None) -> None:
        self._generations: Counter[str] = Counter()
        self._sessions: set[tuple[str, str]] = set()
        self._latest = 0
        self._log: EventLog | None = None
        self._on_revoked = on_revoked

    def generation_of(self, player: str) -> int:
        """Return the generation that a player's cookies must have."""
        return self._generations[player]

    def is_valid(self, player: str, session: str, generation: int) -> bool:
        """Whether a session has not been revoked."""
        return generation == self._generations[player] and (player, session) not in self._sessions

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

    async def revoke(self, player: str, at: int, session: str = "") -> None:
        """Revoke a player's session, or all of them; `at` is in milliseconds since the epoch.

        Raises :class:`~duellum.store.StoreError`.
        """
        if self._log is None:
            raise StoreError("the log is closed")
        await _append(self._log, Revocation(player, session), at, self._latest)
        _LOGGER.info("%s of player %s revoked", "a session" if session else "all sessions", player)
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
                revocation = msgspec.json.decode(entry.payload, type=Revocation)
                if revocation.session:
                    self._sessions.add((revocation.player, revocation.session))
                else:
                    self._generations[revocation.player] += 1
                self._on_revoked(revocation)


async def revoke_sessions(log: EventLog, player: str, at: int) -> None:
    """Revoke all sessions of a player in the log. Raises :class:`~duellum.store.StoreError`."""
    await _append(log, Revocation(player), at, 0)


async def _append(log: EventLog, revocation: Revocation, at: int, after: int) -> None:
    payload = msgspec.json.encode(revocation)
    while True:
        try:
            await log.append(REVOCATIONS, after, [payload], at=at, live=False)
        except ConflictError as error:
            after = error.latest  # another revocation was first
        else:
            return
