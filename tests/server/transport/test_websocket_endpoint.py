"""The WebSocket endpoint: which connections it refuses, and with which close code."""

import asyncio
import contextlib
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from duellum.server.settings import Limits
from duellum.store import EventLog, Snapshot
from tests.server.clients import TIMEOUT_SECONDS, running_server, two_players


@pytest.mark.asyncio
async def test_too_many_connections_of_one_address_are_turned_away(tmp_path: Path) -> None:
    limits = Limits(address_connections=1)
    async with running_server(tmp_path, limits) as server, server.new_client() as ann:
        game = await ann.create()
        async with ann.connect_to(game) as seat:
            await seat.receive_state()
            async with ann.connect_to(game) as another:
                with pytest.raises(ConnectionClosed) as closed:
                    await another.receive()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4429


@pytest.mark.asyncio
async def test_an_unknown_game_is_refused_with_4404(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        for game in ("nosuchgame", "~beats", "@ann"):
            async with ann.connect_to(game) as seat:
                with pytest.raises(ConnectionClosed) as closed:
                    await seat.receive()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4404


@pytest.mark.parametrize(("origin", "has_cookie"), [("https://evil.example", False), (None, True)])
@pytest.mark.asyncio
async def test_a_refused_handshake_sets_no_cookie(
    tmp_path: Path, origin: str | None, *, has_cookie: bool
) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        address = f"{server.url.replace('http', 'ws')}/api/games/{await ann.create()}/play"
        async with connect(address, additional_headers={"Origin": origin} if origin else {}) as socket:
            assert socket.response is not None
            assert ("Set-Cookie" in socket.response.headers) is has_cookie


class HeldReads:
    """A log whose reads wait, as those of a database that is away."""

    def __init__(self, log: EventLog) -> None:
        self._log, self.waiting = log, 0
        self.may_pass = asyncio.Event()

    def __getattr__(self, name: str) -> object:
        return getattr(self._log, name)

    async def read_snapshot(self, game_id: str, version: str) -> Snapshot | None:
        self.waiting += 1
        try:
            await self.may_pass.wait()
        finally:
            self.waiting -= 1
        return await self._log.read_snapshot(game_id, version)


async def wait_until(is_true: Callable[[], bool]) -> None:
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while not is_true():
            await asyncio.sleep(0.01)


@pytest.mark.asyncio
async def test_clients_who_left_do_not_queue_for_the_log(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        games = [await ann.create() for _ in range(3)]
        loader = server.registry._loader
        held = HeldReads(loader._log)
        loader._log = held  # type: ignore[assignment]  # passes everything else on
        server.registry.tables.clear()
        async with contextlib.AsyncExitStack() as seats:
            for game in games * 5:
                await seats.enter_async_context(ann.connect_to(game))
            await wait_until(lambda: held.waiting == len(games))  # one for each game
        await wait_until(lambda: not held.waiting)
        assert loader._loads == {}
        held.may_pass.set()
        async with ann.connect_to(games[0]) as seat:
            await seat.receive_state()
        await wait_until(lambda: server.server.admission.connections.total == 0)


@pytest.mark.asyncio
async def test_a_game_has_a_bounded_number_of_spectators_but_its_players_come_in(
    tmp_path: Path,
) -> None:
    async with (
        running_server(tmp_path, Limits(game_connections=3)) as server,
        two_players(server) as (first, _),
        server.new_client() as eve,
        eve.connect_to(first.state["game"]) as spectator,
    ):
        await spectator.receive_state()
        async with eve.connect_to(first.state["game"]) as another:
            with pytest.raises(ConnectionClosed) as closed:
                await another.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
        async with first.client.connect_to(first.state["game"]) as again:
            await again.receive_state()


@pytest.mark.asyncio
async def test_a_connection_whose_game_is_loaded_while_its_key_is_dropped_is_closed(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        game = await ann.create()
        server.registry.tables.clear()
        log = HeldReads(server.registry._loader._log)
        server.registry._loader._log = log  # type: ignore[assignment]  # passes everything else on
        async with ann.connect_to(game) as seat:
            await wait_until(lambda: log.waiting == 1)
            await server.server.websocket.disconnect_all()
            log.may_pass.set()
            with pytest.raises(ConnectionClosed) as closed:
                await seat.receive("nothing")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        await wait_until(lambda: not server.server.websocket._visitors)
