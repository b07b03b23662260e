"""The readiness check: the server is ready between start and shutdown while its log can be written."""

import asyncio
import time

from duellum.store import EventLog, StoreError

CACHE_SECONDS = 1.0
"""How long a result is cached: the disk is written to at most once in this time."""
WRITE_TIMEOUT_SECONDS = 3.0


class Readiness:
    """Knows whether the server can serve; asks the log once a second, and when a write has failed."""

    def __init__(self) -> None:
        self.log: EventLog | None = None
        """None before the server has started and once it shuts down."""
        self._lock = asyncio.Lock()
        self._valid_until = 0.0
        self._problem: str | None = None

    async def find_problem(self) -> str | None:
        """Return what keeps the server from serving; None if nothing does."""
        if self.log is None:
            return "leaving"
        async with self._lock:
            has_news = self._problem is None and self.log.health.problem is not None
            if has_news or time.monotonic() > self._valid_until:
                self._problem = await _check_log(self.log)
                self._valid_until = time.monotonic() + CACHE_SECONDS
            return self._problem


async def _check_log(log: EventLog) -> str | None:
    try:
        async with asyncio.timeout(WRITE_TIMEOUT_SECONDS):
            await log.check()
    except StoreError as error:
        return f"the log cannot be used: {error}"
    except TimeoutError:
        return "the log does not answer"
    return None if log.health.problem is None else f"the log cannot be used: {log.health.problem}"
