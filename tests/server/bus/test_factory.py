"""Opening a bus: by the scheme of its address, with a reason where that fails."""

import tempfile
from pathlib import Path

import pytest

from duellum.server.bus.contract import NoBus
from duellum.server.bus.factory import open_bus
from duellum.server.bus.redis import RedisBus
from duellum.server.bus.unix import UnixBus
from duellum.store import StoreError
from tests.server.nodes import players_at_two_nodes, two_nodes


@pytest.mark.asyncio
async def test_the_address_chooses_the_bus() -> None:
    assert isinstance(open_bus("", "node", is_sole_writer=True), NoBus)
    with tempfile.TemporaryDirectory() as folder:
        bus = open_bus(f"unix:{folder}", "node", is_sole_writer=False)
        assert isinstance(bus, UnixBus)
        assert Path(folder, "node").is_socket()
        bus.start(lambda _: None)
        await bus.close()
    redis = open_bus("redis://127.0.0.1:1/0", "node", is_sole_writer=False)
    assert isinstance(redis, RedisBus)
    await redis.close()


@pytest.mark.parametrize("is_sole_writer", [True, False])
def test_without_a_bus_only_a_sole_writer_need_not_poll(*, is_sole_writer: bool) -> None:
    assert open_bus("", "node", is_sole_writer=is_sole_writer).is_healthy is is_sole_writer


@pytest.mark.parametrize("address", ["carrier-pigeon://roof", "unix:/nowhere/at/all"])
def test_an_address_that_leads_nowhere_is_refused_with_a_reason(address: str) -> None:
    with pytest.raises(StoreError, match="cannot be opened"):
        open_bus(address, "node", is_sole_writer=False)


@pytest.mark.asyncio
async def test_players_at_two_nodes_meet_without_a_bus(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as (one, other), players_at_two_nodes(one, other) as (first, second):
        moved = await first.move()
        assert await second.receive("update", sequence=moved["sequence"]) == moved
