"""The heartbeat: outages are found once, and no clock runs in them."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from duellum.server.bus.contract import NoBus
from duellum.server.live import heartbeat
from duellum.server.live.heartbeat import Heartbeat
from duellum.server.live.registry import TableRegistry
from duellum.server.protocol.client import Join, Play
from duellum.server.protocol.http import Me, NewGame
from duellum.server.protocol.types import SuddenDeath
from duellum.server.settings import Settings
from duellum.store import open_event_log
from tests.server.clients import UNLIMITED


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
