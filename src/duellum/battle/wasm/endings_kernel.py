"""The entry points of Battle's endgame tablebase: retrograde analysis and probing, a module of its own.

Its tables take 36 MB, so a browser loads it only when somebody looks at a solved ending.
"""

import numpy as np

from duellum.battle.engine.tablebase.file import DIGEST
from duellum.battle.engine.tablebase.probe import UNKNOWN, probe
from duellum.battle.engine.tablebase.retrograde import (
    MAX_DISTANCE,
    initialise_die,
    solve_distance,
    solve_kings,
)
from duellum.battle.engine.tablebase.tables import DIE_SHAPE, KINGS_SHAPE, MAX_TABLEBASE_PIECES
from duellum.battle.kernel.encoding import SQUARE_COUNT
from duellum.core.wasm import INT, Array, Entry, Kernel

KINGS = Array("kings", np.uint8, KINGS_SHAPE)
DIE = Array("die", np.uint8, DIE_SHAPE)
MOVES_LEFT = Array("moves_left", np.uint8, DIE_SHAPE)
PIECES = Array("pieces", np.int8, (SQUARE_COUNT,))
MASKS = Array("masks", np.uint64, (2, 2))

ENDINGS_KERNEL = Kernel(
    "endings",
    (
        Entry(solve_kings, (KINGS,), INT),
        Entry(initialise_die, (DIE, MOVES_LEFT)),
        Entry(solve_distance, (DIE, MOVES_LEFT, KINGS, ("distance", INT)), INT),
        Entry(probe, (PIECES, MASKS, ("side", INT), ("since_capture", INT), KINGS, DIE), INT),
    ),
    constants={
        "DIGEST": DIGEST,
        "UNKNOWN": UNKNOWN,
        "MAX_DISTANCE": MAX_DISTANCE,
        "MAX_TABLEBASE_PIECES": MAX_TABLEBASE_PIECES,
    },
)
"""The tablebase's WebAssembly module."""
