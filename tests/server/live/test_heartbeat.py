"""The heartbeat: outages are found once, and no clock runs in them."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from msgspec.structs import replace

from duellum.server.bus.contract import NoBus
from duellum.server.live import heartbeat
from duellum.server.live.heartbeat import Heartbeat, Outage
from duellum.server.live.registry import TableRegistry
from duellum.server.protocol.client import Join, Play
from duellum.server.protocol.http import Me, NewGame
from duellum.server.protocol.types import SuddenDeath
from duellum.server.settings import Settings
from duellum.store import EventLog, StoreError, open_event_log
from tests.server.clients import UNLIMITED


class Watch:
    """A clock the test sets."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


@pytest_asyncio.fixture
async def log(tmp_path: Path) -> AsyncIterator[EventLog]:
    opened = await open_event_log(f"sqlite:///{tmp_path}/log.db")
    await opened.append("somegame", 0, [b"{}"], at=1_000_000, live=True, due=10**12)
    yield opened
    await opened.close()


def found(heartbeat: Heartbeat) -> list[tuple[int, int]]:
    return [(outage.since, outage.until) for outage in heartbeat.outages]


@pytest.mark.asyncio
async def test_an_outage_is_noted_once_by_whoever_starts_first(log: EventLog) -> None:
    watch = Watch()
    await Heartbeat(log, watch).start()
    watch.now += 60_000
    nodes = [Heartbeat(log, watch) for _ in range(2)]
    await asyncio.gather(*(each.start() for each in nodes))
    for each in nodes:
        await each.beat()
        assert found(each) == [(1_000_000, 1_060_000)]


@pytest.mark.asyncio
async def test_a_short_absence_and_a_time_without_clocks_are_no_outage(log: EventLog) -> None:
    watch = Watch()
    await log.append("somegame", 1, [b"{}"], at=watch.now, live=False)
    await Heartbeat(log, watch).start()
    watch.now += 10**7  # nothing is due, so nobody beats
    again = Heartbeat(log, watch)
    await again.start()
    await log.append("somegame", 2, [b"{}"], at=watch.now, live=True, due=watch.now + 10**9)
    for _ in range(heartbeat.INTERVAL_MS // 250):
        watch.now += 250
        again.tick()
    await again.beat()
    watch.now += heartbeat.OUTAGE_MS
    third = Heartbeat(log, watch)
    await third.start()
    assert (again.outages, third.outages) == ([], [])


@pytest.mark.asyncio
async def test_a_node_that_writes_events_but_beats_late_was_not_away(log: EventLog) -> None:
    watch = Watch()
    busy = Heartbeat(log, watch)
    await busy.start()
    for _ in range(10):
        watch.now += heartbeat.PAUSE_MS - 1
        busy.note_activity()
    assert watch.now <= busy.valid_until
    await busy.beat()
    assert busy.outages == []


@pytest.mark.asyncio
async def test_a_pause_of_the_process_or_a_jump_of_the_clock_is_found_before_anything_is_decided(
    log: EventLog,
) -> None:
    watch = Watch()
    nodes = [Heartbeat(log, watch) for _ in range(2)]
    for each in nodes:
        await each.start()
    for _ in range(3):
        watch.now += 250
        for each in nodes:
            each.tick()
    watch.now += 14_000
    for each in nodes:
        each.tick()  # it comes too late
        each.note_activity()
        assert watch.now > each.valid_until
    await asyncio.gather(*(each.catch_up() for each in nodes))
    for each in nodes:
        assert watch.now <= each.valid_until
        await each.beat()
        assert found(each) == [(1_000_750, 1_014_750)]


@pytest.mark.asyncio
async def test_a_node_that_was_away_while_another_served_notes_an_outage_of_its_own(log: EventLog) -> None:
    watch = Watch()
    away, there = Heartbeat(log, watch), Heartbeat(log, watch)
    await away.start()
    await there.start()
    for number in range(1, 40):
        watch.now += 250
        there.tick()
        if number % 8 == 0:
            await there.beat()
    await away.catch_up()
    await there.beat()
    assert (found(away), found(there)) == ([(1_000_000, 1_009_750)], [])
    assert list(await log.read(heartbeat.OUTAGES)) == []


@pytest.mark.asyncio
async def test_outages_of_one_node_and_of_all_are_credited_in_order_and_once(log: EventLog) -> None:
    node = Heartbeat(log, Watch())
    node.outages += [Outage(10, 30), Outage(12, 20), Outage(40, 50)]
    assert [credit.until for credit in node.credits_since(0, 15)] == [20, 30, 50]
    assert [credit.until for credit in node.credits_since(30, 15)] == [50]


class FailingLog:
    """A log that cannot be written for a while."""

    def __init__(self, log: EventLog) -> None:
        self._log, self.is_full = log, False

    def __getattr__(self, name: str) -> object:
        return getattr(self._log, name)

    async def write_heartbeat(self, at: int) -> None:
        self._check_room()
        await self._log.write_heartbeat(at)

    async def append(self, *arguments: Any, **options: Any) -> None:  # noqa: ANN401 - passed on
        self._check_room()
        await self._log.append(*arguments, **options)

    def _check_room(self) -> None:
        if self.is_full:
            raise StoreError("the disk is full")


@pytest.mark.asyncio
async def test_while_the_log_cannot_be_written_no_clock_runs(
    log: EventLog, caplog: pytest.LogCaptureFixture
) -> None:
    watch, full = Watch(), FailingLog(log)
    node = Heartbeat(full, watch)  # type: ignore[arg-type]  # passes everything else on
    await node.start()
    full.is_full = True
    for _ in range(8):
        watch.now += 250
        node.tick()
    for _ in range(2):
        with pytest.raises(StoreError):
            await node.beat()
        assert watch.now > node.valid_until
        watch.now += 1_500
        node.tick()
    full.is_full = False
    await node.catch_up()
    assert found(node) == [(1_000_000, 1_005_000)]
    assert [record.levelname for record in caplog.records] == ["ERROR", "WARNING"]  # said once each


@pytest.mark.asyncio
async def test_while_the_log_does_not_answer_no_clock_runs(log: EventLog) -> None:
    watch = Watch()
    node = Heartbeat(log, watch)
    await node.start()
    for _ in range(44):  # the process runs, but its next beat waits for the log
        watch.now += 250
        node.tick()
    assert watch.now > node.valid_until
    await node.beat()
    assert found(node) == [(1_000_000, 1_011_000)]


@pytest.mark.asyncio
async def test_beats_take_no_room(log: EventLog) -> None:
    watch = Watch()
    node = Heartbeat(log, watch)
    await node.start()
    for _ in range(5):
        watch.now += 900
        await node.beat()
    assert await log.read_heartbeat() == watch.now
    assert list(await log.read("~beats")) == []


@pytest.mark.asyncio
async def test_downtime_runs_no_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch()
    for module in ("new_games", "table", "timekeeper"):
        monkeypatch.setattr(f"duellum.server.live.{module}.now_ms", watch)
    log = await open_event_log(f"sqlite:///{tmp_path}/log.db")
    settings = replace(Settings(str(tmp_path)), limits=UNLIMITED)
    try:
        registry = TableRegistry(log, NoBus(is_sole_writer=True), settings)
        await registry.start()
        new_game = NewGame("battle", (Me(), Me()), "first", clock=SuddenDeath(60))
        game = (await registry.new_games.create(new_game, "ann")).game
        await (await registry.get_table(game)).act(Join("j"), "ann")
        await registry.close()
        watch.now += 3_600_000
        registry = TableRegistry(log, NoBus(is_sole_writer=True), settings)
        await registry.start()
        table = await registry.get_table(game)
        assert table.state.status == "playing"
        for _ in range(40):
            watch.now += 250
            await registry.timekeeper.tick()
            await registry.timekeeper.beat()
        await table.act(Play("p", 0, "i1n5"), "ann")
        assert table.state.clock.left[0] == 50_000
        await registry.close()
    finally:
        await log.close()
