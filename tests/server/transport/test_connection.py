"""A player's connection: what it answers, and when it is cut off."""

import asyncio
import contextlib
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from duellum.server.settings import Limits
from duellum.server.transport.connection import MAX_PENDING_COMMANDS
from tests.server.clients import (
    GameConnection,
    free_port,
    running_server,
    two_players,
)
from tests.server.live.held_log import HeldLog


@pytest.mark.asyncio
async def test_a_resend_is_answered_and_not_repeated(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, two_players(server) as (first, _):
        await first.do("roll", ply=0, id="mine")
        again = await first.do("roll", ply=0, id="mine")
        assert again == {"type": "done", "command": "mine", "sequence": first.state["sequence"]}
        assert first.ply == 1


@pytest.mark.asyncio
async def test_a_resend_after_a_restart_is_answered_and_not_repeated(tmp_path: Path) -> None:
    port = free_port()
    async with running_server(tmp_path, port=port) as server:
        ann = server.new_client()
        game = await ann.create(players="me me")
        async with ann.connect_to(game) as seat:
            await (await seat.receive_state()).do("join")
            await seat.do("roll", ply=0, id="mine")
            sequence = seat.state["sequence"]
    async with running_server(tmp_path, port=port), ann, ann.connect_to(game, after=sequence) as seat:
        again = await seat.do("roll", ply=0, id="mine")
        assert again == {"type": "done", "command": "mine", "sequence": sequence}
        assert seat.you == [0, 1]


@pytest.mark.asyncio
async def test_who_does_not_read_is_cut_off_and_the_others_play_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("duellum.server.transport.uvicorn_protocols.CLOSE_TIMEOUT_SECONDS", 0.1)
    async with (
        running_server(tmp_path) as server,
        two_players(server) as (first, _),
        server.new_client() as eve,
        eve.connect_to(first.state["game"]) as slow,
    ):
        await slow.receive_state()
        slow.socket.transport.pause_reading()
        table = await server.registry.get_table(first.state["game"])
        [watcher] = [each for each in table.watchers if not table.state.seats_of(each.player)]
        for _ in range(200):
            for _ in range(200):
                watcher.send(b"x" * 1000)
            await asyncio.sleep(0.002)
            if watcher not in table.watchers:
                break
        assert watcher not in table.watchers
        await first.move()
        slow.socket.transport.abort()


@pytest.mark.parametrize("text", ["", "{", "[]", '{"type":"play"}', '{"type":"fly","id":"a"}', b"\x00"])
@pytest.mark.asyncio
async def test_what_is_malformed_gets_an_answer(tmp_path: Path, text: str | bytes) -> None:
    async with running_server(tmp_path) as server, two_players(server) as (first, _):
        await first.socket.send(text)
        answer = await first.receive("refused")
        assert (answer["reason"], answer["command"]) == ("malformed", None)


@pytest.mark.asyncio
async def test_a_refused_move_says_what_is_wrong_and_other_refusals_say_no_more(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, two_players(server, "battle") as (first, _):
        await first.send("play", ply=0, move="i1n4")
        answer = await first.receive("refused")
        assert (answer["reason"], answer["clause"]) == ("illegal", "B8")
        assert answer["why"] == {"id": "battle-illegal-count", "args": {"count": 4, "face": 5}}
        await first.send("play", ply=7, move="i1n5")
        answer = await first.receive("refused")
        assert (answer["reason"], "why" in answer) == ("stale", False)


@pytest.mark.asyncio
async def test_what_is_too_long_closes_the_connection(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, two_players(server) as (first, _):
        await first.socket.send("x" * 4097)
        with pytest.raises(ConnectionClosed) as closed:
            await first.receive("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


async def flood(seat: GameConnection, messages: int) -> None:
    with contextlib.suppress(ConnectionClosed):
        for _ in range(messages):
            await seat.send("ping")


@pytest.mark.asyncio
async def test_who_is_too_fast_is_refused_then_cut_off_and_may_come_back(tmp_path: Path) -> None:
    limits = Limits(messages_per_second=1, requests_per_second=1e6, games_per_minute=1e6)
    async with running_server(tmp_path, limits) as server, server.new_client() as ann:
        game = await ann.create()
        async with ann.connect_to(game) as seat:
            await seat.receive_state()
            await flood(seat, 40)  # 30 s too soon: even a busy machine is faster
            assert (await seat.receive("refused"))["reason"] == "too-fast"
            await flood(seat, 400)
            assert (await seat.receive("goodbye"))["reason"] == "too-fast"
        async with ann.connect_to(game) as seat:
            await seat.receive_state()


@pytest.mark.asyncio
async def test_a_connection_with_many_commands_under_way_is_not_read_until_they_are_done(
    tmp_path: Path,
) -> None:
    async with running_server(tmp_path) as server, two_players(server) as (first, _):
        table = await server.registry.get_table(first.state["game"])
        [connection] = [each for each in table.watchers if each.player == table.players[0]]
        websocket = connection._websocket  # type: ignore[attr-defined]  # it is a connection
        log, table._log = table._log, HeldLog(table._log)  # type: ignore[assignment]  # as much as a table uses
        table._log.hold()  # type: ignore[attr-defined]  # just put there
        ids = [await first.send("offer", what="draw") for _ in range(MAX_PENDING_COMMANDS)]
        while not websocket.read_paused:
            await asyncio.sleep(0.005)
        last = await first.send("ping")
        await asyncio.sleep(0.05)
        assert not [message for message in first.received if message["type"] == "pong"]
        table._log.let_through()  # type: ignore[attr-defined]  # as above
        answers = [await first.answer(each) for each in (*ids, last)]
        table._log = log
    assert [answer["type"] for answer in answers] == ["update", *["refused"] * (len(ids) - 1), "pong"]
