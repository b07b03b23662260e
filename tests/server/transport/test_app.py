"""The application from end to end: games over real sockets."""

import asyncio
import gc
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from duellum.core import fairness
from duellum.record import parse_records
from duellum.server.transport.uvicorn_protocols import HttpProtocol, WebSocketProtocol
from tests.server.clients import TIMEOUT_SECONDS, GameConnection, running_server, two_players


async def play_on(seats: tuple[GameConnection, GameConnection], moves: int) -> None:
    """Let both make moves, each received by the other."""
    for _ in range(moves):
        mover = seats[seats[0].situation["to_move"]]
        other = seats[1 - seats[0].situation["to_move"]]
        answer = await mover.move()
        assert await other.receive("update") == answer
        if answer.get("status") == "over":
            return


@pytest.mark.asyncio
async def test_two_players_both_receive_every_move(tmp_path: Path) -> None:
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
        assert fairness.compute_commitment(bytes.fromhex(dice["seed"])) == dice["commitment"]
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
        async with second.client.connect_to(game, after=sequence) as back:
            missed = await back.receive("update", "state")
            assert missed["type"] == "update"
            assert missed["sequence"] == sequence + 3
            assert [event["type"] for event in missed["events"]] == ["moved"] * 3
            assert missed["situation"] == first.situation
        async with second.client.connect_to(game, after=missed["sequence"]) as back:
            assert (await back.receive("update", "state"))["events"] == []
        async with second.client.connect_to(game, after=10_000) as back:
            assert (await back.receive("update", "state"))["type"] == "state"


@pytest.mark.asyncio
async def test_two_tabs_of_one_player_see_the_same_and_only_one_move_counts(tmp_path: Path) -> None:
    async with (
        running_server(tmp_path) as server,
        two_players(server) as (first, _),
        first.client.connect_to(first.state["game"]) as tab,
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
        eve.connect_to(first.state["game"]) as spectator,
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
        presence = await first.receive_presence(watchers=3)
        assert (presence["connected"], presence["spectators"]) == ([True, True], 1)


@pytest.mark.asyncio
async def test_a_second_tab_is_no_spectator(tmp_path: Path) -> None:
    async with (
        running_server(tmp_path) as server,
        server.new_client() as ann,
        server.new_client() as eve,
    ):
        game = await ann.create("battle", "me me")
        async with ann.connect_to(game) as seat, ann.connect_to(game) as second_tab:
            await (await seat.receive_state()).do("join")
            await second_tab.receive_state()
            assert (await second_tab.receive_presence(watchers=2))["spectators"] == 0
            async with eve.connect_to(game), eve.connect_to(game) as second_of_eve:
                assert (await second_of_eve.receive_presence(watchers=4))["spectators"] == 1


@pytest.mark.asyncio
async def test_a_server_that_leaves_says_so(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        ann = server.new_client()
        game = await ann.create()
        address = ann.connect_to(game)
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
            async with asyncio.timeout(TIMEOUT_SECONDS):
                while _count_protocols():
                    await asyncio.sleep(0.01)
        finally:
            gc.enable()


def _count_protocols() -> int:
    """Return how many connections are in memory, open or not."""
    # by type(), because isinstance() asks a weak proxy for the object behind it, which may be gone
    return sum(issubclass(type(each), HttpProtocol | WebSocketProtocol) for each in gc.get_objects())
