"""The WebSocket endpoint: which connections it refuses, and with which close code."""

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from duellum.server.settings import Limits
from tests.server.clients import running_server


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
