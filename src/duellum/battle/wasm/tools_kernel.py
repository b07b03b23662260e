"""Entry points that no browser needs: perft, and the player that counts dice."""

import numpy as np

from duellum.battle.engine.baseline import MAX_PLY, alpha_beta
from duellum.battle.engine.module_arrays import POSITION
from duellum.battle.kernel.movegen import MAX_MOVES
from duellum.battle.kernel.perft import count_leaves
from duellum.core.wasm import FLOAT, INT, Array, Entry, Kernel

_PIECES, _MASKS, _ = POSITION.arrays()
_MOVES = Array("moves", np.int32, (MAX_PLY + 1, MAX_MOVES))
_SIDE, _DEPTH = ("side", INT), ("depth", INT)

TOOLS_KERNEL = Kernel(
    "battle_tools",
    (
        Entry(count_leaves, (_PIECES, _MASKS, _SIDE, ("since_capture", INT), _DEPTH), FLOAT),
        Entry(
            alpha_beta,
            (
                _PIECES,
                _MASKS,
                _SIDE,
                _DEPTH,
                ("alpha", INT),
                ("beta", INT),
                _MOVES,
                ("ply", INT),
                ("score", INT),
            ),
            INT,
        ),
    ),
    is_for_browsers=False,
)
"""The module of Battle's tools."""
