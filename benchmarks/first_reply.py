"""The first reply of a bot.

On the server, ``measure``: with an empty cache of compiled modules and with a full one. A game is created as
soon as the server is ready.

In the browser, ``measure_browser``: from pressing Play on a loaded page until the bot's move is on the page.
The browser slows down its page only, not its Workers, so four times the whole is printed next to it: no
device that is four times as slow needs more.
"""

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from benchmarks.arguments import run_measurements
from benchmarks.browser import Site, open_site
from benchmarks.timing import describe_machine
from tests.faults.server_process import ServerProcess
from tests.server.clients import ApiClient, Message
from tests.web.visitor import Visitor

_HOME = "DUELLUM_HOME"


def measure() -> None:
    """Print how long each game's bot takes for its first move, without and with compiled modules on disk."""
    for rules in ("battle", "qwixx"):
        with tempfile.TemporaryDirectory() as folder:
            os.environ[_HOME] = folder
            for state in ("empty", "full"):
                seconds = _time_first_reply(rules)
                print(f"{rules}, {state} cache: first reply {seconds:.2f} s after the game was created")
        del os.environ[_HOME]


def _time_first_reply(rules: str, level: int = 3) -> float:
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder))
        server.start()
        try:
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


LEVELS = (1, 4, 8)
SLOWDOWNS = (1, 4)
_GAMES = 5
_TIME_MOVE = """() => {
  const times = { act: null, move: null };
  window.firstReply = new Promise(done => (window.endOfWait = done));
  addEventListener('duellum-game', ({ detail: { game } }) => {
    const moves = game?.moves ?? [];
    if (moves.length > 0) requestAnimationFrame(() => {
      const now = performance.now() - window.pressedAt;
      times.act ??= now;
      if (moves.some(ply => !ply.is_roll)) window.endOfWait([times.act, now]);
    });
  });
  addEventListener('submit', () => (window.pressedAt = performance.now()), true);
}"""


def measure_browser() -> None:
    """Print how long after pressing Play the bot's first move is on the page, by game, level and slowdown."""
    print(describe_machine())
    with open_site() as site:
        for rules in ("battle", "qwixx"):
            for level in LEVELS:
                _print_replies(site, rules, level)


def _print_replies(site: Site, rules: str, level: int) -> None:
    for slowdown in SLOWDOWNS:
        times = [_time_local_reply(site, rules, level, slowdown) for _ in range(_GAMES)]
        act, move = (median(each) for each in zip(*times, strict=True))
        case = f"{rules}, level {level}, page at 1/{slowdown}"
        print(f"{case}: {act:.0f} ms to the first act, {move:.0f} ms to a move")
        if slowdown == 1:
            print(f"  four times that: {4 * act:.0f} and {4 * move:.0f} ms")


def _time_local_reply(site: Site, rules: str, level: int, slowdown: int) -> tuple[float, float]:
    """Return the milliseconds from pressing Play until a bot that begins has rolled or moved, and has moved.

    Between a roll and the move after it the bot waits for 600 ms, so that people see the dice.
    """
    visitor = Visitor(site.browser, site.url)
    options = {"rules": rules, "opponent": "bot", "level": level, "clock": "none", "starts": "second"}
    visitor.store_settings(wish=options | {"isPublic": False})
    visitor.page.add_init_script(f"({_TIME_MOVE})()")
    with visitor.page.expect_response("**/*.wasm"):
        visitor.page.goto("/")
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.wait_for_timeout(500)
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    visitor.page.get_by_role("button", name="Play", exact=True).click()
    act, move = visitor.page.evaluate("() => window.firstReply")
    visitor.context.close()
    return act, move


if __name__ == "__main__":
    run_measurements(globals(), sys.argv[1:])
