"""The network's input features for a position between turns, from the view of the player about to roll.

Nearly all are binary. A row has the same features whatever its colour, because the four rows differ only in
which numbers they share. The features of the hand are what is not on the board, the lead in points, and the
odds of the coming rolls. Groups of features are thermometer-coded: step k is 1 when the quantity is at least
k.
"""

import numpy as np
import numpy.typing as npt

from duellum.core.compiled import compiled, lowest_bit
from duellum.qwixx.engine.neural_net.margins import MAX_LEAD
from duellum.qwixx.engine.neural_net.roll_odds import ROLL_ODDS, write_roll_odds
from duellum.qwixx.kernel.bitboard import (
    HAND,
    WIDTH,
    State,
    closed_rows,
    is_safe,
    legal_places,
    misthrows,
    orient_row,
    own_places,
    score,
    stones,
    supply,
)
from duellum.qwixx.rules.board import LAST, STONES
from duellum.qwixx.rules.scoring import MAX_CLOSED, MAX_MISTHROWS, MAX_SCORED

Indices = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float32]

_FRONTS = 4  # by owner and whether it is safe

# The features of a row, each group by its first index; groups by player start with the one about to roll.
_OWN = 0  # by player and place: the player has a stone here
_LEGAL = _OWN + 2 * WIDTH  # by player and place: the next stone may go here
_COUNT = _LEGAL + 2 * WIDTH  # by player and number: at least so many stones in the row
_FRONT = _COUNT + 2 * MAX_SCORED  # by player and whether it is a stack
_CLOSED = _FRONT + _FRONTS
ROW_FEATURES = _CLOSED + 1
MAX_ROW_FEATURES = 2 * (2 * WIDTH + MAX_SCORED) + 2

# The thresholds of the lead in points, denser around zero.
LEADS = (*range(-60, -12, 4), *range(-12, 13), *range(16, 64, 4))

# The features of the hand, each group by its first index.
SUPPLY = 0  # by player and number: at least so many stones in the supply
MISTHROWS = SUPPLY + 2 * STONES  # by player and number
CLOSED = MISTHROWS + 2 * MAX_MISTHROWS  # at least so many rows closed
LEAD = CLOSED + MAX_CLOSED  # by threshold: the lead reaches it
PHASES = 2 * MAX_MISTHROWS  # the game phase: misthrows of both together, and whether a row is closed
PHASE_LEAD = LEAD + len(LEADS)  # by phase and threshold: the lead reaches it
ODDS = PHASE_LEAD + PHASES * len(LEADS)  # the odds of the coming rolls: probabilities, not binary
HAND_FEATURES = ODDS + ROLL_ODDS

_LEAD_STEPS = np.array([sum(lead >= least for least in LEADS) for lead in range(-MAX_LEAD, MAX_LEAD + 1)])


@compiled
def lead_steps(state: State, side: int) -> int:
    """Return how many of the thresholds ``LEADS`` the side's lead in points reaches."""
    return int(_LEAD_STEPS[MAX_LEAD + score(state, side) - score(state, 1 - side)])


@compiled
def phase(hand: int) -> int:
    """Return the phase of the game, 0 to ``PHASES`` - 1."""
    return min(misthrows(hand, 0) + misthrows(hand, 1), MAX_MISTHROWS - 1) * 2 + min(closed_rows(hand), 1)


@compiled
def _add_set(indices: Indices, count: int, begin: int, places: int) -> int:
    """Append the feature of each place in a set, and return the new count."""
    while places:
        indices[count] = begin + lowest_bit(places)
        places &= places - 1
        count += 1
    return count


@compiled
def list_row_features(row: int, indices: Indices) -> int:
    """Write the indices of the active features of a row, Black being about to roll; return their number."""
    count, taken = 0, own_places(row, 0) | own_places(row, 1)
    for player in range(2):
        own = own_places(row, player)
        count = _add_set(indices, count, _OWN + player * WIDTH, own)
        count = _add_set(indices, count, _LEGAL + player * WIDTH, legal_places(row, player))
        for number in range(min(stones(row, player), MAX_SCORED)):
            indices[count] = _COUNT + player * MAX_SCORED + number
            count += 1
        if own > own_places(row, 1 - player):  # it has the front
            indices[count] = _FRONT + 2 * player + is_safe(row)
            count += 1
    if taken >> LAST:
        indices[count] = _CLOSED
        count += 1
    return count


@compiled
def write_features(state: State, side: int, rows: Floats, hand_features: Floats) -> None:
    """Write the dense features of a position: float32[4, ROW_FEATURES] and float32[HAND_FEATURES]."""
    rows[:] = 0
    hand_features[:] = 0
    indices, hand = np.empty(MAX_ROW_FEATURES, np.int64), int(state[HAND])
    for colour in range(HAND):
        for index in indices[: list_row_features(orient_row(int(state[colour]), side), indices)]:
            rows[colour, index] = 1
    for player in range(2):
        who = side if player == 0 else 1 - side
        begin = SUPPLY + player * STONES
        hand_features[begin : begin + supply(hand, who)] = 1
        begin = MISTHROWS + player * MAX_MISTHROWS
        hand_features[begin : begin + misthrows(hand, who)] = 1
    hand_features[CLOSED : CLOSED + closed_rows(hand)] = 1
    hand_features[LEAD : LEAD + lead_steps(state, side)] = 1
    begin = PHASE_LEAD + phase(hand) * len(LEADS)
    hand_features[begin : begin + lead_steps(state, side)] = 1
    write_roll_odds(state, side, hand_features[ODDS:])
