"""Revocation: a player drops all sessions, an operator revokes a player's, on all nodes."""

from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from duellum.server.sessions import revocations
from duellum.server.sessions.revocations import Revocation, Revocations
from duellum.store import StoreError, open_event_log
from tests.server.clients import UNLIMITED, ApiClient, RunningServer, running_server
from tests.server.nodes import two_nodes


def copy_of(client: ApiClient, server: RunningServer) -> ApiClient:
    """Another browser with the same cookie, as a thief would have it."""
    other = ApiClient(server.url)
    other.http.cookies.update(httpx.Cookies(dict(client.http.cookies)))
    return other


async def own_games(client: ApiClient) -> list[str]:
    return [each["game"] for each in (await client.http.get("/api/games")).json()["own"]]


@pytest.mark.asyncio
async def test_a_player_drops_all_other_sessions_and_stays(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        game = await ann.create()
        async with copy_of(ann, server) as thief, thief.connect_to(game) as stolen:
            await stolen.receive_state()
            assert await own_games(thief) == [game]
            answer = await ann.http.post("/api/sessions/revoke", json={})
            assert (answer.status_code, answer.content) == (204, b"")
            with pytest.raises(ConnectionClosed) as closed:
                await stolen.receive("nothing")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
            assert await own_games(thief) == []
        assert await own_games(ann) == [game]


@pytest.mark.asyncio
async def test_a_player_leaves_for_good(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        await ann.create()
        async with copy_of(ann, server) as before:
            answer = await ann.http.post("/api/sessions/revoke", json={"keep": False})
            assert "Max-Age=0" in answer.headers["set-cookie"]
            assert not ann.http.cookies
            assert await own_games(before) == []


@pytest.mark.asyncio
async def test_who_has_no_session_revokes_nothing(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        assert (await ann.http.post("/api/sessions/revoke", json={})).status_code == 204
    log = await open_event_log(f"sqlite:///{tmp_path}/server.db")
    assert not await log.read(revocations.REVOCATIONS)
    await log.close()


@pytest.mark.asyncio
async def test_no_page_of_another_origin_can_revoke(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        game = await ann.create()
        evil = {"origin": "https://evil.example"}
        assert (await ann.http.post("/api/sessions/revoke", json={}, headers=evil)).status_code == 403
        assert await own_games(ann) == [game]


@pytest.mark.asyncio
async def test_a_revocation_survives_a_restart(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        game = await ann.create()
        old, _ = copy_of(ann, server), await ann.http.post("/api/sessions/revoke", json={})
        renewed = copy_of(ann, server)
    async with running_server(tmp_path, UNLIMITED) as server:
        for client, games in ((old, []), (renewed, [game])):
            client.http.base_url = server.url
            async with client:
                assert await own_games(client) == games


@pytest.mark.asyncio
async def test_other_nodes_learn_of_a_revocation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(revocations, "POLL_SECONDS", 0.01)
    async with two_nodes(tmp_path) as (one, other), one.new_client() as ann:
        game = await ann.create()
        async with copy_of(ann, other) as thief, thief.connect_to(game) as stolen:
            await stolen.receive_state()
            await ann.http.post("/api/sessions/revoke", json={})
            with pytest.raises(ConnectionClosed):  # which waits for the other node
                await stolen.receive("nothing")
            assert await own_games(thief) == []


@pytest.mark.asyncio
async def test_each_revocation_is_a_new_generation() -> None:
    log = await open_event_log("sqlite://:memory:")
    seen: list[Revocation] = []
    one, other = Revocations(seen.append), Revocations()
    async with one.follow(log), other.follow(log):
        for _ in range(2):
            await one.revoke("ann", 1)
        await other.revoke("ben", 1)  # it has not read the others yet
        assert (other.generation_of("ann"), other.generation_of("ben"), other.generation_of("eve")) == (
            2,
            1,
            0,
        )
        assert seen == [Revocation("ann")] * 2
    with pytest.raises(StoreError):
        await one.revoke("ann", 1)
    await log.close()


@pytest.mark.asyncio
async def test_one_session_is_revoked_and_no_other() -> None:
    log = await open_event_log("sqlite://:memory:")
    one, later = Revocations(), Revocations()
    async with one.follow(log):
        await one.revoke("ann", 1, "phone")
        async with later.follow(log):  # as a node that starts
            for each in (one, later):
                assert not each.is_valid("ann", "phone", 0)
                assert each.is_valid("ann", "laptop", 0)
                assert each.is_valid("ben", "phone", 0)
    await log.close()
