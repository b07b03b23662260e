"""Battle's engine as the platform finds it: levels, baselines, and the positions of its signature."""

from duellum.battle.engine import explanation
from duellum.battle.engine.baseline import Baseline
from duellum.battle.engine.battle_engine import BattleEngine
from duellum.battle.engine.transposition_table import PORTABLE_MEGABYTES
from duellum.core.engine import EngineSpec, Strength

# Evenly spaced, by matches between neighbours at 0.1 s a move: python -m benchmarks.engine measure_levels
LEVELS = (
    Strength(nodes=60, overlooked_per_mille=700),
    Strength(nodes=200, overlooked_per_mille=510),
    Strength(nodes=650, overlooked_per_mille=355),
    Strength(nodes=2_200, overlooked_per_mille=225),
    Strength(nodes=7_200, overlooked_per_mille=126, book_loss_per_mille=30),
    Strength(nodes=24_000, overlooked_per_mille=55, book_loss_per_mille=20),
    Strength(nodes=56_000, overlooked_per_mille=26, book_loss_per_mille=15),
    Strength(book_loss_per_mille=10),
)

BENCH = (
    "sbfwkwfbs/9/9/9/9/9/9/TCGXKXGCT w 0 1",
    "2s1k4/1y7/LI4a2/4Vq1H1/1bf2x3/r1S2E3/1A7/3XK4 w 40 21",
    "s1tk5/1i2ji3/2s2w3/5C3/3YH4/F7b/9/1C2K3G w 6 21",
    "7d1/c4k3/2t3U2/2G4W1/3h5/2cd5/8P/M1K3o2 b 1 46",
    "1b3k1b1/5q1d1/Lcg6/2YC2hC1/9/9/4O4/4K1T2 w 18 21",
    "5k2P/1i1q1B3/2s1a4/o8/6R2/7aA/2s2K1A1/1C7 b 47 46",
    "9/6S2/2k6/8w/9/2A6/3K5/5t3 w 12 61",
    "sb1w1wfbs/4k4/9/7X1/9/9/4K4/TCGX1XGC1 b 3 2",
)


def create_portable() -> BattleEngine:
    """Return an engine with the table of a browser's, and no tablebase."""
    return BattleEngine(megabytes=PORTABLE_MEGABYTES, has_tablebase=False)


ENGINE_SPEC = EngineSpec(
    create=BattleEngine,
    levels=LEVELS,
    explain=explanation.explain,
    baselines={"baseline": Baseline},
    bench=BENCH,
    bench_depth=7,
    portable=create_portable,
    review_nodes=(3_000, 50_000, 600_000),
)
"""Battle's engine, as the platform finds it."""
