"""Qwixx Duel's engine specification: levels, baselines, and the positions of its signature."""

import threading
from functools import cache

from duellum.core.engine import FULL_STRENGTH, LEVEL_COUNT, EngineSpec, Rollout, Stage, Strength
from duellum.core.rules import Side
from duellum.qwixx.engine.explanation import explain
from duellum.qwixx.engine.monte_carlo import MonteCarloEngine
from duellum.qwixx.engine.policy_engine import PolicyEngine
from duellum.qwixx.engine.qwixx_engine import QwixxEngine
from duellum.qwixx.engine.turn_search import (
    begin_turn,
    deepen_expectimax,
    deepen_network,
    limit_turn,
    overlook_options,
)
from duellum.qwixx.engine.turn_search import expected_value as expected_turn_value
from duellum.qwixx.kernel.turns import list_turns
from duellum.qwixx.rules.position import Position
from duellum.qwixx.simulation.policies import Policy

# Spaced evenly by matches between neighbours: python -m benchmarks.qwixx_engine measure_levels
LEVELS = (
    Strength(nodes=1, overlooked_per_mille=930),
    Strength(nodes=1, overlooked_per_mille=820),
    Strength(nodes=1, overlooked_per_mille=690),
    Strength(nodes=1, overlooked_per_mille=585),
    Strength(nodes=1, overlooked_per_mille=430),
    Strength(nodes=1, overlooked_per_mille=270),
    Strength(nodes=1, overlooked_per_mille=140),
    FULL_STRENGTH,
)


_LOCK = threading.Lock()
"""The shared engine computes in arrays of its own, and without the GIL: one thread at a time."""


@cache
def _shared_engine() -> QwixxEngine:
    return QwixxEngine()


def expected_value(position: Position) -> float:
    """Return the expectation over all rolls of the best value at depth 1, to the player about to roll."""
    with _LOCK:
        return _shared_engine().expected_value(position)


def roll_out(position: Position, side: Side, games: int, seed: int) -> Rollout:
    """Return the value of a position to a side by rollouts."""
    with _LOCK:
        return _shared_engine().roll_out(position, side, games, seed)


BENCH = (
    "...........-/...........-/...........-/...........- b 0:0 41/3526 1",
    "..g2..b2.ggg.-/..gb4b.b.gb2.-/..g3gbbggg2..-/.b2bbg3..gg..- b 1:1 63/5214 1",
    ".....b4bbg.bb/..b.g2.gbgb2.-/..b3gggbg2...-/bbg2gbggg2...- g 2:1 52/-361 1",
)

ENGINE_SPEC = EngineSpec(
    create=QwixxEngine,
    levels=LEVELS,
    explain=explain,
    expected_value=expected_value,
    roll_out=roll_out,
    baselines={
        "careful": lambda: PolicyEngine(Policy.CAREFUL),
        "greedy": lambda: PolicyEngine(Policy.GREEDY),
        "montecarlo": MonteCarloEngine,
    },
    bench=BENCH,
    bench_depth=2,
    stages=(
        Stage(
            (begin_turn, overlook_options, limit_turn, deepen_network, list_turns),
            QwixxEngine.warm_up_network,
        ),
        Stage(
            (deepen_expectimax, expected_turn_value),
            QwixxEngine.warm_up_expectimax,
            level=LEVEL_COUNT,
        ),
    ),
    review_nodes=(1, 200_000, 2_000_000),
)
"""Qwixx Duel's engine, as the platform finds it."""
