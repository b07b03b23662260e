"""The bitboard: a state of Qwixx Duel in five integers, the fast twin of ``rules/``.

A state is int64[5], changed in place: the rows by colour, then the hand. A row is one integer:

- bits 0 to 27, Black's block: 0 to 10 the places that hold Black's stones, 11 to 21 the places where Black
  may put the next one, 22 to 26 the number of Black's stones in the row, the lock's included;
- bits 28 to 55, Grey's block, alike;
- bit 56: the front is a stack and so safe (Q9).

The hand holds in bits 0 to 4 Black's supply, 8 to 12 Grey's, 16 to 18 Black's misthrows, 24 to 26 Grey's, and
32 to 34 the number of closed rows. The legal places are stored with the row because they change only with the
row, and are read far more often. The hand is stored so that nothing has to be counted.

No heights are stored beyond one bit for the front. Only the front can be stacked upon (Q8) or captured (Q7),
and whether it can be captured depends on whether it is one stone or more. A front goes only by a capture,
which puts the capturer's single stone on the same field, or by a stone farther right, which is single too. So
the front never moves left, an overtaken stack never becomes the front again, and the height of a new front is
always one. For scores (Q22), the five stones before the last field (Q17) and the supply (Q2), the number of
stones in the row is enough, and a captured stone was single.

Fields are those of ``rules/board.py``, 0 to 43; ``NONE`` is an action declined. A set of fields or places is
an integer with a bit for each. Sides are plain integers, because Numba would compile a variant for every
other type. Functions release the GIL; they are compiled on their first call and cached on disk.
"""

import numpy as np
import numpy.typing as npt

from duellum.core.compiled import compiled
from duellum.qwixx.rules.board import FIELDS, LAST, PLACES, STONES, Colour
from duellum.qwixx.rules.placement import STONES_BEFORE_LAST
from duellum.qwixx.rules.scoring import MAX_CLOSED, MAX_MISTHROWS, MISTHROW_COST, ROW_SCORES

State = npt.NDArray[np.int64]

ROWS = len(Colour)
HAND = ROWS  # the word after the rows
WORDS = HAND + 1  # in a state
NONE = len(FIELDS)  # an action declined, in place of a field
CHOICES = NONE + 1  # of an action; a turn is the integer first * CHOICES + second

WIDTH = len(PLACES)
PLACES_MASK = (1 << WIDTH) - 1
LEGAL_SHIFT = 11  # of the legal places in a side's block
COUNT_SHIFT = 22  # of the number of stones in a side's block
BLOCK_BITS = 28  # in a side's block
BLOCK_MASK = (1 << BLOCK_BITS) - 1
SAFE_SHIFT = 56
SUPPLY_SHIFT = 8  # from Black's supply in the hand to Grey's, likewise of misthrows
MISTHROWS_SHIFT = 16
CLOSED_SHIFT = 32

POINTS = np.array(ROW_SCORES + ROW_SCORES[-1:] * (STONES + 1 - len(ROW_SCORES)), np.int64)  # Q22, by stones


@compiled
def own_places(row: int, side: int) -> int:
    """Return the set of places in a row that hold stones of the side."""
    return row >> BLOCK_BITS * side & PLACES_MASK


@compiled
def legal_places(row: int, side: int) -> int:
    """Return the set of places in a row where the side may put its next stone, regardless of the dice."""
    return row >> BLOCK_BITS * side + LEGAL_SHIFT & PLACES_MASK


@compiled
def stones(row: int, side: int) -> int:
    """Return how many stones of the side are in a row, the lock's included."""
    return row >> BLOCK_BITS * side + COUNT_SHIFT & 31


@compiled
def is_safe(row: int) -> bool:
    """Whether the front of a row is a stack (Q9)."""
    return row >> SAFE_SHIFT & 1 == 1


@compiled
def orient_row(row: int, side: int) -> int:
    """Return the row with the side's block first, as if the side were Black."""
    if side == 0:
        return row
    black, grey = row & BLOCK_MASK, row >> BLOCK_BITS & BLOCK_MASK
    return grey | black << BLOCK_BITS | row >> SAFE_SHIFT << SAFE_SHIFT


@compiled
def supply(hand: int, side: int) -> int:
    """Return how many stones the side has left."""
    return hand >> SUPPLY_SHIFT * side & 31


@compiled
def misthrows(hand: int, side: int) -> int:
    """Return how many stones the side has in the misthrow column."""
    return hand >> MISTHROWS_SHIFT + SUPPLY_SHIFT * side & 7


@compiled
def closed_rows(hand: int) -> int:
    """Return how many rows are closed."""
    return hand >> CLOSED_SHIFT & 7


@compiled
def find_ending(hand: int) -> int:
    """Return why the game is over, as an index of ``ENDINGS``; -1 while it is being played (Q21)."""
    if supply(hand, 0) == 0 or supply(hand, 1) == 0:
        return 0
    if misthrows(hand, 0) + misthrows(hand, 1) >= MAX_MISTHROWS:
        return 1
    return 2 if closed_rows(hand) >= MAX_CLOSED else -1


@compiled
def has_ended(hand: int) -> bool:
    """Whether the game is over (Q21)."""
    return find_ending(hand) >= 0


@compiled
def score(state: State, side: int) -> int:
    """Return the side's current points, misthrows subtracted (Q22, Q23)."""
    points = -MISTHROW_COST * misthrows(int(state[HAND]), side)
    for colour in range(HAND):
        points += int(POINTS[stones(int(state[colour]), side)])
    return points


@compiled
def game_value(state: State, side: int) -> float:
    """Return the value of a finished game to the side: 1 for a win, 0.5 for a draw, 0 for a loss (Q24)."""
    lead = score(state, side) - score(state, 1 - side)
    return 0.5 + 0.5 * ((lead > 0) - (lead < 0))


@compiled
def _up_to_highest(places: int) -> int:
    """Return every place up to the highest one of a set, that one included."""
    places |= places >> 1
    places |= places >> 2
    places |= places >> 4
    return places | places >> 8


@compiled
def build_block(own: int, other: int, count: int, safe: int) -> int:
    """Return one side's block, with the places where its next stone may go.

    Those are the empty ones right of all its own (Q5, Q6), the last only after five stones (Q17), and the
    front where it is its own (Q8) or a single stone (Q7); none once the last is taken (Q19).
    """
    taken = own | other
    reached = _up_to_highest(taken)
    front = reached ^ reached >> 1
    empty = ~(_up_to_highest(own) | taken) & (PLACES_MASK >> 1 | (count >= STONES_BEFORE_LAST) << LAST)
    ours = front & (own | safe - 1)
    legal = (empty | ours) & (taken >> LAST) - 1
    return own | legal << LEGAL_SHIFT | count << COUNT_SHIFT


@compiled
def build_row(black: int, grey: int, black_stones: int, grey_stones: int, safe: int) -> int:
    """Return the row in which each side has these places and this many stones; `safe` is 0 or 1."""
    blocks = (
        build_block(black, grey, black_stones, safe)
        | build_block(grey, black, grey_stones, safe) << BLOCK_BITS
    )
    return blocks | safe << SAFE_SHIFT


@compiled
def copy_state(source: State, target: State) -> None:
    """Copy a state by a loop, as Numba takes two seconds to compile ``target[:] = source``."""
    for word in range(WORDS):
        target[word] = source[word]


@compiled
def write_start(state: State) -> None:
    """Write the state of an empty board."""
    state[:HAND] = build_row(0, 0, 0, 0, 0)
    state[HAND] = STONES | STONES << SUPPLY_SHIFT
