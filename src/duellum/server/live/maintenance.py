"""Periodic maintenance: time-outs, heartbeat, polling, snapshots, deletion of old games, garbage."""

import asyncio
import gc
import logging
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Protocol

from duellum.server.bus.contract import Bus
from duellum.server.live.account_eraser import AccountEraser
from duellum.server.live.heartbeat import INTERVAL_MS, TICK_SECONDS
from duellum.server.live.lobby_view import REFRESH_SECONDS, LobbyView
from duellum.server.live.presence import PresenceAnnouncer
from duellum.server.live.table import Table
from duellum.server.live.timekeeper import Timekeeper
from duellum.server.metrics import TABLES_IN_MEMORY
from duellum.server.protocol.errors import RefusedError
from duellum.server.settings import Settings
from duellum.store import StoreError

TIMEOUT_CHECK_SECONDS = 0.5
TABLE_CHECK_SECONDS = 1.0
PURGE_SECONDS = 60.0
GARBAGE_COLLECTION_SECONDS = 3_600.0
"""A full garbage collection stops the event loop for up to half a second."""
RESYNC_SECONDS = 15.0
"""How often a node reads the log although the bus is healthy: a wake may be lost."""
SNAPSHOT_AFTER_SECONDS = 10.0
"""A table without a move for this long keeps only a snapshot of its state."""
_MAX_SNAPSHOTS = 100
"""How many snapshots are made in one check."""
_CHECK_BATCH = 100
"""How many tables are checked before other work gets its turn."""
_LOGGER = logging.getLogger(__name__)


class MaintainedRegistry(Protocol):
    """A table registry, as far as its maintenance needs it."""

    tables: dict[str, Table]
    bus: Bus
    settings: Settings
    is_sole_writer: bool
    presence: PresenceAnnouncer
    timekeeper: Timekeeper
    eraser: AccountEraser
    lobby_view: LobbyView

    async def purge(self) -> None:
        """Delete games that are kept no longer."""

    async def refresh(self, table: Table) -> None:
        """Let a table read new events from the log."""


class Maintenance:
    """The periodic tasks of a registry."""

    def __init__(self, registry: MaintainedRegistry) -> None:
        self._registry = registry
        self._resync_at = 0.0

    def tasks(self) -> Iterator[Awaitable[None]]:
        """Yield what is to be run for as long as the registry is open."""
        timekeeper = self._registry.timekeeper
        yield _run_periodically(TICK_SECONDS, timekeeper.tick)
        yield _run_periodically(TIMEOUT_CHECK_SECONDS, timekeeper.enforce_timeouts)
        yield _run_periodically(INTERVAL_MS / 1000, timekeeper.beat)
        yield _run_periodically(TABLE_CHECK_SECONDS, self._check_tables)
        yield _run_periodically(REFRESH_SECONDS, self._registry.lobby_view.refresh)
        yield _run_periodically(PURGE_SECONDS, self._registry.purge)
        yield _run_periodically(PURGE_SECONDS, self._registry.eraser.tend)
        yield _run_periodically(GARBAGE_COLLECTION_SECONDS, _collect_garbage)

    async def _check_tables(self) -> None:
        """Evict idle tables, poll the log while no wakes arrive, expire presence, make snapshots."""
        registry, now = self._registry, time.monotonic()
        is_polling = not registry.is_sole_writer and (not registry.bus.is_healthy or now > self._resync_at)
        snapshots = 0
        for number, table in enumerate(list(registry.tables.values())):
            if number % _CHECK_BATCH == 0:
                await asyncio.sleep(0)
            unused = now - table.used_at
            if unused > registry.settings.limits.idle_seconds and table.is_idle:
                registry.tables.pop(table.id, None)
                continue
            if is_polling and table.watchers:
                await self._poll(table)
            if table.remote_presence:
                registry.presence.expire(table, now)
            if unused > SNAPSHOT_AFTER_SECONDS and snapshots < _MAX_SNAPSHOTS and table.compress():
                snapshots += 1
                await asyncio.sleep(0)  # a snapshot takes a while: let other work come between
        if is_polling:  # once more after the bus has recovered, for wakes that were lost meanwhile
            self._resync_at = now + (RESYNC_SECONDS if registry.bus.is_healthy else 0.0)
        TABLES_IN_MEMORY.set(len(registry.tables))

    async def _poll(self, table: Table) -> None:
        await self._registry.refresh(table)
        if self._registry.bus.is_healthy:
            self._registry.presence.publish(table)


async def _collect_garbage() -> None:
    gc.collect()


async def _run_periodically(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    is_failing = False
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
            is_failing = False
        except (StoreError, RefusedError) as error:
            if not is_failing:  # once, not at each attempt
                _LOGGER.warning("the log cannot be used now: %s", error)
            is_failing = True
        except Exception:
            _LOGGER.exception("a periodic task has failed")
