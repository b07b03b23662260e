"""Games over the wire: a real server, real sockets."""

import asyncio
import gc
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from duellum.core import fairness
from duellum.record import parse_records
from duellum.server.transport.websocket_protocol import HttpProtocol, WebSocketProtocol
from tests.server.clients import GameConnection, free_port, running_server, two_players


async def play_on(seats: tuple[GameConnection, GameConnection], moves: int) -> None:
    """Let both make moves, each heard by the other."""
    for _ in range(moves):
        mover = seats[seats[0].situation["to_move"]]
        other = seats[1 - seats[0].situation["to_move"]]
        answer = await mover.move()
        assert await other.receive("update") == answer
        if answer.get("status") == "over":
            return


@pytest.mark.asyncio
async def test_two_guests_play_and_both_hear_every_move(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, two_players(server) as seats:
        await play_on(seats, 12)
        assert seats[0].ply == seats[1].ply == 12


@pytest.mark.asyncio
async def test_a_game_of_qwixx_to_its_end_gives_a_record_whose_dice_can_be_checked(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, two_players(server) as seats:
        await play_on(seats, 1000)
        state = seats[0].state
        assert state["status"] == "over"
        dice = state["dice"]
        assert fairness.commitment(bytes.fromhex(dice["seed"])) == dice["commitment"]
        text = (await seats[0].client.http.get(f"/api/games/{state['game']}/record")).text
    [record] = parse_records(text)
    assert record.tags["Black"] == "Ann"
    game, number = record.replay(), 0
    assert game.outcome is not None
    for position, move in zip(game.positions, game.moves, strict=False):
        if position.actor == "dice":
            number += 1
            seeds = (dice["seeds"][0], dice["seeds"][1])
            faces = fairness.derive_faces(
                bytes.fromhex(dice["seed"]), state["game"], seeds, number, position.dice_due
            )
            assert position.roll(faces) == move


@pytest.mark.asyncio
async def test_who_comes_back_gets_what_was_missed(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, two_players(server) as (first, second):
        game, sequence = first.state["game"], second.state["sequence"]
        await second.socket.close()
        for _ in range(3):
            await first.move()
        async with second.client.at(game, after=sequence) as back:
            missed = await back.receive("update", "state")
            assert missed["type"] == "update"
            assert missed["sequence"] == sequence + 3
            assert [event["type"] for event in missed["events"]] == ["moved"] * 3
            assert missed["situation"] == first.situation
        async with second.client.at(game, after=missed["sequence"]) as back:
            assert (await back.receive("update", "state"))["events"] == []
        async with second.client.at(game, after=10_000) as back:
            assert (await back.receive("update", "state"))["type"] == "state"


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
        async with ann.at(game) as seat:
            await (await seat.receive_state()).do("join")
            await seat.do("roll", ply=0, id="mine")
            sequence = seat.state["sequence"]
    async with running_server(tmp_path, port=port), ann, ann.at(game, after=sequence) as seat:
        again = await seat.do("roll", ply=0, id="mine")
        assert again == {"type": "done", "command": "mine", "sequence": sequence}
        assert seat.you == [0, 1]


@pytest.mark.asyncio
async def test_two_tabs_of_one_player_see_the_same_and_only_one_move_counts(tmp_path: Path) -> None:
    async with (
        running_server(tmp_path) as server,
        two_players(server) as (first, _),
        first.client.at(first.state["game"]) as tab,
    ):
        await tab.receive_state()
        assert tab.you == [0]
        ids = [await seat.send("roll", ply=0) for seat in (first, tab)]
        answers = [await first.answer(ids[0]), await tab.answer(ids[1])]
        kinds = sorted(answer["type"] for answer in answers)
        assert kinds == ["refused", "update"]
        assert {answer.get("reason") for answer in answers} == {None, "stale"}


@pytest.mark.asyncio
async def test_spectators_see_everything_and_can_do_nothing(tmp_path: Path) -> None:
    async with (
        running_server(tmp_path) as server,
        two_players(server) as (first, _),
        server.new_client() as eve,
        eve.at(first.state["game"]) as spectator,
    ):
        await spectator.receive_state()
        assert spectator.you == []
        for command in ("roll", "undo"):
            assert (await spectator.do(command, ply=0))["reason"] == "not-seated"
        assert (await spectator.do("resign"))["reason"] == "not-seated"
        assert (await spectator.do("offer", what="draw"))["reason"] == "not-seated"
        assert (await spectator.do("join"))["reason"] == "seat-taken"
        moved = await first.move()
        assert await spectator.receive("update") == moved
        presence = await first.receive("presence", watchers=3)
        assert presence["connected"] == [True, True]


@pytest.mark.asyncio
async def test_presence_tells_who_left(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, two_players(server) as (first, second):
        await second.socket.close()
        assert (await first.receive("presence", watchers=1))["connected"] == [True, False]


@pytest.mark.asyncio
async def test_a_rematch_leads_to_a_game_with_seats_swapped(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, two_players(server) as (first, second):
        await first.do("resign")
        await second.receive("update")
        await first.do("offer", what="rematch")
        answer = await second.do("answer", what="rematch", accept=True)
        assert answer["events"][0]["type"] == "rematched"
        async with first.client.at(answer["following"]) as seat:
            await seat.receive_state()
            assert seat.you == [1]
            assert seat.state["previous"] == first.state["game"]
            assert [each["kind"] for each in seat.state["seats"]] == ["kept", "kept"]


@pytest.mark.asyncio
async def test_time_runs_out_by_itself_and_everybody_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("duellum.server.game.clock._initial_time", lambda _rule: 50)
    clock = {"kind": "sudden", "seconds": 10}
    async with running_server(tmp_path) as server, two_players(server, clock=clock) as (first, second):
        for seat in (first, second):
            ended = await seat.receive("update", status="over")
            assert ended["outcome"]["reason"] == "time"
            assert ended["outcome"]["winner"] == 1


@pytest.mark.asyncio
async def test_questions_are_answered(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, two_players(server, "battle") as (first, _):
        await first.move()
        assert (await first.do("threats", seat=0))["moves"] == []
        past = await first.do("past", first=0, last=1)
        assert [shown["ply"] for shown in past["positions"]] == [0, 1]
        assert past["positions"][0]["move"] is None
        assert past["positions"][1]["position"] == first.situation["position"]
        assert (await first.do("past", first=0, last=9))["reason"] == "stale"
        assert (await first.do("hint"))["reason"] == "not-against-people"
        assert (await first.do("chances"))["reason"] == "not-against-people"
        assert (await first.do("ping"))["type"] == "pong"


@pytest.mark.asyncio
async def test_a_threat_to_the_king_is_shown_with_its_way(tmp_path: Path) -> None:
    start = "sbfwkwfbs/9/9/7X1/9/9/9/TCGXKXGC1 b 1 1"
    async with running_server(tmp_path) as server, two_players(server, "battle", start=start) as (first, _):
        [threat] = (await first.do("threats", seat=1))["moves"]
        assert (threat["start"], threat["steps"][-1]["square"], threat["wins"]) == ("h5", "e8", "king")


@pytest.mark.asyncio
async def test_a_game_nobody_knows_closes_the_door(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        for game in ("nosuchgame", "~beats", "@ann"):
            async with ann.at(game) as seat:
                with pytest.raises(ConnectionClosed) as closed:
                    await seat.receive()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4404


@pytest.mark.asyncio
async def test_a_server_that_leaves_says_so(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        ann = server.new_client()
        game = await ann.create()
        address = ann.at(game)
        seat = await address.__aenter__()
        await seat.receive_state()
    assert (await seat.receive("goodbye"))["reason"] == "restart"
    with pytest.raises(ConnectionClosed) as closed:
        await seat.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    await address.__aexit__(None, None, None)
    await ann.http.aclose()


@pytest.mark.asyncio
async def test_who_does_not_read_is_cut_off_and_the_others_play_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("duellum.server.transport.websocket_protocol.CLOSE_TIMEOUT_SECONDS", 0.1)
    async with (
        running_server(tmp_path) as server,
        two_players(server) as (first, _),
        server.new_client() as eve,
        eve.at(first.state["game"]) as slow,
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


@pytest.mark.asyncio
async def test_who_played_and_left_leaves_no_garbage_to_be_looked_for(tmp_path: Path) -> None:
    """A server with thousands of games would stand still while it looks."""
    async with running_server(tmp_path) as server:
        gc.collect()
        gc.disable()
        try:
            async with two_players(server) as seats:
                await play_on(seats, 6)
            for turned_away in ("/elsewhere", "/api/games/none/play"):
                with pytest.raises(WebSocketException):
                    async with connect(f"ws://127.0.0.1:{server.port}{turned_away}") as socket:
                        await socket.recv()
            while server.registry.tables and any(table.watchers for table in server.registry.tables.values()):
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.05)
            left = [each for each in gc.get_objects() if isinstance(each, HttpProtocol | WebSocketProtocol)]
        finally:
            gc.enable()
    assert not left
