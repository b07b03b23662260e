"""Qwixx Duel: random games against the C++ yardstick, games of the policies, and the exact expectation."""

import sys
from functools import partial

import numpy as np

from benchmarks.arguments import run_measurements
from benchmarks.timing import ROUNDS, best_of_alternating, seconds
from benchmarks.yardstick import compile_yardstick, run_yardstick
from duellum.core.native import native
from duellum.qwixx import Position
from duellum.qwixx.kernel import bitboard, encoding
from duellum.qwixx.kernel.expectation import MAX_RESULTS, compute_expectation, list_results
from duellum.qwixx.simulation.games import simulate
from duellum.qwixx.simulation.policies import Policy

_list_results, _compute_expectation = native(list_results), native(compute_expectation)

GAMES = 200_000
POLICY_GAMES = 3_000


def measure() -> None:
    """Print every figure of Qwixx Duel."""
    measure_random_games()
    measure_policies()
    measure_expectation()


def measure_random_games() -> None:
    """Print the speed of random games, counted as ``duellum simulate`` counts them, and its ratio."""
    simulate(10, Policy.RANDOM)  # loads the module
    probe = compile_yardstick("qwixx_playouts")

    def ours() -> float:
        return seconds(lambda: simulate(GAMES, Policy.RANDOM, seed=1))

    def theirs() -> float:
        # It prints: 200000 games 0.458 s 436416 games/s turns ...
        return float(run_yardstick(probe, GAMES).split()[2]) if probe else float("nan")

    time, yardstick = best_of_alternating(ours, theirs)
    print(
        f"qwixx random games: {GAMES / time:,.0f} games/s, "
        f"C++ yardstick {GAMES / yardstick:,.0f}, ratio {yardstick / time:.2f}"
    )


def measure_policies() -> None:
    """Print the speed of games between equal policies."""
    for policy in (Policy.GREEDY, Policy.CAREFUL):
        simulate(10, policy)
        best = min(seconds(partial(simulate, POLICY_GAMES, policy)) for _ in range(ROUNDS))
        print(f"qwixx {policy.name.lower()} games: {POLICY_GAMES / best:,.0f} games/s")


def measure_expectation(times: int = 300) -> None:
    """Print the time to list the results of all rolls, and to compute the expectation of given values."""
    state = encoding.encode(Position.start())
    states, index = np.empty((MAX_RESULTS, bitboard.WORDS), np.int64), np.empty((45, 45), np.int16)
    count = _list_results(state, 0, states, index)
    values = np.random.default_rng(1).random(count)
    _compute_expectation(index, values)
    listing = min(
        seconds(lambda: [_list_results(state, 0, states, index) for _ in range(times)]) for _ in range(ROUNDS)
    )
    mean = min(
        seconds(lambda: [_compute_expectation(index, values) for _ in range(times)]) for _ in range(ROUNDS)
    )
    print(
        f"qwixx expectation at the start: {count} results listed in {listing / times * 1e6:.1f} us, "
        f"expectation over all rolls in {mean / times * 1e6:.1f} us"
    )


if __name__ == "__main__":
    run_measurements(globals(), sys.argv[1:])
