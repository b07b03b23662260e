"""The arrays in the memory of Battle's modules."""

import numpy as np

from duellum.battle.engine.iterative_deepening import ROOT_SIZE, Root
from duellum.battle.engine.network import NETWORK_ROWS, WIDTH
from duellum.battle.engine.search_context import (
    CONTROL_SIZE,
    FRAME_SIZE,
    MAX_KEYS,
    MAX_PLY,
    SearchContext,
)
from duellum.battle.engine.self_play import MAX_GAME_PLIES, PlayedGame
from duellum.battle.engine.tablebase.tables import DIE_SHAPE, KINGS_SHAPE
from duellum.battle.engine.transposition_table import PORTABLE_MEGABYTES, count_words
from duellum.battle.engine.weights import WEIGHT_COUNT
from duellum.battle.kernel.encoding import SQUARE_COUNT
from duellum.battle.kernel.game import MAX_STEPS, ArrayPosition
from duellum.battle.kernel.messages import MAX_NUMBERS
from duellum.battle.kernel.movegen import MAX_MOVES
from duellum.battle.kernel.notation import MAX_TEXT
from duellum.battle.rules.position import MAX_PLIES_WITHOUT_CAPTURE
from duellum.core.wasm import Array, Region, region


def _position(name: str) -> Region:
    return region(
        name,
        ArrayPosition,
        pieces=(np.int8, (SQUARE_COUNT,)),
        masks=(np.uint64, (2, 2)),
        counters=(np.int32, (3,)),
    )


POSITION, AFTER = _position("position"), _position("after")
MOVES = Array("moves", np.int32, (MAX_MOVES,))
KEYS = Array("keys", np.uint64, (MAX_PLIES_WITHOUT_CAPTURE + 1,))
TEXT = Array("text", np.uint8, (MAX_TEXT,))
NUMBERS = Array("numbers", np.int32, (MAX_NUMBERS,))
SQUARES, PIECES = (Array(name, np.int32, (MAX_STEPS,)) for name in ("step_squares", "step_pieces"))

NETWORK = Array("search_network", np.int16, (NETWORK_ROWS, WIDTH), is_shared=True)


def _search_region(network: Array) -> Region:
    return region(
        "search",
        SearchContext,
        pieces=(np.int8, (SQUARE_COUNT,)),
        masks=(np.uint64, (2, 2)),
        kings=(np.int64, (2,)),
        keys=(np.uint64, (MAX_KEYS,)),
        transposition_table=Array(
            "table", np.uint64, (count_words(PORTABLE_MEGABYTES),), length_from="table_words", is_shared=True
        ),
        moves=(np.int32, (MAX_PLY, MAX_MOVES)),
        ratings=(np.int32, (MAX_PLY, MAX_MOVES)),
        killers=(np.int32, (MAX_PLY, 2)),
        history=(np.int32, (2, SQUARE_COUNT, SQUARE_COUNT)),
        pv=(np.int32, (MAX_PLY + 1, MAX_PLY + 1)),
        weights=Array("search_weights", np.int32, (WEIGHT_COUNT,), is_shared=True),
        network=network,
        control=(np.int64, (CONTROL_SIZE,)),
        frames=(np.int64, (MAX_PLY, FRAME_SIZE)),
        kings_tablebase=Array("search_kings_tablebase", np.uint8, KINGS_SHAPE, is_shared=True),
        die_tablebase=Array("search_die_tablebase", np.uint8, DIE_SHAPE, is_shared=True),
    )


SEARCH = _search_region(Array("search_network", np.int16, (0, WIDTH), is_shared=True))
"""A search that has the hand-made evaluation only: the code of the other is left out of its module."""
NETWORK_SEARCH = _search_region(NETWORK)
ROOT = region(
    "root",
    Root,
    state=(np.int64, (ROOT_SIZE,)),
    scores=(np.int32, (2, MAX_MOVES)),
    lines=(np.int32, (2, MAX_MOVES, MAX_PLY + 1)),
)
RNG = Array("rng", np.uint64, (1,))
GAME = region(
    "game",
    PlayedGame,
    moves=(np.int32, (MAX_GAME_PLIES,)),
    scores=(np.int16, (MAX_GAME_PLIES,)),
    result=(np.int32, (1,)),
)
LOOSE = Array("loose", np.uint8, (SQUARE_COUNT,))
LINE = Array("line", np.int32, (MAX_PLY + 1,))
LINE_WEIGHTS = Array("line_weights", np.int32, (3,))

KINGS_TABLE = Array("kings", np.uint8, KINGS_SHAPE)
DIE_TABLE = Array("die", np.uint8, DIE_SHAPE)
MAX_SAMPLES = 40_000
SAMPLES = Array("samples", np.int64, (MAX_SAMPLES, 4))
IS_SHARP = Array("is_sharp", np.uint8, (MAX_SAMPLES,))
