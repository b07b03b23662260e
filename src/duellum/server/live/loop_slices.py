"""Small pieces of work that come all at once, done a slice at a time: others are served in between."""

import asyncio
from collections import deque
from collections.abc import Callable

SLICE = 100
"""How many pieces are done in one turn of the event loop: two to three milliseconds of work."""


class LoopSlices:
    """Pieces that wait, in the order in which they came."""

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()
        self._is_scheduled = False

    def add(self, piece: Callable[[], None]) -> None:
        """Do a piece of work soon."""
        self._waiting.append(piece)
        self._schedule()

    def _schedule(self) -> None:
        if self._waiting and not self._is_scheduled:
            self._is_scheduled = True
            asyncio.get_running_loop().call_soon(self._run)

    def _run(self) -> None:
        try:
            for _ in range(min(SLICE, len(self._waiting))):
                self._waiting.popleft()()
        finally:  # a piece that fails is reported by the event loop, and does not stop the others
            self._is_scheduled = False
            self._schedule()
