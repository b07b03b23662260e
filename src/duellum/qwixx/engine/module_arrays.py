"""The arrays in the memory of Qwixx Duel's modules."""

import numpy as np

from duellum.core.wasm import Array, Region, region
from duellum.qwixx.engine.expectimax import Workspace
from duellum.qwixx.engine.neural_net.evaluator import CACHE_SIZE, Evaluator
from duellum.qwixx.engine.neural_net.features import MAX_ROW_FEATURES
from duellum.qwixx.engine.neural_net.margins import MARGINS
from duellum.qwixx.engine.neural_net.packing import LEADS_SHAPE, PACKED_NUMBERS, WEIGHT_SHAPES
from duellum.qwixx.engine.neural_net.roll_odds import ROLL_ODDS
from duellum.qwixx.engine.neural_net.weights import HEAD_UNITS, JOINT_UNITS, ROW_UNITS, InferenceWeights
from duellum.qwixx.engine.search import MAX_ENDGAME_TURNS
from duellum.qwixx.engine.turn_search import NUMBERS, TurnSearch
from duellum.qwixx.kernel.bitboard import CHOICES, HAND, NONE, WORDS
from duellum.qwixx.kernel.expectation import MAX_RESULTS
from duellum.qwixx.kernel.game import FACT_COUNT, MAX_FIELDS, ArrayPosition
from duellum.qwixx.kernel.messages import MAX_NUMBERS
from duellum.qwixx.kernel.notation import MAX_TEXT
from duellum.qwixx.kernel.turns import MAX_TURN_OPTIONS


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
MESSAGE_NUMBERS = Array("numbers", np.int32, (MAX_NUMBERS,))
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

MAX_ROLLOUTS = 100_000
START = Array("start", np.int64, (WORDS,))
SEEDS = Array("seeds", np.int64, (1,))
RESULTS, ADJUSTED = (Array(name, np.float64, (MAX_ROLLOUTS,)) for name in ("results", "adjusted"))
