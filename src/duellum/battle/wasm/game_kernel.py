"""Battle's entry points: rules, position text, and search."""

import numpy as np

from duellum.battle.engine.battle_engine import PORTABLE_MEGABYTES, WEAK_LEVEL_MEGABYTES
from duellum.battle.engine.iterative_deepening import (
    COMPLETED_DEPTH,
    DEEPEST,
    FINISHED,
    ITERATED,
    LINE_COUNT,
    NEW_LINES,
    PAUSED,
    ROOT_SIZE,
    Root,
    begin_search,
    count_nodes,
    deepen,
    limit_search,
)
from duellum.battle.engine.scores import DECISIVE, WIN
from duellum.battle.engine.search_context import (
    CONTROL_SIZE,
    FRAME_SIZE,
    MAX_KEYS,
    MAX_PLY,
    SearchContext,
)
from duellum.battle.engine.spec import LEVELS
from duellum.battle.engine.transposition_table import create_table
from duellum.battle.engine.weights import WEIGHT_COUNT, load_scale, load_weights
from duellum.battle.engine.win_probability import win_probability
from duellum.battle.engine.zobrist import write_key
from duellum.battle.kernel.encoding import EMPTY, KING, PATH_LEGS, SQUARE_COUNT
from duellum.battle.kernel.game import (
    MAX_STEPS,
    ArrayPosition,
    find_outcome,
    find_winning_clause,
    list_moves,
    play_move,
    trace_move,
)
from duellum.battle.kernel.movegen import MAX_MOVES
from duellum.battle.kernel.text import MAX_TEXT, format_position, parse_position
from duellum.battle.rules.paths import format_legs
from duellum.battle.rules.position import MAX_PLIES_WITHOUT_CAPTURE, Position
from duellum.core.die import ORIENTATIONS
from duellum.core.wasm import FLOAT, INT, Array, Entry, Kernel, Region, region


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
SQUARES, PIECES = (Array(name, np.int32, (MAX_STEPS,)) for name in ("step_squares", "step_pieces"))
_TABLE_WORDS = len(create_table(PORTABLE_MEGABYTES))
SEARCH = region(
    "search",
    SearchContext,
    pieces=(np.int8, (SQUARE_COUNT,)),
    masks=(np.uint64, (2, 2)),
    kings=(np.int64, (2,)),
    keys=(np.uint64, (MAX_KEYS,)),
    transposition_table=Array("table", np.uint64, (_TABLE_WORDS,), length_from="table_words"),
    moves=(np.int32, (MAX_PLY, MAX_MOVES)),
    ratings=(np.int32, (MAX_PLY, MAX_MOVES)),
    killers=(np.int32, (MAX_PLY, 2)),
    history=(np.int32, (2, SQUARE_COUNT, SQUARE_COUNT)),
    pv=(np.int32, (MAX_PLY + 1, MAX_PLY + 1)),
    weights=(np.int32, (WEIGHT_COUNT,)),
    control=(np.int64, (CONTROL_SIZE,)),
    frames=(np.int64, (MAX_PLY, FRAME_SIZE)),
    stop=(np.int64, (1,)),
    kings_tablebase=(np.uint8, (0, 0)),
    die_tablebase=(np.uint8, (0, 0, 0, 0)),
)
ROOT = region(
    "root",
    Root,
    state=(np.int64, (ROOT_SIZE,)),
    scores=(np.int32, (2, MAX_MOVES)),
    lines=(np.int32, (2, MAX_MOVES, MAX_PLY + 1)),
)
_MOVE, _COUNT, _INDEX = ("move", INT), ("count", INT), ("index", INT)

BATTLE_KERNEL = Kernel(
    "battle",
    (
        Entry(parse_position, (TEXT, ("length", INT), POSITION), INT),
        Entry(format_position, (POSITION, TEXT), INT),
        Entry(list_moves, (POSITION, MOVES), INT),
        Entry(trace_move, (POSITION, _MOVE, SQUARES, PIECES), INT),
        Entry(find_winning_clause, (POSITION, _MOVE), INT),
        Entry(play_move, (POSITION, _MOVE, AFTER)),
        Entry(write_key, (POSITION, KEYS, _INDEX)),
        Entry(find_outcome, (POSITION, KEYS, _COUNT), INT),
        Entry(begin_search, (SEARCH, ROOT, POSITION, ("base", INT), ("wanted", INT)), INT),
        Entry(
            limit_search,
            (SEARCH, ROOT, ("depth", INT), ("nodes", INT), ("overlooked_per_mille", INT), ("seed", INT)),
        ),
        Entry(deepen, (SEARCH, ROOT, POSITION, ("nodes", INT)), INT),
        Entry(count_nodes, (SEARCH,), INT),
        Entry(win_probability, (("score", INT), ("scale", FLOAT)), FLOAT),
    ),
    constants={
        "START": str(Position.start()),
        "PATHS": tuple(map(format_legs, PATH_LEGS)),
        "FACES": tuple((die.top, die.north, die.east) for die in ORIENTATIONS),
        "KING": KING,
        "EMPTY": EMPTY,
        "MAX_PLIES": MAX_PLIES_WITHOUT_CAPTURE,
        "SCALE": load_scale(),
        "WIN": WIN,
        "DECISIVE": DECISIVE,
        "LEVELS": tuple((level.nodes or 0, level.overlooked_per_mille) for level in LEVELS),
        "WEAK_LEVEL_MEGABYTES": WEAK_LEVEL_MEGABYTES,
        "MAX_MEGABYTES": PORTABLE_MEGABYTES,
        "FINISHED": FINISHED,
        "ITERATED": ITERATED,
        "PAUSED": PAUSED,
        "LINE_COUNT": LINE_COUNT,
        "NEW_LINES": NEW_LINES,
        "COMPLETED_DEPTH": COMPLETED_DEPTH,
        "DEEPEST": DEEPEST,
    },
    data={"search_weights": load_weights().tobytes()},
)
