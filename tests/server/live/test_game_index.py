"""The game index: own games and public ones."""

from pathlib import Path

import httpx
import msgspec
import pytest

from duellum.server.live import game_index
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


@pytest.mark.asyncio
async def test_every_public_game_is_listed_after_a_restart_the_newest_if_there_are_too_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        for _ in range(60):
            await ann.create()
        public = [await ann.create(public=True) for _ in range(10)]
    async with running_server(tmp_path) as server, server.new_client() as ben:
        listed = (await ben.http.get("/api/games")).json()
        assert {each["game"] for each in listed["public"]} == {*public}
    monkeypatch.setattr(game_index, "MAX_PUBLIC_GAMES", 4)
    async with running_server(tmp_path) as server, server.new_client() as ben:
        listed = (await ben.http.get("/api/games")).json()
        assert {each["game"] for each in listed["public"]} == {*public[-4:]}


@pytest.mark.asyncio
async def test_who_created_thousands_of_games_is_listed_the_last_ones(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        games = [await ann.create() for _ in range(3)]
        [player] = server.registry.tables[games[0]].state.people() - {None}
        payload = msgspec.json.encode({"game": "such22game33"})
        await server.registry._log.append(f"@{player}", 3, [payload] * 5_000, at=1, live=False)
        await server.registry._index.add(player or "", games[1], 1)
        listed = (await ann.http.get("/api/games")).json()
        assert [each["game"] for each in listed["own"]] == [games[1]]
