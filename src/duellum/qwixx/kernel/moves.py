"""Moves on the bitboard: dice, the fields open to each action, and placing a stone.

Dice are an integer of three bits a die, the face less one: the white ones, then red to blue. A die that is
out of the game is rolled too and ignored, because its row has no legal places.
"""

from duellum.core.compiled import compiled
from duellum.qwixx.kernel.bitboard import (
    BLOCK_BITS,
    CLOSED_SHIFT,
    HAND,
    MISTHROWS_SHIFT,
    NONE,
    SAFE_SHIFT,
    SUPPLY_SHIFT,
    WIDTH,
    State,
    build_block,
    legal_places,
    own_places,
    stones,
    supply,
)
from duellum.qwixx.rules.board import LAST

PLACED, STACKED, CAPTURED, CLOSED = range(4)  # the effects of a stone, as ``place`` returns them
EFFECTS = 4


@compiled
def row_after(row: int, side: int, place_in_row: int, lock_stones: int) -> int:
    """Return the row after a legal stone of the side, with `locks` (0 or 1) on the lock if it closes it."""
    own, other = own_places(row, side), own_places(row, 1 - side)
    own_stones, other_stones = stones(row, side), stones(row, 1 - side)
    bit = 1 << place_in_row
    ahead = (own | other) >> place_in_row  # stones on its field and right of it
    safe = own >> place_in_row & 1 if ahead <= 1 else row >> SAFE_SHIFT & 1  # Q8, Q9: else the front stays
    own_stones += 1 + (lock_stones if place_in_row == LAST else 0)  # Q18
    other_stones -= other >> place_in_row & 1  # Q7
    own, other = own | bit, other & ~bit
    block, other_block = (
        build_block(own, other, own_stones, safe),
        build_block(other, own, other_stones, safe),
    )
    return block << BLOCK_BITS * side | other_block << BLOCK_BITS * (1 - side) | safe << SAFE_SHIFT


@compiled
def effect(row: int, side: int, place_in_row: int) -> int:
    """Return the effect of a legal stone of the side in this row: ``PLACED`` to ``CLOSED``."""
    stacked = own_places(row, side) >> place_in_row & 1
    captured = own_places(row, 1 - side) >> place_in_row & 1
    return STACKED * stacked + CAPTURED * captured + CLOSED * (place_in_row == LAST)


@compiled
def place(state: State, side: int, field: int) -> int:
    """Put a stone of the side on a legal field, and return its effect."""
    colour, place_in_row = field // WIDTH, field % WIDTH
    row, hand = int(state[colour]), int(state[HAND])
    done = effect(row, side, place_in_row)
    locks = 1 if supply(hand, side) > 1 else 0  # Q20
    state[colour] = row_after(row, side, place_in_row, locks)
    hand -= 1 << SUPPLY_SHIFT * side
    if done == CAPTURED:
        hand += 1 << SUPPLY_SHIFT * (1 - side)
    elif done == CLOSED:
        hand += (1 << CLOSED_SHIFT) - (locks << SUPPLY_SHIFT * side)  # Q18, Q19
    state[HAND] = hand
    return done


@compiled
def face(dice: int, die: int) -> int:
    """Return the face, less one, of a die: 0 and 1 are white, 2 to 5 red to blue."""
    return dice >> 3 * die & 7


@compiled
def place_of_sum(colour: int, two_faces: int) -> int:
    """Return the place in a row that the sum of two faces, each less one, gives (Q1)."""
    return two_faces if colour < 2 else LAST - two_faces


@compiled
def first_choices(state: State, side: int, dice: int) -> int:
    """Return the set of fields open to action 1 (Q12)."""
    total = face(dice, 0) + face(dice, 1)
    fields = 0
    for colour in range(HAND):
        here = 1 << place_of_sum(colour, total)
        fields |= (legal_places(int(state[colour]), side) & here) << WIDTH * colour
    return fields


@compiled
def second_choices(state: State, side: int, dice: int, first: int) -> int:
    """Return the set of fields open to action 2 (Q13), given the field that action 1 used (Q14)."""
    fields = 0
    for colour in range(HAND):
        die = face(dice, 2 + colour)
        here = 1 << place_of_sum(colour, die + face(dice, 0)) | 1 << place_of_sum(colour, die + face(dice, 1))
        fields |= (legal_places(int(state[colour]), side) & here) << WIDTH * colour
    return fields & ~(1 << first)


@compiled
def finish_turn(state: State, side: int, first: int, second: int) -> None:
    """Add the misthrow that follows when neither action of the side placed a stone (Q15)."""
    if first == NONE and second == NONE:
        state[HAND] += (1 << MISTHROWS_SHIFT + SUPPLY_SHIFT * side) - (1 << SUPPLY_SHIFT * side)
