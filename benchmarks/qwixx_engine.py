"""Qwixx Duel's engine: the time of a decision, matches against baselines and itself, honest chances.

``python -m benchmarks.qwixx_engine measure_baselines measure_plies measure_montecarlo measure_levels
measure_calibration`` runs the long ones; a number of games may follow a name, as in ``measure_plies=2000``.
"""

import sys
from time import perf_counter

from benchmarks.qwixx_matches import BY_POLICY, FULL, MONTE_CARLO, PLY_0, PLY_1, Way, match, play_share
from duellum.engine.statistics import Score
from duellum.qwixx.policies import Policy

DECISION = 0.2  # seconds that Monte Carlo gets for a turn


def measure_baselines(games: int = 2000) -> None:
    """Print the share of the points of full strength and ply 0 against the simple policies."""
    for policy in (Policy.CAREFUL, Policy.GREEDY):
        for name, kind in (("full strength", FULL), ("ply 0", PLY_0)):
            score = match(Way(kind), Way(BY_POLICY, policy), games)
            print(f"qwixx {name} against {policy.name.lower()}: {_told(score)}", flush=True)


def measure_plies(games: int = 2000) -> None:
    """Print what looking further is worth: ply 1 against ply 0, and the end against ply 1."""
    print(f"qwixx ply 1 against ply 0: {_told(match(Way(PLY_1), Way(PLY_0), games))}", flush=True)
    print(f"qwixx full strength against ply 1: {_told(match(Way(FULL), Way(PLY_1), games))}", flush=True)


def measure_montecarlo(games: int = 2000) -> None:
    """Print the share of the points of full strength against flat Monte Carlo, 0.2 s a turn."""
    playouts = _playouts_in(DECISION)
    score = match(Way(FULL), Way(MONTE_CARLO, playouts=playouts), games)
    told = f"{playouts} games in its head a turn, {DECISION} s on average"
    print(f"qwixx full strength against Monte Carlo, {told}: {_told(score)}", flush=True)


def _playouts_in(seconds: float, tried: int = 2000) -> int:
    """Return how many games Monte Carlo can play in its head in a time, on average over turns."""
    ways = Way(PLY_0), Way(MONTE_CARLO, playouts=tried)
    play_share((ways[0], Way(MONTE_CARLO, playouts=1)), 0, 2, 1)  # compiles
    times = []
    for seed in range(3):
        start = perf_counter()
        _, turns = play_share(ways, 0, 4, seed)
        times.append((perf_counter() - start) / turns)
    return round(tried * seconds / min(times))


def _told(score: Score) -> str:
    low, elo, high = score.elo_interval()
    games = 2 * len(score.pairs)
    return (
        f"{score.share:.1%} ± {score.error:.1%} of {games} games, Elo {elo:+.0f} ({low:+.0f} to {high:+.0f})"
    )


if __name__ == "__main__":
    for told in sys.argv[1:] or ["measure"]:
        name, _, number = told.partition("=")
        globals()[name](*([int(number)] if number else []))
