"""The network packed for WebAssembly: half precision in two planes of bytes, unpacked by compiled code.

High and low bytes are kept apart, as Brotli compresses them better so. Unpacking gives the same numbers as
:func:`~duellum.qwixx.engine.neural_net.weights.prepare_inference`, to the last bit.
"""

import numpy as np
import numpy.typing as npt

from duellum.core.compiled import compiled
from duellum.qwixx.engine.neural_net.evaluator import CACHE_SIZE, Evaluator
from duellum.qwixx.engine.neural_net.features import (
    CLOSED,
    HAND_FEATURES,
    LEAD,
    LEADS,
    MISTHROWS,
    ODDS,
    PHASE_LEAD,
    PHASES,
    ROW_FEATURES,
    SUPPLY,
    Floats,
)
from duellum.qwixx.engine.neural_net.margins import MARGINS
from duellum.qwixx.engine.neural_net.roll_odds import ROLL_ODDS
from duellum.qwixx.engine.neural_net.weights import (
    HEAD_UNITS,
    JOINT_UNITS,
    ROW_UNITS,
    InferenceWeights,
    NeuralNet,
)
from duellum.qwixx.rules.board import STONES
from duellum.qwixx.rules.scoring import MAX_CLOSED, MAX_MISTHROWS

Bytes = npt.NDArray[np.uint8]

_LEADS = len(LEADS)
# Where each part of the network begins among the packed numbers
_ROW = 0
_ROW_BIAS = _ROW + ROW_FEATURES * ROW_UNITS
_JOINT = _ROW_BIAS + ROW_UNITS
_HAND = _JOINT + ROW_UNITS * JOINT_UNITS
_JOINT_BIAS = _HAND + HAND_FEATURES * JOINT_UNITS
_HEAD = _JOINT_BIAS + JOINT_UNITS
_HEAD_BIAS = _HEAD + JOINT_UNITS * HEAD_UNITS
_MARGIN = _HEAD_BIAS + HEAD_UNITS
_MARGIN_BIAS = _MARGIN + HEAD_UNITS * MARGINS
PACKED_NUMBERS = _MARGIN_BIAS + MARGINS
_SCALES = (2.0 ** np.arange(-24, 8)).astype(
    np.float32
)  # by exponent of a half precision number, of its last bit


def pack_network(network: NeuralNet) -> Bytes:
    """Return the weights in half precision: all high bytes, then all low bytes."""
    numbers = np.concatenate([array.astype("<f2").ravel() for array in network]).view(np.uint16)
    return np.concatenate([numbers >> 8, numbers & 255]).astype(np.uint8)


@compiled
def _read_half(packed: Bytes, index: int) -> np.float32:
    """Return a number of half precision."""
    high, low = int(packed[index]), int(packed[PACKED_NUMBERS + index])
    exponent, fraction = high >> 2 & 31, (high & 3) << 8 | low
    if exponent > 0:
        fraction, exponent = fraction + 1024, exponent - 1
    value = np.float32(fraction) * _SCALES[exponent]
    return np.float32(-value if high & 128 else value)


@compiled
def _copy(packed: Bytes, begin: int, target: Floats) -> None:
    for index in range(len(target)):
        target[index] = _read_half(packed, begin + index)


@compiled
def _copy_rows(packed: Bytes, begin: int, target: Floats) -> None:
    for row in range(len(target)):
        _copy(packed, begin + row * target.shape[1], target[row])


@compiled
def _sum_prefixes(packed: Bytes, feature: int, target: Floats) -> None:
    """Write the sums of the weights of the first features from `feature` on: of none, of one, and so on."""
    for unit in range(JOINT_UNITS):
        target[0, unit] = 0
    for step in range(1, len(target)):
        for unit in range(JOINT_UNITS):
            weight = _read_half(packed, _HAND + (feature + step - 1) * JOINT_UNITS + unit)
            target[step, unit] = target[step - 1, unit] + weight


@compiled
def unpack_network(packed: Bytes, weights: InferenceWeights, leads: Floats) -> None:
    """Write the weights for inference; `leads`, float32[len(LEADS) + 1, JOINT_UNITS], is scratch memory."""
    _copy_rows(packed, _ROW, weights.row)
    _copy(packed, _ROW_BIAS, weights.row_bias)
    _copy_rows(packed, _JOINT, weights.joint)
    for player in range(2):
        _sum_prefixes(packed, SUPPLY + player * STONES, weights.supplies[player])
        _sum_prefixes(packed, MISTHROWS + player * MAX_MISTHROWS, weights.misthrows[player])
    _sum_prefixes(packed, CLOSED, weights.closed)
    _sum_prefixes(packed, LEAD, leads)
    for number in range(PHASES):
        _sum_prefixes(packed, PHASE_LEAD + number * _LEADS, weights.leads[number])
        for step in range(_LEADS + 1):
            for unit in range(JOINT_UNITS):
                total = weights.leads[number, step, unit] + leads[step, unit]
                weights.leads[number, step, unit] = total + _read_half(packed, _JOINT_BIAS + unit)
    _copy_rows(packed, _HAND + ODDS * JOINT_UNITS, weights.roll_odds)
    _copy_rows(packed, _HEAD, weights.head)
    _copy(packed, _HEAD_BIAS, weights.head_bias)
    _copy_rows(packed, _MARGIN, weights.margin)
    _copy(packed, _MARGIN_BIAS, weights.margin_bias)


@compiled
def load_network(packed: Bytes, evaluator: Evaluator, leads: Floats) -> None:
    """Unpack the network's weights and empty the cache of rows; once, before the first search."""
    unpack_network(packed, evaluator.network, leads)
    for slot in range(CACHE_SIZE):
        evaluator.cache_keys[slot] = -1


WEIGHT_SHAPES = {
    "row": (ROW_FEATURES, ROW_UNITS),
    "row_bias": (ROW_UNITS,),
    "joint": (ROW_UNITS, JOINT_UNITS),
    "supplies": (2, STONES + 1, JOINT_UNITS),
    "misthrows": (2, MAX_MISTHROWS + 1, JOINT_UNITS),
    "closed": (MAX_CLOSED + 1, JOINT_UNITS),
    "leads": (PHASES, _LEADS + 1, JOINT_UNITS),
    "roll_odds": (ROLL_ODDS, JOINT_UNITS),
    "head": (JOINT_UNITS, HEAD_UNITS),
    "head_bias": (HEAD_UNITS,),
    "margin": (HEAD_UNITS, MARGINS),
    "margin_bias": (MARGINS,),
}
"""The shapes of the weights for inference, by name."""
LEADS_SHAPE = (_LEADS + 1, JOINT_UNITS)
