"""Rollouts as a check of Qwixx Duel's engine: close decisions, and the error of the network.

``python -m benchmarks.qwixx_rollouts`` takes some three minutes of one core.
"""

import random
import sys
from collections.abc import Iterator
from itertools import islice

import numpy as np

from benchmarks.arguments import run_measurements
from duellum.core.engine import Candidate, Limit
from duellum.core.game import Game
from duellum.core.native import native
from duellum.core.statistics import mean_interval
from duellum.qwixx import RULES, Position
from duellum.qwixx.engine.expectimax import new_workspace, predict_by_expectimax
from duellum.qwixx.engine.neural_net.evaluator import new_evaluator, predict
from duellum.qwixx.engine.neural_net.margins import MARGINS, win_probability
from duellum.qwixx.engine.neural_net.weights import load_shipped_network
from duellum.qwixx.engine.qwixx_engine import QwixxEngine
from duellum.qwixx.engine.rollouts import RolloutMemory, play_rollouts
from duellum.qwixx.kernel.encoding import encode

CLOSE = 0.02  # the most that the second candidate is behind the first in a close decision
STRIDE = 5  # positions of a game between two that are used


_predict, _predict_by_expectimax = native(predict), native(predict_by_expectimax)
_play_rollouts = native(play_rollouts)


def measure() -> None:
    """Print every figure of this file."""
    measure_decisions()
    measure_prediction_error()
    measure_variance()


def measure_decisions(decisions: int = 50, games: int = 200) -> None:
    """Print what rollouts gain over full strength in close decisions.

    The first half of the games selects one of the two best candidates, the second half values it against the
    engine's choice, so the selection does not bias the value.
    """
    engine, rollouts = QwixxEngine(), RolloutMemory()
    gains = [
        _gain(rollouts, position, candidates, games // 2)
        for position, candidates in islice(_close_decisions(engine), decisions)
    ]
    mean, error = mean_interval(gains)
    print(
        f"qwixx rollouts: {decisions} close decisions, {games} games for each candidate: "
        f"the choice by rollouts gains {mean:.1%} ± {error:.1%} of a game"
    )


def _close_decisions(engine: QwixxEngine) -> Iterator[tuple[Position, tuple[Candidate, ...]]]:
    """Yield decisions of self-play at full strength whose two best candidates are close, one a game."""
    dice = random.Random(1)
    while True:
        game, skipped = Game(RULES), dice.randrange(20)
        while game.actor is not None:
            if game.actor == "dice":
                game.roll(dice)
                continue
            found = engine.search(game, Limit(), candidates=2).candidates
            skipped -= 1
            if skipped < 0 and len(found) == 2 and found[0].value - found[1].value < CLOSE:
                yield game.position, found
                break
            game.play(found[0].move)


def _gain(
    rollouts: RolloutMemory, position: Position, candidates: tuple[Candidate, ...], games: int
) -> float:
    """Return what the choice by rollouts gains over the first candidate, valued by other games."""

    def value(candidate: Candidate, seed: int) -> float:
        after = position
        for move in candidate.line:
            after = after.play(move)
        return rollouts.roll_out(after, position.to_move, games, seed).value

    chosen = max(candidates, key=lambda candidate: value(candidate, 1))
    return value(chosen, 2) - value(candidates[0], 2)


def _positions(games: int) -> Iterator[Position]:
    """Yield positions of self-play in which dice are due."""
    dice, engine = random.Random(2), QwixxEngine()
    for _ in range(games):
        game = Game(RULES)
        while game.actor is not None:
            if game.actor == "dice":
                yield game.position
                game.roll(dice)
            else:
                game.play(engine.search(game, Limit(depth=1)).candidates[0].move)


def measure_prediction_error(games: int = 50) -> None:
    """Print how far the network's win probability is from that of expectimax, on average over positions."""
    evaluator, workspace = new_evaluator(load_shipped_network()), new_workspace()
    prediction, expected = np.empty(MARGINS, np.float32), np.empty(MARGINS, np.float32)
    differences = []
    for position in _positions(games):
        state, side = encode(position), int(position.to_move)
        _predict(evaluator, state, side, prediction)
        _predict_by_expectimax(evaluator, workspace, state, side, expected)
        differences.append(abs(win_probability(prediction) - win_probability(expected)))
    mean, error = mean_interval(differences)
    print(
        f"qwixx network against expectimax: {100 * mean:.2f} ± {100 * error:.2f} points apart "
        f"on average over {len(differences)} positions"
    )


def measure_variance(positions: int = 20, games: int = 200) -> None:
    """Print how much smaller the interval of rollouts is than that of plain games."""
    evaluator, workspace, ratios = new_evaluator(load_shipped_network()), new_workspace(), []
    for position in islice(_positions(positions), 0, positions * STRIDE, STRIDE):
        results, adjusted = np.empty(games), np.empty(games)
        side, seeds = int(position.to_move), np.array([1], np.int64)
        _play_rollouts(evaluator, workspace, encode(position), side, games, seeds, results, adjusted)
        if results.std() > 0:  # the game is not decided
            ratios.append(float(adjusted.std() / results.std()))
    print(f"qwixx rollouts: the interval is {np.median(ratios):.2f} of that of plain games, in the median")


if __name__ == "__main__":
    run_measurements(globals(), sys.argv[1:])
