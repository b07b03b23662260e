"""The sites of the fault matrix: one process, workers, or nodes with PostgreSQL and Redis."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

from tests.faults.server_process import ServerProcess
from tests.server.faults.proxy import Proxy, postgresql_proxy, redis_proxy
from tests.services import Postgresql, Redis

_CLOCK_CODE = """
import pathlib, threading, time
_real, _shift, _file = time.time_ns, [0], pathlib.Path({path!r})
def _follow():
    while True:
        _shift[0] = int(_file.read_text() or 0) * 1_000_000 if _file.exists() else 0
        time.sleep(0.02)
threading.Thread(target=_follow, daemon=True).start()
time.time_ns = lambda: _real() + _shift[0]
"""
"""Runs before the server: the machine's clock is shifted by the milliseconds in a file."""


@dataclass
class Site:
    """A running server with everything that can fail."""

    nodes: list[ServerProcess]
    database: str
    """The log's address, past any proxy."""
    clock: Path
    """The file that shifts the machine's clock."""
    postgresql: Postgresql | None = None
    redis: Redis | None = None
    database_proxy: Proxy | None = None
    bus_proxy: Proxy | None = None

    @property
    def urls(self) -> tuple[str, str]:
        return self.nodes[0].url, self.nodes[-1].url

    def processes(self) -> list[int]:
        """Return the processes of all nodes that serve."""
        return [pid for node in self.nodes for pid in node.find_processes()]


@contextlib.asynccontextmanager
async def one_process(folder: Path, workers: int = 1) -> AsyncIterator[Site]:
    """One node with SQLite."""
    clock = folder / "clock"
    prelude = _CLOCK_CODE.format(path=str(clock)) if workers == 1 else ""
    node = ServerProcess(folder, prelude=prelude, workers=workers)
    async with _running([node]):
        yield Site([node], node.settings.log_address, clock)


@contextlib.asynccontextmanager
async def two_nodes(folder: Path, postgresql: Postgresql, redis: Redis) -> AsyncIterator[Site]:
    """Two nodes with PostgreSQL and Redis, each behind a proxy."""
    database = postgresql.new_database()
    async with (
        postgresql_proxy(database, folder) as (database_proxy, database_address),
        redis_proxy(redis.address) as (bus_proxy, bus_address),
    ):
        nodes = [ServerProcess(folder, database=database_address, bus=bus_address) for _ in range(2)]
        async with _running(nodes):
            yield Site(nodes, database, folder / "clock", postgresql, redis, database_proxy, bus_proxy)


@contextlib.asynccontextmanager
async def _running(nodes: list[ServerProcess]) -> AsyncIterator[None]:
    try:
        for node in nodes:
            await asyncio.to_thread(node.start)
        yield
    finally:
        for node in nodes:
            await asyncio.to_thread(node.stop)
