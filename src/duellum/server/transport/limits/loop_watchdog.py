"""The watchdog of the event loop: measures for how long it was held, and says by what.

A timer fires every 5 ms. When it fires late, something has held the loop. Being late alone proves nothing on
a busy machine, where the whole process may have waited for a processor: what counts is the thread's CPU time,
as far as it is within the delay. So a hold is measured to within 5 ms below its length. On a virtual
machine the CPU time of a thread may contain time that the host gave to others (steal time): what was stolen
in the last seconds is subtracted from a hold that would be logged.

A thread looks every 20 ms whether the timer is overdue, and keeps what the loop is doing then.
"""

import asyncio
import contextlib
import logging
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path

from duellum.server.metrics import LONGEST_LOOP_HOLD, LOOP_HOLD_SECONDS

LIMIT_SECONDS = 0.02
"""Longer holds are logged."""
_LOG_SECONDS = 1.0
"""At most one hold is logged in this time, the others are counted: an overloaded server has enough to do."""
_BEAT_SECONDS = 0.005
_MIN_SECONDS = 0.001
"""Shorter holds are not counted."""
_WINDOW_SECONDS = 30.0
"""The longest hold is kept for one to two windows."""
_MAX_FRAMES = 12
"""How much of the stack is logged."""
_STEAL_SECONDS = 1.0
"""How often the steal time is read; what was stolen is known for one to two of these."""
_PROC_STAT = Path("/proc/stat")
_STEAL_FIELD = 8
_TICKS_PER_SECOND = 100
_LOGGER = logging.getLogger(__name__)


def read_steal_time() -> float:
    """Return for how many seconds the host has run others on this machine's processors; 0 if unknown."""
    try:
        with _PROC_STAT.open(encoding="ascii") as file:
            return int(file.readline().split()[_STEAL_FIELD]) / _TICKS_PER_SECOND
    except (OSError, ValueError, IndexError):
        return 0.0


class LoopWatchdog:
    """Measures the holds of the event loop it is started in."""

    def __init__(self, read_steal: Callable[[], float] = read_steal_time) -> None:
        self.longest = 0.0
        """The longest hold since the start, in seconds of CPU."""
        self._windows = [0.0, 0.0]
        self._window_ends_at = 0.0
        self._due_at = 0.0
        self._cpu = 0.0
        self._stack = ""
        self._log_again_at = 0.0
        self._unlogged = 0
        self._read_steal = read_steal
        self._steal_marks = (read_steal(), read_steal())
        """The steal time one to two seconds ago, and less than a second ago."""
        self._is_stopped = threading.Event()

    def start(self) -> None:
        """Watch the running event loop."""
        self._loop = asyncio.get_running_loop()
        self._thread = threading.get_ident()
        self._window_ends_at = time.monotonic() + _WINDOW_SECONDS
        self._schedule(time.monotonic())
        threading.Thread(target=self._watch, name="loop-watchdog", daemon=True).start()

    def stop(self) -> None:
        """Watch no more."""
        self._is_stopped.set()
        self._timer.cancel()

    def _schedule(self, now: float) -> None:
        self._cpu, self._due_at = time.thread_time(), now + _BEAT_SECONDS
        self._timer = self._loop.call_later(_BEAT_SECONDS, self._beat)

    def _beat(self) -> None:
        now = time.monotonic()
        held = min(now - self._due_at, time.thread_time() - self._cpu)
        if held > LIMIT_SECONDS:
            held -= self._read_steal() - self._steal_marks[0]
        if held > _MIN_SECONDS:
            self._record(held)
        if now > self._window_ends_at:
            self._windows, self._window_ends_at = [0.0, self._windows[0]], now + _WINDOW_SECONDS
            LONGEST_LOOP_HOLD.set(max(self._windows))
        self._schedule(now)

    def _record(self, held: float) -> None:
        LOOP_HOLD_SECONDS.observe(held)
        self.longest = max(self.longest, held)
        if held > max(self._windows):
            LONGEST_LOOP_HOLD.set(held)
        self._windows[0] = max(self._windows[0], held)
        if held > LIMIT_SECONDS:
            self._log(held)
        self._stack = ""

    def _log(self, held: float) -> None:
        now = time.monotonic()
        if now < self._log_again_at:
            self._unlogged += 1
            return
        _LOGGER.warning(
            "the event loop was held for %.0f ms by %s; %d holds were not logged since the last one",
            1000 * held,
            self._stack or "many",
            self._unlogged,
        )
        self._log_again_at, self._unlogged = now + _LOG_SECONDS, 0

    def _watch(self) -> None:
        """Keep the stack of whatever holds the loop, the deepest of a hold; in a thread of its own."""
        mark_at = time.monotonic()
        while not self._is_stopped.wait(LIMIT_SECONDS):
            if time.monotonic() > mark_at:
                self._steal_marks = (self._steal_marks[1], self._read_steal())
                mark_at = time.monotonic() + _STEAL_SECONDS
            if time.monotonic() - self._due_at > LIMIT_SECONDS / 2:
                frame = sys._current_frames().get(self._thread)  # noqa: SLF001 - its only name
                stack = _format_stack(traceback.extract_stack(frame)) if frame is not None else ""
                self._stack = max(self._stack, stack, key=len)
            else:
                self._stack = ""


@contextlib.contextmanager
def watch_loop() -> Iterator[LoopWatchdog]:
    """Watch the running event loop until the end of the block."""
    watchdog = LoopWatchdog()
    watchdog.start()
    try:
        yield watchdog
    finally:
        watchdog.stop()


def _format_stack(stack: traceback.StackSummary) -> str:
    """Return the innermost calls, the last one first."""
    calls = [f"{entry.name} ({entry.filename.rpartition('/')[2]}:{entry.lineno})" for entry in stack]
    return " < ".join(reversed(calls[-_MAX_FRAMES:]))
