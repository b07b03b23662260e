"""Handshakes: how many there may be, and what those get who are refused."""

import asyncio
import time
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.server.attacks.raw_client import RawClient
from tests.server.attacks.victim import attacked_server, await_moves
from tests.server.clients import UNLIMITED


def open_and_close(port: int, game: str, count: int) -> list[bytes]:
    """Reconnect without a pause; return the first lines of the responses."""
    lines = []
    for _ in range(count):
        with RawClient(port) as client:
            lines.append(client.upgrade(game).partition(b"\r\n")[0])
    return lines


@pytest.mark.asyncio
async def test_whoever_reconnects_without_a_pause_is_refused(tmp_path: Path) -> None:
    async with attacked_server(tmp_path, replace(UNLIMITED, handshakes_per_second=0.5)) as victim:
        began = time.monotonic()
        lines = await asyncio.to_thread(open_and_close, victim.port, victim.pair.game, 40)
        seconds = time.monotonic() - began
        await await_moves(victim.pair, 3)
    accepted = sum(b" 101 " in line for line in lines)
    assert 1 <= accepted <= 5 + 0.5 * seconds  # the players of the pair use the same budget
    assert sum(b" 429 " in line for line in lines) == 40 - accepted > 0


@pytest.mark.asyncio
async def test_a_handshake_that_is_refused_sets_no_cookie(tmp_path: Path) -> None:
    async with attacked_server(tmp_path) as victim:
        heads = []
        for headers in ((), ("Origin: https://elsewhere.example",)):
            with RawClient(victim.port) as client:
                heads.append((await asyncio.to_thread(client.upgrade, victim.pair.game, *headers)).lower())
    assert [b"set-cookie" in head for head in heads] == [True, False]
