"""The bus between workers: wakes arrive, also at a busy worker, and dead workers are forgotten."""

import asyncio
from pathlib import Path

import pytest

from duellum.server.bus.contract import Wake
from duellum.server.bus.unix import UnixBus
from tests.server.nodes import players_at_two_nodes, two_nodes


@pytest.mark.asyncio
async def test_workers_wake_each_other_and_forget_who_is_gone(tmp_path: Path) -> None:
    received: list[Wake] = []
    one, other, gone = (UnixBus(tmp_path, name) for name in ("one", "other", "gone"))
    one.start(lambda _: None)
    other.start(received.append)
    gone._socket.close()  # as when it was killed
    try:
        for sequence in range(1, 4):
            one.publish(Wake("one", "game", sequence))
        one.publish(Wake("one", "another", 7))
        while len(received) < 2:
            await asyncio.sleep(0.005)
        assert {(wake.game, wake.sequence) for wake in received} == {("game", 3), ("another", 7)}
        assert {path.name for path in tmp_path.iterdir()} == {"one", "other"}
    finally:
        await one.close()
        await other.close()
    assert not list(tmp_path.iterdir())


@pytest.mark.asyncio
async def test_a_busy_worker_gets_every_wake_in_the_end(tmp_path: Path) -> None:
    received: list[Wake] = []
    one, other = (UnixBus(tmp_path, name) for name in ("one", "other"))
    one.start(lambda _: None)
    try:
        for number in range(20_000):  # more datagrams than a socket takes while nobody reads
            one.publish(Wake("one", f"game{number}", 1))
        await asyncio.sleep(0.02)
        assert any(one._unsent.values())
        other.start(received.append)
        while len(received) < 20_000:
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
    async with (
        two_nodes(tmp_path, f"unix:{folder}") as (one, other),
        players_at_two_nodes(one, other) as (first, second),
    ):
        moved = await first.move()
        assert await second.receive("update", sequence=moved["sequence"]) == moved
        await first.receive_presence(connected=[True, True])
        await second.send("react", what="nice-move")
        assert await first.receive("reaction") == {"type": "reaction", "seat": 1, "what": "nice-move"}
