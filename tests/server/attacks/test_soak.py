"""Half an hour under attack: memory and file descriptors stay flat. Run by ``make soak``."""

import asyncio
import contextlib
import itertools
import os
import time
from pathlib import Path

import pytest

from duellum.server.settings import Limits
from tests.server.attacks.hostile_frames import FLOODS, flood
from tests.server.attacks.pair import playing_pair
from tests.server.attacks.raw_client import RawClient
from tests.server.attacks.test_connections import MB, read_memory
from tests.server.attacks.victim import Victim, attacked_server

SOURCES = [f"127.0.0.{number}" for number in range(2, 42)]
_SETTLING_ROUNDS = 2
"""Rounds after which memory is measured first: buffers have been filled then."""
_CACHE_PAIRS, _CACHE_MOVES = 20, 20_000
"""Who plays before the attack, and how much: so caches of encoded rows and database pages are filled. They
are bounded, but until they are full memory grows by about a thousand bytes a move."""
_CACHE_TIMEOUT_SECONDS = 600
_LIMITS = Limits(games_per_minute=600)
"""The pairs come from one address, and a game of theirs takes a few seconds."""
_SILENT_SOCKETS = 50


def count_files(victim: Victim) -> int:
    """Return how many files and sockets the server has open."""
    return len(list(Path(f"/proc/{victim.process.pid}/fd").iterdir()))


def attack_once(victim: Victim, number: int) -> int:
    """Attack in every way there is, once; return how many frames were written."""
    silent = [RawClient(victim.port, SOURCES[number % len(SOURCES)]) for _ in range(_SILENT_SOCKETS)]
    for client in silent[::2]:
        client.send(b"GET / HTTP/1.1\r\nHost: localhost\r\nx: " + b"y" * 30_000)
    written = 0
    for kind in FLOODS:
        written += flood(victim.port, victim.pair.game, kind, 20_000, SOURCES[number % 4 :: 4])
    for client in silent:
        client.socket.close()
    return written


async def fill_caches(victim: Victim) -> None:
    """Have many pairs play at once, until memory does not grow any more by playing alone."""
    async with contextlib.AsyncExitStack() as stack:
        url = victim.process.url
        pairs = [await stack.enter_async_context(playing_pair(url)) for _ in range(_CACHE_PAIRS)]
        async with asyncio.timeout(_CACHE_TIMEOUT_SECONDS):
            while sum(len(pair.latencies) for pair in pairs) < _CACHE_MOVES:
                await asyncio.sleep(1)


@pytest.mark.slow
@pytest.mark.soak
@pytest.mark.asyncio
async def test_memory_and_files_stay_flat_under_attack(tmp_path: Path) -> None:
    memory: list[int] = []
    files: list[int] = []
    frames = 0
    async with attacked_server(tmp_path, _LIMITS) as victim:
        await fill_caches(victim)
        victim.forget_holds()
        end = time.monotonic() + 60 * float(os.environ.get("DUELLUM_SOAK_MINUTES", "30"))
        for number in itertools.count():
            frames += await asyncio.to_thread(attack_once, victim, number)
            await asyncio.sleep(3)  # closing handshakes time out
            memory.append(read_memory(victim))
            files.append(count_files(victim))
            if time.monotonic() > end and number > _SETTLING_ROUNDS:
                break
        first, last = memory[_SETTLING_ROUNDS] / MB, memory[-1] / MB
        print(f"\n{frames} frames in {len(files)} rounds: {victim.pair.describe()}")  # noqa: T201 - the result
        print(f"memory {first:.0f} -> {last:.0f} MB, files {files[_SETTLING_ROUNDS]} -> {files[-1]}")  # noqa: T201
        print("holds of the event loop:", victim.find_holds())  # noqa: T201
    assert last < 1.1 * first + 5
    assert max(files) < files[_SETTLING_ROUNDS] + _SILENT_SOCKETS
