"""A bounded number of slots, given out by the fair queue."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence

from msgspec import Struct

from duellum.server.live.fair_queue import FairQueue, Rank


class _Turn(Struct, frozen=True, eq=False):
    """A client that waits for a slot."""

    path: Sequence[str]
    granted: asyncio.Future[None]


class FairSlots:
    """Slots for work of clients; a client is a path of `depth` names, of which the first is its address.

    No address holds all slots if there are several, so a newcomer's work starts at once.
    """

    def __init__(
        self, slots: int, depth: int, may_start: Callable[[int], bool] = lambda _running: True
    ) -> None:
        """`may_start` is asked before a slot is given out, with the number of those in use."""
        self._free = slots
        self._max_of_address = max(1, slots - 1)
        self._running = Counter[str]()
        self._queue = FairQueue[_Turn](depth)
        self._may_start = may_start

    @property
    def waiting(self) -> int:
        """How many wait."""
        return len(self._queue)

    @contextlib.asynccontextmanager
    async def hold(self, path: Sequence[str], rank: Rank = ()) -> AsyncIterator[None]:
        """Wait for a slot and hold it until the end of the block."""
        await self.take(path, rank)
        try:
            yield
        finally:
            self.release(path)

    async def take(self, path: Sequence[str], rank: Rank = ()) -> None:
        """Wait for a slot, which must be released; one who is cancelled waits no more and holds none."""
        turn = _Turn(path, asyncio.get_running_loop().create_future())
        self._queue.push(path, rank, turn)
        self.start_waiting()
        try:
            await turn.granted
        except asyncio.CancelledError:
            if not self._queue.remove(path, turn):
                self.release(path)  # it was granted at the same moment
            raise

    def release(self, path: Sequence[str]) -> None:
        """Give a slot back."""
        self._free += 1
        self._running[path[0]] -= 1
        if not self._running[path[0]]:
            del self._running[path[0]]
        self.start_waiting()

    def start_waiting(self) -> None:
        """Grant free slots to those who are next."""
        while self._free and self._queue and self._may_start(self._running.total()):
            turn = self._queue.pop(self._is_at_bound)
            if turn is None:
                break
            self._free -= 1
            self._running[turn.path[0]] += 1
            if not turn.granted.done():
                turn.granted.set_result(None)

    def _is_at_bound(self, address: str) -> bool:
        return self._running[address] >= self._max_of_address
