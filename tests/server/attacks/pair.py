"""A well-behaved pair of players: how long their moves take while others attack."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

from tests.server.clients import ApiClient, GameConnection

TIMEOUT_SECONDS = 60.0
_PAUSE_SECONDS = 0.06
"""Between two moves; so both players stay within the limits."""


@dataclass
class Measurement:
    """The pair's moves so far."""

    game: str = ""
    """The first game, which others may watch."""
    latencies: list[float] = field(default_factory=list)
    """Seconds from sending a move to the opponent's receipt."""

    async def wait(self, count: int) -> None:
        """Wait until there are so many moves."""
        async with asyncio.timeout(TIMEOUT_SECONDS):
            while len(self.latencies) < count:
                await asyncio.sleep(0.01)

    def percentile(self, share: float) -> float:
        """Return the latency that this share of the moves does not exceed."""
        return sorted(self.latencies)[int(share * (len(self.latencies) - 1))]

    def describe(self) -> str:
        """Return the figures, in milliseconds."""
        p50, p99, most = (1000 * self.percentile(share) for share in (0.5, 0.99, 1.0))
        return f"{len(self.latencies)} moves, p50 {p50:.1f} ms, p99 {p99:.1f} ms, longest {most:.1f} ms"


@contextlib.asynccontextmanager
async def playing_pair(url: str) -> AsyncIterator[Measurement]:
    """Two players who play game after game until the end of the block."""
    measurement = Measurement()
    async with ApiClient(url) as ann, ApiClient(url) as ben:
        task = asyncio.create_task(_play_games(ann, ben, measurement))
        try:
            while not measurement.latencies and not task.done():
                await asyncio.sleep(0.01)
            yield measurement
        finally:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task


async def _play_games(ann: ApiClient, ben: ApiClient, measurement: Measurement) -> None:
    while True:
        game = await ann.create()
        measurement.game = measurement.game or game
        async with ann.connect_to(game) as first, ben.connect_to(game) as second:
            for seat in (await first.receive_state(), await second.receive_state()):
                await seat.do("join", seed="luck")
            await first.receive("update", status="playing")
            while first.state["status"] == "playing":
                measurement.latencies.append(await _move(first, second))
                await asyncio.sleep(_PAUSE_SECONDS)


async def _move(first: GameConnection, second: GameConnection) -> float:
    """Make a move and return the seconds until the opponent has it."""
    mover, other = (first, second) if first.situation["to_move"] == 0 else (second, first)
    expected, sent = mover.ply + 1, time.perf_counter()
    moving = asyncio.create_task(mover.move())
    while other.ply < expected:
        await other.receive("update")
    took = time.perf_counter() - sent
    await moving
    return took
