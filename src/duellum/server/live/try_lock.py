"""A lock for one event loop: first come, first served; it can also be tried without waiting."""

import asyncio
from collections import deque


class TryLock:
    """A fair mutex. An awaiting task and a callback queue up in the same order."""

    __slots__ = ("_waiters", "is_locked")

    def __init__(self) -> None:
        self.is_locked = False
        self._waiters: deque[asyncio.Future[None]] | None = None

    def try_acquire(self) -> bool:
        """Take the lock if it is free, which it never is while somebody waits; return whether it was."""
        if self.is_locked:
            return False
        self.is_locked = True
        return True

    def queue(self) -> asyncio.Future[None]:
        """Queue for a lock that is held; the future is done once the lock belongs to the caller."""
        waiter = asyncio.get_running_loop().create_future()
        self._waiters = self._waiters or deque()
        self._waiters.append(waiter)
        return waiter

    def release(self) -> None:
        """Pass the lock to the next in the queue, or free it."""
        while self._waiters:
            waiter = self._waiters.popleft()
            if not waiter.done():  # else it was cancelled
                waiter.set_result(None)
                return
        self.is_locked, self._waiters = False, None

    async def __aenter__(self) -> None:
        if self.try_acquire():
            return
        waiter = self.queue()
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():  # the lock was passed to whoever is cancelled
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
