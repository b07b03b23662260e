"""Maintenance: idle tables are evicted or compressed, lost wakes made up for, failures do not stop it."""

import asyncio
import time

import pytest

from duellum.server.bus.contract import NoBus
from duellum.server.live import maintenance
from duellum.server.live.maintenance import Maintenance
from duellum.server.live.registry import TableRegistry
from duellum.server.live.table import Table
from duellum.store import StoreError
from tests.server.clients import TIMEOUT_SECONDS
from tests.server.live.tables import Recorder, new_table

pytestmark = pytest.mark.asyncio


async def test_an_idle_table_is_evicted_and_a_watched_one_compressed(registry: TableRegistry) -> None:
    idle, watched, used = [await new_table(registry) for _ in range(3)]
    await watched.watch(Recorder("ann"), None)
    for table in (idle, watched):
        table.used_at = time.monotonic() - 11
    await Maintenance(registry)._check_tables()
    assert registry.tables == {watched.id: watched, used.id: used}
    assert isinstance(watched._kept, bytes)
    assert used._kept is used.state


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
    await asyncio.wait_for(done.wait(), TIMEOUT_SECONDS)
    task.cancel()
    assert [record.getMessage() for record in caplog.records] == [
        "the log cannot be used now: the disk is full",
        "a periodic task has failed",
    ]
