"""The heartbeat: a regular entry in the log, so that time in which no node served does not run any clock.

While a clock runs in any game, some node writes a beat every :data:`INTERVAL_MS`. A node that starts, or
that could not write for a while, sees by the last beat how long no node served; it writes that to the log as
an outage, once, whichever node is first. Every game whose clock ran then is credited the time by an event of
its own, when it is next loaded and before anything else happens to it.
"""

import logging
from collections.abc import Callable

import msgspec
from msgspec import Struct

from duellum.server.game.commands import CreditOutage
from duellum.store import ConflictError, EventLog

INTERVAL_MS = 2_000
OUTAGE_MS = 5_000
"""A gap between beats that is longer than this is an outage; shorter ones run the clocks."""
BEATS, OUTAGES = "~beats", "~outages"
"""The streams in the log; no game has such an id."""
_FAR_FUTURE_MS = 1 << 62
_LOGGER = logging.getLogger(__name__)


class Outage(Struct, frozen=True):
    """No node served between these times, in milliseconds since the epoch."""

    since: int
    until: int


class Heartbeat:
    """One node's part of the heartbeat."""

    def __init__(self, log: EventLog, now: Callable[[], int]) -> None:
        self._log, self._now = log, now
        self._latest_beat = self._latest_outage = 0
        """The last sequence numbers of the two streams, as far as this node knows."""
        self._healthy_at = 0
        """When this node last wrote to the log, or had nothing to write."""
        self.outages: list[Outage] = []

    async def start(self) -> None:
        """Find out how long no node served. Raises :class:`~duellum.store.StoreError`."""
        await self._find_latest_beat()
        await self._read_outages()
        if await self._is_any_clock_running():
            await self._record_outage(await self._read_last_beat())
        await self.beat()

    def note_activity(self) -> None:
        """Note that an event was written: a busy node may beat late without having been away."""
        now = self._now()
        if self._healthy_at and now - self._healthy_at <= OUTAGE_MS:
            self._healthy_at = now

    async def beat(self) -> bool:
        """Write a beat; to be called every :data:`INTERVAL_MS`. Return whether there was an outage.

        Raises :class:`~duellum.store.StoreError`.
        """
        known = len(self.outages)
        await self._read_outages()
        if await self._is_any_clock_running():
            if self._healthy_at and self._now() - self._healthy_at > OUTAGE_MS:
                await self._find_latest_beat()
                await self._record_outage(max(self._healthy_at, await self._read_last_beat()))
            await self._write_beat()
        self._healthy_at = self._now()
        return len(self.outages) > known

    def credits_since(self, credited: int, running_since: int) -> list[CreditOutage]:
        """Return what is owed to a clock that runs since then and has been credited up to there."""
        return [
            CreditOutage(outage.since, outage.until)
            for outage in self.outages
            if outage.until > max(credited, running_since)
        ]

    async def _is_any_clock_running(self) -> bool:
        return bool(await self._log.due_games(_FAR_FUTURE_MS, 1))

    async def _find_latest_beat(self) -> None:
        """Learn the last sequence number of the beats: an append that conflicts gets the latest one."""
        try:
            await self._log.append(BEATS, 0, [b"{}"], at=self._now(), live=False)
            self._latest_beat = 1
        except ConflictError as error:
            self._latest_beat = error.latest

    async def _read_last_beat(self) -> int:
        """Return when any node wrote a beat last."""
        return (await self._log.read(BEATS, self._latest_beat - 1))[-1].at

    async def _write_beat(self) -> None:
        try:
            await self._log.append(BEATS, self._latest_beat, [b"{}"], at=self._now(), live=False)
            self._latest_beat += 1
        except ConflictError as error:
            self._latest_beat = error.latest  # another node has written a beat

    async def _read_outages(self) -> None:
        for entry in await self._log.read(OUTAGES, self._latest_outage):
            self._latest_outage = entry.sequence
            self.outages.append(msgspec.json.decode(entry.payload, type=Outage))

    async def _record_outage(self, since: int) -> None:
        """Write an outage to the log if there was one; a second node finds that it is known."""
        until = self._now()
        if self.outages:
            since = max(since, self.outages[-1].until)
        if until - since <= OUTAGE_MS:
            return
        payload = msgspec.json.encode(Outage(since, until))
        try:
            await self._log.append(OUTAGES, self._latest_outage, [payload], at=until, live=False)
        except ConflictError:
            _LOGGER.info("another node has recorded the outage")
        else:
            _LOGGER.warning("no node served for %d ms", until - since)
        await self._read_outages()
