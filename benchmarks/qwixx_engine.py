"""Qwixx Duel's engine: the time of a decision, matches against baselines and itself, calibration.

``python -m benchmarks.qwixx_engine measure_baselines measure_headroom measure_plies measure_monte_carlo
measure_levels measure_calibration`` runs the long ones; a number of games may follow a name, as in
``measure_plies=2000``.
"""

import random
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter

import numpy as np

from benchmarks.arguments import run_measurements
from benchmarks.qwixx_matches import (
    BY_POLICY,
    FULL,
    MONTE_CARLO,
    PLY_0,
    PLY_1,
    PlayerConfig,
    match,
    measure_losses,
    native_sample_predictions,
    play_chunk,
)
from benchmarks.timing import seconds
from duellum.core.engine import Limit
from duellum.core.game import Game
from duellum.core.statistics import Score, mean_interval
from duellum.engine.engine import Engine
from duellum.engine.matches import match as play_match
from duellum.qwixx import RULES
from duellum.qwixx.engine.neural_net.evaluator import new_evaluator
from duellum.qwixx.engine.neural_net.weights import load_shipped_network
from duellum.qwixx.engine.qwixx_engine import QwixxEngine
from duellum.qwixx.engine.spec import ENGINE_SPEC
from duellum.qwixx.simulation.policies import Policy
from duellum.qwixx.training.charts import draw_calibration

CHART = Path(__file__).parent.parent / "docs" / "qwixx-calibration.svg"
MONTE_CARLO_SECONDS = 0.2  # seconds that Monte Carlo gets for a turn
GROUPS = 20  # bins of the probabilities from 0 to 1


def measure() -> None:
    """Print the figures that take a moment to measure."""
    measure_speed()


def measure_speed(games: int = 3) -> None:
    """Print the time of a decision at each ply over whole games, and its ratio to a random turn."""
    engine = QwixxEngine()
    random_turn = _random_turn_time()
    for depth in (1, 2):
        times = [_time_of(engine, game, Limit(depth=depth)) for game in _decisions(engine, games)]
        mean, worst = np.mean(times), max(times)
        print(
            f"qwixx ply {depth - 1}: {mean * 1e3:.2f} ms a decision, {worst * 1e3:.2f} ms at worst over "
            f"{len(times)}; {mean / random_turn:.1f} random turns by the plain rules"
        )


def _decisions(engine: QwixxEngine, games: int) -> Iterator[Game]:
    """Yield games of self-play whenever there is a choice."""
    dice = random.Random(1)
    for _ in range(games):
        game = Game(RULES)
        while game.actor is not None:
            if game.actor == "dice":
                game.play(game.position.roll([dice.randint(1, 6) for _ in range(game.position.dice_due)]))
            else:
                yield game
                game.play(engine.search(game, Limit(depth=1)).candidates[0].move)


def _time_of(engine: QwixxEngine, game: Game, limit: Limit) -> float:
    return min(seconds(lambda: engine.search(game, limit)) for _ in range(3))


def _random_turn_time(games: int = 20) -> float:
    """Return how long a turn of a random game takes by the plain rules: the yardstick."""
    rng = random.Random(1)

    def play_game() -> int:
        game, turns = Game(RULES), 0
        while game.actor is not None:
            if game.actor == "dice":
                game.play(game.position.roll([rng.randint(1, 6) for _ in range(game.position.dice_due)]))
                turns += 1
            else:
                game.play(rng.choice(game.legal_moves()))
        return turns

    start = perf_counter()
    turns = sum(play_game() for _ in range(games))
    return (perf_counter() - start) / turns


def measure_baselines(games: int = 2000) -> None:
    """Print the score of full strength and of ply 0 against the simple policies."""
    for policy in (Policy.CAREFUL, Policy.GREEDY):
        for name, kind in (("full strength", FULL), ("ply 0", PLY_0)):
            score = match(PlayerConfig(kind), PlayerConfig(BY_POLICY, policy), games)
            print(f"qwixx {name} against {policy.name.lower()}: {_format_score(score)}", flush=True)


def measure_headroom(games: int = 4000) -> None:
    """Print what the simple policies lose in a game against ply 0, as the network evaluates their turns."""
    for policy in (Policy.CAREFUL, Policy.GREEDY):
        losses = np.empty(games)
        measure_losses(new_evaluator(load_shipped_network()), int(policy), 0, games, 1, losses)
        mean, error = mean_interval(losses.tolist())
        print(f"qwixx {policy.name.lower()} loses {mean:.1%} ± {error:.1%} of a game", flush=True)


def measure_plies(games: int = 2000) -> None:
    """Print what depth is worth: ply 1 against ply 0, and full strength against ply 1."""
    deeper = match(PlayerConfig(PLY_1), PlayerConfig(PLY_0), games)
    print(f"qwixx ply 1 against ply 0: {_format_score(deeper)}", flush=True)
    full = match(PlayerConfig(FULL), PlayerConfig(PLY_1), games)
    print(f"qwixx full strength against ply 1: {_format_score(full)}", flush=True)


def measure_monte_carlo(games: int = 2000) -> None:
    """Print the score of full strength against flat Monte Carlo with 0.2 s a turn."""
    playouts = _playouts_in(MONTE_CARLO_SECONDS)
    score = match(PlayerConfig(FULL), PlayerConfig(MONTE_CARLO, playouts=playouts), games)
    budget = f"{playouts} playouts a turn, {MONTE_CARLO_SECONDS} s on average"
    print(f"qwixx full strength against Monte Carlo, {budget}: {_format_score(score)}", flush=True)


def measure_guided_monte_carlo(games: int = 100, playouts: int = 14_000) -> None:
    """Print the score of flat Monte Carlo with playouts by ``careful``, against ``careful`` itself: hours."""
    guided = PlayerConfig(MONTE_CARLO, Policy.CAREFUL, playouts)
    score = match(guided, PlayerConfig(BY_POLICY, Policy.CAREFUL), games)
    print(f"qwixx Monte Carlo guided by careful against careful: {_format_score(score)}", flush=True)


def _playouts_in(seconds: float, tried: int = 2000) -> int:
    """Return how many playouts Monte Carlo runs in this time, on average over turns."""
    configs = PlayerConfig(PLY_0), PlayerConfig(MONTE_CARLO, playouts=tried)
    play_chunk((configs[0], PlayerConfig(MONTE_CARLO, playouts=1)), 0, 2, 1)  # compiles
    times = []
    for seed in range(3):
        start = perf_counter()
        _, turns = play_chunk(configs, 0, 4, seed)
        times.append((perf_counter() - start) / turns)
    return round(tried * seconds / min(times))


def measure_levels(games: int = 400) -> None:
    """Print the score of each level against the one below."""
    levels = list(pairwise(range(1, len(ENGINE_SPEC.levels) + 1)))
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        matches = [pool.submit(_match_levels, stronger, weaker, games) for weaker, stronger in levels]
        for (weaker, stronger), score in zip(levels, matches, strict=True):
            print(
                f"qwixx level {stronger} against level {weaker}: {_format_score(score.result())}", flush=True
            )


def _match_levels(stronger: int, weaker: int, games: int) -> Score:
    first, second = (Engine(RULES, level=level, seed=level) for level in (stronger, weaker))
    return play_match(first, second, games=games, rng=1).score


def measure_calibration(positions: int = 100_000) -> None:
    """Print how often positions were won by predicted probability, and draw the calibration chart."""
    predicted, won = np.empty(positions), np.empty(positions)
    native_sample_predictions(new_evaluator(load_shipped_network()), 0, 3, predicted, won)
    groups = np.minimum((predicted * GROUPS).astype(int), GROUPS - 1)
    bins = [
        (
            float(predicted[groups == group].mean()),
            float(won[groups == group].mean()),
            int((groups == group).sum()),
        )
        for group in range(GROUPS)
        if (groups == group).any()
    ]
    CHART.write_text(draw_calibration(bins), encoding="utf-8")
    off = max(abs(share - mean) for mean, share, number in bins if number >= positions // 200)
    print(f"qwixx calibration: {positions} positions, at most {off:.1%} off in groups of some size")
    for low, high in ((0.65, 0.7), (0.7, 0.75), (0.68, 0.72)):
        near = (predicted >= low) & (predicted < high)
        share = won[near].mean() if near.any() else float("nan")
        print(f"  predicted {low:.0%} to {high:.0%}: {share:.1%} won of {near.sum()} positions")


def _format_score(score: Score) -> str:
    low, elo, high = score.elo_interval()
    games = 2 * len(score.pairs)
    return (
        f"{score.share:.1%} ± {score.error:.1%} of {games} games, Elo {elo:+.0f} ({low:+.0f} to {high:+.0f})"
    )


if __name__ == "__main__":
    run_measurements(globals(), sys.argv[1:])
