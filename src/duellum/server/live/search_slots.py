"""Slots for running searches, within bounds for each client and with pauses after failures."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator

from msgspec import Struct

from duellum.server.live.fair_slots import FairSlots
from duellum.server.metrics import SEARCH_WAIT_SECONDS, WAITING_SEARCHES

MAX_FAILURES = 8
"""How many searches in a row may fail, or hang at the same time, before there is a pause."""
FIRST_PAUSE_SECONDS, MAX_PAUSE_SECONDS = 1.0, 60.0


class SearchClient(Struct, frozen=True):
    """A client of the engine pool; empty texts mean the server itself."""

    address: str = ""
    """As the limits count it: an IPv4 address, or an IPv6 network of 64 bits."""
    player: str = ""
    game_id: str = ""

    @property
    def path(self) -> tuple[str, str, str]:
        """From the outside in. The address comes first: a cookie is free, an address is not."""
        return self.address, self.player, self.game_id


class SearchBackoff:
    """Knows when the next search may start; time is an argument, in seconds.

    A search that does not end cannot be killed, only abandoned with its thread. While many are, or after
    many failures in a row, one search at a time is tried, after a pause that doubles with each failure.
    """

    def __init__(self) -> None:
        self.abandoned = 0
        """How many searches were given up and still run."""
        self._failures = 0
        self._retry_at = 0.0

    @property
    def is_active(self) -> bool:
        """Whether searches are held back."""
        return max(self._failures, self.abandoned) >= MAX_FAILURES

    def note_success(self) -> None:
        """Note that a search has ended well."""
        self._failures = 0

    def note_failure(self, now: float) -> None:
        """Note that a search has crashed or timed out."""
        self._failures += 1
        excess = max(self._failures, self.abandoned) - MAX_FAILURES
        if excess >= 0:
            self._retry_at = now + min(MAX_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** min(excess, 30))

    def find_pause(self, now: float, running: int) -> float | None:
        """Return for how long no search may start: 0 for now, None for until a running one has ended."""
        if not self.is_active:
            return 0.0
        return None if running else max(0.0, self._retry_at - now)


class EngineError(RuntimeError):
    """A search has failed; the message says why."""


class EngineBusyError(EngineError):
    """A hint was refused: its client waits for enough of them already, or the engines are recovering."""


class SearchSlots:
    """A bounded number of slots.

    The queue is round robin over addresses, then players, then games. Within a round, moves of bots come
    before hints, since games cannot continue without them, and short searches before long ones.
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
            raise EngineBusyError("the engines are recovering from failed searches; try again later")
        bounds = {f"@{client.player}": self._player_hints, client.address: self._address_hints}
        if any(self._hints[name] >= most for name, most in bounds.items()):
            raise EngineBusyError("too many hints are waiting already; try again later")
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
