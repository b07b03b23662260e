"""The first reply of a bot on a fresh machine, with an empty cache of compiled code and with a full one.

A game is created ten seconds after the server is ready, as by a player who has looked around first.
"""

import asyncio
import os
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from duellum.core.compilation.process import CompilerProcess
from tests.faults.server_process import ServerProcess
from tests.server.clients import ApiClient, Message

CHOOSING_SECONDS = 10.0
_CACHE = "NUMBA_CACHE_DIR"


def measure() -> None:
    """Print how long each game's bot takes for its first move, without and with compiled code on disk."""
    for rules in ("battle", "qwixx"):
        with tempfile.TemporaryDirectory() as folder:
            os.environ[_CACHE] = folder
            for state in ("empty", "full"):
                seconds = _time_first_reply(rules)
                print(f"{rules}, {state} cache: first reply {seconds:.1f} s after the game was created")
                _await_compilation(rules)
        del os.environ[_CACHE]


def _time_first_reply(rules: str, level: int = 3) -> float:
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder))
        server.start()
        try:
            time.sleep(CHOOSING_SECONDS)
            return asyncio.run(_await_move(server.url, rules, level))
        finally:
            server.stop()


async def _await_move(url: str, rules: str, level: int) -> float:
    """Create a game that the bot begins, and return when it has made its first move; rolls do not count."""
    async with ApiClient(url) as client:
        start = time.perf_counter()
        game = await client.create(rules, f"{level} me")
        async with client.connect_to(game) as seat:
            await (await seat.receive_state()).do("join")
            while not _has_moved(seat.received):
                await seat.receive("update")
    return time.perf_counter() - start


def _has_moved(messages: Sequence[Message]) -> bool:
    events = (event for message in messages for event in message.get("events", ()))
    return any(event["type"] == "moved" and not event["ply"]["is_roll"] for event in events)


def _await_compilation(rules: str) -> None:
    """Let a compilation end that the server did not wait for."""
    for _ in CompilerProcess(rules).read_progress():
        pass


if __name__ == "__main__":
    measure()
