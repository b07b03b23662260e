"""Qwixx Duel's entry points: rules, position text, and the search of a turn."""

import numpy as np

from duellum.core.compilation.jit import jit
from duellum.core.wasm import FLOAT, INT, Array, Entry, Kernel, Region, region
from duellum.qwixx.engine.expectimax import Workspace
from duellum.qwixx.engine.network.evaluator import CACHE_SIZE, Evaluator
from duellum.qwixx.engine.network.features import MAX_ROW_FEATURES, Floats
from duellum.qwixx.engine.network.margins import MARGINS
from duellum.qwixx.engine.network.packing import (
    LEADS_SHAPE,
    PACKED_NUMBERS,
    WEIGHT_SHAPES,
    Bytes,
    pack_network,
    unpack_network,
)
from duellum.qwixx.engine.network.roll_odds import ROLL_ODDS
from duellum.qwixx.engine.network.weights import (
    HEAD_UNITS,
    JOINT_UNITS,
    ROW_UNITS,
    InferenceWeights,
    load_shipped_network,
)
from duellum.qwixx.engine.search import MAX_ENDGAME_TURNS
from duellum.qwixx.engine.spec import LEVELS
from duellum.qwixx.engine.turn_search import (
    CANDIDATE_COUNT,
    DEPTH,
    FINISHED,
    ITERATED,
    NODES,
    NUMBERS,
    PAUSED,
    STATE_COUNT,
    TurnSearch,
    begin_turn,
    deepen_expectimax,
    deepen_network,
    expected_value,
    expected_values_by_whites,
    limit_turn,
    overlook_options,
)
from duellum.qwixx.kernel.bitboard import CHOICES, HAND, NONE, WORDS
from duellum.qwixx.kernel.expectation import MAX_RESULTS, Values
from duellum.qwixx.kernel.game import (
    DICE,
    FACT_COUNT,
    FIRST,
    MAX_FIELDS,
    NO_DICE,
    SIDE,
    ArrayPosition,
    list_fields,
    play_choice,
    play_roll,
    write_facts,
)
from duellum.qwixx.kernel.text import MAX_TEXT, format_position, parse_position
from duellum.qwixx.kernel.turns import MAX_TURN_OPTIONS, UNDECIDED


def _position(name: str) -> Region:
    return region(
        name,
        ArrayPosition,
        state=(np.int64, (WORDS,)),
        heights=(np.int8, (NONE,)),
        locks=(np.int8, (HAND,)),
        counters=(np.int32, (3,)),
    )


def _workspace(number: int) -> Region:
    return region(
        f"workspace{number}",
        Workspace,
        states=(np.int64, (MAX_RESULTS, WORDS)),
        result_index=(np.int16, (CHOICES, CHOICES)),
        predictions=(np.float32, (MAX_RESULTS, MARGINS)),
        values=(np.float64, (MAX_RESULTS,)),
        probabilities=(np.float64, (MAX_RESULTS,)),
    )


POSITION, AFTER = _position("position"), _position("after")
TEXT = Array("text", np.uint8, (MAX_TEXT,))
FIELDS = Array("fields", np.int32, (MAX_FIELDS,))
FACTS = Array("facts", np.int32, (FACT_COUNT,))
PACKED = Array("packed", np.uint8, (2 * PACKED_NUMBERS,))
WHITE_VALUES = Array("white_values", np.float64, (36,))
LEADS = Array("leads", np.float32, LEADS_SHAPE)
WEIGHTS = region(
    "weights", InferenceWeights, **{name: (np.float32, shape) for name, shape in WEIGHT_SHAPES.items()}
)
EVALUATOR = region(
    "evaluator",
    Evaluator,
    network=WEIGHTS,
    cache_keys=(np.int64, (CACHE_SIZE,)),
    cache_sums=(np.float32, (CACHE_SIZE, JOINT_UNITS)),
    features=(np.int64, (MAX_ROW_FEATURES,)),
    row=(np.float32, (ROW_UNITS,)),
    accumulator=(np.float32, (JOINT_UNITS,)),
    head=(np.float32, (HEAD_UNITS,)),
    roll_odds=(np.float32, (ROLL_ODDS,)),
)
WORKSPACES = tuple(_workspace(number) for number in range(MAX_ENDGAME_TURNS))
TURN = region(
    "turn",
    TurnSearch,
    states=(np.int64, (MAX_TURN_OPTIONS, WORDS)),
    choices=(np.int64, (MAX_TURN_OPTIONS, 2)),
    state_of=(np.int64, (MAX_TURN_OPTIONS,)),
    values=(np.float64, (MAX_TURN_OPTIONS,)),
    new_values=(np.float64, (MAX_TURN_OPTIONS,)),
    candidates=(np.int64, (MAX_TURN_OPTIONS,)),
    numbers=(np.int64, (NUMBERS,)),
    rng=(np.uint64, (1,)),
)


@jit
def load_network(packed: Bytes, evaluator: Evaluator, leads: Floats) -> None:
    """Unpack the network's weights and empty the cache of rows; once, before the first search."""
    unpack_network(packed, evaluator.network, leads)
    for slot in range(CACHE_SIZE):
        evaluator.cache_keys[slot] = -1


@jit
def begin_search(
    search: TurnSearch,
    position: ArrayPosition,
    depth: int,
    nodes: int,
    overlooked_per_mille: int,
    seed: int,
) -> int:
    """Begin the search of the turn under way, with limits, 0 for none; return the greatest depth."""
    counters = position.counters
    begin_turn(search, position.state, int(counters[SIDE]), int(counters[DICE]), int(counters[FIRST]))
    if overlooked_per_mille > 0:
        overlook_options(search, overlooked_per_mille, seed)
    return limit_turn(search, depth, nodes)


@jit
def value_before_roll(evaluator: Evaluator, workspace: Workspace, position: ArrayPosition) -> float:
    """Return the expectation over all rolls of the best value at depth 1, to the player about to roll."""
    return expected_value(evaluator, workspace, position.state, int(position.counters[SIDE]))


@jit
def write_white_values(
    evaluator: Evaluator, workspace: Workspace, position: ArrayPosition, fixed: int, white_values: Values
) -> None:
    """Write the expectation of the best value at depth 1 by white dice: 6 * first + second, faces less one.

    A coloured die is averaged over unless `fixed` has its face: three bits each from red on, 0 for none.
    """
    side = int(position.counters[SIDE])
    expected_values_by_whites(evaluator, workspace, position.state, side, fixed, white_values)


QWIXX_KERNEL = Kernel(
    "qwixx",
    (
        Entry(parse_position, (TEXT, ("length", INT), POSITION), INT),
        Entry(format_position, (POSITION, TEXT), INT),
        Entry(list_fields, (POSITION, FIELDS), INT),
        Entry(play_choice, (POSITION, ("choice", INT), AFTER)),
        Entry(play_roll, (POSITION, ("dice", INT), AFTER)),
        Entry(write_facts, (POSITION, FACTS)),
        Entry(load_network, (PACKED, EVALUATOR, LEADS)),
        Entry(
            begin_search,
            (
                TURN,
                POSITION,
                ("depth", INT),
                ("nodes", INT),
                ("overlooked_per_mille", INT),
                ("seed", INT),
            ),
            INT,
        ),
        Entry(deepen_network, (EVALUATOR, TURN), INT),
        Entry(deepen_expectimax, (EVALUATOR, WORKSPACES, TURN, ("states", INT)), INT),
        Entry(value_before_roll, (EVALUATOR, WORKSPACES[0], POSITION), FLOAT),
        Entry(write_white_values, (EVALUATOR, WORKSPACES[0], POSITION, ("fixed", INT), WHITE_VALUES)),
    ),
    constants={
        "DECLINED": NONE,
        "UNDECIDED": UNDECIDED,
        "NO_DICE": NO_DICE,
        "LEVELS": tuple((level.nodes or 0, level.overlooked_per_mille) for level in LEVELS),
        "FINISHED": FINISHED,
        "ITERATED": ITERATED,
        "PAUSED": PAUSED,
        "STATE_COUNT": STATE_COUNT,
        "CANDIDATE_COUNT": CANDIDATE_COUNT,
        "DEPTH": DEPTH,
        "NODES": NODES,
        "MAX_RESULTS": MAX_RESULTS,
    },
    data={"packed": pack_network(load_shipped_network()).tobytes()},
)
"""Qwixx Duel's WebAssembly module."""
