"""Whether the server can serve: neither before it has begun nor once it is leaving, nor without its log."""

import asyncio
import time

from duellum.store import EventLog, StoreError

SECONDS_KNOWN = 1.0
"""For how long an answer holds: however often somebody asks, the disk is troubled once in this time."""
SECONDS_TO_WRITE = 3.0


class Readiness:
    """Knows whether the server can serve, and asks its log where that is to be found out."""

    def __init__(self) -> None:
        self.log: EventLog | None = None
        """None before the server has begun, and from when on it leaves."""
        self._lock = asyncio.Lock()
        self._known_until = 0.0
        self._trouble: str | None = None

    async def trouble(self) -> str | None:
        """Return what keeps the server from serving; None where nothing does."""
        if self.log is None:
            return "leaving"
        async with self._lock:
            if time.monotonic() > self._known_until:
                self._trouble = await _trouble_of(self.log)
                self._known_until = time.monotonic() + SECONDS_KNOWN
            return self._trouble


async def _trouble_of(log: EventLog) -> str | None:
    try:
        async with asyncio.timeout(SECONDS_TO_WRITE):
            await log.check()
    except StoreError as error:
        return f"the log cannot be used: {error}"
    except TimeoutError:
        return "the log does not answer"
    return None
