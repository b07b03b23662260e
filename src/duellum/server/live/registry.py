"""The hall: all tables this node serves, and what keeps them going: time-outs, wakes, bots, the pulse."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Sequence

from duellum.core import fairness
from duellum.core.errors import PositionError, UnknownGameError
from duellum.core.rules import Seat
from duellum.server.bus.contract import Bus, Wake
from duellum.server.game import events
from duellum.server.game.commands import EnforceTimeout
from duellum.server.game.creation import Randomness, decide_creation, decide_rematch
from duellum.server.game.events import Created, EventError, GameEvent
from duellum.server.game.replay import create_state, replay_events
from duellum.server.game.state import ENGINE_PLAYER, GameState, get_rules
from duellum.server.live.bots import Bots, is_bots_turn
from duellum.server.live.engine_pool import Engines, levels_of
from duellum.server.live.game_index import Lists
from duellum.server.live.heartbeat import Pulse
from duellum.server.live.maintenance import Upkeep
from duellum.server.live.table import Table, Watcher, new_game_id, now_ms
from duellum.server.metrics import TABLES
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.http import Bot, GameCreated, NewGame
from duellum.server.settings import Settings
from duellum.store import ConflictError, EventLog, StoreError

PRESENCE_SECONDS = 0.2
"""Comings and goings within this time are told together."""
_MOST_DUE = 500
_LOGGER = logging.getLogger(__name__)


class Hall:
    """All tables of a node."""

    def __init__(self, log: EventLog, bus: Bus, settings: Settings, node: str = "") -> None:
        self.node = node or secrets.token_hex(4)
        self.engines = Engines(settings.limits.bot_threads)
        self.lists = Lists(log)
        self._log, self.bus, self.settings = log, bus, settings
        self.is_alone = settings.is_alone
        self._bots = Bots(self.engines, settings.bot_pause)
        self._pulse = Pulse(log, now_ms)
        self.tables: dict[str, Table] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._told_soon: set[str] = set()

    async def start(self) -> None:
        """Begin to serve. Raises :class:`~duellum.store.StoreError`."""
        await self._pulse.start()
        self.bus.start(self._woken)
        await self.lists.start()
        for work in Upkeep(self).tasks():
            self._run(work)

    async def close(self) -> None:
        """Stop; what is being written is written by whoever closes the log."""
        await self._bots.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bus.close()

    def _run(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- Tables -------------------------------------------------------------------------------------------

    async def table(self, game: str) -> Table:
        """Return the table with this game, up to date. Raises :class:`RefusedError`."""
        table = self.tables.get(game)
        if table is None:
            table = await self._opened(game)
        elif table.is_behind or not self.is_alone:
            await table.refresh()
        table.used_at = time.monotonic()
        return table

    async def _opened(self, game: str) -> Table:
        if len(self.tables) >= self.settings.limits.tables:
            self._make_room()
        table = self._lay(await self._read(game))
        await self.credit(table)
        return table

    def _lay(self, state: GameState) -> Table:
        """Return the table with this room; another one where somebody has opened the game meanwhile."""
        if state.id not in self.tables:
            self.tables[state.id] = Table(
                state, self._log, self._changed, self._open_rematch, is_alone=self.is_alone
            )
            TABLES.set(len(self.tables))
        return self.tables[state.id]

    def _make_room(self) -> None:
        """Forget the table that has been idle for longest. Raises :class:`RefusedError` if none is."""
        idle = [table for table in self.tables.values() if table.is_idle]
        if not idle:
            raise RefusedError(Reason.TOO_MANY, "too many games are being played")
        del self.tables[min(idle, key=lambda table: table.used_at).id]

    async def _read(self, game: str) -> GameState:
        try:
            entries = await self._log.read(game)
            if not entries or not game.isalnum():
                raise RefusedError(Reason.UNKNOWN_GAME, "there is no game with this id")
            return replay_events(game, ((entry.at, events.decode(entry.payload)) for entry in entries))
        except StoreError as error:
            raise RefusedError(Reason.UNAVAILABLE, "the game cannot be read now") from error
        except (EventError, UnknownGameError, PositionError) as error:
            _LOGGER.exception("game %s cannot be replayed", game)
            raise RefusedError(Reason.UNAVAILABLE, "the game cannot be read") from error

    async def create(self, new_game: NewGame, player: str) -> GameCreated:
        """Create a game. Raises :class:`RefusedError`."""
        try:
            rules = get_rules(new_game.rules)
        except UnknownGameError as error:
            raise RefusedError(Reason.UNKNOWN_RULES, str(error)) from error
        has_bot = any(isinstance(each, Bot) for each in new_game.players)
        levels = await asyncio.to_thread(levels_of, rules) if has_bot else 0
        created = decide_creation(new_game, rules, player, levels, _draw_randomness())
        game = new_game_id()
        await self._write_new(game, created)
        if has_bot and not self.engines.is_warm(rules):
            self._run(self._warm_up(created.rules))
        seed = created.seed
        return GameCreated(game, None if seed is None else fairness.commitment(bytes.fromhex(seed)))

    async def _warm_up(self, name: str) -> None:
        with contextlib.suppress(Exception):  # told by the log, and again when a bot is to move
            await self.engines.warm_up(get_rules(name))

    async def _write_new(self, game: str, created: Created) -> None:
        now = now_ms()
        state = create_state(game, created, now)
        try:
            await asyncio.gather(
                self._log.append(game, 0, [events.encode(created)], at=now, live=True, due=state.due),
                *(self.lists.note(player, game, now) for player in state.people() if player is not None),
            )
        except (StoreError, ConflictError) as error:
            raise RefusedError(Reason.UNAVAILABLE, "the game cannot be written down now") from error
        self.lists.touch(state)
        if len(self.tables) < self.settings.limits.tables:
            self._lay(state)  # its players will come next

    async def _open_rematch(self, state: GameState, game: str) -> None:
        await self._write_new(game, decide_rematch(state, _draw_randomness()))

    # -- What happens to tables ---------------------------------------------------------------------------

    def _changed(self, table: Table, new_events: Sequence[GameEvent]) -> None:
        state = table.state
        self._pulse.serves()
        self.publish(table)
        self.lists.touch(state)
        for event in new_events:
            if isinstance(event, events.Joined):
                self.tell_presence(table)
                if not any(plan.player == event.player for plan in state.created.seats):
                    self._run(self._note(event.player or "", state.id))
        if self._drives_bots(table):
            self._bots.consider(table)

    async def _note(self, player: str, game: str) -> None:
        with contextlib.suppress(StoreError, ConflictError):
            await self.lists.note(player, game, now_ms())

    def _drives_bots(self, table: Table) -> bool:
        """Whether this node drives the bots of a table: where a player is, or anyone if there is none."""
        state = table.state
        if not is_bots_turn(state):
            return False
        return bool(table.present_seats()) or (not state.people() and bool(table.watchers))

    def publish(self, table: Table) -> None:
        """Wake the other nodes, where there are any."""
        if not self.is_alone:
            self.bus.publish(self._wake(table))

    def _wake(self, table: Table) -> Wake:
        return Wake(self.node, table.id, table.sequence, table.present_seats(), len(table.watchers))

    def _woken(self, wake: Wake) -> None:
        """Hear of another node's table."""
        table = self.tables.get(wake.game)
        if wake.node == self.node or table is None:
            return
        there = (wake.seats, wake.watchers, time.monotonic())
        is_new = table.elsewhere.get(wake.node, there)[:2] != there[:2] or wake.node not in table.elsewhere
        table.elsewhere[wake.node] = there
        if is_new:
            self.tell_presence(table, is_ours=False)
        if wake.sequence > table.sequence:
            self._run(self.refresh(table))

    async def refresh(self, table: Table) -> None:
        """Let a table look into the log; where it cannot it will look again."""
        with contextlib.suppress(RefusedError):  # then it is behind, and will look again
            await table.refresh()

    # -- Watching -----------------------------------------------------------------------------------------

    async def watch(self, table: Table, watcher: Watcher, after: int | None) -> None:
        """Let somebody watch a table. Raises :class:`RefusedError`."""
        await table.watch(watcher, after)
        watcher.push(table.presence())
        self.tell_presence(table)
        if self._drives_bots(table):
            self._bots.consider(table)

    def leave(self, table: Table, watcher: Watcher) -> None:
        """Let somebody go."""
        table.watchers.discard(watcher)
        self.tell_presence(table)

    def tell_presence(self, table: Table, *, is_ours: bool = True) -> None:
        """Tell soon who is here; other nodes, too, where it is our own people who come and go."""
        game = table.id
        if is_ours:
            self.publish(table)
        if table.watchers and game not in self._told_soon:
            self._told_soon.add(game)
            asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._tell_presence, table)

    def _tell_presence(self, table: Table) -> None:
        self._told_soon.discard(table.id)
        table.tell(table.presence())

    # -- Time ---------------------------------------------------------------------------------------------

    async def credit(self, table: Table) -> None:
        """Give back what outages took from a table's clock."""
        clock = table.state.clock
        if clock.running is None or table.state.seats[clock.running].player == ENGINE_PLAYER:
            return
        for credit in self._pulse.credits_since(table.state.outages_credited_until, clock.since):
            with contextlib.suppress(RefusedError):
                await table.act(credit)

    async def beat(self) -> None:
        """Show that this node lives, and give back what an outage took."""
        if await self._pulse.beat():
            for table in list(self.tables.values()):
                await self.credit(table)

    async def sweep(self) -> None:
        """Let time-outs fire, of tables here and of games nobody looks at alike."""
        for game in await self._log.due_games(now_ms(), _MOST_DUE):
            with contextlib.suppress(RefusedError):  # not due after all, as when an outage was credited
                await (await self.table(game)).act(EnforceTimeout())


def _draw_randomness() -> Randomness:
    """Draw lots."""
    return Randomness(
        Seat(secrets.randbelow(2)),
        fairness.new_seed().hex(),
        (fairness.new_player_seed(), fairness.new_player_seed()),
    )
