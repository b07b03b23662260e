"""Clients that reconnect without a pause while the database is away: afterwards all games are back soon."""

import asyncio
import contextlib
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.faults.server_process import ServerProcess
from tests.server.clients import ApiClient
from tests.services import Postgresql

GAMES, CLIENTS_PER_GAME = 40, 5
ATTEMPT_SECONDS = 1.0
"""How long a client waits for its game before it tries again."""
MAX_SECONDS = 10.0
_DOWN_ERRORS = (OSError, WebSocketException, httpx.HTTPError, TimeoutError, EOFError)


async def reconnect(client: ApiClient, game: str, is_back: asyncio.Event) -> float:
    """Try to see a game again and again; return when that worked after the database was back."""
    while True:
        with contextlib.suppress(*_DOWN_ERRORS):
            async with asyncio.timeout(ATTEMPT_SECONDS), client.connect_to(game) as seat:
                await seat.receive_state()
                if is_back.is_set():
                    return time.monotonic()
        await asyncio.sleep(0.01)


@pytest.mark.slow
@pytest.mark.asyncio
async def test_all_games_are_back_soon_after_an_outage_of_the_database(
    tmp_path: Path, postgresql: Postgresql
) -> None:
    node = ServerProcess(tmp_path, database=postgresql.new_database())
    await asyncio.to_thread(node.start)
    try:
        async with ApiClient(node.url) as client:
            games = [await client.create() for _ in range(GAMES)]
            await asyncio.sleep(12)  # until they have left memory
            is_back = asyncio.Event()
            await asyncio.to_thread(postgresql.kill)
            clients = [
                asyncio.create_task(reconnect(client, game, is_back)) for game in games * CLIENTS_PER_GAME
            ]
            await asyncio.sleep(20)
            await asyncio.to_thread(postgresql.start)
            is_back.set()
            began = time.monotonic()
            times = await asyncio.wait_for(asyncio.gather(*clients), 120)
            assert max(times) - began < MAX_SECONDS
    finally:
        await asyncio.to_thread(node.stop)
