"""Games from before there was a bound on events: anyone who asks for one does not stop the server."""

import asyncio
import contextlib
import gc
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from duellum.server.game import events
from tests.server.clients import ApiClient, RunningServer, running_server

MAX_HOLD_SECONDS = 0.02
"""How long one request may hold the event loop; by the thread's CPU time, as the machine may be busy."""
TOLERANCE = 2
"""A slower machine than a server takes longer."""


@contextlib.asynccontextmanager
async def longest_hold() -> AsyncIterator[Callable[[], float]]:
    """Measure how much CPU time one iteration of the event loop takes at most."""
    longest = 0.0

    async def measure() -> None:
        nonlocal longest
        while True:
            before = time.thread_time()
            await asyncio.sleep(0)
            longest = max(longest, time.thread_time() - before)

    gc.disable()  # a server collects only new objects
    task = asyncio.create_task(measure())
    await asyncio.sleep(0)
    try:
        yield lambda: longest
    finally:
        task.cancel()
        gc.enable()


async def create_long_game(server: RunningServer, ann: ApiClient, undos: int) -> str:
    """Return a public game of somebody with two seats, in which a move was taken back so often."""
    game = await ann.create("battle", "me me", public=True)
    async with ann.connect_to(game) as seat:
        await (await seat.receive_state()).do("join")
    payloads = [events.encode(event) for event in (events.Moved("i1n5"), events.Undone(0, 0))]
    log = server.registry._log
    for after in range(2, 2 * undos, 2_000):
        await log.append(game, after, payloads * 1_000, at=1, live=True)
    return game


@pytest.mark.parametrize("undos", [3_000, pytest.param(50_000, marks=pytest.mark.slow)])
@pytest.mark.asyncio
async def test_no_request_for_a_long_game_holds_the_event_loop(tmp_path: Path, undos: int) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        game = await create_long_game(server, ann, undos)

    async with running_server(tmp_path) as server, server.new_client() as ben:
        await ben.http.get(f"/api/games/{game[:-1]}2")  # whatever is done once is done
        await ben.create("battle", "me me")

        async def connect() -> None:
            async with ben.connect_to(game) as seat:
                await seat.receive_state()

        requests: dict[str, Callable[[], Awaitable[object]]] = {
            "lobby": lambda: ben.http.get("/api/games"),
            "game": lambda: ben.http.get(f"/api/games/{game}"),
            "record": lambda: ben.http.get(f"/api/games/{game}/record"),
            "connection": connect,
        }
        holds = {}
        for name, request in requests.items():
            server.registry.tables.clear()
            async with longest_hold() as longest:
                await asyncio.wait_for(request(), 60)
                holds[name] = longest()
        assert max(holds.values()) < TOLERANCE * MAX_HOLD_SECONDS, holds
        assert (await ben.http.get(f"/api/games/{game}")).json()["sequence"] >= 2 * undos


@pytest.mark.parametrize("name", ["~beats", "~outages", "%7Ebeats", "@ann", "~beats%00", "x" * 300])
@pytest.mark.asyncio
async def test_streams_that_are_no_games_cannot_be_asked_for(tmp_path: Path, name: str) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        reads = list[str]()
        log = server.registry._loader._log
        original = log.read

        async def read(game_id: str, after: int = 0, limit: int | None = None) -> object:
            reads.append(game_id)
            return await original(game_id, after, limit)

        log.read = read  # type: ignore[method-assign, assignment]  # notes what is asked for
        for path in (f"/api/games/{name}", f"/api/games/{name}/record"):
            assert (await ann.http.get(path)).status_code in (400, 404)
        assert set(reads) <= {"~outages"}, "the heartbeat alone may read"
        assert reads.count(name) == 0 or name == "~outages"
