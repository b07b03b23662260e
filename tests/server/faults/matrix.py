"""The fault matrix: one table of what can go wrong, where, and what is promised then.

Two promises hold in every cell: nothing that was acknowledged is lost or doubled, and play continues once the
fault is over. The third is the cell's own, one of :data:`PROMISES`. ``docs/faults.md`` has the results.
"""

import asyncio
import contextlib
import os
import resource
import signal
import subprocess
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass

from tests.server.faults.proxy import Proxy
from tests.server.faults.site import Site
from tests.services import Service

PROMISES = {
    "stands still": "nobody can move, and no clock runs",
    "goes on": "play continues on the remaining node",
    "steady": "nobody notices, and no clock jumps",
}
FAULT_SECONDS = 11.0
"""Longer than the clocks of ten seconds that run meanwhile."""
SHORT_FAULT_SECONDS = 3.0

Fault = Callable[[Site], AbstractAsyncContextManager[None]]


@contextlib.asynccontextmanager
async def kill(site: Site) -> AsyncIterator[None]:
    """Kill all nodes, and start them again."""
    for node in site.nodes:
        node.kill()
    yield
    for node in site.nodes:
        await asyncio.to_thread(node.start)


@contextlib.asynccontextmanager
async def kill_one(site: Site) -> AsyncIterator[None]:
    """Kill a worker, which its parent starts again, or the last node."""
    if len(site.nodes) == 1:
        os.kill(site.processes()[-1], signal.SIGKILL)
        yield
    else:
        site.nodes[-1].kill()
        yield
        await asyncio.to_thread(site.nodes[-1].start)


@contextlib.asynccontextmanager
async def stop(site: Site) -> AsyncIterator[None]:
    """Pause all processes, as a machine does that is suspended."""
    processes = site.processes()
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            os.kill(process, signal.SIGCONT)


@contextlib.asynccontextmanager
async def stop_one(site: Site) -> AsyncIterator[None]:
    """Pause the node that the players are connected to."""
    [process] = site.nodes[-1].find_processes()
    os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(process, signal.SIGCONT)


@contextlib.asynccontextmanager
async def disk_full(site: Site) -> AsyncIterator[None]:
    """Let no process write to any file, as if the disk were full."""
    limits = {process: resource.prlimit(process, resource.RLIMIT_FSIZE) for process in site.processes()}
    for process, (_, hard) in limits.items():
        resource.prlimit(process, resource.RLIMIT_FSIZE, (0, hard))
    try:
        yield
    finally:
        for process, limit in limits.items():
            resource.prlimit(process, resource.RLIMIT_FSIZE, limit)


@contextlib.asynccontextmanager
async def clock_forward(site: Site) -> AsyncIterator[None]:
    """Set the machine's clock an hour forward."""
    site.clock.write_text("3600000")
    yield


@contextlib.asynccontextmanager
async def clock_back(site: Site) -> AsyncIterator[None]:
    """Set the machine's clock an hour back."""
    site.clock.write_text("-3600000")
    yield


def down(service: Callable[[Site], Service | None]) -> Fault:
    """Stop PostgreSQL or kill Redis, and start it again."""

    @contextlib.asynccontextmanager
    async def fault(site: Site) -> AsyncIterator[None]:
        running = service(site)
        assert running is not None
        await asyncio.to_thread(running.kill)
        try:
            yield
        finally:
            await asyncio.to_thread(running.start)

    return fault


def slow(line: Callable[[Site], Proxy | None], seconds: float) -> Fault:
    """Delay everything to and from PostgreSQL or Redis."""

    @contextlib.asynccontextmanager
    async def fault(site: Site) -> AsyncIterator[None]:
        proxy = line(site)
        assert proxy is not None
        proxy.delay_seconds = seconds
        yield
        proxy.delay_seconds = 0.0

    return fault


def partitioned(line: Callable[[Site], Proxy | None]) -> Fault:
    """Cut the line to PostgreSQL or Redis without a word."""

    @contextlib.asynccontextmanager
    async def fault(site: Site) -> AsyncIterator[None]:
        proxy = line(site)
        assert proxy is not None
        with proxy.cut():
            yield

    return fault


@contextlib.asynccontextmanager
async def postgresql_read_only(site: Site) -> AsyncIterator[None]:
    """Let PostgreSQL refuse all writes, as a standby does."""
    _alter_database(site, "SET default_transaction_read_only = on")
    try:
        yield
    finally:
        _alter_database(site, "RESET default_transaction_read_only")


def _alter_database(site: Site, change: str) -> None:
    """Change a database's setting, and cut all connections so that it holds for everybody."""
    assert site.postgresql is not None
    host = site.database.partition("host=")[2]
    name = site.database.partition("?")[0].rpartition("/")[2]
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
    for query in (f"ALTER DATABASE {name} {change}", cut):
        command = ["psql", "-h", host, "-U", "duellum", "-d", "postgres", "-c", query]
        subprocess.run(command, check=True, capture_output=True)


@dataclass(frozen=True)
class Cell:
    """One fault at one kind of site."""

    name: str
    site: str
    fault: Fault
    promise: str
    seconds: float = FAULT_SECONDS
    is_short: bool = False
    """Whether it belongs to the short form of the tests."""

    def __str__(self) -> str:
        return f"{self.name}, {self.site}"


ONE, WORKERS, NODES = "one process", "two workers", "two nodes"
CELLS = (
    Cell("all processes killed", ONE, kill, "stands still"),
    Cell("all processes killed", NODES, kill, "stands still"),
    Cell("one process killed", WORKERS, kill_one, "goes on", SHORT_FAULT_SECONDS),
    Cell("one process killed", NODES, kill_one, "goes on", SHORT_FAULT_SECONDS),
    Cell("processes stopped", ONE, stop, "stands still", is_short=True),
    Cell("processes stopped", WORKERS, stop, "stands still"),
    Cell("processes stopped", NODES, stop, "stands still"),
    Cell("one process stopped", NODES, stop_one, "stands still"),
    Cell("disk full", ONE, disk_full, "stands still", is_short=True),
    Cell("disk full", WORKERS, disk_full, "stands still"),
    Cell("clock set forward", ONE, clock_forward, "steady", SHORT_FAULT_SECONDS, is_short=True),
    Cell("clock set back", ONE, clock_back, "steady", SHORT_FAULT_SECONDS, is_short=True),
    Cell("database down", NODES, down(lambda site: site.postgresql), "stands still"),
    Cell("database read-only", NODES, postgresql_read_only, "stands still"),
    Cell("database slow", NODES, slow(lambda site: site.database_proxy, 0.2), "goes on", SHORT_FAULT_SECONDS),
    Cell("database partitioned", NODES, partitioned(lambda site: site.database_proxy), "stands still"),
    Cell("bus down", NODES, down(lambda site: site.redis), "goes on", SHORT_FAULT_SECONDS),
    Cell("bus slow", NODES, slow(lambda site: site.bus_proxy, 0.5), "goes on", SHORT_FAULT_SECONDS),
    Cell("bus partitioned", NODES, partitioned(lambda site: site.bus_proxy), "goes on", SHORT_FAULT_SECONDS),
)
