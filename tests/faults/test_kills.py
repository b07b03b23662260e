"""Killed in the middle of play: whatever was acknowledged is there, and every client catches up."""

import asyncio
import contextlib
import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from duellum.server.game import events
from duellum.server.game.replay import replay_events
from duellum.store import open_event_log
from tests.faults.players import Player, keep_playing
from tests.faults.server_process import ServerProcess
from tests.services import Postgresql, Redis, postgresql, redis_server  # noqa: F401 - fixtures

PAIRS = 12


async def play_through(
    urls: tuple[str, str], strikes: list[Callable[[], None]], seed: int = 1
) -> list[tuple[Player, Player]]:
    """Let pairs play while each strike does harm at a random moment; returns who played, all games over."""
    source, stop = random.Random(seed), asyncio.Event()
    played: list[tuple[Player, Player]] = []
    games = [asyncio.create_task(keep_playing(urls, stop, played)) for _ in range(PAIRS)]
    for strike in strikes:
        await wait_for_moves(played)
        await asyncio.sleep(source.uniform(0.3, 1.2))
        await asyncio.to_thread(strike)
    stop.set()
    await asyncio.wait_for(asyncio.gather(*games), 120)
    return played


async def wait_for_moves(played: list[tuple[Player, Player]], seconds: float = 20) -> None:
    """Wait until somebody plays on, as no harm is done to a game that has not begun; though not for ever."""
    before = count_moves(played)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while count_moves(played) == before:
                await asyncio.sleep(0.02)


def count_moves(played: list[tuple[Player, Player]]) -> int:
    """Return how many commands have been acknowledged."""
    return sum(len(player.acknowledged) for pair in played for player in pair)


async def check_log(address: str, played: list[tuple[Player, Player]]) -> int:
    """Check that the log holds every acknowledged event, and that both players saw the same end of it."""
    log = await open_event_log(address)
    acknowledged = 0
    try:
        for pair in played:
            entries = await log.read(pair[0].game)
            new_events = [events.decode(entry.payload) for entry in entries]
            written = {getattr(event, "command", None): number for number, event in enumerate(new_events, 1)}
            for player in pair:
                assert player.acknowledged.items() <= written.items()
                acknowledged += len(player.acknowledged)
            commands = [event.command for event in new_events if not isinstance(event, events.Created)]
            assert len(commands) == len(set(commands)), "a command was carried out twice"
            state = replay_events(
                pair[0].game, ((entry.at, event) for entry, event in zip(entries, new_events, strict=True))
            )
            assert state.status == "over"
            assert pair[0].state["situation"] == pair[1].state["situation"]
            assert pair[0].state["situation"]["position"] == str(state.position)
    finally:
        await log.close()
    return acknowledged


async def kills(folder: Path, faults: int) -> None:
    server = ServerProcess(folder)
    server.start()

    def strike() -> None:
        server.kill()
        server.start()

    try:
        played = await play_through((server.url, server.url), [strike] * faults)
    finally:
        server.stop()
    assert await check_log(server.settings.log_address, played) > 20 * faults
    assert sum(player.reconnections for pair in played for player in pair) >= faults


@pytest.mark.asyncio
async def test_three_kills_lose_nothing(tmp_path: Path) -> None:
    await kills(tmp_path, 3)


@pytest.mark.slow
@pytest.mark.asyncio
async def test_a_hundred_kills_lose_nothing(tmp_path: Path) -> None:
    await kills(tmp_path, 100)


@pytest.mark.asyncio
async def test_a_restarted_postgresql_loses_nothing(tmp_path: Path, postgresql: Postgresql) -> None:  # noqa: F811 - the fixture
    server = ServerProcess(tmp_path, database=postgresql.new_database())
    server.start()

    def be_away() -> None:
        postgresql.kill()
        time.sleep(0.7)
        postgresql.start()

    try:
        played = await play_through((server.url, server.url), [postgresql.restart, be_away])
    finally:
        server.stop()
    assert await check_log(server.settings.log_address, played) > 20


@pytest.mark.asyncio
async def test_a_killed_redis_loses_nothing_between_two_nodes(
    tmp_path: Path,
    postgresql: Postgresql,  # noqa: F811 - the fixture
    redis_server: Redis,  # noqa: F811 - the fixture
) -> None:
    database = postgresql.new_database()
    nodes = [ServerProcess(tmp_path, database=database, bus=redis_server.address) for _ in range(2)]
    try:
        for node in nodes:
            node.start()
        urls = nodes[0].url, nodes[1].url
        played = await play_through(urls, [redis_server.kill, redis_server.start])
    finally:
        for node in nodes:
            node.stop()
    assert await check_log(database, played) > 20
