"""Slots for running searches, within bounds for each client and with pauses after failures."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator

from duellum.server.live.search.backoff import SearchBackoff
from duellum.server.live.search.client import SearchClient
from duellum.server.live.search.fair_slots import FairSlots
from duellum.server.metrics import SEARCH_WAIT_SECONDS, WAITING_SEARCHES


class EngineError(RuntimeError):
    """A search has failed; the message says why."""


class EngineBusyError(EngineError):
    """A hint was refused: its client waits for enough of them already, or the engines are recovering."""


class SearchSlots:
    """A bounded number of slots.

    The queue is round robin over addresses, then players, then games. Within a round, moves of bots come
    before hints, since somebody's game stands still without them, and short searches before long ones.
    """

    def __init__(self, slots: int, player_hints: int, address_hints: int) -> None:
        self._player_hints, self._address_hints = player_hints, address_hints
        self.backoff = SearchBackoff()
        self._hints = Counter[str]()
        self._slots = FairSlots(slots, depth=3, may_start=self._may_start)
        self._timer: asyncio.TimerHandle | None = None

    @contextlib.contextmanager
    def admit_hint(self, client: SearchClient) -> Iterator[None]:
        """Count a hint against its client's bounds. Raises :class:`EngineBusyError`."""
        if self.backoff.is_active:
            raise EngineBusyError("the engines recover from failed searches")
        bounds = {f"@{client.player}": self._player_hints, client.address: self._address_hints}
        if any(self._hints[name] >= most for name, most in bounds.items()):
            raise EngineBusyError("too many hints were asked for at a time")
        self._hints.update(bounds.keys())
        try:
            yield
        finally:
            self._hints.subtract(bounds.keys())
            self._hints += Counter()  # drops the names at zero

    @contextlib.asynccontextmanager
    async def hold(self, client: SearchClient, level: int, *, is_hint: bool) -> AsyncIterator[None]:
        """Wait for a slot and hold it until the end of the block; the higher the level, the longer it is."""
        await self._wait(client, level, is_hint=is_hint)
        try:
            yield
        finally:
            self._slots.release(client.path)
            WAITING_SEARCHES.set(self._slots.waiting)

    async def _wait(self, client: SearchClient, level: int, *, is_hint: bool) -> None:
        started = time.monotonic()
        WAITING_SEARCHES.set(self._slots.waiting + 1)
        try:
            await self._slots.take(client.path, (is_hint, level))
        finally:
            WAITING_SEARCHES.set(self._slots.waiting)
        SEARCH_WAIT_SECONDS.labels("hint" if is_hint else "move").observe(time.monotonic() - started)

    def start_waiting(self) -> None:
        """Grant free slots to those who are next, unless searches are held back."""
        self._slots.start_waiting()
        WAITING_SEARCHES.set(self._slots.waiting)

    def _may_start(self, running: int) -> bool:
        """Whether a search may start now; where it may in a while, look again then."""
        loop = asyncio.get_running_loop()
        pause = self.backoff.find_pause(loop.time(), running)
        if pause and self._timer is None:
            self._timer = loop.call_later(pause, self._on_timer)
        return pause == 0

    def _on_timer(self) -> None:
        self._timer = None
        self.start_waiting()
