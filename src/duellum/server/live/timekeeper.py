"""The timekeeper: ends games on time, and gives clocks back the time in which no node served."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Mapping, Sequence

from duellum.server.game.commands import EnforceTimeout
from duellum.server.live.command_request import find_credits
from duellum.server.live.heartbeat import Heartbeat
from duellum.server.live.steady_clock import STEADY_CLOCK, now_ms
from duellum.server.live.table import Table
from duellum.server.protocol.errors import RefusedError
from duellum.store import EventLog

OTHER_NODE_GRACE_MS = 15_000
"""For how long a node leaves it to another one to end a game on time."""
_MAX_DUE_GAMES = 500
_CREDIT_BATCH = 20
"""How many games are credited an outage at the same time, so that one write serves them all."""


class Timekeeper:
    """Keeps the time of all games: those of `tables`, and those that `load_table` has to load."""

    def __init__(
        self,
        log: EventLog,
        tables: Mapping[str, Table],
        load_table: Callable[[str], Awaitable[Table]],
        run: Callable[[Awaitable[None]], None],
        *,
        is_sole_writer: bool,
    ) -> None:
        """`run` is given what is to be done in the background."""
        self.heartbeat = Heartbeat(log, now_ms)
        self._log, self._tables, self._load_table, self._run = log, tables, load_table, run
        self._is_sole_writer = is_sole_writer
        self._outages = 0
        """How many outages have been credited to the tables in memory."""

    async def start(self) -> None:
        """Find out how long no node served. Raises :class:`~duellum.store.StoreError`."""
        await self.heartbeat.start()
        self._outages = len(self.heartbeat.outages)

    async def tick(self) -> None:
        """Note that this process runs."""
        STEADY_CLOCK.tick()
        self.heartbeat.tick()

    async def beat(self) -> None:
        """Write a heartbeat, and credit the clocks if there was an outage."""
        await self.heartbeat.beat()
        self._credit_tables()

    # -- Outages ------------------------------------------------------------------------------------------

    async def credit_outages(self, table: Table) -> None:
        """Give a table's running clock back what outages took from it."""
        await table.wake()
        for credit in find_credits(table.state, self.heartbeat):
            with contextlib.suppress(RefusedError):
                await table.act(credit)

    def _credit_tables(self) -> None:
        """Credit the clocks of all tables in the background, once for each outage."""
        if len(self.heartbeat.outages) > self._outages:
            self._outages = len(self.heartbeat.outages)
            clocked = [table for table in self._tables.values() if table.running is not None]
            self._run(self._credit_in_batches(clocked))

    async def _credit_in_batches(self, tables: Sequence[Table]) -> None:
        for first in range(0, len(tables), _CREDIT_BATCH):
            batch = tables[first : first + _CREDIT_BATCH]
            await asyncio.gather(*(self.credit_outages(table) for table in batch), return_exceptions=True)

    # -- Time-outs ----------------------------------------------------------------------------------------

    async def enforce_timeouts(self) -> None:
        """End games whose time is up, whether they are in memory or not.

        A node that was away finds that out first: the time of an outage belongs to the players.
        """
        await self.heartbeat.catch_up()
        self._credit_tables()
        for game_id in await self._find_due_games():
            with contextlib.suppress(RefusedError):  # not due after all, such as after a credited outage
                await (await self._load_table(game_id)).act(EnforceTimeout())

    async def _find_due_games(self) -> Sequence[str]:
        """Return the games whose time is up.

        The player to move may be connected to another node that is paused. So each node looks after its own
        players, and after all others only once the node that had them has had time to find its pause.
        """
        now = now_ms()
        due = await self._log.due_games(now, _MAX_DUE_GAMES)
        if self._is_sole_writer:
            return due
        late = await self._log.due_games(now - OTHER_NODE_GRACE_MS, _MAX_DUE_GAMES)
        return [*late, *(game_id for game_id in due if self._has_player_to_move(game_id))]

    def _has_player_to_move(self, game_id: str) -> bool:
        table = self._tables.get(game_id)
        return table is not None and table.running in table.present_seats()
