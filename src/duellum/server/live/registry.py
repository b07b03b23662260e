"""The table registry: all games that a node has in memory, with time-outs, wakes, bots and heartbeat."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Sequence
from functools import partial

from msgspec import structs

from duellum.core import fairness
from duellum.core.engine import LEVEL_COUNT, has_engine
from duellum.core.errors import UnknownGameError
from duellum.core.registry import game_names, load_rules
from duellum.core.rules import Rules, Seat
from duellum.record import Record
from duellum.server.bus.contract import Bus, Wake
from duellum.server.game import events
from duellum.server.game.commands import EnforceTimeout
from duellum.server.game.creation import (
    Randomness,
    SeatRequests,
    decide_continuation,
    decide_creation,
    decide_rematch,
    list_moves,
)
from duellum.server.game.dice import compute_server_commitment
from duellum.server.game.events import Created, GameEvent
from duellum.server.game.replay import replay_in_steps
from duellum.server.game.state import GameState
from duellum.server.live.analysis.runner import AnalysisRunner
from duellum.server.live.bots import Bots, is_bots_turn
from duellum.server.live.command_request import find_credits
from duellum.server.live.engine_pool import EnginePool, count_levels
from duellum.server.live.engine_preparation import EnginePreparation
from duellum.server.live.game_index import GameIndex
from duellum.server.live.game_loader import SNAPSHOT_EVENTS, GameLoader, run_in_slices
from duellum.server.live.heartbeat import Heartbeat
from duellum.server.live.loop_slices import LoopSlices
from duellum.server.live.maintenance import Maintenance
from duellum.server.live.steady_clock import STEADY_CLOCK, now_ms
from duellum.server.live.table import RemotePresence, Table, Watcher
from duellum.server.metrics import PURGED_STEPS, TABLES_IN_MEMORY
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.game_ids import new_game_id
from duellum.server.protocol.http import Bot, EngineInfo, GameCreated, GameList, NewGame
from duellum.server.settings import Settings
from duellum.store import ConflictError, EventLog, StoreError

PRESENCE_DELAY_SECONDS = 0.2
"""Changes of presence within this time are sent together."""
_MAX_DUE_GAMES = 500
OTHER_NODE_GRACE_MS = 15_000
"""For how long a node leaves it to another one to end a game on time."""
_CREDIT_BATCH = 20
"""How many games are credited an outage at the same time, so that one write serves them all."""
_DAY_MS = 86_400_000
_PURGED_EVENTS, _PURGE_PAUSE_SECONDS = 100, 0.05
"""How many events are deleted at a time, which takes about a millisecond, and how long to wait after that."""
_LOGGER = logging.getLogger(__name__)


class TableRegistry:
    """All tables of a node."""

    def __init__(self, log: EventLog, bus: Bus, settings: Settings, node: str = "") -> None:
        self.node = node or secrets.token_hex(4)
        self._preparation = EnginePreparation()
        self.engines = EnginePool(settings.limits, self._preparation)
        self.analyses = AnalysisRunner(self.engines, settings.limits.analyses)
        self._index = GameIndex(log)
        self._loader = GameLoader(log)
        self._log, self.bus, self.settings = log, bus, settings
        self.is_sole_writer = settings.is_sole_writer
        self._bots = Bots(self.engines, settings.min_bot_move_seconds)
        self._heartbeat = Heartbeat(log, now_ms)
        self._outages = 0
        """How many outages have been credited to the tables in memory."""
        self.tables: dict[str, Table] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._presence_due: set[str] = set()
        self._presence_slices = LoopSlices()

    async def start(self) -> None:
        """Begin to serve. Raises :class:`~duellum.store.StoreError`."""
        await self._heartbeat.start()
        self._outages = len(self._heartbeat.outages)
        self.bus.start(self._on_wake)
        for work in Maintenance(self).tasks():
            self._run(work)
        if self.settings.compiles_ahead:
            self._preparation.start(name for name in game_names() if has_engine(load_rules(name)))

    async def close(self) -> None:
        """Stop, once all commands under way are finished; the log must still be open."""
        self._preparation.close()
        await self._bots.close()
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

    async def get_table(self, game: str) -> Table:
        """Return a game's table, up to date; load the game if need be. Raises :class:`RefusedError`."""
        table = self.tables.get(game)
        if table is None:
            table = await self._load_table(game)
        elif table.is_behind or not self.is_sole_writer:
            await table.refresh()
        table.used_at = time.monotonic()
        return table

    async def list_games(self, player: str | None) -> GameList:
        """Return a player's games and the public ones that are going on. Raises :class:`RefusedError`."""
        return await self._index.list_games(player, self._get_state)

    async def _get_state(self, game: str) -> GameState:
        return (await self.get_table(game)).state

    async def _load_table(self, game: str) -> Table:
        if len(self.tables) >= self.settings.limits.tables:
            self._evict_idle_table()
        table = self._add_table(await self._loader.load(game))
        await self.credit_outages(table)
        return table

    def _add_table(self, state: GameState) -> Table:
        """Return the table for a game; the one that was added meanwhile, if any."""
        if state.id not in self.tables:
            self.tables[state.id] = Table(
                state,
                self._log,
                self._heartbeat,
                self._on_change,
                self._create_rematch,
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

    # -- New games ----------------------------------------------------------------------------------------

    async def create_game(self, new_game: NewGame, player: str) -> GameCreated:
        """Create a game. Raises :class:`RefusedError`."""
        try:
            rules = load_rules(new_game.rules)
        except UnknownGameError as error:
            raise RefusedError(Reason.UNKNOWN_RULES, str(error)) from error
        levels = await _count_levels(rules, new_game.players)
        created = decide_creation(new_game, rules, player, levels, _draw_randomness())
        return await self._add_game(created, [], rules)

    async def continue_game(self, record: Record, players: SeatRequests, player: str) -> GameCreated:
        """Create a game from a record of its beginning. Raises :class:`RefusedError`."""
        levels = await _count_levels(record.rules, players)
        created = decide_continuation(record, players, player, levels, _draw_randomness())
        return await self._add_game(created, list_moves(record), record.rules)

    async def _add_game(self, created: Created, moves: Sequence[GameEvent], rules: Rules) -> GameCreated:
        game = new_game_id()
        await self._write_created(game, created, moves)
        bots = [seat.level for seat in created.seats if seat.level is not None]
        if bots:
            self._run(self._warm_up(rules, max(bots)))
        return GameCreated(game, compute_server_commitment(created))

    async def _warm_up(self, rules: Rules, level: int) -> None:
        if not self.engines.is_warm(rules, level):
            with contextlib.suppress(Exception):  # it is logged, and tried again when a bot has to move
                await self.engines.warm_up(rules, level)

    def describe_engines(self) -> list[EngineInfo]:
        """Return how far each game's engine is compiled, by level."""
        return [
            EngineInfo(
                name, tuple(self._preparation.progress(name).share(1 + level) for level in range(LEVEL_COUNT))
            )
            for name in game_names()
            if has_engine(load_rules(name))
        ]

    async def _write_created(self, game: str, created: Created, moves: Sequence[GameEvent] = ()) -> None:
        """Store a new game, with the moves it brings with it."""
        now = now_ms()
        entries = ((now, event) for event in (created, *moves))
        state = await run_in_slices(replay_in_steps(game, None, entries))
        try:
            await asyncio.gather(
                self._log.append(
                    game,
                    0,
                    [events.encode(event) for event in (created, *moves)],
                    at=now,
                    live=True,
                    due=state.due,
                    label=state.label,
                ),
                *(self._index.add(player, game, now) for player in state.people() if player is not None),
            )
        except (StoreError, ConflictError) as error:
            raise RefusedError(Reason.UNAVAILABLE, "the game cannot be stored now") from error
        self._index.note_change(state)
        if len(self.tables) < self.settings.limits.tables:
            self._add_table(state)  # its players will connect next

    async def _create_rematch(self, state: GameState, game: str) -> None:
        await self._write_created(game, decide_rematch(state, _draw_randomness()))

    # -- Changes ------------------------------------------------------------------------------------------

    def _on_change(self, table: Table, new_events: Sequence[GameEvent]) -> None:
        state = table.state
        self._heartbeat.note_activity()
        self.publish(table)
        self._index.note_change(state)
        if state.sequence % SNAPSHOT_EVENTS == 0:
            self._run(self._loader.write_snapshot(state))
        for event in new_events:
            if isinstance(event, events.Joined):
                self.announce_presence(table)
                if not any(seat.player == event.player for seat in state.created.seats):
                    self._run(self._add_to_index(event.player or "", state.id))
        if self._drives_bots(table):
            self._bots.start(table)

    async def _add_to_index(self, player: str, game: str) -> None:
        with contextlib.suppress(StoreError, ConflictError):
            await self._index.add(player, game, now_ms())

    def _drives_bots(self, table: Table) -> bool:
        """Whether this node drives a table's bots: where a player is connected, or anyone if no one plays."""
        state = table.state
        if not is_bots_turn(state):
            return False
        return bool(table.present_seats()) or (not state.people() and bool(table.watchers))

    def publish(self, table: Table) -> None:
        """Wake the other nodes, where there are any."""
        if not self.is_sole_writer:
            seats, watchers, spectators = table.present_seats(), len(table.watchers), table.count_spectators()
            self.bus.publish(Wake(self.node, table.id, table.sequence, seats, watchers, spectators))

    def _on_wake(self, wake: Wake) -> None:
        """Take in another node's presence, and read the log if the node knows more."""
        table = self.tables.get(wake.game)
        if wake.node == self.node or table is None:
            return
        before = table.remote_presence.get(wake.node)
        now = RemotePresence(wake.seats, wake.watchers, wake.spectators, time.monotonic())
        table.remote_presence[wake.node] = now
        if before is None or structs.replace(before, at=now.at) != now:
            self.announce_presence(table, is_local=False)
        if wake.sequence > table.sequence:
            self._run(self.refresh(table))

    async def refresh(self, table: Table) -> None:
        """Let a table read new events; where it cannot, it stays behind and reads later."""
        with contextlib.suppress(RefusedError):
            await table.refresh()

    # -- Watchers and presence ----------------------------------------------------------------------------

    async def watch(self, table: Table, watcher: Watcher, after: int | None) -> None:
        """Add a watcher to a table. Raises :class:`RefusedError`."""
        await table.watch(watcher, after)
        watcher.send(table.encode_presence())
        self.announce_presence(table)
        if self._drives_bots(table):
            self._bots.start(table)

    def unwatch(self, table: Table, watcher: Watcher) -> None:
        """Remove a watcher from a table."""
        table.watchers.discard(watcher)
        self.announce_presence(table)

    def announce_presence(self, table: Table, *, is_local: bool = True) -> None:
        """Send the presence to all watchers soon; to the other nodes, too, if it changed at this one."""
        game = table.id
        if is_local:
            self.publish(table)
        if table.watchers and game not in self._presence_due:
            self._presence_due.add(game)
            asyncio.get_running_loop().call_later(PRESENCE_DELAY_SECONDS, self._broadcast_presence, table)

    def _broadcast_presence(self, table: Table) -> None:
        """Send the presence to all watchers, of whom there may be a thousand, a few at a time."""
        self._presence_due.discard(table.id)
        payload = table.encode_presence()
        for watcher in table.watchers:
            self._presence_slices.add(partial(table.send_to, watcher, payload))

    # -- Time ---------------------------------------------------------------------------------------------

    async def credit_outages(self, table: Table) -> None:
        """Give a table's running clock back what outages took from it."""
        for credit in find_credits(table.state, self._heartbeat):
            with contextlib.suppress(RefusedError):
                await table.act(credit)

    async def tick(self) -> None:
        """Note that this process runs."""
        STEADY_CLOCK.tick()
        self._heartbeat.tick()

    async def beat(self) -> None:
        """Write a heartbeat, and credit the clocks if there was an outage."""
        await self._heartbeat.beat()
        self._credit_tables()

    def _credit_tables(self) -> None:
        """Credit the clocks of all tables in the background, once for each outage."""
        if len(self._heartbeat.outages) > self._outages:
            self._outages = len(self._heartbeat.outages)
            clocked = [table for table in self.tables.values() if table.running is not None]
            self._run(self._credit_in_batches(clocked))

    async def _credit_in_batches(self, tables: Sequence[Table]) -> None:
        for first in range(0, len(tables), _CREDIT_BATCH):
            batch = tables[first : first + _CREDIT_BATCH]
            await asyncio.gather(*(self.credit_outages(table) for table in batch), return_exceptions=True)

    async def purge(self) -> None:
        """Delete games that are kept no longer, in small steps."""
        for label, days in self.settings.retention_days.items():
            before = now_ms() - int(days * _DAY_MS)
            while (game := await self._log.purge(label, before, _PURGED_EVENTS)) is not None:
                PURGED_STEPS.inc()
                if game in self.tables and self.tables[game].is_idle:
                    del self.tables[game]
                await asyncio.sleep(_PURGE_PAUSE_SECONDS)

    async def enforce_timeouts(self) -> None:
        """End games whose time is up, whether they are in memory or not.

        A node that was away finds that out first: the time of an outage belongs to the players.
        """
        await self._heartbeat.catch_up()
        self._credit_tables()
        for game in await self._find_due_games():
            with contextlib.suppress(RefusedError):  # not due after all, such as after a credited outage
                await (await self.get_table(game)).act(EnforceTimeout())

    async def _find_due_games(self) -> Sequence[str]:
        """Return the games whose time is up.

        The player to move may be connected to another node that is paused. So each node looks after its own
        players, and after all others only once the node that had them has had time to find its pause.
        """
        now = now_ms()
        if self.is_sole_writer:
            return await self._log.due_games(now, _MAX_DUE_GAMES)
        due = await self._log.due_games(now, _MAX_DUE_GAMES)
        late = await self._log.due_games(now - OTHER_NODE_GRACE_MS, _MAX_DUE_GAMES)
        return [*late, *(game for game in due if self._has_player_to_move(game))]

    def _has_player_to_move(self, game: str) -> bool:
        table = self.tables.get(game)
        return table is not None and table.running in table.present_seats()


async def _count_levels(rules: Rules, players: SeatRequests) -> int:
    """Return how many levels a game's engine has; it is not asked where no bot plays."""
    has_bot = any(isinstance(each, Bot) for each in players)
    return await asyncio.to_thread(count_levels, rules) if has_bot else 0


def _draw_randomness() -> Randomness:
    """Draw what a new game needs."""
    return Randomness(
        Seat(secrets.randbelow(2)),
        fairness.new_seed().hex(),
        (fairness.new_player_seed(), fairness.new_player_seed()),
    )
