"""How likely the coming roll is to offer a player something: any field, the end of a row, a capture.

With the white dice fixed, the coloured ones are independent, so the probability that no row offers anything
is a product over the rows. What a row contributes depends on the places wanted in it alone and stands in a
table. Compiled by Numba.
"""

import numpy as np
import numpy.typing as npt

from duellum.core.jit import jit
from duellum.qwixx.kernel.bitboard import HAND, State, closed_rows, legal_places, misthrows, own_places
from duellum.qwixx.rules.board import LAST, PLACES
from duellum.qwixx.rules.scoring import MOST_CLOSED, MOST_MISTHROWS

Chances = npt.NDArray[np.float32]

_FACES = 6
_PAIRS = [(low, high) for high in range(_FACES) for low in range(high + 1)]  # of white dice, faces less one
_ROOM = 24  # for the 21 pairs: a multiple of what a machine word of floats holds
_WANTS = 6  # by player: any field, the last one, a capture
CHANCES = _WANTS + 4
"""How many numbers describe a position: those, and four that say how likely the game is to end."""


def _misses() -> Chances:
    """Return by set of places, read from 2 to 12, and white pair how likely no action gets one of them."""
    misses = np.ones((1 << len(PLACES), _ROOM), np.float32)
    for places in range(len(misses)):
        for number, (low, high) in enumerate(_PAIRS):
            wanted = [places >> low + die & 1 or places >> high + die & 1 for die in range(_FACES)]
            hit = places >> low + high & 1
            misses[places, number] = 0 if hit else 1 - sum(wanted) / _FACES
    return misses


def _backwards() -> npt.NDArray[np.int64]:
    """Return each set of places read from the other end."""
    return np.array([int(f"{places:011b}"[::-1], 2) for places in range(1 << len(PLACES))])


MISSES = _misses()
BACKWARDS = _backwards()
SHARES = np.zeros(_ROOM, np.float32)
SHARES[: len(_PAIRS)] = [(1 if low == high else 2) / _FACES**2 for low, high in _PAIRS]


@jit
def _wanted(row: int, side: int, want: int) -> int:
    """Return the places of a row that a player wants: any legal one, the last, or one that captures."""
    legal = legal_places(row, side)
    if want == 0:
        return legal
    return legal & 1 << LAST if want == 1 else legal & own_places(row, 1 - side)


@jit
def write_chances(state: State, side: int, chances: Chances) -> None:
    """Write how likely the next roll of `side`, then of its opponent, is to offer each thing, and the end.

    The first six are by want and player; the last four how likely a player's coming roll is to allow nothing
    when a misthrow ends the game, and to allow a close when that ends it.
    """
    hand = int(state[HAND])
    for want in range(3):
        for player in range(2):
            who = side if player == 0 else 1 - side
            red, yellow = _wanted(int(state[0]), who, want), _wanted(int(state[1]), who, want)
            green = BACKWARDS[_wanted(int(state[2]), who, want)]
            blue = BACKWARDS[_wanted(int(state[3]), who, want)]
            one, two, three, four = MISSES[red], MISSES[yellow], MISSES[green], MISSES[blue]
            total = np.float32(0)
            if red | yellow | green | blue:
                for pair in range(_ROOM):
                    total += SHARES[pair] * one[pair] * two[pair] * three[pair] * four[pair]
            else:
                total = np.float32(1)
            chances[2 * want + player] = total if want == 0 else 1 - total
    last_misthrow = misthrows(hand, 0) + misthrows(hand, 1) == MOST_MISTHROWS - 1
    last_row = closed_rows(hand) == MOST_CLOSED - 1
    for player in range(2):
        chances[_WANTS + player] = chances[player] if last_misthrow else np.float32(0)
        chances[_WANTS + 2 + player] = chances[2 + player] if last_row else np.float32(0)
