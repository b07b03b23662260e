"""Battle's engine: depth and speed in a second, two threads and one, forced wins, levels.

The long matches are ``measure_baseline``, ``measure_levels``, ``measure_book``, ``measure_search`` and
``measure_network``;
``measure_search=300,0.01`` so many games at so many seconds a move.
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from itertools import pairwise
from time import perf_counter, thread_time

from benchmarks.arguments import run_measurements
from duellum.battle import RULES, Position
from duellum.battle.engine import search_context
from duellum.battle.engine.battle_engine import BattleEngine
from duellum.battle.engine.network_file import load_shipped_network
from duellum.battle.engine.spec import BENCH, LEVELS
from duellum.core.engine import LEVEL_COUNT, Limit, SearchResult, Strength
from duellum.core.game import Game
from duellum.core.statistics import Score
from duellum.engine.engine import Engine, wrap_engine
from duellum.engine.match_pairs import Opening, Pair, play_pair
from duellum.engine.matches import MatchResult, match
from tests.battle.engine.forced_wins import read_forced_wins


def measure() -> None:
    """Print every figure of Battle's engine but the long matches."""
    measure_second()
    measure_threads()
    measure_forced_wins()


def measure_second() -> None:
    """Print how deep and how fast one core searches the start position in a second."""
    BattleEngine().search(Game(RULES), Limit(depth=2))  # loads the module
    results = [BattleEngine().search(Game(RULES), Limit(seconds=1)) for _ in range(3)]
    best = max(results, key=lambda result: result.nodes)
    speed = best.nodes / best.seconds / 1e6
    print(f"battle engine, start, 1 s, 1 thread: depth {best.depth}, {speed:.2f} million nodes/s")


def measure_threads(depth: int = 11, rounds: int = 3) -> None:
    """Print the time two threads take to a depth as a share of the time of one, over several positions.

    With it, how fast the first thread is next to the second one: much less than 1 on a busy machine.
    """
    engines = [BattleEngine(threads=threads, has_tablebase=False) for threads in (1, 2)]
    times, nodes = [0.0, 0.0], [0, 0]
    for fen in BENCH:
        game = Game(RULES, Position.parse(fen))
        found = [[_search_afresh(engine, game, depth) for engine in engines] for _ in range(rounds)]
        for index, results in enumerate(zip(*found, strict=True)):
            best = min(results, key=lambda result: result.seconds)
            times[index] += best.seconds
            nodes[index] += best.nodes
    share, speed = times[1] / times[0], nodes[1] / times[1] / (nodes[0] / times[0])
    print(f"battle engine, depth {depth}: two threads take {share:.2f} of one's time, {times[0]:.1f} s")
    print(f"battle engine, nodes/s of the first of two threads: {speed:.2f} of those of one thread alone")


def _search_afresh(engine: BattleEngine, game: Game, depth: int) -> SearchResult:
    engine.reset()
    return engine.search(game, Limit(depth=depth))


def measure_forced_wins() -> None:
    """Print how many forced wins of the suite are found within a second each, and the longest time."""
    engine, times, found, shortest = BattleEngine(megabytes=16), [], 0, 0
    for win in read_forced_wins():
        engine.reset()
        start = perf_counter()
        best = engine.search(Game(RULES, win.position), Limit(seconds=1)).candidates[0]
        times.append(perf_counter() - start)
        found += best.plies_to_end is not None and best.plies_to_end > 0
        shortest += best.plies_to_end == win.plies
    counts = f"{found} of {len(times)} won, {shortest} by the shortest line"
    print(f"battle forced wins: {counts}, each in {max(times):.2f} s or less")


def measure_baseline(games: int = 200, per_move: float = 0.1) -> None:
    """Print the share of the points against the baseline; takes a quarter of an hour."""
    ours = Engine(RULES, time=per_move, seed=1)
    theirs = Engine(RULES, baseline="baseline", time=per_move)
    print(f"battle, {per_move} s a move: {match(ours, theirs, games=games, rng=1)}")


def measure_levels(games: int = 100, per_move: float = 0.1) -> None:
    """Print how far apart neighbouring levels are; takes half an hour."""
    levels = range(1, LEVEL_COUNT + 1)
    players = [Engine(RULES, level=level, time=per_move, seed=level, megabytes=16) for level in levels]
    for weaker, stronger in pairwise(players):
        print(f"battle: {match(stronger, weaker, games=games, rng=1)}", flush=True)


def measure_book(games: int = 200, nodes: int = 100_000) -> None:
    """Print what the opening book is worth to each level that plays it, from the start; 40 minutes of CPU.

    `nodes` are those of the top level. Nothing depends on time, so all cores may play at once.
    """
    for number, strength in enumerate(LEVELS, start=1):
        if strength.book_loss_per_mille is not None:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                limit = Limit(nodes=nodes)
                play = partial(_play_book_pair, number, strength, limit)
                pairs = list(pool.map(play, range(games // 2)))
            score = Score(tuple(pair.points for pair in pairs))
            records = tuple(record for pair in pairs for record in pair.records)
            names = (f"level {number}", "itself without the book")
            print(f"battle: {MatchResult(names, score, records)}", flush=True)


def _play_book_pair(number: int, strength: Strength, limit: Limit, pair: int) -> Pair:
    """Play two games of a level with the book against itself without it, from the start."""
    with_book, without = (
        wrap_engine(RULES, name, BattleEngine(megabytes=16), strength=each, limit=limit, seed=seed)
        for name, each, seed in (
            (f"level {number}", strength, 2 * pair),
            ("itself without the book", replace(strength, book_loss_per_mille=None), 2 * pair + 1),
        )
    )
    return play_pair(RULES, with_book, without, Opening(RULES.starts[0], (), 0))


def measure_search(games: int = 120, per_move: float = 0.03) -> None:
    """Print what each part of the search is worth, by matches against itself without it; half an hour."""
    limit = Limit(seconds=per_move)
    for name in ("FUTILITY_PRUNING", "LATE_MOVE_REDUCTION", "THREAT_EXTENSION"):
        whole = wrap_engine(RULES, "the search", BattleEngine(megabytes=16), limit=limit)
        without = BattleEngine(megabytes=16, disabled=getattr(search_context, name))
        lacking = wrap_engine(RULES, f"itself without {name.lower().replace('_', ' ')}", without, limit=limit)
        print(f"battle: {match(whole, lacking, games=games, rng=1)}", flush=True)


def measure_network(games: int = 600, nodes: int = 2_000) -> None:
    """Print what the learned evaluation is worth at so many nodes a move; a few minutes."""
    players = (
        wrap_engine(
            RULES,
            name,
            BattleEngine(megabytes=16, network=network, has_tablebase=False),
            limit=Limit(nodes=nodes),
        )
        for name, network in (("learned", load_shipped_network()), ("hand-made", None))
    )
    print(f"battle, {nodes} nodes a move: {match(*players, rules=RULES, games=games, rng=1)}")


def measure_evaluations(nodes: int = 300_000, rounds: int = 4) -> None:
    """Print the nodes per second of CPU time of both evaluations, the best of several rounds."""
    engines = [
        BattleEngine(megabytes=16, network=network, has_tablebase=False)
        for network in (None, load_shipped_network())
    ]
    best = [0.0] * len(engines)
    for _ in range(rounds):
        for index, engine in enumerate(engines):
            searched, before = 0, thread_time()
            for fen in BENCH[:6]:
                engine.reset()
                searched += engine.search(Game(RULES, Position.parse(fen)), Limit(nodes=nodes)).nodes
            best[index] = max(best[index], searched / (thread_time() - before))
    print(f"battle, million nodes/s: hand-made {best[0] / 1e6:.2f}, learned {best[1] / 1e6:.2f}")


if __name__ == "__main__":
    run_measurements(globals(), sys.argv[1:])
