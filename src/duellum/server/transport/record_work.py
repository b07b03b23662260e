"""Work on records off the event loop: in threads, fair to all addresses, dropped when nobody waits."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from duellum.server.live.fair_slots import FairSlots

THREADS = 2
"""How much of one kind of work is done at once; one address has all threads but one."""
SHORT_BYTES = 8_192
"""Records that people send are shorter than this, and so is the time to read them."""

Result = TypeVar("Result")


class RecordWork:
    """Runs one kind of work: those who wait for it do not wait for work of a different kind."""

    def __init__(self, threads: int = THREADS) -> None:
        self._slots = FairSlots(threads, depth=1)

    async def run(self, address: str, work: Callable[[], Result]) -> Result:
        """Return what `work` returns.

        A cancelled request leaves the queue. Work under way cannot be stopped: its slot is
        free once it has ended, so that those who come and go cannot occupy more threads than there are.
        """
        path = (address,)
        await self._slots.take(path)
        running = asyncio.ensure_future(asyncio.to_thread(work))
        running.add_done_callback(lambda _: self._slots.release(path))
        return await asyncio.shield(running)


class RecordReading:
    """Reads records that anybody may send. Long ones have a thread of their own.

    However many addresses send as much as they may, a record of usual length waits for short ones only.
    """

    def __init__(self) -> None:
        self._short, self._long = RecordWork(), RecordWork(threads=1)

    async def run(self, address: str, length: int, work: Callable[[], Result]) -> Result:
        """Return what `work` returns, which reads a record of this size in bytes."""
        lane = self._short if length <= SHORT_BYTES else self._long
        return await lane.run(address, work)
