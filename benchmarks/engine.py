"""Battle's engine: depth and speed in a second, two threads against one, forced wins, starting, levels.

``python -m benchmarks.engine measure_baseline measure_levels measure_search`` runs the long matches.
"""

import os
import subprocess
import sys
import tempfile
from itertools import islice, pairwise
from time import perf_counter

from benchmarks.measuring import seconds
from duellum.battle import RULES, Position
from duellum.battle.engine import search_context
from duellum.battle.engine.battle_engine import Thinker
from duellum.battle.engine.spec import BENCH, ENGINE_SPEC
from duellum.core.engine import FULL_STRENGTH, Limit
from duellum.core.game import Game
from duellum.engine.match.arena import openings, play_pair
from duellum.engine.match.player import Player
from duellum.engine.match.statistics import Score
from tests.battle.engine.forced_wins import read_forced_wins

START = """
from duellum.battle import RULES
from duellum.battle.thinker import Thinker
from duellum.game import Game
from duellum.thinking import Limit
print(Thinker().search(Game(RULES), Limit(depth=1)).candidates[0].move)
"""


def measure() -> None:
    """Print every figure of Battle's engine but the long matches."""
    measure_second()
    measure_threads()
    measure_forced_wins()
    measure_start()


def measure_second() -> None:
    """Print how deep and how fast one core searches the start position in a second."""
    Thinker().search(Game(RULES), Limit(depth=2))  # compiles
    thoughts = [Thinker().search(Game(RULES), Limit(seconds=1)) for _ in range(3)]
    best = max(thoughts, key=lambda thought: thought.nodes)
    speed = best.nodes / best.seconds / 1e6
    print(f"battle engine, start, 1 s, 1 thread: depth {best.depth}, {speed:.2f} million nodes/s")


def measure_threads(depth: int = 12) -> None:
    """Print the time two threads need to a depth as a share of what one needs, over several positions."""
    times = {1: 0.0, 2: 0.0}
    for fen in BENCH[:6]:
        for threads in times:
            thinker, game = Thinker(threads=threads), Game(RULES, Position.parse(fen))
            times[threads] += min(_time_to(thinker, game, depth) for _ in range(3))
    share = times[2] / times[1]
    print(f"battle engine, depth {depth}: two threads take {share:.2f} of one's time, {times[1]:.1f} s")


def _time_to(thinker: Thinker, game: Game, depth: int) -> float:
    thinker.reset()
    return seconds(lambda: thinker.search(game, Limit(depth=depth)))


def measure_forced_wins() -> None:
    """Print how many forced wins of the suite are found within a second each, and the longest time."""
    thinker, times, found, shortest = Thinker(megabytes=16), [], 0, 0
    for win in read_forced_wins():
        thinker.reset()
        start = perf_counter()
        best = thinker.search(Game(RULES, win.position), Limit(seconds=1)).candidates[0]
        times.append(perf_counter() - start)
        found += best.ends_in is not None and best.ends_in > 0
        shortest += best.ends_in == win.plies
    told = f"{found} of {len(times)} won, {shortest} by the shortest way"
    print(f"battle forced wins: {told}, each in {max(times):.2f} s or less")


def measure_start() -> None:
    """Print how long the first answer takes on a fresh installation, and later."""
    with tempfile.TemporaryDirectory() as folder:
        for when in ("compiling", "compiled before"):
            environment = {**os.environ, "NUMBA_CACHE_DIR": folder}
            start = perf_counter()
            subprocess.run([sys.executable, "-c", START], check=True, capture_output=True, env=environment)
            print(f"battle engine, first answer of a fresh process, {when}: {perf_counter() - start:.1f} s")


def measure_baseline(games: int = 200, per_move: float = 0.1) -> None:
    """Print the share of the points against the baseline; takes a quarter of an hour."""
    ours = Player("full", ENGINE_SPEC.create(), FULL_STRENGTH, 1)
    theirs = Player("baseline", ENGINE_SPEC.baselines["baseline"]())
    print(
        f"battle against the baseline, {per_move} s: {_match(ours, theirs, games, Limit(seconds=per_move))}"
    )


def measure_levels(games: int = 100, per_move: float = 0.1) -> None:
    """Print how far apart neighbouring levels are; takes half an hour."""
    players = [
        Player(f"level {number}", ENGINE_SPEC.create(megabytes=16), strength, number)
        for number, strength in enumerate(ENGINE_SPEC.levels, 1)
    ]
    for weaker, stronger in pairwise(players):
        told = _match(stronger, weaker, games, Limit(seconds=per_move))
        print(f"battle {stronger.name} against {weaker.name}: {told}", flush=True)


def measure_search(games: int = 120, per_move: float = 0.03) -> None:
    """Print what each part of the search is worth, by matches against itself without it; half an hour."""
    for name in ("FUTILITY", "REDUCTION", "EXTENSION"):
        whole = Player("whole", Thinker(megabytes=16))
        lacking = Player(name, Thinker(megabytes=16, without=getattr(search_context, name)))
        told = _match(whole, lacking, games, Limit(seconds=per_move))
        print(f"battle search against itself without {name.lower()}: {told}", flush=True)


def _match(first: Player, second: Player, games: int, limit: Limit) -> str:
    judge = Thinker(megabytes=4)

    def is_fair(game: Game) -> bool:
        return 0.4 < judge.search(game, Limit(nodes=20_000)).candidates[0].value < 0.6

    fair = islice(openings(RULES, 1, 6, is_fair), games // 2)
    score = Score(tuple(play_pair(RULES, first, second, opening, limit).points for opening in fair))
    low, elo, high = score.elo_interval()
    return (
        f"{score.share:.1%} ± {score.error:.1%} of {games} games, Elo {elo:+.0f} ({low:+.0f} to {high:+.0f})"
    )


if __name__ == "__main__":
    for name in sys.argv[1:] or ["measure"]:
        globals()[name]()
