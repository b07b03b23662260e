"""What clients use of this process, counted by connection, by player, by address and in total."""

import asyncio
import time
from typing import Any

from duellum.server.live.loop_slices import LoopSlices
from duellum.server.metrics import LIMITED
from duellum.server.settings import Limits
from duellum.server.transport.limits.file_limit import count_usable_files
from duellum.server.transport.limits.open_counts import OpenCounts
from duellum.server.transport.limits.rate_limit import (
    BURST_SECONDS,
    ClientLimiter,
    FrameBudget,
    RateLimiter,
    TokenBucket,
)

STATE_KEY = "admission"
"""The key in the state of uvicorn's lifespan under which a protocol finds its server's :class:`Admission`."""
_MINUTE = 60


class Admission:
    """The budgets of one process's clients."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.sockets = SocketTable(limits)
        self.closings = LoopSlices()
        """Sockets to be closed, or forgotten once they are: a client may close thousands of them at once."""
        self.connections = OpenCounts(limits.address_connections, limits.connections)
        self.frames = ClientLimiter(
            limits.player_messages_per_second, limits.address_messages_per_second,
            limits.total_messages_per_second,
        )  # fmt: skip
        self.handshakes = ClientLimiter(
            limits.player_handshakes_per_second, limits.handshakes_per_second,
            limits.total_handshakes_per_second,
        )  # fmt: skip
        self.requests = ClientLimiter(
            limits.player_requests_per_second, limits.requests_per_second, limits.total_requests_per_second
        )
        self.creations = _limit_by_minute(limits.games_per_minute, limits.total_games_per_minute)
        self.seeks = _limit_by_minute(limits.seeks_per_minute, limits.total_seeks_per_minute)
        self.replays = _limit_by_minute(limits.records_per_minute, limits.total_records_per_minute, minutes=1)
        self.analyses = _limit_by_minute(limits.analyses_per_minute, limits.total_analyses_per_minute)
        self.prints = _limit_by_minute(limits.prints_per_minute, limits.total_prints_per_minute)
        self.sign_ins = _limit_by_minute(
            limits.sign_ins_per_minute, limits.total_sign_ins_per_minute, minutes=1
        )
        self.previews = _limit_by_minute(limits.previews_per_minute, limits.total_previews_per_minute)

    def take_request(self, player: str | None, address: str) -> bool:
        """Count an HTTP request; False if it is one too many."""
        return _count(self.requests, "requests", player, address)

    def take_handshake(self, player: str | None, address: str) -> bool:
        """Count a WebSocket handshake; False if it is one too many."""
        return _count(self.handshakes, "handshakes", player, address)

    def take_seek(self, player: str | None, address: str) -> bool:
        """Count a challenge that is made or accepted; False if it is one too many."""
        return _count(self.seeks, "seeks", player, address)

    def new_budget(self) -> FrameBudget:
        """Return the budget of a new connection, whose player is not known yet."""
        return FrameBudget(self.limits.messages_per_second, BURST_SECONDS, time.monotonic())

    def get_frame_buckets(self, player: str | None, address: str) -> tuple[TokenBucket, ...]:
        """Return the buckets that a connection shares with others of its player and address."""
        return self.frames.get_buckets(player, address, time.monotonic())

    def list_limiters(self) -> dict[str, RateLimiter]:
        """Return the limiters that processes share, by their names."""
        named = {
            "frames": self.frames, "handshakes": self.handshakes, "requests": self.requests,
            "creations": self.creations, "seeks": self.seeks, "replays": self.replays,
            "analyses": self.analyses, "prints": self.prints, "previews": self.previews,
            "sign_ins": self.sign_ins,
        }  # fmt: skip
        return {f"{name}-{kind}": getattr(limiter, kind)
                for name, limiter in named.items() for kind in ("players", "addresses")}  # fmt: skip


class SocketTable:
    """Open sockets, whatever they are used for; those that have not sent a request yet are called pending.

    Anyone who opens one more than there may be pending loses the oldest pending one, so that silent sockets
    cannot keep others out.
    """

    def __init__(self, limits: Limits) -> None:
        most = min(limits.sockets, count_usable_files(limits.reserved_files))
        self.counts = OpenCounts(limits.address_sockets, most)
        self._openings = RateLimiter(limits.address_sockets_per_second, BURST_SECONDS)
        self._max_pending = min(limits.pending_sockets, max(1, most // 2))
        self._addresses: dict[asyncio.BaseTransport, str | None] = {}
        self._pending: dict[asyncio.BaseTransport, None] = {}

    def open(self, transport: asyncio.Transport, address: str | None) -> bool:
        """Count a new socket; False if it is one too many. A trusted proxy's address is None."""
        now = time.monotonic()
        is_fast = address is not None and not self._openings.take(address, now)
        if is_fast or self.counts.is_full(address, now):
            LIMITED.labels("sockets").inc()
            return False
        if len(self._pending) >= self._max_pending:
            self._close_oldest()
        self.counts.change(address, 1)
        self._addresses[transport] = address
        self._pending[transport] = None
        return True

    def confirm(self, transport: asyncio.BaseTransport) -> None:
        """Note that a socket has sent a request."""
        self._pending.pop(transport, None)

    def close(self, transport: asyncio.BaseTransport) -> None:
        """Forget a socket that is closed; nothing happens to one that was not counted."""
        if transport in self._addresses:
            self._pending.pop(transport, None)
            self.counts.change(self._addresses.pop(transport), -1)

    def _close_oldest(self) -> None:
        LIMITED.labels("pending-sockets").inc()
        oldest = next(iter(self._pending))
        self.close(oldest)
        oldest.abort()  # type: ignore[attr-defined]  # a socket's transport has it


def find_admission(state: dict[str, Any]) -> Admission:
    """Return the admission in the state of a server's lifespan; one of its own for a server without."""
    found = state.get(STATE_KEY)
    return found if isinstance(found, Admission) else state.setdefault(STATE_KEY, Admission(Limits()))


def _limit_by_minute(rate: float, total_rate: float, minutes: float = 10) -> ClientLimiter:
    """Return the limits of a kind of use, of which a client may have this many minutes' worth at once."""
    own = rate / _MINUTE
    return ClientLimiter(own, own, total_rate / _MINUTE, _MINUTE * minutes, _MINUTE)


def _count(limiter: ClientLimiter, name: str, player: str | None, address: str) -> bool:
    if limiter.take(player, address, time.monotonic()):
        return True
    LIMITED.labels(name).inc()
    return False
