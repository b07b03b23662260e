"""The heartbeat: a regular entry in the log, so that time in which no node served does not run any clock.

While a clock runs in any game, some node writes a heartbeat every :data:`INTERVAL_MS`. A node that starts
sees by the last one how long no node served. A running node ticks four times a second: a gap between ticks
shows that the process was paused or the machine's clock was set forward, an append that fails that the log
cannot be written. Anyone who notices first writes the time to the log as an outage. Where other nodes served
meanwhile, it is an outage of this node alone, for the games that it has in memory.

:attr:`Heartbeat.valid_until` says until when a node may trust its time: later it must call
:meth:`Heartbeat.catch_up` before it decides anything. Every game whose clock ran during an outage gets the
time back by an event of its own, before anything else happens to it.
"""

import asyncio
import logging
from collections.abc import Callable

import msgspec
from msgspec import Struct

from duellum.server.game.commands import CreditOutage
from duellum.store import ConflictError, EventLog, StoreError

INTERVAL_MS = 2_000
TICK_SECONDS = 0.25
PAUSE_MS = 1_000
"""A gap between ticks that is longer than this is an outage; shorter ones run the clocks."""
OUTAGE_MS = 5_000
"""The same between heartbeats of any node, and for a log that does not answer."""
OUTAGES = "~outages"
"""The stream in the log; no game has such an id."""
_FAR_FUTURE_MS = 1 << 62
_LOGGER = logging.getLogger(__name__)


class Outage(Struct, frozen=True):
    """No node served between these times, in milliseconds since the epoch."""

    since: int
    until: int


def _end_of(outage: Outage) -> int:
    return outage.until


class Heartbeat:
    """One node's part of the heartbeat."""

    def __init__(self, log: EventLog, now: Callable[[], int]) -> None:
        self._log, self._now = log, now
        self._latest_outage = 0
        """The last sequence number of the outages, as far as this node knows."""
        self._ticked_at = 0
        """When this process last ran."""
        self._healthy_at = 0
        """When this node last wrote to the log, or had nothing to write."""
        self._away_since: int | None = None
        self.valid_until = _FAR_FUTURE_MS
        """Until when no outage is possible; for ever before the start."""
        self.outages: list[Outage] = []
        self.last_outage_end = 0
        self._lock = asyncio.Lock()

    async def start(self) -> None:
        """Find out how long no node served. Raises :class:`~duellum.store.StoreError`."""
        last_beat = await self._log.read_heartbeat()
        await self._read_outages()
        if await self._is_any_clock_running():
            since = max([last_beat, *(outage.until for outage in self.outages[-1:])])
            if last_beat and self._now() - since > OUTAGE_MS:
                await self._record_outage(since)
        await self._log.write_heartbeat(self._now())
        self._note_health()

    # -- Whether this node was away -----------------------------------------------------------------------

    def tick(self) -> None:
        """Note that this process runs; to be called every :data:`TICK_SECONDS`."""
        if self.valid_until < _FAR_FUTURE_MS:
            self._notice_pause()
            if self._away_since is None:
                self.valid_until = min(self._ticked_at + PAUSE_MS, self._healthy_at + OUTAGE_MS)

    def note_activity(self) -> None:
        """Note that an event was written: a busy node may beat late without having been away."""
        now = self._now()
        if now <= self.valid_until < _FAR_FUTURE_MS:
            self._healthy_at = self._ticked_at = now
            self.valid_until = now + PAUSE_MS

    def note_failure(self, error: StoreError) -> None:
        """Note that the log cannot be written: no clock runs until it can."""
        if self.valid_until < _FAR_FUTURE_MS:
            if self.valid_until > 0:
                _LOGGER.error("the clocks are stopped until the log can be written: %s", error)
            self._note_absence(self._healthy_at)

    def _notice_pause(self) -> None:
        """Note a gap between ticks; the log was not asked meanwhile, so it is as healthy as before."""
        now = self._now()
        gap = now - self._ticked_at
        if gap > PAUSE_MS:
            self._note_absence(self._ticked_at)
            self._healthy_at += gap
        self._ticked_at = now

    def _note_absence(self, since: int) -> None:
        self._away_since = since if self._away_since is None else min(since, self._away_since)
        self.valid_until = 0

    def _note_health(self) -> None:
        self._healthy_at = self._ticked_at = self._now()
        self._away_since, self.valid_until = None, self._now() + PAUSE_MS

    # -- Beats --------------------------------------------------------------------------------------------

    async def beat(self) -> None:
        """Write a heartbeat, and an outage if there was one; to be called every :data:`INTERVAL_MS`.

        Raises :class:`~duellum.store.StoreError`.
        """
        async with self._lock:
            await self._beat()

    async def catch_up(self) -> None:
        """Do the same unless somebody has while this waited. Raises :class:`~duellum.store.StoreError`."""
        async with self._lock:
            if self._now() > self.valid_until:
                await self._beat()

    async def _beat(self) -> None:
        try:
            last_beat = await self._log.read_heartbeat()
            await self._read_outages()  # after the beat: who beats after an outage has recorded that before
            if await self._is_any_clock_running():
                await self._record_own_outage(last_beat)
                await self._log.write_heartbeat(self._now())
        except StoreError as error:
            self.note_failure(error)
            raise
        self._note_health()

    async def _record_own_outage(self, last_beat: int) -> None:
        """Record that this node was away, unless another one has; only here if another one served."""
        self._notice_pause()
        now = self._now()
        if now - self._healthy_at > OUTAGE_MS:
            self._note_absence(self._healthy_at)
        if self._away_since is None:
            return
        since = max([self._away_since, *(outage.until for outage in self.outages[-1:])])
        if since >= now:
            return
        if last_beat <= since or now - last_beat > INTERVAL_MS + PAUSE_MS:
            await self._record_outage(max(since, last_beat))
        else:
            self._add_outage(Outage(since, now))
            _LOGGER.warning("this node did not serve for %d ms, while others did", now - since)

    def credits_since(self, credited: int, running_since: int) -> list[CreditOutage]:
        """Return what is owed to a clock that runs since then and has been credited up to there, in order."""
        owed = [outage for outage in self.outages if outage.until > max(credited, running_since)]
        return [CreditOutage(outage.since, outage.until) for outage in sorted(owed, key=_end_of)]

    async def _is_any_clock_running(self) -> bool:
        return bool(await self._log.due_games(_FAR_FUTURE_MS, 1))

    async def _read_outages(self) -> None:
        for entry in await self._log.read(OUTAGES, self._latest_outage):
            self._latest_outage = entry.sequence
            self._add_outage(msgspec.json.decode(entry.payload, type=Outage))

    def _add_outage(self, outage: Outage) -> None:
        self.outages.append(outage)
        self.last_outage_end = max(self.last_outage_end, outage.until)

    async def _record_outage(self, since: int) -> None:
        """Write an outage that ends now to the log; a second node finds that it is known."""
        until = self._now()
        payload = msgspec.json.encode(Outage(since, until))
        try:
            await self._log.append(OUTAGES, self._latest_outage, [payload], at=until, live=False)
        except ConflictError:
            _LOGGER.info("another node has recorded the outage")
        else:
            _LOGGER.warning("no node served for %d ms", until - since)
        await self._read_outages()
