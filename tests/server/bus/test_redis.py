"""The bus over Redis: wakes and presence between nodes, and what happens while Redis is away."""

from pathlib import Path

import pytest

from duellum.server.bus.contract import Wake
from duellum.server.bus.redis import RedisBus
from tests.server.nodes import players_at_two_nodes, two_nodes
from tests.services import Redis


@pytest.mark.asyncio
async def test_redis_wakes_other_nodes_and_tells_who_is_there(tmp_path: Path, redis_server: Redis) -> None:
    async with (
        two_nodes(tmp_path, redis_server.address) as (one, other),
        players_at_two_nodes(one, other) as (first, second),
    ):
        moved = await first.move()
        assert await second.receive("update", sequence=moved["sequence"]) == moved
        assert (await first.receive_presence(watchers=2))["connected"] == [True, True]


@pytest.mark.asyncio
async def test_without_redis_moves_come_later_and_none_is_lost(tmp_path: Path, redis_server: Redis) -> None:
    async with (
        two_nodes(tmp_path, redis_server.address) as (one, other),
        players_at_two_nodes(one, other) as (first, second),
    ):
        redis_server.kill()
        for _ in range(3):
            moved = await first.move()
        assert (await second.receive("update", sequence=moved["sequence"]))["situation"] == moved["situation"]
        redis_server.start()
        moved = await second.move() if first.situation["to_move"] else await first.move()
        for seat in (first, second):
            while seat.state["sequence"] < moved["sequence"]:
                await seat.receive("update")


@pytest.mark.asyncio
async def test_a_bus_drops_the_oldest_wakes_while_nobody_takes_them() -> None:
    bus = RedisBus("redis://127.0.0.1:1/0")
    for number in range(20_000):
        bus.publish(Wake("node", "game", number))
    assert bus._queue.qsize() == 10_000
    await bus.close()
