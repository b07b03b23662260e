"""Slots for running searches, given out by the fair queue, within bounds for each client."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator

from msgspec import Struct

from duellum.server.live.search.backoff import SearchBackoff
from duellum.server.live.search.client import SearchClient
from duellum.server.live.search.fair_queue import FairQueue
from duellum.server.metrics import SEARCH_WAIT_SECONDS, WAITING_SEARCHES


class EngineError(RuntimeError):
    """A search has failed; the message says why."""


class EngineBusyError(EngineError):
    """A hint was refused: its client waits for enough of them already, or the engines are recovering."""


class SearchTurn(Struct, frozen=True, eq=False):
    """A search that waits for a slot."""

    client: SearchClient
    is_hint: bool
    level: int
    """The higher, the longer the search takes."""
    granted: asyncio.Future[None]


class SearchSlots:
    """A bounded number of slots.

    The queue is round robin over addresses, then players, then games. Within a round, moves of bots come
    before hints, since somebody's game stands still without them, and short searches before long ones. No
    address holds all slots where there are several, so a newcomer's move starts at once.
    """

    def __init__(self, slots: int, player_hints: int, address_hints: int) -> None:
        self._player_hints, self._address_hints = player_hints, address_hints
        self.backoff = SearchBackoff()
        self._free = slots
        self._max_of_address = max(1, slots - 1)
        self._running = Counter[str]()
        self._hints = Counter[str]()
        self._queue = FairQueue[SearchTurn](depth=3)
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
        """Wait for a slot and hold it until the end of the block."""
        turn = SearchTurn(client, is_hint, level, asyncio.get_running_loop().create_future())
        await self._wait(turn)
        try:
            yield
        finally:
            self._release(client)

    async def _wait(self, turn: SearchTurn) -> None:
        started = time.monotonic()
        self._queue.push(turn.client.path, (turn.is_hint, turn.level), turn)
        self.start_waiting()
        try:
            await turn.granted
        except asyncio.CancelledError:
            if not self._queue.remove(turn.client.path, turn):
                self._release(turn.client)  # it was granted at the same moment
            raise
        finally:
            WAITING_SEARCHES.set(len(self._queue))
        kind = "hint" if turn.is_hint else "move"
        SEARCH_WAIT_SECONDS.labels(kind).observe(time.monotonic() - started)

    def _release(self, client: SearchClient) -> None:
        self._free += 1
        self._running[client.address] -= 1
        if not self._running[client.address]:
            del self._running[client.address]
        self.start_waiting()

    def start_waiting(self) -> None:
        """Grant free slots to those who are next, unless searches are held back."""
        while self._free and self._queue and self._may_start():
            turn = self._queue.pop(self._is_at_bound)
            if turn is None:
                break
            self._free -= 1
            self._running[turn.client.address] += 1
            if not turn.granted.done():
                turn.granted.set_result(None)
        WAITING_SEARCHES.set(len(self._queue))

    def _is_at_bound(self, address: str) -> bool:
        return self._running[address] >= self._max_of_address

    def _may_start(self) -> bool:
        """Whether a search may start now; where it may in a while, look again then."""
        loop = asyncio.get_running_loop()
        pause = self.backoff.find_pause(loop.time(), self._running.total())
        if pause and self._timer is None:
            self._timer = loop.call_later(pause, self._on_timer)
        return pause == 0

    def _on_timer(self) -> None:
        self._timer = None
        self.start_waiting()
