"""Whether a log can be written, as its writes show: logged when they begin to fail, and when that ends."""

import logging
import time
from collections.abc import Callable, Sequence

from duellum.store.event_log import StoreError

HOLD_SECONDS = 1.0
"""How long after a failed write no success counts: on a full disk a small write may still pass."""
_LOGGER = logging.getLogger(__name__)


def _ignore() -> None:
    """Take no notice."""


class WriteHealth:
    """Takes note of every group of writes."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self.problem: str | None = None
        """Why writes fail; None while they succeed."""
        self.on_failure: Callable[[], None] = _ignore
        """Called for each write that fails, to count it."""
        self._began_at = self._failed_at = 0.0
        self._failures = 0

    def note(self, results: Sequence[object]) -> None:
        """Take note of how writes ended; a conflict is not a failure, since the database has answered."""
        failures = [result for result in results if isinstance(result, StoreError)]
        for failure in failures:
            self._note_failure(str(failure))
        if not failures and self.problem is not None:
            self._note_success()

    def _note_failure(self, problem: str) -> None:
        self._failed_at = self._now()
        self.on_failure()
        if self.problem is None:
            self._began_at, self._failures = self._failed_at, 0
            _LOGGER.error("writes fail from now on: %s", problem)
        self._failures += 1
        self.problem = problem

    def _note_success(self) -> None:
        now = self._now()
        if now - self._failed_at >= HOLD_SECONDS:
            self.problem = None
            _LOGGER.warning("writes succeed again: %d failed in %.1f s", self._failures, now - self._began_at)
