"""Two servers with one log, and a player at each."""

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from tests.server.clients import UNLIMITED, GameConnection, RunningServer, running_server


@contextlib.asynccontextmanager
async def two_nodes(folder: Path, bus: str = "") -> AsyncIterator[tuple[RunningServer, RunningServer]]:
    """Two servers with the same log and secret; without a bus they look into the log every second."""
    async with (
        running_server(folder, UNLIMITED, bus=bus, workers=2) as one,
        running_server(folder, UNLIMITED, bus=bus, workers=2) as other,
    ):
        yield one, other


@contextlib.asynccontextmanager
async def players_at_two_nodes(
    one: RunningServer, other: RunningServer
) -> AsyncIterator[tuple[GameConnection, GameConnection]]:
    """Two clients at one game, each at a node of their own."""
    async with one.new_client() as ann, other.new_client() as ben:
        game = await ann.create()
        async with ann.connect_to(game) as first, ben.connect_to(game) as second:
            await (await first.receive_state()).do("join", name="Ann")
            await (await second.receive_state()).do("join", name="Ben")
            await first.receive("update", status="playing")
            yield first, second
