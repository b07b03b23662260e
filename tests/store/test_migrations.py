"""Migrations: numbered without gaps, and only those a database lacks are applied."""

import asyncio
from pathlib import Path

import pytest

from duellum.store import StoreError, open_event_log
from duellum.store.migrations import Migration, load_migrations, select_pending
from tests.services import Postgresql


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_migrations_are_numbered_from_one_without_gaps(database: str) -> None:
    numbers = [migration.number for migration in load_migrations(database)]
    assert numbers
    assert numbers == list(range(1, len(numbers) + 1))
    assert all(migration.name and migration.script for migration in load_migrations(database))


@pytest.mark.asyncio
async def test_many_may_open_a_new_log_at_once(postgresql: Postgresql, tmp_path: Path) -> None:
    for address in (postgresql.new_database(), f"sqlite:///{tmp_path}/log.db"):
        logs = await asyncio.gather(*(open_event_log(address) for _ in range(8)))
        for log in logs:
            await log.check()
            await log.close()


def test_only_later_migrations_are_pending_and_a_newer_database_is_refused() -> None:
    known = tuple(Migration(number, "step", "") for number in (1, 2, 3))
    assert select_pending(known, 1) == known[1:]
    assert select_pending(known, 3) == ()
    with pytest.raises(StoreError, match="version 4, this program knows 3"):
        select_pending(known, 4)
