"""A server in a process of its own under attack, watched: nothing may hold its event loop for long."""

import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path

from duellum.server.settings import Limits
from tests.faults.server_process import ServerProcess
from tests.server.attacks.pair import Measurement, playing_pair

HELD = "the event loop was held"
"""How the watchdog's line in the log begins."""
DEFAULT_LIMITS = Limits()
_WARM_UP_MOVES = 12


class Victim:
    """A running server, and the pair that plays there."""

    def __init__(self, process: ServerProcess, pair: Measurement) -> None:
        self.process, self.pair = process, pair
        self.port = process.settings.port
        self.forget_holds()

    def forget_holds(self) -> None:
        """Look only at what is logged from now on: what was before prepared the attack."""
        self._log_start = self.process.log.stat().st_size

    def find_holds(self) -> list[str]:
        """Return what has held the event loop for too long since the attack began."""
        with self.process.log.open("rb") as log:
            log.seek(self._log_start)
            lines = log.read().decode(errors="replace").splitlines()
        return [line for line in lines if HELD in line]

    def find_errors(self) -> list[str]:
        """Return the errors in the log."""
        lines = self.process.log.read_text(encoding="utf-8").splitlines()
        return [line for line in lines if _is_error(line)]


@contextlib.asynccontextmanager
async def attacked_server(
    folder: Path, limits: Limits = DEFAULT_LIMITS, prelude: str = ""
) -> AsyncIterator[Victim]:
    """A server with a pair that plays; fails where something held its event loop for more than 20 ms.

    What is done once, such as compiling regular expressions, is done before the block begins.
    """
    process = ServerProcess(folder, limits, prelude=prelude)
    process.start()
    try:
        async with playing_pair(process.url) as pair:
            await await_moves(pair, _WARM_UP_MOVES)
            pair.latencies.clear()
            victim = Victim(process, pair)
            yield victim
            await await_moves(pair, 1)  # the pair still plays
    finally:
        process.stop()
    assert victim.find_holds() == []
    assert victim.find_errors() == []


async def await_moves(pair: Measurement, count: int) -> None:
    """Wait until the pair has made so many more moves."""
    await pair.wait(len(pair.latencies) + count)


def _is_error(line: str) -> bool:
    with contextlib.suppress(ValueError):
        return bool(json.loads(line).get("level") in ("error", "critical"))
    return "Traceback" in line
