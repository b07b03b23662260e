"""What a hall does regularly: time-outs, the pulse, looking into the log, rest for tables, tidying up."""

import asyncio
import gc
import logging
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Protocol

from duellum.server.bus.contract import Bus
from duellum.server.live.heartbeat import INTERVAL
from duellum.server.live.table import Table
from duellum.server.metrics import TABLES
from duellum.server.protocol.errors import RefusedError
from duellum.server.settings import Settings
from duellum.store import StoreError

SWEEP_SECONDS = 0.5
LOOK_SECONDS = 1.0
SEARCH_SECONDS = 3_600.0
"""How often all that is in memory is searched for garbage, which holds everybody up."""
PRESENCE_LASTS = 45.0
SECONDS_UNTIL_SURE = 15.0
"""How often a node looks into the log although the bus is well: a wake may be lost."""
REST_SECONDS = 10.0
"""After how long without a move a table takes less memory."""
_MOST_TO_REST = 100
"""How many tables are laid to rest at a time."""
_AT_ONCE = 100
"""How many tables are looked at before others may do something."""
_LOGGER = logging.getLogger(__name__)


class Kept(Protocol):
    """A hall, as far as its upkeep goes."""

    tables: dict[str, Table]
    bus: Bus
    settings: Settings
    is_alone: bool

    async def sweep(self) -> None:
        """Let time-outs fire."""

    async def beat(self) -> None:
        """Show that this node lives."""

    async def refresh(self, table: Table) -> None:
        """Let a table look into the log."""

    def publish(self, table: Table) -> None:
        """Wake the other nodes."""

    def tell_presence(self, table: Table, *, is_ours: bool = True) -> None:
        """Tell soon who is here."""


class Upkeep:
    """Does it."""

    def __init__(self, hall: Kept) -> None:
        self._hall = hall
        self._looks_at = 0.0

    def tasks(self) -> Iterator[Awaitable[None]]:
        """Yield what is to be run for as long as the hall is open."""
        yield _regularly(SWEEP_SECONDS, self._hall.sweep)
        yield _regularly(INTERVAL / 1000, self._hall.beat)
        yield _regularly(LOOK_SECONDS, self._look_around)
        yield _regularly(SEARCH_SECONDS, _search)

    async def _look_around(self) -> None:
        """Forget idle tables; look into the log where nobody wakes us; tell others who is here."""
        hall, now = self._hall, time.monotonic()
        looks = not hall.is_alone and (not hall.bus.is_well or now > self._looks_at)
        rested = 0
        for number, table in enumerate(list(hall.tables.values())):
            if number % _AT_ONCE == 0:
                await asyncio.sleep(0)
            unused = now - table.used_at
            if unused > hall.settings.limits.idle_seconds and table.is_idle:
                hall.tables.pop(table.id, None)
                continue
            if looks and table.watchers:
                await hall.refresh(table)
                if hall.bus.is_well:
                    hall.publish(table)
            if table.elsewhere:
                self._forget_nodes(table, now)
            if unused > REST_SECONDS and rested < _MOST_TO_REST and table.rest():
                rested += 1
                await asyncio.sleep(0)  # it takes a while, and others come between
        if looks:  # once more when the bus is well again, for what was not told meanwhile
            self._looks_at = now + (SECONDS_UNTIL_SURE if hall.bus.is_well else 0.0)
        TABLES.set(len(hall.tables))

    def _forget_nodes(self, table: Table, now: float) -> None:
        gone = [node for node, (_, _, at) in table.elsewhere.items() if now - at > PRESENCE_LASTS]
        for node in gone:
            del table.elsewhere[node]
        if gone:
            self._hall.tell_presence(table, is_ours=False)


async def _search() -> None:
    gc.collect()


async def _regularly(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except (StoreError, RefusedError) as error:
            _LOGGER.warning("the log cannot be used now: %s", error)
        except Exception:
            _LOGGER.exception("something that is done regularly has failed")
