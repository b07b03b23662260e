"""What the network says of a position between turns, compiled by Numba.

Most of the work is in the rows, and most rows have been seen a moment before: what a row comes to is kept in
a memory, so that a position costs four look-ups and the last two layers.
"""

from typing import NamedTuple

import numpy as np

from duellum.core.jit import jit
from duellum.qwixx.engine.network.features import (
    MOST_IN_ROW,
    Floats,
    Indices,
    lead_steps,
    list_row_features,
    stage,
)
from duellum.qwixx.engine.network.margins import DRAWN, MARGINS, Distribution, margin_of
from duellum.qwixx.engine.network.roll_odds import CHANCES, write_chances
from duellum.qwixx.engine.network.weights import (
    HEAD_UNITS,
    JOINT_UNITS,
    ROW_UNITS,
    Network,
    Prepared,
    prepare,
)
from duellum.qwixx.kernel.bitboard import (
    HAND,
    State,
    closed_rows,
    has_ended,
    misthrows,
    score,
    seen_by,
    supply,
)
from duellum.qwixx.rules.scoring import MISTHROW_COST, MOST_MISTHROWS

_PLACES_KEPT = 1 << 13
_MIX = 0x9E3779B97F4A7C15  # spreads a row over the places
_WORD = (1 << 64) - 1  # arithmetic is modulo 2**64, which the mask brings about where ints have no end


class Judge(NamedTuple):
    """A network ready to be asked, with its memory of rows and room to work; one for each thread."""

    network: Prepared
    rows_kept: Indices  # [_PLACES_KEPT], the row kept in each place, as its side sees it
    sums_kept: Floats  # [_PLACES_KEPT, JOINT_UNITS], what it adds to the joint layer
    features: Indices  # [MOST_IN_ROW]
    row: Floats  # [ROW_UNITS]
    joint: Floats  # [JOINT_UNITS]
    head: Floats  # [HEAD_UNITS]
    chances: Floats  # [CHANCES]


def new_judge(network: Network) -> Judge:
    """Return a network ready to be asked."""
    return Judge(
        prepare(network),
        np.full(_PLACES_KEPT, -1, np.int64),
        np.empty((_PLACES_KEPT, JOINT_UNITS), np.float32),
        np.empty(MOST_IN_ROW, np.int64),
        np.empty(ROW_UNITS, np.float32),
        np.empty(JOINT_UNITS, np.float32),
        np.empty(HEAD_UNITS, np.float32),
        np.empty(CHANCES, np.float32),
    )


@jit
def _kept(judge: Judge, row: int) -> int:
    """Return the place where the memory has what a row adds, working it out where it is not known."""
    spot = int(np.int64((int(np.uint64(row)) * _MIX & _WORD) >> 51))
    if judge.rows_kept[spot] != row:
        judge.rows_kept[spot] = row
        units, sums = judge.row, judge.sums_kept[spot]
        units[:] = judge.network.row_bias
        for place in range(list_row_features(row, judge.features)):
            weights = judge.network.row[judge.features[place]]
            for unit in range(ROW_UNITS):
                units[unit] += weights[unit]
        sums[:] = 0
        for unit in range(ROW_UNITS):
            if units[unit] > 0:
                amount, weights = units[unit], judge.network.joint[unit]
                for target in range(JOINT_UNITS):
                    sums[target] += amount * weights[target]
    return spot


@jit
def _join(judge: Judge, state: State, side: int) -> None:
    """Write the joint layer for `side` about to roll."""
    network, joint, hand = judge.network, judge.joint, int(state[HAND])
    red = judge.sums_kept[_kept(judge, seen_by(int(state[0]), side))]
    own, other = network.supplies[0, supply(hand, side)], network.supplies[1, supply(hand, 1 - side)]
    mine, theirs = (
        network.misthrows[0, misthrows(hand, side)],
        network.misthrows[1, misthrows(hand, 1 - side)],
    )
    closed, lead = network.closed[closed_rows(hand)], network.leads[stage(hand), lead_steps(state, side)]
    for unit in range(JOINT_UNITS):
        joint[unit] = (
            red[unit] + own[unit] + other[unit] + mine[unit] + theirs[unit] + closed[unit] + lead[unit]
        )
    for colour in range(1, HAND):
        sums = judge.sums_kept[_kept(judge, seen_by(int(state[colour]), side))]
        for unit in range(JOINT_UNITS):
            joint[unit] += sums[unit]
    write_chances(state, side, judge.chances)
    for number in range(CHANCES):
        chance, weights = judge.chances[number], network.chances[number]
        if chance > 0:
            for unit in range(JOINT_UNITS):
                joint[unit] += chance * weights[unit]


@jit
def foresee(judge: Judge, state: State, side: int, distribution: Distribution) -> None:
    """Write how the game is likely to end for `side`, about to roll; it must not be over."""
    network, head = judge.network, judge.head
    _join(judge, state, side)
    head[:] = network.head_bias
    for unit in range(JOINT_UNITS):
        amount, weights = judge.joint[unit], network.head[unit]
        if amount > 0:
            for target in range(HEAD_UNITS):
                head[target] += amount * weights[target]
    distribution[:] = network.margin_bias
    for unit in range(HEAD_UNITS):
        amount, weights = head[unit], network.margin[unit]
        if amount > 0:
            for target in range(MARGINS):
                distribution[target] += amount * weights[target]
    _normalise(distribution)
    if wins_at_will(state, side):
        _rule_out_others(distribution)


@jit
def wins_at_will(state: State, side: int) -> bool:
    """Whether `side`, about to roll, can end the game by a misthrow and win by that."""
    hand = int(state[HAND])
    ends = misthrows(hand, 0) + misthrows(hand, 1) == MOST_MISTHROWS - 1 or supply(hand, side) == 1
    return ends and score(state, side) - MISTHROW_COST > score(state, 1 - side)


@jit
def _rule_out_others(distribution: Distribution) -> None:
    """Leave nothing but wins, in the same proportions."""
    total = np.float32(0)
    for margin in range(MARGINS):
        if margin <= DRAWN:
            distribution[margin] = 0
        total += distribution[margin]
    if total > 0:
        distribution /= total
    else:
        distribution[DRAWN + 1] = 1


@jit
def _normalise(distribution: Distribution) -> None:
    """Make probabilities of the last layer's sums."""
    highest, total = distribution[0], np.float32(0)
    for margin in range(1, MARGINS):
        highest = max(highest, distribution[margin])
    for margin in range(MARGINS):
        distribution[margin] = np.exp(distribution[margin] - highest)
        total += distribution[margin]
    for margin in range(MARGINS):
        distribution[margin] /= total


@jit
def foresee_after(judge: Judge, state: State, side: int, distribution: Distribution) -> None:
    """Write how the game is likely to end for `side`, which has just made its turn; exact once it is over."""
    if has_ended(int(state[HAND])):
        distribution[:] = 0
        distribution[margin_of(score(state, side) - score(state, 1 - side))] = 1
        return
    foresee(judge, state, 1 - side, distribution)
    for margin in range(MARGINS // 2):
        opposite = MARGINS - 1 - margin
        distribution[margin], distribution[opposite] = distribution[opposite], distribution[margin]
