"""Reaching PostgreSQL: a server that starts up is waited for, a database that is too new is refused."""

import logging
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import pytest
import pytest_asyncio

from duellum.store import Entry, StoreError, open_event_log
from duellum.store.postgresql.connection import migrate, retry
from duellum.store.postgresql.log import PostgresqlLog
from tests.services import Postgresql
from tests.store.postgresql.startup_proxy import StartupProxy, startup_proxy

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def proxy_and_address(postgresql: Postgresql) -> AsyncIterator[tuple[StartupProxy, str]]:
    with tempfile.TemporaryDirectory(prefix="duellum-") as folder:  # a socket's path must be short
        async with startup_proxy(postgresql.new_database(), Path(folder)) as proxy:
            yield proxy


async def test_opening_waits_for_a_server_that_starts_up(proxy_and_address: tuple[StartupProxy, str]) -> None:
    proxy, address = proxy_and_address
    proxy.refusals = 3
    log = await open_event_log(address)
    assert proxy.refusals == 0
    await log.close()


async def test_opening_does_not_wait_longer_than_told(proxy_and_address: tuple[StartupProxy, str]) -> None:
    proxy, address = proxy_and_address
    proxy.refusals = 1000
    with pytest.raises(StoreError, match="PostgreSQL cannot be used: the database system is starting up"):
        await PostgresqlLog.open(address, reconnect_seconds=0.1)


async def test_reading_and_writing_wait_for_a_server_that_starts_up(
    proxy_and_address: tuple[StartupProxy, str], caplog: pytest.LogCaptureFixture
) -> None:
    proxy, address = proxy_and_address
    log = await open_event_log(address)
    await log.append("a", 0, [b"one"], at=1, live=True)
    assert len(await log.read("a")) == 1
    with caplog.at_level(logging.WARNING):
        proxy.restart(refusals=3)
        await log.append("a", 1, [b"two"], at=2, live=True)
        assert proxy.refusals == 0
        proxy.restart(refusals=3)
        assert await log.read("a") == [Entry(1, 1, b"one"), Entry(2, 2, b"two")]
        assert proxy.refusals == 0
    assert not caplog.records
    await log.close()


async def test_a_check_does_not_wait_but_reports(proxy_and_address: tuple[StartupProxy, str]) -> None:
    proxy, address = proxy_and_address
    log = await open_event_log(address)
    proxy.restart(refusals=1)
    with pytest.raises(StoreError, match="the database system is starting up"):
        await log.check()
    await log.check()
    await log.close()


async def test_only_the_given_errors_are_retried() -> None:
    failures: list[Exception] = [asyncpg.CannotConnectNowError(), ConnectionRefusedError("refused")]

    async def fail() -> None:
        raise failures.pop(0)

    with pytest.raises(StoreError, match="refused"):
        await retry(fail, 5, (asyncpg.CannotConnectNowError,))
    assert not failures


async def test_a_newer_database_is_refused(postgresql: Postgresql) -> None:
    address = postgresql.new_database()
    connection = await asyncpg.connect(address)
    await migrate(connection)
    await connection.execute("INSERT INTO migration VALUES (99, 'of the future')")
    await connection.close()
    with pytest.raises(StoreError, match="the database has version 99, but this program supports"):
        await open_event_log(address)
