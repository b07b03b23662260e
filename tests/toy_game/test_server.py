"""The toy game over the server: listed, played to its end through WebSockets, and saved as a record."""

from pathlib import Path

import pytest
from race21 import RULES

from duellum.record import parse_records
from duellum.server.live.engine_pool import SearchRequest
from tests.server.clients import running_server, two_players

pytestmark = pytest.mark.asyncio


async def test_the_server_offers_the_game(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as client:
        offered = (await client.http.get("/api/rules")).json()
    [info] = [one for one in offered if one["rules"] == "race21"]
    assert (info["title"], info["sides"], info["levels"]) == ("Race to 21", ["Red", "Blue"], 8)


async def test_a_whole_game_is_played_through_the_websocket(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, two_players(server, "race21") as seats:
        picture = seats[0].situation["picture"]
        assert picture["game"] == "plain"
        assert "of 21" in picture["text"]
        while seats[0].state["status"] == "playing":
            mover = seats[seats[0].situation["to_move"]]
            await mover.move()
            for seat in seats:
                while seat.ply < max(one.ply for one in seats):
                    await seat.receive("update")
        outcome = seats[0].state["outcome"]
        record = (await seats[0].client.http.get(f"/api/games/{seats[0].state['game']}/record")).text
    [saved] = parse_records(record)
    assert saved.outcome is not None
    assert (saved.outcome.result, saved.outcome.reason) == (outcome["result"], outcome["reason"])
    assert seats[0].state["situation"]["legal"] == []


async def test_a_legal_move_has_a_label(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, two_players(server, "race21") as (first, _):
        await first.move()
        assert first.situation["legal"] == [
            {"kind": "plain", "move": "add", "label": "add the die", "is_roll": False},
            {"kind": "plain", "move": "pass", "label": "pass", "is_roll": False},
        ]


async def test_the_computer_plays_by_playouts(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        candidate = await server.registry.engines.choose_move(
            SearchRequest(RULES, RULES.starts[0], ("d3",), level=5)
        )
    assert candidate.move in ("add", "pass")
