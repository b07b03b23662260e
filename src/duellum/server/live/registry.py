"""The table registry: all games that a node has in memory, and what happens around them."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import IO

from duellum.server.bus.contract import Bus, Wake
from duellum.server.game import events
from duellum.server.game.events import GameEvent
from duellum.server.game.state import GameState
from duellum.server.live.account_eraser import AccountEraser
from duellum.server.live.account_export import write_export
from duellum.server.live.accounts import Accounts
from duellum.server.live.analysis import AnalysisRunner
from duellum.server.live.bots import Bots, is_bots_turn
from duellum.server.live.engine_pool import EnginePool
from duellum.server.live.game_index import GameIndex
from duellum.server.live.game_loader import SNAPSHOT_EVENTS, GameLoader
from duellum.server.live.lobby import WAKE, Lobby
from duellum.server.live.lobby_stream import CLOSED_LABEL, CLOSED_STREAM_DAYS
from duellum.server.live.lobby_view import LobbyView
from duellum.server.live.maintenance import Maintenance
from duellum.server.live.new_games import NewGames
from duellum.server.live.presence import PresenceAnnouncer
from duellum.server.live.public_names import PublicNames
from duellum.server.live.steady_clock import now_ms
from duellum.server.live.table import Table, Watcher
from duellum.server.live.timekeeper import Timekeeper
from duellum.server.metrics import PURGED_STEPS, TABLES_IN_MEMORY
from duellum.server.protocol.codec import encode_message
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.http import GameList
from duellum.server.protocol.lobby import OwnGameChanged
from duellum.server.settings import Settings
from duellum.store import ConflictError, EventLog, StoreError

_DAY_MS = 86_400_000
_PURGED_EVENTS, _PURGE_PAUSE_SECONDS = 100, 0.05
"""How many events are deleted at a time, which takes about a millisecond, and how long to wait after that."""


class TableRegistry:
    """All tables of a node."""

    def __init__(
        self, log: EventLog, bus: Bus, settings: Settings, node: str = "",
        count_people: Callable[[], int] = lambda: 0,
    ) -> None:  # fmt: skip
        """`count_people` returns how many people are connected to this node."""
        self.node = node or secrets.token_hex(4)
        self._log, self.bus, self.settings = log, bus, settings
        self.is_sole_writer = settings.is_sole_writer
        self.tables: dict[str, Table] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._index, self._loader = GameIndex(log), GameLoader(log)
        self.engines = EnginePool(settings.limits)
        self.analyses = AnalysisRunner(self.engines, settings.limits.analyses)
        self._bots = Bots(self.engines, settings.min_bot_move_seconds)
        self.new_games = NewGames(log, self._index, self._on_created)
        self.presence = PresenceAnnouncer(bus, self.node, is_sole_writer=self.is_sole_writer)
        self.accounts = Accounts(log)
        self.public_names = PublicNames(log, self.accounts)
        self.eraser = AccountEraser(log, self.accounts, self.public_names, self._index, self.get_table)
        self.lobby = Lobby(
            log, bus, self.node, self.new_games.create_paired, settings.limits.address_seeks,
            is_sole_writer=self.is_sole_writer,
        )  # fmt: skip
        self.lobby_view = LobbyView(
            self.lobby, count_people,
            (self._index.list_public, self._index.list_finished), (self._get_state, self._loader.load),
        )  # fmt: skip
        self.timekeeper = Timekeeper(
            log, self.tables, self.get_table, self._run, is_sole_writer=self.is_sole_writer
        )

    async def start(self) -> None:
        """Begin to serve. Raises :class:`~duellum.store.StoreError`."""
        await self.timekeeper.start()
        await self.lobby.start()
        self.bus.start(self._on_wake)
        for work in Maintenance(self).tasks():
            self._run(work)

    async def close(self) -> None:
        """Stop, once all commands under way are finished; the log must still be open."""
        await self._bots.close()
        await self.lobby.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in list(self.tables.values()):
            await table.finish_commands()
        await self.bus.close()

    def _run(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- Tables -------------------------------------------------------------------------------------------

    async def get_table(self, game_id: str) -> Table:
        """Return a game's table, up to date; load the game if need be. Raises :class:`RefusedError`."""
        table = self.tables.get(game_id)
        if table is None:
            table = await self._load_table(game_id)
        elif table.is_behind or not self.is_sole_writer:
            await table.refresh()
        table.used_at = time.monotonic()
        await table.wake()
        return table

    async def list_games(self, player: str | None) -> GameList:
        """Return a player's games and the public ones that are in progress. Raises :class:`RefusedError`."""
        return await self._index.list_games(player, self._get_state)

    async def read_own_games(self, player: str) -> AsyncIterator[GameState]:
        """Yield all games of a player that still exist, without keeping them in memory.

        Raises :class:`RefusedError`.
        """
        try:
            games = await self._index.read_all(player)
        except StoreError as error:
            raise RefusedError(Reason.UNAVAILABLE, "the games cannot be read now") from error
        for game_id in games:
            with contextlib.suppress(RefusedError):
                table = self.tables.get(game_id)
                yield await self._loader.load(game_id) if table is None else table.state

    async def export(self, player: str) -> IO[bytes]:
        """Return everything stored about a player as a ZIP file. Raises :class:`RefusedError`."""
        account = await self.accounts.get(player)
        try:
            return await write_export(self._log, account, self.read_own_games(player))
        except StoreError as error:
            raise RefusedError(Reason.UNAVAILABLE, "the player's data cannot be read now") from error

    async def leave(self, player: str) -> None:
        """Delete a player's personal data: at once what identifies the player, soon the names in games.

        Raises :class:`RefusedError`.
        """
        await self.eraser.begin(player)
        self._run(self.eraser.tend())

    def note_seen(self, player: str, session: str, device: str, generation: int) -> None:
        """Note that a player's session is in use, as far as that is stored, without waiting."""
        self._run(self._note_seen(player, session, device, generation))

    async def _note_seen(self, player: str, session: str, device: str, generation: int) -> None:
        with contextlib.suppress(RefusedError):  # it is noted the next time
            await self.accounts.note_seen(player, session, device, generation)

    async def _get_state(self, game_id: str) -> GameState:
        return (await self.get_table(game_id)).state

    async def _load_table(self, game_id: str) -> Table:
        if len(self.tables) >= self.settings.limits.tables:
            self._evict_idle_table()
        table = self._add_table(await self._loader.load(game_id))
        await self.timekeeper.credit_outages(table)
        return table

    def _add_table(self, state: GameState) -> Table:
        """Return the table for a game; the one that was added meanwhile, if any."""
        if state.id not in self.tables:
            self.tables[state.id] = Table(
                state,
                self._log,
                self.timekeeper.heartbeat,
                self._on_change,
                self.new_games.create_rematch,
                is_sole_writer=self.is_sole_writer,
            )
            TABLES_IN_MEMORY.set(len(self.tables))
        return self.tables[state.id]

    def _evict_idle_table(self) -> None:
        """Drop the table that has been idle for longest. Raises :class:`RefusedError` if none is."""
        idle = [table for table in self.tables.values() if table.is_idle]
        if not idle:
            raise RefusedError(Reason.TOO_MANY, "too many games are being played")
        del self.tables[min(idle, key=lambda table: table.used_at).id]

    async def purge(self) -> None:
        """Delete games that are kept no longer, in small steps."""
        for label, days in [*self.settings.retention_days.items(), (CLOSED_LABEL, CLOSED_STREAM_DAYS)]:
            before = now_ms() - int(days * _DAY_MS)
            while (game_id := await self._log.purge(label, before, _PURGED_EVENTS)) is not None:
                PURGED_STEPS.inc()
                if game_id in self.tables and self.tables[game_id].is_idle:
                    del self.tables[game_id]
                await asyncio.sleep(_PURGE_PAUSE_SECONDS)

    # -- Watchers -----------------------------------------------------------------------------------------

    async def watch(self, table: Table, watcher: Watcher, after: int | None) -> None:
        """Add a watcher to a table. Raises :class:`RefusedError`."""
        await table.watch(watcher, after)
        watcher.send(table.encode_presence())
        self.presence.announce(table)
        if self._drives_bots(table):
            self._bots.start(table)

    def unwatch(self, table: Table, watcher: Watcher) -> None:
        """Remove a watcher from a table."""
        table.watchers.discard(watcher)
        self.presence.announce(table)

    # -- Changes ------------------------------------------------------------------------------------------

    def _on_created(self, state: GameState) -> None:
        self._index.note_change(state)
        if len(self.tables) < self.settings.limits.tables:
            self._add_table(state)  # its players will connect next

    def _on_change(self, table: Table, new_events: Sequence[GameEvent]) -> None:
        state = table.state
        self.timekeeper.heartbeat.note_activity()
        self.presence.publish(table)
        self._index.note_change(state)
        if self.lobby.visitors:
            self.lobby.tell(state.people(), encode_message(OwnGameChanged(state.id)))
        if state.sequence % SNAPSHOT_EVENTS == 0:
            self._run(self._loader.write_snapshot(state))
        for event in new_events:
            if isinstance(event, events.Joined):
                self.presence.announce(table)
                if not any(seat.player == event.player for seat in state.created.seats):
                    self._run(self._add_to_index(event.player or "", state.id))
        if self._drives_bots(table):
            self._bots.start(table)

    async def _add_to_index(self, player: str, game_id: str) -> None:
        with contextlib.suppress(StoreError, ConflictError):
            await self._index.add(player, game_id, now_ms())

    def _drives_bots(self, table: Table) -> bool:
        """Whether this node drives a table's bots: where a player is connected, or anyone if no one plays."""
        state = table.state
        if not is_bots_turn(state):
            return False
        return bool(table.present_seats()) or (not state.people() and bool(table.watchers))

    def _on_wake(self, wake: Wake) -> None:
        """Take in another node's presence, and read the log if the node knows more."""
        if wake.game == WAKE and wake.node != self.node:
            self.lobby.take_in(wake)
            self.lobby_view.take_in(wake)
        table = self.tables.get(wake.game)
        if wake.node == self.node or table is None:
            return
        self.presence.take_in(table, wake)
        if wake.message:
            table.broadcast(wake.message.encode())
        if wake.sequence > table.sequence:
            self._run(self.refresh(table))

    async def refresh(self, table: Table) -> None:
        """Let a table read new events; if it cannot, it reads them later."""
        with contextlib.suppress(RefusedError):
            await table.refresh()
