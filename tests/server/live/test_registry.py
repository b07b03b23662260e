"""The table registry: bounds, what happens at its end, and how long games are kept."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from duellum.server.bus.contract import Listener, NoBus, Wake
from duellum.server.live.registry import TableRegistry
from duellum.server.protocol.client import Join, Roll
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.http import Me, NewGame
from duellum.server.settings import Settings
from duellum.store import open_event_log
from tests.server.clients import UNLIMITED, running_server, two_players
from tests.server.live.held_log import HeldLog
from tests.server.live.tables import Recorder, new_table

NEW_GAME = NewGame("qwixx", (Me(), Me()), "first")


@pytest.mark.asyncio
async def test_games_in_memory_are_bounded(registry: TableRegistry) -> None:
    registry.settings = replace(registry.settings, limits=replace(UNLIMITED, tables=2))
    games = [(await registry.new_games.create(NEW_GAME, "ann")).game for _ in range(4)]
    for game in games[:3]:
        await registry.get_table(game)
    assert list(registry.tables) == games[1:3]
    for game in games[1:3]:
        await (await registry.get_table(game)).watch(Recorder("somebody"), None)
    with pytest.raises(RefusedError) as refused:
        await registry.get_table(games[3])
    assert refused.value.reason is Reason.TOO_MANY


class RecordingBus(NoBus):
    """Notes what is done with it."""

    def __init__(self) -> None:
        super().__init__(is_sole_writer=True)
        self.calls: list[str] = []

    def start(self, listener: Listener) -> None:
        del listener
        self.calls.append("start")

    def publish(self, wake: Wake) -> None:
        self.calls.append(f"publish {wake.sequence}")

    async def close(self) -> None:
        self.calls.append("close")


@pytest.mark.asyncio
async def test_closing_finishes_commands_under_way_before_the_bus_is_closed(tmp_path: Path) -> None:
    log = await open_event_log(f"sqlite:///{tmp_path}/log.db")
    bus, held = RecordingBus(), HeldLog(log)
    registry = TableRegistry(log, bus, Settings(str(tmp_path), workers=2))
    table = await new_table(registry)
    await table.act(Join("j"), "ann")
    bus.calls.clear()
    table._log = held  # type: ignore[assignment]  # as much of a log as a table uses
    held.hold()
    rolling = table.start(Roll("r", 0), "ann")
    closing = asyncio.create_task(registry.close())
    await asyncio.sleep(0.05)
    assert (closing.done(), rolling.done(), bus.calls) == (False, False, [])
    held.let_through()
    await closing
    assert (rolling.result(), bus.calls) == (None, ["publish 3", "close"])
    await log.close()


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("kept", "is_there"),
    [
        ({}, {"aborted": True, "finished": True}),
        ({"keep_aborted_days": 1e-9}, {"aborted": False, "finished": True}),
        ({"keep_finished_days": 1e-9, "keep_aborted_days": 0}, {"aborted": True, "finished": False}),
    ],
)
async def test_games_are_kept_for_as_long_as_the_options_say(
    tmp_path: Path, kept: dict[str, Any], is_there: dict[str, bool]
) -> None:
    async with running_server(tmp_path, **kept) as server, two_players(server) as (first, second):
        games = {"going on": first.state["game"], "aborted": await first.client.create()}
        async with first.client.connect_to(games["aborted"]) as seat:
            assert (await (await seat.receive_state()).do("abort"))["status"] == "over"
        async with two_players(server) as (winner, loser):
            games["finished"] = loser.state["game"]
            await loser.do("resign")
            await winner.receive("update", status="over")
        while not all(
            server.registry.tables[game].is_idle for game in games.values() if game != games["going on"]
        ):
            await asyncio.sleep(0.005)
        await server.registry.purge()
        for name, game in games.items():
            answer = await first.client.http.get(f"/api/games/{game}")
            assert (answer.status_code == 200) is is_there.get(name, True), name
        listed = (await first.client.http.get("/api/games")).json()
        assert [each["game"] for each in listed["own"]] == [games["going on"]]
        await first.move()
        await second.receive("update")
