"""Presence: who is connected, here and at other nodes, and who has left."""

import asyncio
import time
from pathlib import Path

import pytest

from duellum.server.bus.contract import Wake
from duellum.server.live.loop_slices import SLICE
from duellum.server.live.maintenance import Maintenance
from duellum.server.live.registry import TableRegistry
from duellum.server.live.table import RemotePresence
from tests.server.clients import running_server, two_players
from tests.server.live.tables import Recorder, new_table


@pytest.mark.asyncio
async def test_presence_tells_who_left(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, two_players(server) as (first, second):
        await second.socket.close()
        assert (await first.receive("presence", watchers=1))["connected"] == [True, False]


@pytest.mark.asyncio
async def test_the_presence_of_a_silent_node_expires(registry: TableRegistry) -> None:
    table = await new_table(registry)
    now = time.monotonic()
    table.remote_presence = {
        "silent": RemotePresence((0,), 1, 0, now - 46),
        "there": RemotePresence((1,), 1, 0, now - 5),
    }
    await Maintenance(registry)._check_tables()
    assert list(table.remote_presence) == ["there"]


@pytest.mark.asyncio
async def test_a_wake_from_another_node_is_taken_in_once(registry: TableRegistry) -> None:
    table = await new_table(registry)
    watcher = Recorder("ann")
    await table.watch(watcher, None)
    before = len(watcher.received)
    for _ in range(3):
        registry._on_wake(Wake("elsewhere", table.id, table.sequence, (1,), 2, 1))
    while len(watcher.received) == before:
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.3)  # no other follows
    [presence] = watcher.received[before:]
    assert presence == {"type": "presence", "connected": [True, True], "watchers": 3, "spectators": 1}


@pytest.mark.asyncio
async def test_a_thousand_watchers_are_told_of_the_presence_a_few_at_a_time(registry: TableRegistry) -> None:
    table = await new_table(registry)
    watchers = [Recorder(f"watcher {number}") for number in range(1_000)]
    table.watchers.update(watchers)
    leaver = watchers[0]
    registry.presence.announce(table)
    told, most = 0, 0
    async with asyncio.timeout(60):
        while told < len(watchers) - 1:
            await asyncio.sleep(0)
            if told == 0 and leaver in table.watchers:
                table.watchers.discard(leaver)
            now = sum(bool(watcher.received) for watcher in watchers)
            told, most = now, max(most, now - told)
    assert most <= 2 * SLICE
    assert leaver.received == []
    assert {tuple(watcher.types) for watcher in watchers[1:]} == {("presence",)}
