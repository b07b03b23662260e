"""The review of a game in the browser: seconds to the first curve, and to the full one.

A game of Battle with 60 plies and one of Qwixx Duel with 40 turns, or as long as they get, are opened on a
loaded page. The browser slows down its page only, not its Workers, so four times the whole is printed next to
it: no device that is four times as slow needs more.
"""

import random
import sys
import time

from benchmarks.arguments import run_measurements
from benchmarks.browser import Site, open_site
from benchmarks.timing import describe_machine
from duellum.core.engine import Limit, load_engine_spec
from duellum.core.game import Game
from duellum.core.registry import load_rules
from duellum.record import Record, format_record
from tests.web.visitor import Visitor

LENGTHS = {"battle": 60, "qwixx": 40}
"""Plies of Battle, turns of Qwixx Duel."""
_LEVEL, _SEEDS = 5, 8
_SLOWDOWN = 4
_TIMEOUT_MS = 600_000


def measure() -> None:
    """Print the seconds from opening a game until its curve stands, at first and in full."""
    print(describe_machine())
    with open_site() as site:
        for name, length in LENGTHS.items():
            _print_times(site, _play_game(name, length))


def _play_game(name: str, length: int) -> Record:
    """Return the longest of some games between two players of a level, cut at a length."""
    games = (_play(name, length, seed) for seed in range(_SEEDS))
    return Record.from_game(max(games, key=lambda game: _count(game, length)))


def _play(name: str, length: int, seed: int) -> Game:
    rules, source = load_rules(name), random.Random(seed)
    spec, game = load_engine_spec(rules), Game(rules)
    engine = spec.create_portable()
    while game.actor is not None and _count(game, length + 1) <= length:
        if game.actor == "dice":
            game.roll(source)
        else:
            strength = spec.strength(_LEVEL, source.getrandbits(31))
            game.play(engine.search(game, Limit(), strength=strength).candidates[0].move)
    return game


def _count(game: Game, most: int) -> int:
    """Return how long a game is: its rolls, or its plies if there are none."""
    rolls = sum(position.actor == "dice" for position in game.positions[:-1])
    return min(most, rolls or len(game.moves))


def _print_times(site: Site, record: Record) -> None:
    for slowdown in (1, _SLOWDOWN):
        first, full = _time_review(site, format_record(record), slowdown)
        print(
            f"{record.rules.name}, {len(record)} plies, page at 1/{slowdown}: first curve {first:.1f} s, "
            f"full curve {full:.1f} s"
        )
        if slowdown == 1:
            print(f"  four times that: {4 * first:.1f} and {4 * full:.1f} s")


def _time_review(site: Site, text: str, slowdown: int) -> tuple[float, float]:
    visitor = Visitor(site.browser, site.url)
    page = visitor.page
    page.goto("/")
    page.evaluate(
        "text => { sessionStorage.setItem('duellum.saved', '1'); "
        "sessionStorage.setItem('duellum.saved.1', text); }",
        text,
    )
    session = visitor.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    began = time.perf_counter()
    page.goto("/review/file-1")
    page.locator(".curve-slider").first.wait_for(timeout=_TIMEOUT_MS)
    first = time.perf_counter() - began
    page.locator(".analysis-progress:is([data-pass='2'], [data-pass='done'])").wait_for(timeout=_TIMEOUT_MS)
    full = time.perf_counter() - began
    visitor.context.close()
    return first, full


if __name__ == "__main__":
    run_measurements(globals(), sys.argv[1:])
