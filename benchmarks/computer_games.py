"""What people who play against the computer cost the server: its games before, games in their browsers now.

``measure_server``: the CPU time of a person's move with the bot's reply, where the server runs the engine.
``measure_browser``: the server's CPU time and requests for a visit with a game that runs in the browser.
Both are given as processors for a thousand people who make a move every ten seconds.
"""

import asyncio
import os
import random
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from benchmarks.arguments import run_measurements
from benchmarks.timing import describe_machine
from tests.faults.server_process import ServerProcess
from tests.server.clients import ApiClient
from tests.web.gameplay import play_until
from tests.web.visitor import FLAGS, Visitor, find_chromium

PEOPLE, SECONDS_BETWEEN_MOVES = 1_000, 10
PLAYERS, SECONDS = 20, 20.0
LEVEL = 4
PLIES = 12
"""Of the game in the browser; further ones cost the server nothing more."""
_IDLE_SECONDS = 5.0


def measure_server() -> None:
    """Print the server's CPU time for a move against its bot, for each game."""
    print(describe_machine())
    for rules in ("battle", "qwixx"):
        with tempfile.TemporaryDirectory() as folder:
            server = ServerProcess(Path(folder), min_bot_move_seconds=0.0)
            server.start()
            try:
                asyncio.run(_play(server, rules, 5.0))  # the engine is loaded
                before = _read_cpu(server)
                moves = asyncio.run(_play(server, rules, SECONDS))
                _print(f"{rules} at the server, level {LEVEL}", (_read_cpu(server) - before) / moves)
            finally:
                server.stop()


async def _play(server: ServerProcess, rules: str, seconds: float) -> int:
    """Have people play against the bot for so long; return how many moves and rolls they made."""
    end = time.monotonic() + seconds
    return sum(await asyncio.gather(*(_play_games(server.url, rules, end) for _ in range(PLAYERS))))


async def _play_games(url: str, rules: str, end: float) -> int:
    moves = 0
    async with ApiClient(url) as person:
        while time.monotonic() < end:
            async with person.connect_to(await person.create(rules, f"me {LEVEL}")) as seat:
                await (await seat.receive_state()).do("join")
                while time.monotonic() < end and seat.state["status"] == "playing":
                    if seat.situation["to_move"] == 0:
                        await seat.move()
                        moves += 1
                    else:
                        await seat.receive("update")
    return moves


def measure_browser() -> None:
    """Print the server's CPU time and requests for a visit and a game in the browser."""
    print(describe_machine())
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        try:
            for rules in ("battle", "qwixx"):
                _visit(Visitor(browser, server.url), server, rules)
        finally:
            browser.close()
            server.stop()


def _visit(visitor: Visitor, server: ServerProcess, rules: str) -> None:
    """Print what a visit costs, and a game after it; what the server uses anyway is subtracted."""
    requests: list[str] = []
    visitor.page.on("request", lambda request: requests.append(request.url))
    visit = _Span(server)
    visitor.start_local_game(rules, level=LEVEL)
    visitor.page.wait_for_load_state("networkidle")
    visit_cpu, asked = visit.cpu, len(requests)
    game = _Span(server)
    play_until(visitor, random.Random(1), plies=PLIES)
    _print(f"{rules} in the browser", game.cpu / PLIES)
    print(f"  the visit: {asked} requests, {1000 * visit_cpu:.0f} ms of CPU")
    print(f"  requests during the game: {len(requests) - asked}")
    visitor.context.close()


class _Span:
    """A stretch of time that begins now."""

    def __init__(self, server: ServerProcess) -> None:
        before = _read_cpu(server)
        time.sleep(_IDLE_SECONDS)
        self._idle_rate = (_read_cpu(server) - before) / _IDLE_SECONDS
        self._server, self._start, self._cpu = server, time.monotonic(), _read_cpu(server)

    @property
    def cpu(self) -> float:
        """The server's CPU seconds since then, less what it uses while nobody asks for anything."""
        idle = self._idle_rate * (time.monotonic() - self._start)
        return max(0.0, _read_cpu(self._server) - self._cpu - idle)


def _read_cpu(server: ServerProcess) -> float:
    """Return the CPU seconds that the server has used so far."""
    fields = Path(f"/proc/{server.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _print(what: str, seconds: float) -> None:
    processors = PEOPLE / SECONDS_BETWEEN_MOVES * seconds
    print(f"{what}: {1000 * seconds:.1f} ms of CPU a move; {PEOPLE} people: {processors:.2f} processors")


if __name__ == "__main__":
    run_measurements(globals(), sys.argv[1:])
