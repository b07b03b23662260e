"""The game on arrays: positions with the heights of all stacks, legal choices, and what follows from them.

The twin of ``rules/position.py`` for programs that have no Python, such as a browser. The state of
``bitboard.py`` decides everything; the heights, which nothing depends on, are kept next to it for what a
player sees: pictures and the text of a position.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from duellum.core.compiled import compiled, lowest_bit
from duellum.qwixx.kernel.bitboard import (
    CLOSED_SHIFT,
    HAND,
    MISTHROWS_SHIFT,
    NONE,
    SUPPLY_SHIFT,
    WIDTH,
    State,
    build_row,
    copy_state,
    find_ending,
    has_ended,
    misthrows,
    score,
    supply,
)
from duellum.qwixx.kernel.moves import (
    CLOSED,
    STACKED,
    face,
    finish_turn,
    first_choices,
    place,
    second_choices,
)
from duellum.qwixx.kernel.turns import UNDECIDED
from duellum.qwixx.rules.board import FIELDS, LAST, STONES

Heights = npt.NDArray[np.int8]
Numbers = npt.NDArray[np.int32]

SIDE, DICE, FIRST = range(3)
"""Indices of the counters."""
NO_DICE = -1
"""The dice while they are due."""
NOBODY = -1
"""The owner of an empty lock."""
MAX_FIELDS = 8
"""How many fields an action may have to choose from: two in each row."""
SUPPLIES, MISTHROWS, TOTALS, ENDING, WINNER, FACES, FACT_COUNT = 0, 2, 4, 6, 7, 8, 14
"""Indices of the facts: two supplies, two misthrows, two totals, the ending, the winner, six faces."""


class ArrayPosition(NamedTuple):
    """A position as arrays."""

    state: State
    heights: Heights  # [44], by field the number of Black's stones, or less than 0 that of Grey's
    locks: Heights  # [4], by row the side whose stone is on the lock, or NOBODY
    counters: Numbers  # [3]: the side to move; the dice, or NO_DICE; the choice of action 1, or UNDECIDED


def new_position() -> ArrayPosition:
    """Return the arrays of a position."""
    return ArrayPosition(
        np.zeros(HAND + 1, np.int64),
        np.zeros(len(FIELDS), np.int8),
        np.zeros(HAND, np.int8),
        np.zeros(3, np.int32),
    )


@compiled
def write_state(position: ArrayPosition, black_misthrows: int, grey_misthrows: int) -> None:
    """Write the state that follows from heights, locks and misthrows."""
    black_left, grey_left, closed = STONES - black_misthrows, STONES - grey_misthrows, 0
    for row in range(HAND):
        black, grey, black_stones, grey_stones, safe = 0, 0, 0, 0, 0
        for place_in_row in range(WIDTH):
            height = int(position.heights[row * WIDTH + place_in_row])
            if height > 0:
                black, black_stones = black | 1 << place_in_row, black_stones + height
            elif height < 0:
                grey, grey_stones = grey | 1 << place_in_row, grey_stones - height
            if height != 0:
                safe = 1 if abs(height) > 1 else 0  # of the right-most stack, at the end
        black_stones += position.locks[row] == 0
        grey_stones += position.locks[row] == 1
        position.state[row] = build_row(black, grey, black_stones, grey_stones, safe)
        black_left, grey_left = black_left - black_stones, grey_left - grey_stones
        closed += (black | grey) >> LAST & 1
    hand = black_left | grey_left << SUPPLY_SHIFT | closed << CLOSED_SHIFT
    thrown = black_misthrows | grey_misthrows << SUPPLY_SHIFT
    position.state[HAND] = hand | thrown << MISTHROWS_SHIFT


@compiled
def is_closed(position: ArrayPosition, row: int) -> bool:
    """Whether the right-most number of a row has been taken (Q19)."""
    return bool(position.heights[row * WIDTH + LAST] != 0)


@compiled
def list_fields(position: ArrayPosition, fields: Numbers) -> int:
    """Write the fields that the action due may place on, and return their number; 0 if none is due."""
    dice, first, side = (
        int(position.counters[DICE]),
        int(position.counters[FIRST]),
        int(position.counters[SIDE]),
    )
    if dice == NO_DICE or has_ended(int(position.state[HAND])):
        return 0
    if first == UNDECIDED:
        left = first_choices(position.state, side, dice)
    else:
        left = second_choices(position.state, side, dice, first)
    count = 0
    while left:
        fields[count] = lowest_bit(left)
        left &= left - 1
        count += 1
    return count


@compiled
def play_choice(position: ArrayPosition, choice: int, after: ArrayPosition) -> None:
    """Write the position after a choice: a legal field, or ``NONE`` for an action declined."""
    _copy_position(position, after)
    side, first = int(position.counters[SIDE]), int(position.counters[FIRST])
    if choice != NONE:
        _place_stone(after, side, choice)
    if first == UNDECIDED:
        after.counters[FIRST] = choice  # Q16
        return
    finish_turn(after.state, side, first, choice)  # Q15
    after.counters[SIDE], after.counters[DICE], after.counters[FIRST] = 1 - side, NO_DICE, UNDECIDED  # Q4


@compiled
def _place_stone(position: ArrayPosition, side: int, field: int) -> None:
    has_lock_stone = supply(int(position.state[HAND]), side) > 1  # Q20
    effect = place(position.state, side, field)
    height = abs(int(position.heights[field])) + 1 if effect == STACKED else 1
    position.heights[field] = height if side == 0 else -height
    if effect == CLOSED and has_lock_stone:
        position.locks[field // WIDTH] = side  # Q18


@compiled
def play_roll(position: ArrayPosition, dice: int, after: ArrayPosition) -> None:
    """Write the position after a roll; of the white dice the higher comes first."""
    _copy_position(position, after)
    white, other = face(dice, 0), face(dice, 1)
    if white < other:
        dice = dice >> 6 << 6 | other | white << 3
    after.counters[DICE], after.counters[FIRST] = dice, UNDECIDED


@compiled
def _copy_position(source: ArrayPosition, target: ArrayPosition) -> None:
    copy_state(source.state, target.state)
    for field in range(NONE):
        target.heights[field] = source.heights[field]
    for row in range(HAND):
        target.locks[row] = source.locks[row]
    for counter in range(3):
        target.counters[counter] = source.counters[counter]


@compiled
def _find_winner(facts: Numbers) -> int:
    """Return who has won (Q24), -1 for nobody."""
    first, second = facts[TOTALS], facts[TOTALS + 1]
    if facts[ENDING] < 0 or first == second:
        return -1
    return 0 if first > second else 1


@compiled
def write_facts(position: ArrayPosition, facts: Numbers) -> None:
    """Write supplies, misthrows, totals, the index of the ending, the winner, and the faces.

    -1 stands for no ending and no winner, 0 for a die that shows no face.
    """
    hand, dice = int(position.state[HAND]), int(position.counters[DICE])
    for side in range(2):
        facts[SUPPLIES + side] = supply(hand, side)
        facts[MISTHROWS + side] = misthrows(hand, side)
        facts[TOTALS + side] = score(position.state, side)
    facts[ENDING] = find_ending(hand)
    facts[WINNER] = _find_winner(facts)
    for die in range(2 + HAND):
        is_in = dice != NO_DICE and (die < 2 or not is_closed(position, die - 2))
        facts[FACES + die] = face(dice, die) + 1 if is_in else 0
