"""The pulse: a sign of life in the log every few seconds, so that time in which nobody served runs no clock.

While any game waits for a clock, some node writes a beat every :data:`INTERVAL`. A node that starts, or that
could not write for a while, sees by the last beat for how long nobody served; it writes that down as an
outage, once, whichever node is first. Every room whose clock ran then gets the time back as an event of its
own, when it is next looked at and before anything else happens to it.
"""

import logging
from collections.abc import Callable

import msgspec
from msgspec import Struct

from duellum.server.game.commands import CreditOutage
from duellum.store import ConflictError, EventLog

INTERVAL = 2_000
GAP = 5_000
"""Milliseconds without a beat from which on nobody has served; shorter absences are not given back."""
BEATS, OUTAGES = "~beats", "~outages"
"""The streams in the log; no game is called so."""
_FAR = 1 << 62
_LOGGER = logging.getLogger(__name__)


class Outage(Struct, frozen=True):
    """Nobody served between these moments."""

    since: int
    until: int


class Pulse:
    """A node's part in it."""

    def __init__(self, log: EventLog, now: Callable[[], int]) -> None:
        self._log, self._now = log, now
        self._beats = self._read = 0
        self._well = 0
        """When all was well last."""
        self.outages: list[Outage] = []

    async def start(self) -> None:
        """Find out for how long nobody served. Raises :class:`~duellum.store.StoreError`."""
        await self._find_beats()
        await self._read_outages()
        if await self._is_any_clock_running():
            await self._note(await self._last_beat())
        await self.beat()

    def serves(self) -> None:
        """Hear that an event was written: a busy node may beat late, and is not away for that."""
        now = self._now()
        if self._well and now - self._well <= GAP:
            self._well = now

    async def beat(self) -> bool:
        """Show that this node lives; to be called every :data:`INTERVAL`. Whether it found an outage.

        Raises :class:`~duellum.store.StoreError`.
        """
        known = len(self.outages)
        await self._read_outages()
        if await self._is_any_clock_running():
            if self._well and self._now() - self._well > GAP:
                await self._find_beats()
                await self._note(max(self._well, await self._last_beat()))
            await self._write_beat()
        self._well = self._now()
        return len(self.outages) > known

    async def _is_any_clock_running(self) -> bool:
        return bool(await self._log.due_games(_FAR, 1))

    async def _find_beats(self) -> None:
        """Learn how many beats there are: an append in the wrong place is told the right one."""
        try:
            await self._log.append(BEATS, 0, [b"{}"], at=self._now(), live=False)
            self._beats = 1
        except ConflictError as error:
            self._beats = error.latest

    async def _last_beat(self) -> int:
        """Return when any node lived last."""
        return (await self._log.read(BEATS, self._beats - 1))[-1].at

    async def _write_beat(self) -> None:
        try:
            await self._log.append(BEATS, self._beats, [b"{}"], at=self._now(), live=False)
            self._beats += 1
        except ConflictError as error:
            self._beats = error.latest  # another node's heart beats

    async def _read_outages(self) -> None:
        for entry in await self._log.read(OUTAGES, self._read):
            self._read = entry.sequence
            self.outages.append(msgspec.json.decode(entry.payload, type=Outage))

    async def _note(self, since: int) -> None:
        """Write an outage down if there was one; who comes second finds that it is known."""
        until = self._now()
        if self.outages:
            since = max(since, self.outages[-1].until)
        if until - since <= GAP:
            return
        outage = Outage(since, until)
        try:
            await self._log.append(OUTAGES, self._read, [msgspec.json.encode(outage)], at=until, live=False)
        except ConflictError:
            _LOGGER.info("another node noted the outage")
        else:
            _LOGGER.warning("nobody served for %d ms", until - since)
        await self._read_outages()

    def credits_since(self, credited: int, running_since: int) -> list[CreditOutage]:
        """Return what is owed to a clock that has been running since then and was credited up to there."""
        return [
            CreditOutage(outage.since, outage.until)
            for outage in self.outages
            if outage.until > max(credited, running_since)
        ]
