"""The event log in SQLite when its file is full or locked."""

import asyncio
from pathlib import Path

import pytest

from duellum.store import StoreError
from duellum.store.sqlite.log import SqliteLog


@pytest.mark.asyncio
async def test_a_full_disk_is_reported_and_the_log_goes_on_once_there_is_room(tmp_path: Path) -> None:
    log = await SqliteLog.open(tmp_path / "log.db")
    await log.append("a", 0, [b"x"], at=1, live=True)
    pages = log._writer._connection.execute("PRAGMA page_count").fetchone()[0]
    log._writer._connection.execute(f"PRAGMA max_page_count = {pages + 1}")
    with pytest.raises(StoreError, match="the log cannot be written: database or disk is full"):
        await log.append("a", 1, [b"x" * 100_000], at=1, live=True)
    await log.append("a", 1, [b"small"], at=1, live=True)
    log._writer._connection.execute("PRAGMA max_page_count = 100000")
    await log.append("a", 2, [b"x" * 100_000], at=1, live=True)
    assert [len(entry.payload) for entry in await log.read("a")] == [1, 5, 100_000]
    await log.close()


@pytest.mark.asyncio
async def test_a_file_that_others_keep_to_themselves_is_reported_and_waited_for(tmp_path: Path) -> None:
    log = await SqliteLog.open(tmp_path / "log.db")
    other = await SqliteLog.open(tmp_path / "log.db")
    log._writer._connection.execute("PRAGMA busy_timeout = 50")
    other._writer._connection.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError, match="database is locked"):
        await log.append("a", 0, [b"x"], at=1, live=True)
    log._writer._connection.execute("PRAGMA busy_timeout = 10000")
    waiting = asyncio.ensure_future(log.append("a", 0, [b"x"], at=1, live=True))
    await asyncio.sleep(0.05)
    assert not waiting.done()
    other._writer._connection.execute("ROLLBACK")
    await waiting
    await log.close()
    await other.close()
