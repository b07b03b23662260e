"""Roll odds: how likely the coming roll is to offer a player any field, the end of a row, or a capture.

With the white dice fixed, the coloured dice are independent, so the probability that no row offers anything
is a product over the rows. The factor of a row depends only on the places asked for in it and is in a table.
"""

import numpy as np
import numpy.typing as npt

from duellum.core.compiled import compiled
from duellum.qwixx.kernel.bitboard import HAND, State, closed_rows, legal_places, misthrows, own_places
from duellum.qwixx.rules.board import FACES, LAST, PLACES
from duellum.qwixx.rules.scoring import MAX_CLOSED, MAX_MISTHROWS

Odds = npt.NDArray[np.float32]

_FACES = len(FACES)
_PAIRS = [(low, high) for high in range(_FACES) for low in range(high + 1)]  # of white dice, faces less one
_PADDED_PAIRS = 24  # the 21 pairs, padded to a multiple of a vector register
_EVENTS = 6  # by player: any field, the last one, a capture
ROLL_ODDS = _EVENTS + 4
"""The number of odds that describe a position: those, and four probabilities that the game ends."""


def _miss_probabilities() -> Odds:
    """Return by set of places, read from 2 to 12, and white pair the probability to hit none of them."""
    misses = np.ones((1 << len(PLACES), _PADDED_PAIRS), np.float32)
    for places in range(len(misses)):
        for number, (low, high) in enumerate(_PAIRS):
            wanted = [places >> low + die & 1 or places >> high + die & 1 for die in range(_FACES)]
            hit = places >> low + high & 1
            misses[places, number] = 0 if hit else 1 - sum(wanted) / _FACES
    return misses


def _reversed_sets() -> npt.NDArray[np.int64]:
    """Return each set of places read from the other end."""
    return np.array([int(f"{places:011b}"[::-1], 2) for places in range(1 << len(PLACES))])


MISSES = _miss_probabilities()
REVERSED = _reversed_sets()
PAIR_PROBABILITIES = np.zeros(_PADDED_PAIRS, np.float32)
PAIR_PROBABILITIES[: len(_PAIRS)] = [(1 if low == high else 2) / _FACES**2 for low, high in _PAIRS]


@compiled
def _wanted_places(row: int, side: int, event: int) -> int:
    """Return the places of a row that bring an event: any legal one, the last, or one that captures."""
    legal = legal_places(row, side)
    if event == 0:
        return legal
    return legal & 1 << LAST if event == 1 else legal & own_places(row, 1 - side)


@compiled
def write_roll_odds(state: State, side: int, odds: Odds) -> None:
    """Write the odds of the next roll of `side` and of its opponent.

    The first six are by event and player: that the roll offers no field, the end of a row, a capture. The
    last four are by player: that the roll offers nothing when a misthrow ends the game, and that it offers
    the end of a row when closing it ends the game.
    """
    hand = int(state[HAND])
    for event in range(3):
        for player in range(2):
            who = side if player == 0 else 1 - side
            red, yellow = _wanted_places(int(state[0]), who, event), _wanted_places(int(state[1]), who, event)
            green = REVERSED[_wanted_places(int(state[2]), who, event)]
            blue = REVERSED[_wanted_places(int(state[3]), who, event)]
            one, two, three, four = MISSES[red], MISSES[yellow], MISSES[green], MISSES[blue]
            total = np.float32(0)
            if red | yellow | green | blue:
                for pair in range(_PADDED_PAIRS):
                    total += PAIR_PROBABILITIES[pair] * one[pair] * two[pair] * three[pair] * four[pair]
            else:
                total = np.float32(1)
            odds[2 * event + player] = total if event == 0 else 1 - total
    is_last_misthrow = misthrows(hand, 0) + misthrows(hand, 1) == MAX_MISTHROWS - 1
    is_last_row = closed_rows(hand) == MAX_CLOSED - 1
    for player in range(2):
        odds[_EVENTS + player] = odds[player] if is_last_misthrow else np.float32(0)
        odds[_EVENTS + 2 + player] = odds[2 + player] if is_last_row else np.float32(0)
