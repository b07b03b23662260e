"""The evaluator: the network's prediction for a position between turns.

Most of the work is in the row layer, and most rows were seen a moment before. So each evaluator has a cache
of rows: what a row adds to the accumulator of the joint layer. A position then costs four cache look-ups and
the last two layers.
"""

from typing import NamedTuple

import numpy as np

from duellum.core.compiled import compiled
from duellum.core.exponential import exp
from duellum.qwixx.engine.neural_net.features import (
    MAX_ROW_FEATURES,
    Floats,
    Indices,
    lead_steps,
    list_row_features,
    phase,
)
from duellum.qwixx.engine.neural_net.margins import DRAW, MARGINS, Distribution, margin_of, mirror_in_place
from duellum.qwixx.engine.neural_net.roll_odds import ROLL_ODDS, write_roll_odds
from duellum.qwixx.engine.neural_net.weights import (
    HEAD_UNITS,
    JOINT_UNITS,
    ROW_UNITS,
    InferenceWeights,
    NeuralNet,
    prepare_inference,
)
from duellum.qwixx.kernel.bitboard import (
    HAND,
    State,
    closed_rows,
    has_ended,
    misthrows,
    orient_row,
    score,
    supply,
)
from duellum.qwixx.rules.scoring import MAX_MISTHROWS, MISTHROW_COST

_CACHE_BITS = 13
CACHE_SIZE = 1 << _CACHE_BITS
_HASH_MULTIPLIER = 0x9E3779B97F4A7C15  # multiplicative hashing of a row to its cache slot
_UINT64_MASK = (1 << 64) - 1  # keeps arithmetic modulo 2**64 when run as plain Python


class Evaluator(NamedTuple):
    """A network ready for inference, with its row cache and scratch arrays; each thread needs its own."""

    network: InferenceWeights
    cache_keys: Indices  # [CACHE_SIZE], the row in each slot, as seen by the side to roll
    cache_sums: Floats  # [CACHE_SIZE, JOINT_UNITS], what that row adds to the accumulator
    features: Indices  # [MAX_ROW_FEATURES]
    row: Floats  # [ROW_UNITS]
    accumulator: Floats  # [JOINT_UNITS], the joint layer before its activation
    head: Floats  # [HEAD_UNITS]
    roll_odds: Floats  # [ROLL_ODDS]


def new_evaluator(network: NeuralNet) -> Evaluator:
    """Return an evaluator of a network, with an empty cache."""
    return Evaluator(
        prepare_inference(network),
        np.full(CACHE_SIZE, -1, np.int64),
        np.empty((CACHE_SIZE, JOINT_UNITS), np.float32),
        np.empty(MAX_ROW_FEATURES, np.int64),
        np.empty(ROW_UNITS, np.float32),
        np.empty(JOINT_UNITS, np.float32),
        np.empty(HEAD_UNITS, np.float32),
        np.empty(ROLL_ODDS, np.float32),
    )


@compiled
def _find_cached_row(evaluator: Evaluator, row: int) -> int:
    """Return the cache slot of a row, after filling it where another row was."""
    slot = int(np.int64((int(np.uint64(row)) * _HASH_MULTIPLIER & _UINT64_MASK) >> 64 - _CACHE_BITS))
    if evaluator.cache_keys[slot] != row:
        evaluator.cache_keys[slot] = row
        units, sums = evaluator.row, evaluator.cache_sums[slot]
        for unit in range(ROW_UNITS):
            units[unit] = evaluator.network.row_bias[unit]
        for place in range(list_row_features(row, evaluator.features)):
            weights = evaluator.network.row[evaluator.features[place]]
            for unit in range(ROW_UNITS):
                units[unit] += weights[unit]
        sums[:] = 0
        for unit in range(ROW_UNITS):
            if units[unit] > 0:
                amount, weights = units[unit], evaluator.network.joint[unit]
                for target in range(JOINT_UNITS):
                    sums[target] += amount * weights[target]
    return slot


@compiled
def _fill_accumulator(evaluator: Evaluator, state: State, side: int) -> None:
    """Write the accumulator of the joint layer for `side`, about to roll."""
    network, accumulator, hand = evaluator.network, evaluator.accumulator, int(state[HAND])
    red = evaluator.cache_sums[_find_cached_row(evaluator, orient_row(int(state[0]), side))]
    own, other = network.supplies[0, supply(hand, side)], network.supplies[1, supply(hand, 1 - side)]
    mine, theirs = (
        network.misthrows[0, misthrows(hand, side)],
        network.misthrows[1, misthrows(hand, 1 - side)],
    )
    closed, lead = network.closed[closed_rows(hand)], network.leads[phase(hand), lead_steps(state, side)]
    for unit in range(JOINT_UNITS):
        accumulator[unit] = (
            red[unit] + own[unit] + other[unit] + mine[unit] + theirs[unit] + closed[unit] + lead[unit]
        )
    for colour in range(1, HAND):
        sums = evaluator.cache_sums[_find_cached_row(evaluator, orient_row(int(state[colour]), side))]
        for unit in range(JOINT_UNITS):
            accumulator[unit] += sums[unit]
    write_roll_odds(state, side, evaluator.roll_odds)
    for number in range(ROLL_ODDS):
        probability, weights = evaluator.roll_odds[number], network.roll_odds[number]
        if probability > 0:
            for unit in range(JOINT_UNITS):
                accumulator[unit] += probability * weights[unit]


@compiled
def predict(evaluator: Evaluator, state: State, side: int, distribution: Distribution) -> None:
    """Write the distribution of the final margin for `side`, about to roll; the game must not be over."""
    network, head = evaluator.network, evaluator.head
    _fill_accumulator(evaluator, state, side)
    for target in range(HEAD_UNITS):
        head[target] = network.head_bias[target]
    for unit in range(JOINT_UNITS):
        amount, weights = evaluator.accumulator[unit], network.head[unit]
        if amount > 0:
            for target in range(HEAD_UNITS):
                head[target] += amount * weights[target]
    for target in range(MARGINS):
        distribution[target] = network.margin_bias[target]
    for unit in range(HEAD_UNITS):
        amount, weights = head[unit], network.margin[unit]
        if amount > 0:
            for target in range(MARGINS):
                distribution[target] += amount * weights[target]
    _apply_softmax(distribution)
    if can_end_and_win(state, side):
        _keep_wins_only(distribution)


@compiled
def can_end_and_win(state: State, side: int) -> bool:
    """Whether `side`, about to roll, can end the game by a misthrow and win by that (Q15, Q21, Q23)."""
    hand = int(state[HAND])
    ends = misthrows(hand, 0) + misthrows(hand, 1) == MAX_MISTHROWS - 1 or supply(hand, side) == 1
    return ends and score(state, side) - MISTHROW_COST > score(state, 1 - side)


@compiled
def _keep_wins_only(distribution: Distribution) -> None:
    """Set all margins but wins to zero and scale the wins to a sum of one."""
    total = np.float32(0)
    for margin in range(MARGINS):
        if margin <= DRAW:
            distribution[margin] = 0
        total += distribution[margin]
    if total > 0:
        for margin in range(MARGINS):
            distribution[margin] /= total
    else:
        distribution[DRAW + 1] = 1


@compiled
def _apply_softmax(distribution: Distribution) -> None:
    """Turn the last layer's outputs into probabilities, in place."""
    highest, total = distribution[0], np.float32(0)
    for margin in range(1, MARGINS):
        highest = max(highest, distribution[margin])
    for margin in range(MARGINS):
        distribution[margin] = exp(float(distribution[margin] - highest))
        total += distribution[margin]
    for margin in range(MARGINS):
        distribution[margin] /= total


@compiled
def predict_after_turn(evaluator: Evaluator, state: State, side: int, distribution: Distribution) -> None:
    """Write the distribution for `side`, which has just moved; exact once the game is over."""
    if has_ended(int(state[HAND])):
        write_result(state, side, distribution)
        return
    predict(evaluator, state, 1 - side, distribution)
    mirror_in_place(distribution)


@compiled
def write_result(state: State, side: int, distribution: Distribution) -> None:
    """Write the margin of a finished game for `side`, with certainty."""
    distribution[:] = 0
    distribution[margin_of(score(state, side) - score(state, 1 - side))] = 1
