"""``duellum sessions``: what an operator does about keys and cookies, while a server runs."""

import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from duellum.server.sessions import revocations
from tests.cli.commands import run
from tests.server.clients import RunningServer, running_server, two_players

pytestmark = pytest.mark.asyncio


async def is_known(server: RunningServer, cookies: dict[str, str]) -> bool:
    async with server.new_client() as client:
        client.http.cookies.update(cookies)
        return bool((await client.http.get("/api/games")).json()["own"])


async def run_beside(*words: str) -> str:
    """Run a command in another thread, as it has an event loop of its own, and return its output."""
    ended = await asyncio.to_thread(run, *words)
    assert ended.exit_code == 0, ended.output
    return ended.output


async def test_cookies_stay_valid_through_a_rotation_and_are_renewed(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        await ann.create()
        before = dict(ann.http.cookies)
        output = await run_beside("sessions", "rotate-key", "--data", str(tmp_path))
        assert [line.partition(": ")[2][:8] for line in output.splitlines()] == ["signs", "verifies"]
        async with server.new_client() as new:  # a cookie signed now lets the server notice the new key
            await new.create()
        assert "set-cookie" in (await ann.http.get("/api/games")).headers
        assert dict(ann.http.cookies) != before
        assert await is_known(server, before)


async def test_dropping_old_keys_makes_every_cookie_invalid(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        await ann.create()
        await run_beside("sessions", "rotate-key", "--drop-old", "--data", str(tmp_path))
        async with server.new_client() as new:
            await new.create()
        assert not await is_known(server, dict(ann.http.cookies))


async def test_an_operator_revokes_a_player_of_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(revocations, "POLL_SECONDS", 0.01)
    async with running_server(tmp_path) as server, two_players(server) as (first, second):
        shown = await run_beside("sessions", "players", first.state["game"], "--data", str(tmp_path))
        names = {name: player for player, name in (line.split() for line in shown.splitlines())}
        assert names.keys() == {"Ann", "Ben"}
        await run_beside("sessions", "revoke", names["Ben"], "--data", str(tmp_path))
        with pytest.raises(ConnectionClosed):
            await second.receive("nothing")
        assert not await is_known(server, dict(second.client.http.cookies))
        assert await is_known(server, dict(first.client.http.cookies))


async def test_an_id_that_begins_with_a_hyphen_is_no_option(tmp_path: Path) -> None:
    async with running_server(tmp_path):
        assert await run_beside("sessions", "revoke", "-Zeh", "--data", str(tmp_path)) == "revoked: -Zeh\n"


async def test_mistakes_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ended = await asyncio.to_thread(run, "sessions", "players", "none", "--data", str(tmp_path))
    assert (ended.exit_code, ended.output) == (1, "Error: there is no game 'none'\n")
    monkeypatch.setenv("DUELLUM_SECRET", "s" * 40)
    ended = run("sessions", "rotate-key", "--data", str(tmp_path))
    assert ended.exit_code == 1
    assert "DUELLUM_OLD_SECRETS" in ended.output
