"""The game index: own games and public ones."""

from pathlib import Path

import httpx
import pytest

from tests.server.clients import running_server


@pytest.mark.asyncio
async def test_the_index_holds_own_games_and_public_ones(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann, server.new_client() as ben:
        private, public = await ann.create(), await ann.create(public=True)
        async with ben.connect_to(private) as seat:
            await (await seat.receive_state()).do("join")
            listed = (await ben.http.get("/api/games")).json()
            assert {each["game"] for each in listed["own"]} <= {private}
            assert [each["game"] for each in listed["public"]] == [public]
        listed = (await ann.http.get("/api/games")).json()
        assert {each["game"]: each["you"] for each in listed["own"]} == {private: [0], public: [0]}
        assert listed["public"] == []  # one's own public game is not there twice


@pytest.mark.asyncio
async def test_own_games_are_known_after_a_restart(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        ann, ben = server.new_client(), server.new_client()
        game = await ann.create()
        async with ben.connect_to(game) as seat:
            await (await seat.receive_state()).do("join")
    async with running_server(tmp_path) as server:
        for client in (ann, ben):
            async with httpx.AsyncClient(base_url=server.url, cookies=client.http.cookies) as again:
                listed = (await again.get("/api/games")).json()
            assert [each["game"] for each in listed["own"]] == [game]
            await client.http.aclose()
