"""Queries: threats, earlier positions, hints and win probabilities."""

import threading
from pathlib import Path

import pytest

from duellum.server.settings import Limits
from tests.server.clients import running_server, two_players
from tests.server.live.fake_engine import UseEngine


@pytest.mark.asyncio
async def test_queries_are_answered(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, two_players(server, "battle") as (first, _):
        await first.move()
        assert (await first.do("threats", seat=0))["reason"] == "not-against-people"
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
    async with running_server(tmp_path) as server, server.new_client() as ann:
        game = await ann.create("battle", "me me", start=start)
        async with ann.connect_to(game) as seat:
            await (await seat.receive_state()).do("join")
            [threat] = (await seat.do("threats", seat=1))["moves"]
            assert (threat["start"], threat["steps"][-1]["square"], threat["wins"]) == ("h5", "e8", "king")
            assert (await seat.do("threats", seat=0))["moves"] == []


@pytest.mark.asyncio
async def test_hints_and_chances_are_given_against_a_bot(tmp_path: Path, use_engine: UseEngine) -> None:
    use_engine(lambda _: 0.75)
    async with running_server(tmp_path) as server, server.new_client() as ann:
        game = await ann.create("qwixx", "me 1")
        async with ann.connect_to(game) as seat:
            await (await seat.receive_state()).do("join")
            assert (await seat.do("hint"))["reason"] == "not-now"
            assert (await seat.do("chances"))["first"] == 0.25
            await seat.move()
            hint = await seat.do("hint")
            assert hint["move"] == seat.situation["legal"][0]["move"]
            assert hint["why"] == [{"id": "because", "args": {"move": hint["move"]}}]
            assert hint["words"][0]["id"] in ("qwixx-move", "qwixx-move-pass")
            assert (await seat.do("chances"))["first"] == 0.75


@pytest.mark.asyncio
async def test_a_player_who_waits_for_enough_hints_is_told_that_the_engine_is_busy(
    tmp_path: Path, use_engine: UseEngine
) -> None:
    release = threading.Event()
    use_engine(lambda _: float(release.wait(30)))
    async with running_server(tmp_path) as server, server.new_client() as ann:
        game = await ann.create("battle", "me 1")
        async with ann.connect_to(game) as seat, ann.connect_to(game) as second_tab:
            await (await seat.receive_state()).do("join")
            asked = [await seat.send("hint") for _ in range(Limits().player_hints)]
            await seat.do("ping")
            assert (await second_tab.do("chances"))["reason"] == "engine-busy"
            release.set()
            assert {(await seat.answer(each))["type"] for each in asked} == {"hint"}
            assert (await second_tab.do("chances"))["type"] == "chances"
