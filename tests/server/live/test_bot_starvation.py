"""An attack on the bots: a hundred bot games and four hints each, all from one address."""

import contextlib
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from duellum.core.game import Game
from tests.server.clients import UNLIMITED, ApiClient, GameConnection, RunningServer, running_server
from tests.server.live.fake_engine import UseEngine

ATTACKERS_GAMES, HINTS_A_GAME = 100, 4
SEARCH_SECONDS = 0.1
MAX_SEARCHES = 20
"""First come, first served would be 500; in turn it is the one that runs and the bot's own. The rest is for
a busy machine, on which others begin between a search and the message about it."""


@pytest.mark.asyncio
async def test_a_hundred_bot_games_of_one_address_do_not_starve_a_bot_elsewhere(
    tmp_path: Path, use_engine: UseEngine
) -> None:
    searches = 0

    def evaluate(_: Game) -> float:
        nonlocal searches
        searches += 1
        time.sleep(SEARCH_SECONDS)
        return 0.5

    use_engine(evaluate)
    limits = replace(UNLIMITED, bot_threads=1)
    async with running_server(tmp_path, limits) as server, contextlib.AsyncExitStack() as stack:
        await attack(server, stack)
        victim = await stack.enter_async_context(server.new_client())
        for _ in range(2):
            game = await victim.create("battle", "1 me")
            seat = await sit_down(victim, game, "2001:db8:7::1", stack)
            before = searches
            while not seat.ply:
                await seat.receive("update")
            assert searches - before <= MAX_SEARCHES


async def attack(server: RunningServer, stack: contextlib.AsyncExitStack) -> None:
    """Start games against bots, each with a cookie of its own, and ask for hints in all of them."""
    for number in range(ATTACKERS_GAMES):
        attacker = await stack.enter_async_context(server.new_client())
        game = await attacker.create("battle", "1 me")
        seat = await sit_down(attacker, game, f"2001:db8:6::{number:x}", stack)
        for _ in range(HINTS_A_GAME):
            await seat.send("hint")


async def sit_down(
    client: ApiClient, game: str, address: str, stack: contextlib.AsyncExitStack
) -> GameConnection:
    """Join a game from a network address, which a proxy in front of the server would tell."""
    forwarded: dict[str, Any] = {"X-Forwarded-For": address}
    connecting = client.connect_to(game, **forwarded)
    seat = await stack.enter_async_context(connecting)
    await (await seat.receive_state()).do("join")
    return seat
