"""What the network is told of a position between turns, seen from the player about to roll.

Nearly everything is a yes or a no. A row is described the same way whatever its colour, since the four rows
differ in nothing but which numbers they share; the hand is what lies beside the board, who leads by how much,
and what the coming rolls are likely to offer.
"""

import numpy as np
import numpy.typing as npt

from duellum.core.jit import jit, lowest_bit
from duellum.qwixx.engine.network.roll_odds import CHANCES, write_chances
from duellum.qwixx.kernel.bitboard import (
    HAND,
    State,
    closed_rows,
    is_safe,
    legal_places,
    misthrows,
    own_places,
    score,
    seen_by,
    stones,
    supply,
)
from duellum.qwixx.rules.board import LAST, PLACES, STONES
from duellum.qwixx.rules.scoring import MOST_CLOSED, MOST_MISTHROWS

Indices = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float32]

_WIDTH = len(PLACES)
_MOST_COUNTED = 12  # stones in a row that score
_FRONTS = 4  # whose, and whether it is safe

# The features of a row by their first number; what stands for a player comes for the one about to roll first.
_OWN = 0  # by player and place: a stone stands here
_LEGAL = _OWN + 2 * _WIDTH  # by player and place: the next stone may go here
_COUNT = _LEGAL + 2 * _WIDTH  # by player and number: so many stones in the row, or more
_FRONT = _COUNT + 2 * _MOST_COUNTED  # by player and whether it is a stack
_CLOSED = _FRONT + _FRONTS
ROW_FEATURES = _CLOSED + 1
MOST_IN_ROW = 2 * (2 * _WIDTH + _MOST_COUNTED) + 2

# What the lead in points is compared with: closely where it is small.
LEADS = (*range(-60, -12, 4), *range(-12, 13), *range(16, 64, 4))

# The features of the hand by their first number; each group is a scale, of which the first few are there.
SUPPLY = 0  # by player and number: so many stones in the supply, or more
MISTHROWS = SUPPLY + 2 * STONES  # by player and number
CLOSED = MISTHROWS + 2 * MOST_MISTHROWS  # so many rows closed, or more
LEAD = CLOSED + MOST_CLOSED  # the lead is at least this
STAGES = 2 * MOST_MISTHROWS  # by misthrows of both together, and whether a row is closed: how near the end is
STAGE_LEAD = LEAD + len(LEADS)  # by stage: the lead is at least this
CHANCE = STAGE_LEAD + STAGES * len(LEADS)  # what the coming rolls are likely to offer: numbers, not yes or no
HAND_FEATURES = CHANCE + CHANCES

_LEAD_RANGE = 400  # no two scores are farther apart
_LEAD_STEPS = np.array(
    [sum(lead >= least for least in LEADS) for lead in range(-_LEAD_RANGE, _LEAD_RANGE + 1)]
)


@jit
def lead_steps(state: State, side: int) -> int:
    """Return how many of ``LEADS`` the side's lead in points reaches."""
    return int(_LEAD_STEPS[_LEAD_RANGE + score(state, side) - score(state, 1 - side)])


@jit
def stage(hand: int) -> int:
    """Return how near the end is: one of ``STAGES``."""
    return min(misthrows(hand, 0) + misthrows(hand, 1), MOST_MISTHROWS - 1) * 2 + min(closed_rows(hand), 1)


@jit
def _add_set(indices: Indices, count: int, begin: int, places: int) -> int:
    """Add a feature for each bit of a set, and return how many there are then."""
    while places:
        indices[count] = begin + lowest_bit(places)
        places &= places - 1
        count += 1
    return count


@jit
def list_row_features(row: int, indices: Indices) -> int:
    """Write the numbers of the features of a row as Black sees it, and return how many there are."""
    count, taken = 0, own_places(row, 0) | own_places(row, 1)
    for player in range(2):
        own = own_places(row, player)
        count = _add_set(indices, count, _OWN + player * _WIDTH, own)
        count = _add_set(indices, count, _LEGAL + player * _WIDTH, legal_places(row, player))
        for number in range(min(stones(row, player), _MOST_COUNTED)):
            indices[count] = _COUNT + player * _MOST_COUNTED + number
            count += 1
        if own > own_places(row, 1 - player):  # it holds the right-most place
            indices[count] = _FRONT + 2 * player + is_safe(row)
            count += 1
    if taken >> LAST:
        indices[count] = _CLOSED
        count += 1
    return count


@jit
def write_features(state: State, side: int, rows: Floats, hand_features: Floats) -> None:
    """Write a position as ones and zeros: float32[4, ROW_FEATURES] and float32[HAND_FEATURES]."""
    rows[:] = 0
    hand_features[:] = 0
    indices, hand = np.empty(MOST_IN_ROW, np.int64), int(state[HAND])
    for colour in range(HAND):
        for index in indices[: list_row_features(seen_by(int(state[colour]), side), indices)]:
            rows[colour, index] = 1
    for player in range(2):
        who = side if player == 0 else 1 - side
        begin = SUPPLY + player * STONES
        hand_features[begin : begin + supply(hand, who)] = 1
        begin = MISTHROWS + player * MOST_MISTHROWS
        hand_features[begin : begin + misthrows(hand, who)] = 1
    hand_features[CLOSED : CLOSED + closed_rows(hand)] = 1
    hand_features[LEAD : LEAD + lead_steps(state, side)] = 1
    begin = STAGE_LEAD + stage(hand) * len(LEADS)
    hand_features[begin : begin + lead_steps(state, side)] = 1
    write_chances(state, side, hand_features[CHANCE:])
