"""The learned evaluation: a small neural net over the pieces and over what attacks and defends them.

Its inputs are rows of weights: for each piece one by colour, orientation and square, and one by how often it
is attacked and defended. The rows are summed twice, as the side to move sees the board and as its opponent
does, who sees it turned by 180 degrees; a mirror is no symmetry, because a mirrored die is left-handed. The
sums, clipped and squared, and a direct value of each row give the score. Everything is computed in integers,
so the result is the same everywhere.

A network is one array of int16, [NETWORK_ROWS, WIDTH]. `static_value.py` says when it is used.
"""

import numpy as np
import numpy.typing as npt

from duellum.battle.kernel.attacks import DISTANCE, OUT_OF_REACH, has_free_path
from duellum.battle.kernel.encoding import HALF, KING, SQUARE_COUNT, STEP_COUNTS, Masks, Pieces
from duellum.battle.rules.board import FILES, RANKS, rotate_die
from duellum.core.compiled import compiled, lowest_bit, stack_array
from duellum.core.die import ORIENTATIONS

Network = npt.NDArray[np.int16]
Inputs = npt.NDArray[np.uint16]
"""Rows; unsigned, so that compiled code need not look for indices below 0."""

FORMAT = 1
"""The format of a network, written into it."""
WIDTH = 32
"""How many sums each view has."""
BUCKETS = 4
"""The second layer has weights for each of so many ranges of the number of pieces."""
MAX_INPUTS = 36
"""How many rows a position can have: two for each of 18 pieces; a multiple of the rows added at once."""
UNIT = 111.33
"""A score of so much is a logit of 1."""
FIRST_ONE, SECOND_ONE, DIRECT_ONE = 255, 256, 16 * UNIT
"""What a weight of 1 is in the array: in the first layer, in the second, and directly."""
MAX_VALUE = 5_000
"""No value is farther from 0."""

_KINDS = 7  # the top face of a die from 0, or 6 for a king-cube
_LEVELS = 3  # attacked or defended never, once, more often
_STATES = _LEVELS * _LEVELS - 1  # neither attacked nor defended has no row
_PIECE_ROWS = 2 * (KING + 1) * SQUARE_COUNT
_STATE_ROWS = 2 * _STATES * _KINDS * len(RANKS)
INPUTS = _PIECE_ROWS + _STATE_ROWS
"""How many rows there are; one more, the last, is 0."""
_ROWS_AT_ONCE = 4

# Where the parts of a network begin, in rows of WIDTH numbers; the first layer begins at 0
DIRECT = INPUTS + 1
BIAS = DIRECT + INPUTS // WIDTH + 1
SECOND = BIAS + 1
LAST = SECOND + 2 * BUCKETS
NETWORK_ROWS = LAST + 1
FORMAT_COLUMN = BUCKETS
"""Where the last row has the format, after the biases of the second layer."""


def _see(view: npt.NDArray[np.int64], square: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    """Return where squares are as a side sees them."""
    return np.where(view, SQUARE_COUNT - 1 - square, square)


def _tabulate() -> tuple[Inputs, Inputs, Inputs]:
    """Return the rows of pieces and of states by view, owner and place, and what each is to the opponent."""
    turned = np.array([*(rotate_die(die).index for die in ORIENTATIONS), KING])
    view, owner, piece, square = np.indices((2, 2, KING + 1, SQUARE_COUNT))
    orientation = (view != owner) * (KING + 1) + np.where(view, turned[piece], piece)
    pieces = (orientation * SQUARE_COUNT + _see(view, square)).astype(np.uint16)
    view, owner, kind, square = np.indices((2, 2, _KINDS, SQUARE_COUNT))
    place = ((view != owner) * _KINDS + kind) * len(RANKS) + _see(view, square) // len(FILES)
    states = (_PIECE_ROWS + place * _STATES - 1).astype(np.uint16)
    flipped = np.full(INPUTS + 1, INPUTS, np.uint16)
    flipped[pieces[0]] = pieces[1]
    for state in range(1, _STATES + 1):
        flipped[states[0] + state] = states[1] + state
    return pieces, states, flipped


_PIECE_ROW, _STATE_ROW, FLIPPED = _tabulate()
_KIND = np.array([*(die.top - 1 for die in ORIENTATIONS), _KINDS - 1], np.int64)
_BUCKET = np.array(
    [max(count - 2, 0) * BUCKETS // 17 for count in range(19)], np.int64
)  # by number of pieces


def group_rows() -> tuple[npt.NDArray[np.int64], int]:
    """Return the group of each row, and the number of groups: rows of a group mean nearly the same.

    For a piece, it is the top face and the square; for attacks and defences, everything but the rank.
    """
    colour, piece, square = np.unravel_index(np.arange(_PIECE_ROWS), (2, KING + 1, SQUARE_COUNT))
    pieces = (colour * _KINDS + _KIND[piece]) * SQUARE_COUNT + square
    place, _, state = np.unravel_index(np.arange(_STATE_ROWS), (2 * _KINDS, len(RANKS), _STATES))
    first = 2 * _KINDS * SQUARE_COUNT
    return np.concatenate([pieces, first + place * _STATES + state]), first + 2 * _KINDS * _STATES


def _find_reach() -> npt.NDArray[np.uint64]:
    """Return by start, count and half of the board the squares at that distance."""
    reach = np.zeros((SQUARE_COUNT, OUT_OF_REACH, 2), np.uint64)
    bits = np.uint64(1) << np.arange(HALF, dtype=np.uint64)
    for count in range(OUT_OF_REACH):
        for half in range(2):
            is_there = DISTANCE[:, HALF * half : HALF * (half + 1)] == count
            reach[:, count, half] = (is_there * bits).sum(1)
    return reach


_REACH = _find_reach()
_MULTIPLIER = round(UNIT * 2**32 / (FIRST_ONE * FIRST_ONE * SECOND_ONE))

_new_hits = stack_array((2, 2, 2), np.uint64)
_new_inputs = stack_array(MAX_INPUTS, np.uint16)
_new_own, _new_other = (stack_array(WIDTH, np.int16) for _ in range(2))


@compiled
def _find_hits(pieces: Pieces, masks: Masks, hits: npt.NDArray[np.uint64]) -> None:
    """Write what each side attacks or defends: bitboards by side, half, and once or at least twice."""
    low, high = masks[0, 0] | masks[1, 0], masks[0, 1] | masks[1, 1]
    for owner in range(2):
        for target_half in range(2):
            occupied = high if target_half else low
            once, twice = np.uint64(0), np.uint64(0)
            for half in range(2):
                left = masks[owner, half]
                while left:
                    start = lowest_bit(left) + HALF * half
                    left &= left - np.uint64(1)
                    targets = _REACH[start, STEP_COUNTS[pieces[start]], target_half] & occupied & ~twice
                    while targets:
                        rest = targets & (targets - np.uint64(1))
                        bit = targets ^ rest
                        if has_free_path(low, high, start, lowest_bit(targets) + HALF * target_half):
                            twice |= once & bit
                            once |= bit
                        targets = rest
            hits[owner, target_half, 0], hits[owner, target_half, 1] = once, twice


@compiled
def list_inputs(pieces: Pieces, masks: Masks, side: int, inputs: Inputs) -> int:
    """Write the rows of a position as `side` sees it, and return their number; the rest are rows of 0."""
    hits = _new_hits()
    _find_hits(pieces, masks, hits)
    count = 0
    for owner in range(2):
        for half in range(2):
            left = masks[owner, half]
            attacked, attacked_twice = hits[1 - owner, half, 0], hits[1 - owner, half, 1]
            defended, defended_twice = hits[owner, half, 0], hits[owner, half, 1]
            while left:
                place = lowest_bit(left)
                left &= left - np.uint64(1)
                square = place + HALF * half
                piece = pieces[square]
                inputs[count] = _PIECE_ROW[side, owner, piece, square]
                count += 1
                bit = np.uint64(place)
                attacks = int((attacked >> bit & np.uint64(1)) + (attacked_twice >> bit & np.uint64(1)))
                defences = int((defended >> bit & np.uint64(1)) + (defended_twice >> bit & np.uint64(1)))
                state = _LEVELS * attacks + defences
                if state:
                    inputs[count] = _STATE_ROW[side, owner, _KIND[piece], square] + state
                    count += 1
    for index in range(count, MAX_INPUTS):
        inputs[index] = INPUTS
    return count


@compiled
def count_pieces(masks: Masks) -> int:
    """Return how many pieces there are."""
    count = 0
    for owner in range(2):
        for half in range(2):
            left = masks[owner, half]
            while left:
                left &= left - np.uint64(1)
                count += 1
    return count


@compiled
def find_bucket(masks: Masks) -> int:
    """Return which weights of the second layer a position has."""
    return int(_BUCKET[count_pieces(masks)])


@compiled
def evaluate_by_network(pieces: Pieces, masks: Masks, side: int, network: Network) -> int:
    """Return the value of an undecided position, seen from `side`, which is to move."""
    inputs, own, other = _new_inputs(), _new_own(), _new_other()
    count = list_inputs(pieces, masks, side, inputs)
    for index in range(WIDTH):
        own[index] = other[index] = network[BIAS, index]
    direct = 0
    for begin in range(0, count, _ROWS_AT_ONCE):  # so that sums are loaded and stored less often
        one, two, three, four = inputs[begin], inputs[begin + 1], inputs[begin + 2], inputs[begin + 3]
        direct += _add_direct(network, one, two, three, four)
        _add_rows(network, one, two, three, four, own)
        one, two, three, four = FLIPPED[one], FLIPPED[two], FLIPPED[three], FLIPPED[four]
        direct -= _add_direct(network, one, two, three, four)
        _add_rows(network, one, two, three, four, other)
    bucket = find_bucket(masks)
    weights = SECOND + 2 * bucket
    total = np.int32(0)
    for index in range(WIDTH):
        mine = np.int32(min(max(own[index], 0), FIRST_ONE))
        theirs = np.int32(min(max(other[index], 0), FIRST_ONE))
        mine = np.int32(np.int32(mine * mine) * np.int32(network[weights, index]))
        theirs = np.int32(np.int32(theirs * theirs) * np.int32(network[weights + 1, index]))
        total = np.int32(total + np.int32(mine + theirs))
    value = (int(total) * _MULTIPLIER >> 32) + (direct >> 5) + int(network[LAST, bucket])
    return min(max(value, -MAX_VALUE), MAX_VALUE)


@compiled
def _add_direct(network: Network, one: np.uint16, two: np.uint16, three: np.uint16, four: np.uint16) -> int:
    """Return the sum of the direct values of four rows."""
    first = int(network[DIRECT + one // WIDTH, one % WIDTH]) + int(
        network[DIRECT + two // WIDTH, two % WIDTH]
    )
    return (
        first
        + int(network[DIRECT + three // WIDTH, three % WIDTH])
        + int(network[DIRECT + four // WIDTH, four % WIDTH])
    )


@compiled
def _add_rows(
    network: Network, one: np.uint16, two: np.uint16, three: np.uint16, four: np.uint16, sums: Network
) -> None:
    """Add four rows of the first layer to the sums."""
    for index in range(WIDTH):
        sums[index] += (
            network[one, index] + network[two, index] + network[three, index] + network[four, index]
        )
