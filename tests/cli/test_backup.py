"""The restore drill: a backup of a busy server, and a server that continues from it."""

import asyncio
import sys
from pathlib import Path

import httpx
import pytest

from tests.cli.commands import run
from tests.server.clients import GameConnection, running_server, two_players


async def duellum(*arguments: str) -> str:
    """Run the command in a process of its own, as an operator does; return its output."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "duellum", *arguments, stdout=-1, stderr=asyncio.subprocess.STDOUT
    )
    output, _ = await process.communicate()
    return f"{process.returncode} {output.decode()}"


async def play_on(first: GameConnection, second: GameConnection) -> None:
    """Let two players move until they are stopped."""
    while True:
        seat, other = (first, second) if first.situation["to_move"] == first.you[0] else (second, first)
        ply = (await seat.move())["situation"]["ply"]
        while other.ply < ply:
            await other.receive("update")


@pytest.mark.asyncio
async def test_a_server_restored_from_a_backup_under_load_is_ready_and_goes_on(tmp_path: Path) -> None:
    source, target, copy = tmp_path / "source", tmp_path / "target", tmp_path / "copy"
    async with running_server(source) as server, two_players(server, "battle") as (first, second):
        waiting = await first.client.create()
        playing = asyncio.create_task(play_on(first, second))
        while first.ply < 4:
            await asyncio.sleep(0.01)
        game, ply, cookies = first.state["game"], first.ply, first.client.http.cookies
        said = await duellum("backup", str(copy), "--data", str(source))
        assert said.startswith("0 Backed up")
        assert "events and the keys" in said
        assert "is in use: stop the server first" in await duellum(
            "restore", str(copy), "--data", str(source), "--force"
        )
        playing.cancel()
    assert (await duellum("restore", str(copy), "--data", str(target))).startswith("0 Restored")
    async with (
        running_server(target) as server,
        httpx.AsyncClient(base_url=server.url, cookies=cookies) as ann,
    ):
        assert (await ann.get("/readyz")).text == "ready\n"
        assert (await ann.get(f"/api/games/{game}")).json()["situation"]["ply"] >= ply
        listed = (await ann.get("/api/games")).json()
        assert waiting in [each["game"] for each in listed["own"]]  # the cookie is known: the keys are there


def test_what_cannot_be_done_is_said_in_a_line(tmp_path: Path) -> None:
    refused = run("backup", str(tmp_path / "copy"), "--data", str(tmp_path / "nowhere"))
    assert (refused.exit_code, "there is no database" in refused.output) == (1, True)
    (tmp_path / "empty").mkdir()
    refused = run("restore", str(tmp_path / "empty"), "--data", str(tmp_path))
    assert (refused.exit_code, "is not a backup" in refused.output) == (1, True)
