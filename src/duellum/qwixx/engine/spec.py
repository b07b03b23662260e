"""Qwixx Duel's engine specification: levels, baselines, and the positions of its signature."""

import threading
from functools import cache

from duellum.core.engine import FULL_STRENGTH, EngineSpec, Rollout, Strength
from duellum.core.rules import Side
from duellum.qwixx.engine import explanation
from duellum.qwixx.engine.monte_carlo import MonteCarloEngine
from duellum.qwixx.engine.policy_engine import PolicyEngine
from duellum.qwixx.engine.qwixx_engine import QwixxEngine
from duellum.qwixx.engine.rollouts import RolloutMemory
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
"""What is shared computes in one module each, and without the GIL: one thread at a time."""


@cache
def _shared_engine() -> QwixxEngine:
    return QwixxEngine()


def expected_value(position: Position) -> float:
    """Return the expectation over all rolls of the best value at depth 1, to the player about to roll."""
    with _LOCK:
        return _shared_engine().expected_value(position)


@cache
def _shared_rollouts() -> RolloutMemory:
    return RolloutMemory()


def roll_out(position: Position, side: Side, games: int, seed: int) -> Rollout:
    """Return the value of a position to a side by rollouts."""
    with _LOCK:
        return _shared_rollouts().roll_out(position, side, games, seed)


BENCH = (
    "...........-/...........-/...........-/...........- b 0:0 41/3526 1",
    "..g2..b2.ggg.-/..gb4b.b.gb2.-/..g3gbbggg2..-/.b2bbg3..gg..- b 1:1 63/5214 1",
    ".....b4bbg.bb/..b.g2.gbgb2.-/..b3gggbg2...-/bbg2gbggg2...- g 2:1 52/-361 1",
)

ENGINE_SPEC = EngineSpec(
    create=QwixxEngine,
    levels=LEVELS,
    explain=explanation.explain,
    expected_value=expected_value,
    roll_out=roll_out,
    baselines={
        "careful": lambda: PolicyEngine(Policy.CAREFUL),
        "greedy": lambda: PolicyEngine(Policy.GREEDY),
        "montecarlo": MonteCarloEngine,
    },
    bench=BENCH,
    bench_depth=2,
    review_nodes=(1, 200_000, 2_000_000),
)
"""Qwixx Duel's engine, as the platform finds it."""
