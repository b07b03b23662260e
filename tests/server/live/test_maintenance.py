"""Maintenance: idle tables are evicted or compressed, stale presence expires, failures do not stop it."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from msgspec.structs import replace

from duellum.server.bus.contract import NoBus, Wake
from duellum.server.live import maintenance
from duellum.server.live.loop_slices import SLICE
from duellum.server.live.maintenance import Maintenance
from duellum.server.live.registry import TableRegistry
from duellum.server.live.table import RemotePresence, Table
from duellum.server.protocol.http import Me, NewGame
from duellum.server.settings import Settings
from duellum.store import StoreError, open_event_log
from tests.server.clients import UNLIMITED
from tests.server.live.recorder import Recorder

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def registry(tmp_path: Path) -> AsyncIterator[TableRegistry]:
    log = await open_event_log(f"sqlite:///{tmp_path}/log.db")
    settings = Settings(str(tmp_path), limits=replace(UNLIMITED, idle_seconds=10))
    registry = TableRegistry(log, NoBus(is_sole_writer=True), settings)
    yield registry
    await registry.close()
    await log.close()


async def new_table(registry: TableRegistry) -> Table:
    created = await registry.create_game(NewGame("qwixx", (Me(), Me()), "first"), "ann")
    return await registry.get_table(created.game)


async def test_an_idle_table_is_evicted_and_a_watched_one_compressed(registry: TableRegistry) -> None:
    idle, watched, used = [await new_table(registry) for _ in range(3)]
    await watched.watch(Recorder("ann"), None)
    for table in (idle, watched):
        table.used_at = time.monotonic() - 11
    await Maintenance(registry)._check_tables()
    assert registry.tables == {watched.id: watched, used.id: used}
    assert (watched._state, bool(watched._snapshot)) == (None, True)
    assert used._state is not None


async def test_the_presence_of_a_silent_node_expires(registry: TableRegistry) -> None:
    table = await new_table(registry)
    now = time.monotonic()
    table.remote_presence = {
        "silent": RemotePresence((0,), 1, 0, now - 46),
        "there": RemotePresence((1,), 1, 0, now - 5),
    }
    await Maintenance(registry)._check_tables()
    assert list(table.remote_presence) == ["there"]


async def test_a_wake_that_was_lost_is_made_up_for(registry: TableRegistry) -> None:
    registry.is_sole_writer = False
    table = await new_table(registry)
    await table.watch(Recorder("ann"), None)
    refreshed: list[Table] = []

    async def refresh(table: Table) -> None:
        refreshed.append(table)

    registry.refresh = refresh  # type: ignore[method-assign]  # counts
    upkeep = Maintenance(registry)
    await upkeep._check_tables()
    await upkeep._check_tables()
    assert refreshed == [table]  # the bus is healthy: not again for a while
    registry.bus = NoBus(is_sole_writer=False)
    await upkeep._check_tables()
    await upkeep._check_tables()
    assert refreshed == [table] * 3


async def test_a_failure_does_not_stop_what_is_done_periodically(caplog: pytest.LogCaptureFixture) -> None:
    failures: list[Exception] = [StoreError("the disk is full"), ValueError("a mistake")]
    done = asyncio.Event()

    async def work() -> None:
        if failures:
            raise failures.pop(0)
        done.set()

    task = asyncio.create_task(maintenance._run_periodically(0.001, work))
    await asyncio.wait_for(done.wait(), 5)
    task.cancel()
    assert [record.getMessage() for record in caplog.records] == [
        "the log cannot be used now: the disk is full",
        "a periodic task has failed",
    ]


async def test_a_wake_from_another_node_is_taken_in_once(registry: TableRegistry) -> None:
    table = await new_table(registry)
    watcher = Recorder("ann")
    await table.watch(watcher, None)
    before = len(watcher.received)
    for _ in range(3):
        registry._on_wake(Wake("elsewhere", table.id, table.sequence, (1,), 2, 1))
    await asyncio.sleep(0.3)
    [presence] = watcher.received[before:]
    assert presence == {"type": "presence", "connected": [True, True], "watchers": 3, "spectators": 1}


async def test_a_thousand_watchers_are_told_of_the_presence_a_few_at_a_time(registry: TableRegistry) -> None:
    table = await new_table(registry)
    watchers = [Recorder(f"watcher {number}") for number in range(1_000)]
    table.watchers.update(watchers)
    leaver = watchers[0]
    registry.announce_presence(table)
    told, most = 0, 0
    async with asyncio.timeout(10):
        while told < len(watchers) - 1:
            await asyncio.sleep(0)
            if told == 0 and leaver in table.watchers:
                table.watchers.discard(leaver)
            now = sum(bool(watcher.received) for watcher in watchers)
            told, most = now, max(most, now - told)
    assert most <= 2 * SLICE
    assert leaver.received == []
    assert {tuple(watcher.types) for watcher in watchers[1:]} == {("presence",)}
