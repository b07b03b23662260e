"""What is impossible about a position, on arrays: the twin of ``rules/legality.py`` and ``rules/retro.py``.

Turns are taken back in the arrays of the position itself: ``_undo`` changes them, and ``_redo`` puts back
what it changed. The state of the position is not read, and may not have been written yet.
"""

from duellum.core.compiled import compiled
from duellum.core.messages import NO_MESSAGE
from duellum.qwixx.kernel.bitboard import HAND, NONE, WIDTH
from duellum.qwixx.kernel.game import DICE, FIRST, NO_DICE, NOBODY, SIDE, ArrayPosition, Numbers, is_closed
from duellum.qwixx.kernel.messages import (
    BARE,
    BARE_ROWS,
    BEFORE_LAST,
    CLOSED_ROWS,
    DIE_IN,
    DIE_OUT,
    ENDED,
    FIRST_LAST,
    FIRST_STONE,
    FIRST_SUM,
    LAST_STACK,
    LOCK_OPEN,
    LOCK_SIDE,
    MISTHROW_FIT,
    MISTHROWS,
    OVER_BEFORE,
    STONES_OF_SIDE,
    SUPPLY,
)
from duellum.qwixx.kernel.moves import face
from duellum.qwixx.kernel.rows import (
    NUMBERS,
    count_all_stones,
    count_stones,
    find_front,
    find_rightmost,
    owner,
)
from duellum.qwixx.kernel.turns import UNDECIDED
from duellum.qwixx.rules.board import LAST, STONES
from duellum.qwixx.rules.placement import STONES_BEFORE_LAST
from duellum.qwixx.rules.scoring import MAX_CLOSED, MAX_MISTHROWS

OUT = 7
"""In dice that are checked, a die that the text has not; elsewhere such a die has any face."""
_WAYS = 2  # to take back a stone: nothing or a lower stack was there, or a stone of the enemy
_IMPOSSIBLE = 127  # the height before a stone that was not placed so


@compiled
def check_position(position: ArrayPosition, dice: int, black: int, grey: int, numbers: Numbers) -> int:
    """Return the code of what is impossible about a position, 0 for nothing, and write the numbers of it.

    `dice` are those of the text, with ``OUT``, or ``NO_DICE``; `black` and `grey` are the misthrows.
    """
    for row in range(HAND):
        numbers[0] = row
        fault = _check_row(position, row)
        if fault != NO_MESSAGE:
            return fault
    fault = _check_stones(position, black, grey, numbers)
    if fault != NO_MESSAGE:
        return fault
    fault = _check_locks(position, black, grey, numbers)
    if fault != NO_MESSAGE:
        return fault
    if dice != NO_DICE:
        fault = check_dice(position, dice, numbers)
        if fault != NO_MESSAGE:
            return fault
    return _check_turns(position, black, grey, numbers)


@compiled
def _check_row(position: ArrayPosition, row: int) -> int:
    height, lock = int(position.heights[row * WIDTH + LAST]), int(position.locks[row])
    if height == 0:
        return NO_MESSAGE if lock == NOBODY else LOCK_OPEN  # Q18
    if abs(height) > 1:
        return LAST_STACK  # Q19
    side = owner(position, row * WIDTH + LAST)
    if lock != NOBODY and lock != side:
        return LOCK_SIDE  # Q18
    before = count_stones(position, row, side) - 1 - (lock == side)
    return BEFORE_LAST if before < STONES_BEFORE_LAST else NO_MESSAGE  # Q17


@compiled
def _check_stones(position: ArrayPosition, black: int, grey: int, numbers: Numbers) -> int:
    for side in range(2):
        numbers[0] = side
        if _supply(position, black, grey, side) < 0:
            return STONES_OF_SIDE  # Q2
    return MISTHROWS if black + grey > MAX_MISTHROWS else NO_MESSAGE  # Q21


@compiled
def _supply(position: ArrayPosition, black: int, grey: int, side: int) -> int:
    return STONES - count_all_stones(position, side) - (grey if side else black)


@compiled
def _check_locks(position: ArrayPosition, black: int, grey: int, numbers: Numbers) -> int:
    closed = bare = 0
    for row in range(HAND):
        if is_closed(position, row):
            closed += 1
            if position.locks[row] == NOBODY:
                bare += 1
                numbers[0] = row
    if closed > MAX_CLOSED:
        return CLOSED_ROWS  # Q21
    if bare > 1:
        return BARE_ROWS  # Q20
    if bare == 0:
        return NO_MESSAGE
    closer = owner(position, int(numbers[0]) * WIDTH + LAST)
    return BARE if _supply(position, black, grey, closer) > 0 else NO_MESSAGE  # Q18


@compiled
def check_dice(position: ArrayPosition, dice: int, numbers: Numbers) -> int:
    """Return the code of why these dice, with ``OUT``, are not those in the game, and write the row."""
    for row in range(HAND):
        numbers[0] = row
        is_out = face(dice, 2 + row) == OUT
        if is_out != is_closed(position, row):
            return DIE_IN if is_out else DIE_OUT  # Q11, Q19
    return NO_MESSAGE


@compiled
def _check_turns(position: ArrayPosition, black: int, grey: int, numbers: Numbers) -> int:
    side, dice, first = (
        int(position.counters[SIDE]),
        int(position.counters[DICE]),
        int(position.counters[FIRST]),
    )
    if dice == NO_DICE:
        return _check_last_turn(position, black, grey, numbers)
    if first in (UNDECIDED, NONE):
        if not _is_ongoing(position, black, grey):
            return OVER_BEFORE  # Q21
        return NO_MESSAGE if _has_possible_misthrows(position, black, grey) else MISTHROW_FIT  # Q4, Q15
    numbers[0], numbers[1] = first, face(dice, 0) + face(dice, 1) + 2
    if NUMBERS[first] != numbers[1]:
        return FIRST_SUM  # Q12
    if owner(position, first) != side:
        return FIRST_STONE
    return _check_first(position, black, grey, side, first)


@compiled
def _check_first(position: ArrayPosition, black: int, grey: int, side: int, first: int) -> int:
    """Return the code of what is impossible about the stone that action 1 placed."""
    fault = FIRST_LAST  # Q5, Q8, Q19
    height, lock = int(position.heights[first]), int(position.locks[first // WIDTH])
    for way in range(_WAYS):
        if _undo(position, side, first, way):
            if _is_ongoing(position, black, grey):
                if _has_possible_misthrows(position, black, grey):
                    fault = NO_MESSAGE
                elif fault != NO_MESSAGE:
                    fault = MISTHROW_FIT  # Q4, Q15
            elif fault == FIRST_LAST:
                fault = OVER_BEFORE  # Q21
        _redo(position, first, height, lock)
    return fault


@compiled
def _check_last_turn(position: ArrayPosition, black: int, grey: int, numbers: Numbers) -> int:
    """Return the code of why no last turn leads to a position between turns."""
    side = int(position.counters[SIDE])
    if not _has_possible_misthrows(position, black, grey):
        return MISTHROW_FIT  # Q4, Q15
    numbers[0] = side
    if _supply(position, black, grey, side) == 0:
        return SUPPLY  # Q21
    numbers[0] = 1 - side
    is_possible = _is_ongoing(position, black, grey) or _has_predecessor(position, black, grey, 1 - side)
    return NO_MESSAGE if is_possible else ENDED  # Q21


@compiled
def _has_possible_misthrows(position: ArrayPosition, black: int, grey: int) -> bool:
    """Whether there is a stone on the board, or the misthrows can have come about without one."""
    if count_all_stones(position, 0) + count_all_stones(position, 1) > 0:
        return True
    lead = black - grey if position.counters[SIDE] else grey - black
    return 0 <= lead <= 1


@compiled
def _is_ongoing(position: ArrayPosition, black: int, grey: int) -> bool:
    """Whether the game is not over; closing a row without a lock stone ended it (Q20, Q21)."""
    closed = 0
    for row in range(HAND):
        if is_closed(position, row):
            closed += 1
            if position.locks[row] == NOBODY:
                return False
    has_stones = _supply(position, black, grey, 0) > 0 and _supply(position, black, grey, 1) > 0
    return has_stones and black + grey < MAX_MISTHROWS and closed < MAX_CLOSED


@compiled
def _has_predecessor(position: ArrayPosition, black: int, grey: int, side: int) -> bool:
    """Whether a turn of the side leads to a position: by stones placed, or by a misthrow.

    One stone tells: where two were placed, the game went on between them, so the first may be left out.
    """
    for row in range(HAND):
        last = find_rightmost(position, row, side)
        if last < 0:
            continue
        field = row * WIDTH + last
        height, lock = int(position.heights[field]), int(position.locks[row])
        for way in range(_WAYS):
            is_found = _undo(position, side, field, way) and _is_ongoing(position, black, grey)
            _redo(position, field, height, lock)
            if is_found:
                return True
    if (grey if side else black) == 0:
        return False
    return _is_ongoing(position, black - (side == 0), grey - (side == 1))  # Q15


@compiled
def _undo(position: ArrayPosition, side: int, field: int, way: int) -> bool:
    """Take back the side's stone on a field in one of the ways, and return whether it can have come so."""
    before = _height_before(position, side, field, way)
    if before == _IMPOSSIBLE:
        return False
    position.heights[field], position.locks[field // WIDTH] = before, NOBODY
    return True


@compiled
def _redo(position: ArrayPosition, field: int, height: int, lock: int) -> None:
    position.heights[field], position.locks[field // WIDTH] = height, lock


@compiled
def _height_before(position: ArrayPosition, side: int, field: int, way: int) -> int:
    """Return what was on a field, as heights have it, before the side's stone was placed there."""
    row, place, height = field // WIDTH, field % WIDTH, abs(int(position.heights[field]))
    is_last = place == find_rightmost(position, row, side)
    if not is_last or (is_closed(position, row) and place != LAST):  # Q5, Q19
        return _IMPOSSIBLE
    own = -1 if side else 1
    if way == 0:
        if height == 1:
            return 0  # Q5
        return own * (height - 1) if place == find_front(position, row) else _IMPOSSIBLE  # Q8
    can_capture = height == 1 and place == find_front(position, row) and place != LAST
    return -own if can_capture else _IMPOSSIBLE  # Q7
