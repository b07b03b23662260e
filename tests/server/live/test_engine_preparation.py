"""Compiling the engines when the server starts, and telling those who wait how far that is."""

import asyncio
from pathlib import Path

import pytest

from duellum.core.compilation import process
from duellum.server.live import engine_preparation
from duellum.server.live.engine_preparation import EnginePreparation
from tests.faults import slow_compiler
from tests.server.clients import TIMEOUT_SECONDS, running_server
from tests.server.live.fake_engine import UseEngine


@pytest.fixture
def release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that lets the slow compiler end."""
    monkeypatch.setattr(process, "COMPILER", slow_compiler.MODULE)
    monkeypatch.setattr(engine_preparation, "is_compiled", lambda _: False)
    monkeypatch.setenv(slow_compiler.RELEASE_VARIABLE, str(tmp_path / "release"))
    return tmp_path / "release"


@pytest.mark.asyncio
async def test_a_bot_tells_how_far_its_engine_is_and_moves_when_it_is_ready(
    tmp_path: Path, use_engine: UseEngine, release: Path
) -> None:
    use_engine(lambda _: 0.5)
    async with running_server(tmp_path, compiles_ahead=True) as server, server.new_client() as ann:
        game = await ann.create("battle", "1 me")
        async with ann.connect_to(game) as seat:
            await (await seat.receive_state()).do("join")
            await seat.receive("thinking", warming=True, progress=0.4)
            [battle, qwixx] = (await ann.http.get("/api/engines")).json()
            assert (battle["rules"], qwixx["rules"]) == ("battle", "qwixx")
            assert battle["progress"] == [0.4] * 8
            assert seat.ply == 0
            release.touch()
            await seat.receive("thinking", warming=False)
            while not seat.ply:
                await seat.receive("update")
        [battle, _] = (await ann.http.get("/api/engines")).json()
        assert battle["progress"] == [1] * 8


@pytest.mark.usefixtures("release")
@pytest.mark.asyncio
async def test_a_server_stops_its_compilers_when_it_ends(tmp_path: Path, use_engine: UseEngine) -> None:
    use_engine(lambda _: 0.5)
    async with running_server(tmp_path, compiles_ahead=True) as server, server.new_client() as ann:
        while (await ann.http.get("/api/engines")).json()[0]["progress"][0] != 0.4:
            await asyncio.sleep(0.01)
        compilers = server.registry._preparation._processes
        assert len(compilers) == 2
    for compiler in compilers:
        await asyncio.wait_for(asyncio.to_thread(compiler._process.wait), TIMEOUT_SECONDS)


@pytest.mark.asyncio
async def test_nobody_waits_where_the_engines_are_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_preparation, "is_compiled", lambda _: True)
    preparation, reported = EnginePreparation(), list[float]()
    preparation.start(["battle"])
    await preparation.wait("battle", None, reported.append)
    assert reported == []


@pytest.mark.asyncio
async def test_a_compiler_that_fails_leaves_the_work_to_the_pool(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_preparation, "is_compiled", lambda _: False)
    monkeypatch.setattr(process, "COMPILER", "no.such.module")
    preparation = EnginePreparation()
    preparation.start(["battle"])
    await asyncio.wait_for(preparation.wait("battle", None, lambda _: None), TIMEOUT_SECONDS)
    assert preparation.progress("battle").share() == 1
