"""Several nodes with one log: who is second reads what happened and decides again; clocks stay honest."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from duellum.server.bus.contract import NoBus, Wake
from duellum.server.bus.redis import RedisBus
from duellum.server.bus.unix import UnixBus
from duellum.server.game import events
from duellum.server.live import heartbeat
from duellum.server.live.command_request import now_ms
from duellum.server.live.heartbeat import Heartbeat
from duellum.server.live.registry import TableRegistry
from duellum.server.protocol.client import Join, Offer, Play, Roll
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.http import Me, NewGame, Open
from duellum.server.protocol.server import Done
from duellum.server.protocol.types import SuddenDeath
from duellum.server.settings import Settings
from duellum.store import StoreError, open_event_log
from tests.server.clients import UNLIMITED, GameConnection, RunningServer, running_server, two_players
from tests.services import Redis, redis_server  # noqa: F401 - a fixture


@contextlib.asynccontextmanager
async def two_nodes(folder: Path, bus: str = "") -> AsyncIterator[tuple[RunningServer, RunningServer]]:
    """Two servers with the same log and secret; without a bus they look into the log every second."""
    async with (
        running_server(folder, UNLIMITED, bus=bus, workers=2) as one,
        running_server(folder, UNLIMITED, bus=bus, workers=2) as other,
    ):
        yield one, other


@contextlib.asynccontextmanager
async def across(
    one: RunningServer, other: RunningServer
) -> AsyncIterator[tuple[GameConnection, GameConnection]]:
    """Two clients at one game, each at a node of their own."""
    async with one.new_client() as ann, other.new_client() as ben:
        game = await ann.create()
        async with ann.at(game) as first, ben.at(game) as second:
            await (await first.receive_state()).do("join", name="Ann")
            await (await second.receive_state()).do("join", name="Ben")
            await first.receive("update", status="playing")
            yield first, second


@pytest.mark.asyncio
async def test_players_at_two_nodes_meet_without_a_bus(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as (one, other), across(one, other) as (first, second):
        moved = await first.move()
        assert await second.receive("update", sequence=moved["sequence"]) == moved


@pytest.mark.asyncio
async def test_a_node_that_is_behind_decides_again(tmp_path: Path) -> None:
    log = await open_event_log(f"sqlite:///{tmp_path}/log.db")
    settings = Settings(str(tmp_path), workers=2)
    registries = [TableRegistry(log, NoBus(is_sole_writer=False), settings) for _ in range(2)]
    try:
        game = (await registries[0].create_game(NewGame("qwixx", (Me(), Me()), "first"), "ann")).game
        tables = [await registry.get_table(game) for registry in registries]
        await tables[0].act(Join("j"), "ann")
        assert tables[1].state.sequence == 1
        await tables[1].act(Roll("r", 0), "ann")
        assert tables[1].state.sequence == 3
        assert await tables[0].act(Roll("r", 0), "ann") == Done("r", 3)
        with pytest.raises(RefusedError) as refused:
            await tables[0].act(Roll("another", 0), "ann")
        assert refused.value.reason is Reason.STALE
    finally:
        for registry in registries:
            await registry.close()
        await log.close()


@pytest.mark.asyncio
async def test_who_believes_to_be_alone_and_is_not_catches_up(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, two_players(server) as (first, second):
        game, sequence = first.state["game"], first.state["sequence"]
        stranger = await open_event_log(f"sqlite:///{tmp_path}/server.db")
        await stranger.append(
            game, sequence, [events.encode(events.Offered("draw", 1))], at=now_ms(), live=True
        )
        await stranger.close()
        table = await server.registry.get_table(game)
        assert table.sequence == sequence
        moved = await first.do("roll", ply=0)
        assert moved["sequence"] == table.sequence == sequence + 2
        assert [event["type"] for event in (await second.receive("update"))["events"]] == ["offered"]
        assert await second.receive("update") == moved
        assert (await second.do("roll", ply=1))["reason"] == "not-your-turn"


@pytest.mark.asyncio
async def test_many_writers_at_two_nodes_and_each_command_is_carried_out_once(tmp_path: Path) -> None:
    log = await open_event_log(f"sqlite:///{tmp_path}/log.db")
    registries = [
        TableRegistry(log, NoBus(is_sole_writer=False), Settings(str(tmp_path), workers=2)) for _ in range(2)
    ]
    try:
        game = (await registries[0].create_game(NewGame("qwixx", (Me(), Open()), "first"), "ann")).game
        tables = [await registry.get_table(game) for registry in registries]
        for table, player in zip(tables, ("ann", "ben"), strict=True):
            await table.act(Join("j"), player)
        commands = [Offer(f"o{number}", "draw") for number in range(6)]
        commands_of = [(table, command) for command in commands for table in tables]
        done = await asyncio.gather(
            *(table.act(command, "ann") for table, command in commands_of), return_exceptions=True
        )
        assert sum(isinstance(each, RefusedError) for each in done) == 10
        assert sum(each is None for each in done) == 1
        assert len(await log.read(game)) == 4
    finally:
        for registry in registries:
            await registry.close()
        await log.close()


@pytest.mark.asyncio
async def test_a_log_that_fails_refuses_the_command_and_changes_nothing(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        game = await ann.create(players="me me")
        async with ann.at(game) as seat:
            await (await seat.receive_state()).do("join")
            table = await server.registry.get_table(game)
            log, failing = table._log, _FailingLog()
            table._log = failing  # type: ignore[assignment]  # what it lacks is not asked for
            assert (await seat.do("roll", ply=0, id="mine"))["reason"] == "unavailable"
            table._log = log
            assert (await seat.do("roll", ply=0, id="mine"))["type"] == "update"
            assert failing.asked == 1


class _FailingLog:
    asked = 0

    async def append(self, *_: object, **__: object) -> None:
        self.asked += 1
        raise StoreError("the disk is full")


@pytest.mark.asyncio
async def test_redis_wakes_other_nodes_and_tells_who_is_there(tmp_path: Path, redis_server: Redis) -> None:  # noqa: F811 - the fixture
    async with (
        two_nodes(tmp_path, redis_server.address) as (one, other),
        across(one, other) as (first, second),
    ):
        moved = await first.move()
        assert await second.receive("update", sequence=moved["sequence"]) == moved
        assert (await first.receive("presence", watchers=2))["connected"] == [True, True]


@pytest.mark.asyncio
async def test_without_redis_moves_come_later_and_none_is_lost(tmp_path: Path, redis_server: Redis) -> None:  # noqa: F811 - the fixture
    async with (
        two_nodes(tmp_path, redis_server.address) as (one, other),
        across(one, other) as (first, second),
    ):
        redis_server.kill()
        for _ in range(3):
            moved = await first.move()
        assert (await second.receive("update", sequence=moved["sequence"]))["situation"] == moved["situation"]
        redis_server.start()
        moved = await second.move() if first.situation["to_move"] else await first.move()
        for seat in (first, second):
            while seat.state["sequence"] < moved["sequence"]:
                await seat.receive("update")


@pytest.mark.asyncio
async def test_a_bus_drops_the_oldest_wakes_while_nobody_takes_them() -> None:
    bus = RedisBus("redis://127.0.0.1:1/0")
    for number in range(20_000):
        bus.publish(Wake("node", "game", number))
    assert bus._queue.qsize() == 10_000
    await bus.close()


# -- The pulse


class Watch:
    """A clock the test sets."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


@pytest.mark.asyncio
async def test_an_outage_is_noted_once_by_whoever_starts_first(tmp_path: Path) -> None:
    log = await open_event_log(f"sqlite:///{tmp_path}/log.db")
    watch = Watch()
    try:
        await log.append("somegame", 0, [b"{}"], at=watch.now, live=True, due=watch.now + 10**9)
        await Heartbeat(log, watch).start()
        watch.now += 60_000
        pulses = [Heartbeat(log, watch) for _ in range(2)]
        await asyncio.gather(*(each.start() for each in pulses))
        for each in pulses:
            await each.beat()
            assert [(outage.since, outage.until) for outage in each.outages] == [(1_000_000, 1_060_000)]
    finally:
        await log.close()


@pytest.mark.asyncio
async def test_a_short_absence_and_a_time_without_clocks_are_no_outage(tmp_path: Path) -> None:
    log = await open_event_log(f"sqlite:///{tmp_path}/log.db")
    watch = Watch()
    try:
        await Heartbeat(log, watch).start()
        watch.now += 10**7  # nothing is due, so nobody beats
        again = Heartbeat(log, watch)
        await again.start()
        await log.append("somegame", 0, [b"{}"], at=watch.now, live=True, due=watch.now + 10**9)
        watch.now += heartbeat.INTERVAL_MS
        await again.beat()
        watch.now += heartbeat.OUTAGE_MS
        third = Heartbeat(log, watch)
        await third.start()
        assert (again.outages, third.outages) == ([], [])
    finally:
        await log.close()


@pytest.mark.asyncio
async def test_a_node_that_writes_events_but_beats_late_was_not_away(tmp_path: Path) -> None:
    log = await open_event_log(f"sqlite:///{tmp_path}/log.db")
    watch = Watch()
    try:
        await log.append("somegame", 0, [b"{}"], at=watch.now, live=True, due=watch.now + 10**9)
        busy = Heartbeat(log, watch)
        await busy.start()
        for _ in range(10):
            watch.now += heartbeat.OUTAGE_MS - 1
            busy.note_activity()
        assert not await busy.beat()
        assert busy.outages == []
    finally:
        await log.close()


@pytest.mark.asyncio
async def test_downtime_runs_no_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch()
    for module in ("registry", "command_request"):
        monkeypatch.setattr(f"duellum.server.live.{module}.now_ms", watch)
    log = await open_event_log(f"sqlite:///{tmp_path}/log.db")
    settings = replace(Settings(str(tmp_path)), limits=UNLIMITED)
    try:
        registry = TableRegistry(log, NoBus(is_sole_writer=True), settings)
        await registry.start()
        new_game = NewGame("battle", (Me(), Me()), "first", clock=SuddenDeath(60))
        game = (await registry.create_game(new_game, "ann")).game
        await (await registry.get_table(game)).act(Join("j"), "ann")
        await registry.close()
        watch.now += 3_600_000
        registry = TableRegistry(log, NoBus(is_sole_writer=True), settings)
        await registry.start()
        table = await registry.get_table(game)
        assert table.state.status == "playing"
        watch.now += 10_000
        await table.act(Play("p", 0, "i1n5"), "ann")
        assert table.state.clock.left[0] == 50_000
        await registry.close()
    finally:
        await log.close()


@pytest.mark.asyncio
async def test_neighbours_wake_each_other_and_forget_who_is_gone(tmp_path: Path) -> None:
    heard: list[Wake] = []
    one, other, gone = (UnixBus(tmp_path, name) for name in ("one", "other", "gone"))
    one.start(lambda _: None)
    other.start(heard.append)
    gone._socket.close()  # as when it was killed
    try:
        for sequence in range(1, 4):
            one.publish(Wake("one", "game", sequence))
        one.publish(Wake("one", "another", 7))
        while len(heard) < 2:
            await asyncio.sleep(0.005)
        assert {(wake.game, wake.sequence) for wake in heard} == {("game", 3), ("another", 7)}
        assert {path.name for path in tmp_path.iterdir()} == {"one", "other"}
    finally:
        await one.close()
        await other.close()
    assert not list(tmp_path.iterdir())


@pytest.mark.asyncio
async def test_a_busy_neighbour_hears_everything_in_the_end(tmp_path: Path) -> None:
    heard: list[Wake] = []
    one, other = (UnixBus(tmp_path, name) for name in ("one", "other"))
    one.start(lambda _: None)
    try:
        for number in range(20_000):  # more datagrams than a socket takes while nobody reads
            one.publish(Wake("one", f"game{number}", 1))
        await asyncio.sleep(0.02)
        assert any(one._unsent.values())
        other.start(heard.append)
        while len(heard) < 20_000:
            await asyncio.sleep(0.01)
    finally:
        await one.close()
        await other.close()


@pytest.mark.asyncio
async def test_players_at_two_workers_of_a_machine_meet_and_see_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "duellum.server.live.maintenance.TABLE_CHECK_SECONDS", 1e6
    )  # nobody looks without being woken
    folder = tmp_path / "bus"
    folder.mkdir()
    async with two_nodes(tmp_path, f"unix:{folder}") as (one, other), across(one, other) as (first, second):
        moved = await first.move()
        assert await second.receive("update", sequence=moved["sequence"]) == moved
        both = [True, True]
        if not any(message.get("connected") == both for message in first.seen):
            await first.receive("presence", connected=both)


@pytest.mark.asyncio
async def test_games_in_memory_are_bounded(tmp_path: Path) -> None:
    log = await open_event_log(f"sqlite:///{tmp_path}/log.db")
    registry = TableRegistry(
        log, NoBus(is_sole_writer=True), Settings(str(tmp_path), limits=replace(UNLIMITED, tables=2))
    )
    try:
        new_game = NewGame("qwixx", (Me(), Me()), "first")
        games = [(await registry.create_game(new_game, "ann")).game for _ in range(4)]
        for game in games[:3]:
            await registry.get_table(game)
        assert list(registry.tables) == games[1:3]
        for game in games[1:3]:
            await (await registry.get_table(game)).watch(Mute(), None)
        with pytest.raises(RefusedError) as refused:
            await registry.get_table(games[3])
        assert refused.value.reason is Reason.TOO_MANY
    finally:
        await registry.close()
        await log.close()


class Mute:
    """Watches and says nothing."""

    player = "somebody"

    def send(self, payload: bytes) -> None:
        pass


@pytest.mark.asyncio
async def test_a_table_at_rest_wakes_for_a_move(tmp_path: Path) -> None:
    log = await open_event_log(f"sqlite:///{tmp_path}/log.db")
    registry = TableRegistry(log, NoBus(is_sole_writer=True), Settings(str(tmp_path)))
    try:
        game = (await registry.create_game(NewGame("qwixx", (Me(), Me()), "first"), "ann")).game
        table = await registry.get_table(game)
        await table.act(Join("j"), "ann")
        told = table.encode_state()
        assert table.compress()
        assert not table.compress()
        assert table.present_seats() == ()
        assert table.encode_state() == told
        assert table.compress()
        assert await table.act(Join("j"), "ann") == Done("j", 2)
        await table.act(Roll("r", 0), "ann")
        assert table.state.sequence == table.sequence == 3
    finally:
        await registry.close()
        await log.close()
