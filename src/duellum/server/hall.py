"""The hall: all tables this node serves, and what keeps them going: time-outs, wakes, bots, the pulse."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from itertools import islice

from duellum import fairness
from duellum.game import PositionError, Side, UnknownGameError
from duellum.server import events, showing
from duellum.server.bots import Bots, is_bots_turn
from duellum.server.bus import Bus, Wake
from duellum.server.creating import Luck, plan_game, plan_rematch
from duellum.server.deciding import RefusedError, TimeUp
from duellum.server.engines import Engines, levels_of
from duellum.server.events import Created, EventError, Happening
from duellum.server.figures import TABLES
from duellum.server.lists import Lists
from duellum.server.messages import Bot, GameCreated, GameList, NewGame, Reason
from duellum.server.pulse import INTERVAL, Pulse
from duellum.server.room import ENGINE, Room, create, known_rules, replay
from duellum.server.settings import Settings
from duellum.server.table import Table, Watcher, new_game_id, now_ms
from duellum.store import ConflictError, EventLog, StoreError

SWEEP_SECONDS = 0.5
PRESENCE_SECONDS = 0.2
"""Comings and goings within this time are told together."""
PRESENCE_LASTS = 45.0
SECONDS_UNTIL_SURE = 15.0
"""How often a node looks into the log although the bus is well: a wake may be lost."""
REST_SECONDS = 10.0
"""After how long without a move a table takes less memory."""
_MOST_TO_REST = 100
_MOST_DUE = 500
_LOGGER = logging.getLogger(__name__)


class Hall:
    """All tables of a node."""

    def __init__(self, log: EventLog, bus: Bus, settings: Settings, node: str = "") -> None:
        self.node = node or secrets.token_hex(4)
        self.engines = Engines(settings.limits.bot_threads)
        self.lists = Lists(log)
        self._log, self._bus, self._settings = log, bus, settings
        self._bots = Bots(self.engines, settings.bot_pause)
        self._pulse = Pulse(log, now_ms)
        self._tables: dict[str, Table] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._told_soon: set[str] = set()
        self._looks_at = 0.0

    async def start(self) -> None:
        """Begin to serve. Raises :class:`~duellum.store.StoreError`."""
        await self._pulse.start()
        self._bus.start(self._woken)
        await self.lists.start()
        for seconds, work in (
            (SWEEP_SECONDS, self._sweep), (INTERVAL / 1000, self._beat), (1.0, self._look_around),
        ):  # fmt: skip
            self._run(self._regularly(seconds, work))

    async def close(self) -> None:
        """Stop; what is being written is written by whoever closes the log."""
        await self._bots.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._bus.close()

    def _run(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _regularly(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except (StoreError, RefusedError) as error:
                _LOGGER.warning("the log cannot be used now: %s", error)
            except Exception:
                _LOGGER.exception("something that is done regularly has failed")

    # -- Tables -------------------------------------------------------------------------------------------

    async def table(self, game: str) -> Table:
        """Return the table with this game, up to date. Raises :class:`RefusedError`."""
        table = self._tables.get(game)
        if table is None:
            table = await self._opened(game)
        elif table.is_behind or not self._settings.is_alone:
            await table.refresh()
        table.used_at = time.monotonic()
        return table

    async def _opened(self, game: str) -> Table:
        room = await self._read(game)
        if game not in self._tables:  # unless somebody else opened it meanwhile
            self._tables[game] = Table(
                room, self._log, self._changed, self._open_rematch, is_alone=self._settings.is_alone
            )
            TABLES.set(len(self._tables))
        table = self._tables[game]
        await self._credit(table)
        return table

    async def _read(self, game: str) -> Room:
        try:
            entries = await self._log.read(game)
            if not entries or not game.isalnum():
                raise RefusedError(Reason.UNKNOWN_GAME, "there is no game with this id")
            return replay(game, ((entry.at, events.decode(entry.payload)) for entry in entries))
        except StoreError as error:
            raise RefusedError(Reason.UNAVAILABLE, "the game cannot be read now") from error
        except (EventError, UnknownGameError, PositionError) as error:
            _LOGGER.exception("game %s cannot be replayed", game)
            raise RefusedError(Reason.UNAVAILABLE, "the game cannot be read") from error

    async def create(self, wish: NewGame, player: str) -> GameCreated:
        """Create a game. Raises :class:`RefusedError`."""
        try:
            rules = known_rules(wish.rules)
        except UnknownGameError as error:
            raise RefusedError(Reason.UNKNOWN_RULES, str(error)) from error
        has_bot = any(isinstance(each, Bot) for each in wish.players)
        levels = await asyncio.to_thread(levels_of, rules) if has_bot else 0
        created = plan_game(wish, rules, player, levels, _luck())
        game = new_game_id()
        await self._write_new(game, created)
        if has_bot and not self.engines.is_warm(rules):
            self._run(self._warm_up(created.rules))
        seed = created.seed
        return GameCreated(game, None if seed is None else fairness.commitment(bytes.fromhex(seed)))

    async def _warm_up(self, name: str) -> None:
        with contextlib.suppress(Exception):  # told by the log, and again when a bot is to move
            await self.engines.warm_up(known_rules(name))

    async def _write_new(self, game: str, created: Created) -> None:
        now = now_ms()
        room = create(game, created, now)
        try:
            for player in room.people() - {None}:
                await self.lists.note(player or "", game, now)
            await self._log.append(game, 0, [events.encode(created)], at=now, live=True, due=room.due)
        except (StoreError, ConflictError) as error:
            raise RefusedError(Reason.UNAVAILABLE, "the game cannot be written down now") from error
        self.lists.touch(room)

    async def _open_rematch(self, room: Room, game: str) -> None:
        await self._write_new(game, plan_rematch(room, _luck()))

    # -- What happens to tables ---------------------------------------------------------------------------

    def _changed(self, table: Table, happenings: Sequence[Happening]) -> None:
        room = table.room
        self._pulse.serves()
        self._publish(table)
        self.lists.touch(room)
        for event in happenings:
            if isinstance(event, events.Joined):
                self.tell_presence(table)
                if not any(plan.player == event.player for plan in room.created.seats):
                    self._run(self._note(event.player or "", room.id))
        if self._drives_bots(table):
            self._bots.consider(table)

    async def _note(self, player: str, game: str) -> None:
        with contextlib.suppress(StoreError, ConflictError):
            await self.lists.note(player, game, now_ms())

    def _drives_bots(self, table: Table) -> bool:
        """Whether this node drives the bots of a table: where a player is, or anyone if there is none."""
        room = table.room
        if not is_bots_turn(room):
            return False
        return bool(table.present_seats()) or (not room.people() and bool(table.watchers))

    def _publish(self, table: Table) -> None:
        """Wake the other nodes, where there are any."""
        if not self._settings.is_alone:
            self._bus.publish(self._wake(table))

    def _wake(self, table: Table) -> Wake:
        return Wake(self.node, table.id, table.sequence, table.present_seats(), len(table.watchers))

    def _woken(self, wake: Wake) -> None:
        """Hear of another node's table."""
        table = self._tables.get(wake.game)
        if wake.node == self.node or table is None:
            return
        there = (wake.seats, wake.watchers, time.monotonic())
        is_new = table.elsewhere.get(wake.node, there)[:2] != there[:2] or wake.node not in table.elsewhere
        table.elsewhere[wake.node] = there
        if is_new:
            self.tell_presence(table, is_ours=False)
        if wake.sequence > table.sequence:
            self._run(self._refreshed(table))

    async def _refreshed(self, table: Table) -> None:
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
            self._publish(table)
        if table.watchers and game not in self._told_soon:
            self._told_soon.add(game)
            asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._tell_presence, table)

    def _tell_presence(self, table: Table) -> None:
        self._told_soon.discard(table.id)
        table.tell(table.presence())

    # -- What is done regularly ---------------------------------------------------------------------------

    async def _sweep(self) -> None:
        """Let time-outs fire, of tables here and of games nobody looks at alike."""
        for game in await self._log.due_games(now_ms(), _MOST_DUE):
            with contextlib.suppress(RefusedError):  # not due after all, as when an outage was credited
                await (await self.table(game)).act(TimeUp())

    async def _beat(self) -> None:
        if await self._pulse.beat():
            for table in list(self._tables.values()):
                await self._credit(table)

    async def _credit(self, table: Table) -> None:
        clock = table.room.clock
        if clock.running is None or table.room.seats[clock.running].player == ENGINE:
            return
        for credit in self._pulse.credits_since(table.room.credited_until, clock.since):
            with contextlib.suppress(RefusedError):
                await table.act(credit)

    async def _look_around(self) -> None:
        """Forget idle tables; look into the log where nobody wakes us; tell others who is here."""
        now = time.monotonic()
        looks = not self._settings.is_alone and (not self._bus.is_well or now > self._looks_at)
        for game, table in list(self._tables.items()):
            if table.is_idle and now - table.used_at > self._settings.limits.idle_seconds:
                del self._tables[game]
            elif looks and table.watchers:
                await self._refreshed(table)
                if self._bus.is_well:
                    self._bus.publish(self._wake(table))
            self._forget_nodes(table, now)
        self._let_rest(now)
        if looks:  # once more when the bus is well again, for what was not told meanwhile
            self._looks_at = now + (SECONDS_UNTIL_SURE if self._bus.is_well else 0.0)
        TABLES.set(len(self._tables))

    def _let_rest(self, now: float) -> None:
        """Let tables rest at which nothing has happened for a while; some at a time, as it takes a moment."""
        awake = (table for table in self._tables.values() if now - table.used_at > REST_SECONDS)
        rested = (table for table in awake if table.rest())
        for _ in islice(rested, _MOST_TO_REST):
            pass

    def _forget_nodes(self, table: Table, now: float) -> None:
        gone = [node for node, (_, _, at) in table.elsewhere.items() if now - at > PRESENCE_LASTS]
        for node in gone:
            del table.elsewhere[node]
        if gone:
            self.tell_presence(table, is_ours=False)

    # -- Lists --------------------------------------------------------------------------------------------

    async def games(self, player: str | None) -> GameList:
        """Return a player's games that go on, and public ones. Raises :class:`RefusedError`."""
        try:
            own = await self.lists.of_player(player) if player else []
        except StoreError as error:
            raise RefusedError(Reason.UNAVAILABLE, "the games cannot be read now") from error
        rooms = await self._rooms(own)
        public = [room for room in await self._rooms(self.lists.recent()) if room.created.public]
        return GameList(
            [showing.summary(room, player) for room in rooms if player and room.seats_of(player)],
            [showing.summary(room, player) for room in public],
        )

    async def _rooms(self, games: Sequence[str]) -> list[Room]:
        rooms = []
        for game in games:
            with contextlib.suppress(RefusedError):
                rooms.append((await self.table(game)).room)
        rooms = [room for room in rooms if room.status != "over"]
        return sorted(rooms, key=lambda room: room.active_at, reverse=True)


def _luck() -> Luck:
    """Draw lots."""
    return Luck(
        Side(secrets.randbelow(2)),
        fairness.new_seed().hex(),
        (fairness.new_player_seed(), fairness.new_player_seed()),
    )
