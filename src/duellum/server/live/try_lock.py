"""Whose turn it is to act: one at a time, in the order they came. A lock that can also be had at once."""

import asyncio
from collections import deque


class Turn:
    """A turn that is free or taken."""

    __slots__ = ("_waiting", "is_taken")

    def __init__(self) -> None:
        self.is_taken = False
        self._waiting: deque[asyncio.Future[None]] | None = None

    def take(self) -> bool:
        """Take the turn if it is free, which it never is while somebody waits; whether it was."""
        if self.is_taken:
            return False
        self.is_taken = True
        return True

    def give_back(self) -> None:
        """Let the next one have it."""
        while self._waiting:
            following = self._waiting.popleft()
            if not following.done():  # else they wait no longer
                following.set_result(None)
                return
        self.is_taken, self._waiting = False, None

    async def __aenter__(self) -> None:
        if self.take():
            return
        mine = asyncio.get_running_loop().create_future()
        self._waiting = self._waiting or deque()
        self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it was given to whoever leaves
                self.give_back()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.give_back()
