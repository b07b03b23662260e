"""The entry points of Battle's endgame tablebase: retrograde analysis, probing, and what puzzles ask of it.

Its tables take 36 MB, so a browser loads it only when somebody looks at a solved ending.
"""

import numpy as np

from duellum.battle.engine.module_arrays import DIE_TABLE, IS_SHARP, KINGS_TABLE, MOVES, POSITION, SAMPLES
from duellum.battle.engine.tablebase.file import DIGEST
from duellum.battle.engine.tablebase.probe import UNKNOWN, probe
from duellum.battle.engine.tablebase.retrograde import (
    MAX_DISTANCE,
    initialise_die,
    solve_distance,
    solve_kings,
)
from duellum.battle.engine.tablebase.sharp_endings import count_winners, mark_sharp
from duellum.battle.engine.tablebase.tables import DIE_SHAPE, MAX_TABLEBASE_PIECES
from duellum.core.wasm import INT, Array, Entry, Kernel

_PIECES, _MASKS, _ = POSITION.arrays()
_MOVES_LEFT = Array("moves_left", np.uint8, DIE_SHAPE)
_SIDE = ("side", INT)

ENDINGS_KERNEL = Kernel(
    "endings",
    (
        Entry(solve_kings, (KINGS_TABLE,), INT),
        Entry(initialise_die, (DIE_TABLE, _MOVES_LEFT)),
        Entry(solve_distance, (DIE_TABLE, _MOVES_LEFT, KINGS_TABLE, ("distance", INT)), INT),
        Entry(probe, (_PIECES, _MASKS, _SIDE, ("since_capture", INT), KINGS_TABLE, DIE_TABLE), INT),
        Entry(count_winners, (_PIECES, _MASKS, _SIDE, KINGS_TABLE, DIE_TABLE, MOVES), INT),
        Entry(mark_sharp, (SAMPLES, ("count", INT), KINGS_TABLE, DIE_TABLE, IS_SHARP)),
    ),
    constants={
        "DIGEST": DIGEST,
        "UNKNOWN": UNKNOWN,
        "MAX_DISTANCE": MAX_DISTANCE,
        "MAX_TABLEBASE_PIECES": MAX_TABLEBASE_PIECES,
    },
)
"""The tablebase's WebAssembly module."""
