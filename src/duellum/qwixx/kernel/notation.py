"""The text of a position on arrays: the compiled twin of ``rules/notation.py``.

A text is an array of bytes, one for each character: its code, or 255 for any beyond Latin-1.
"""

import numpy as np
import numpy.typing as npt

from duellum.core.compiled import compiled
from duellum.core.messages import NO_MESSAGE
from duellum.qwixx.kernel.bitboard import HAND, NONE, WIDTH, misthrows
from duellum.qwixx.kernel.game import (
    DICE,
    FIRST,
    NO_DICE,
    NOBODY,
    SIDE,
    ArrayPosition,
    Numbers,
    is_closed,
    write_state,
)
from duellum.qwixx.kernel.legality import OUT, check_position
from duellum.qwixx.kernel.messages import (
    FIELD_PART,
    FIELDS_TEXT,
    LOCK_SIGN,
    MISTHROW_TEXT,
    ROLL_PART,
    ROW,
    SIDE_TEXT,
    STAGE,
)
from duellum.qwixx.kernel.moves import face
from duellum.qwixx.kernel.turns import UNDECIDED
from duellum.qwixx.rules.board import FIELDS, field_name

Text = npt.NDArray[np.uint8]

MAX_TEXT = 200
"""More bytes than the text of a position has, and as many as are read of any text."""
NO_ROLL = NO_CHOICE = -1
_ZERO, _NINE, _DOT, _SLASH, _SPACE, _COLON, _DASH, _CROSS = (ord(sign) for sign in "09./ :-x")
_BLACK, _GREY, _ROLL_STAGE, _ONE, _TWO = (ord(sign) for sign in "bgr12")
_NAMES = np.array([[ord(letter) for letter in f"{field_name(field):3}"] for field in FIELDS], np.uint8)


@compiled
def format_position(position: ArrayPosition, text: Text) -> int:
    """Write the text of a position, which has fewer than ``MAX_TEXT`` bytes, and return its length."""
    length = 0
    for row in range(HAND):
        length = _format_row(position, row, text, length)
        text[length] = _SLASH if row < HAND - 1 else _SPACE
        length += 1
    hand = int(position.state[HAND])
    text[length] = _GREY if position.counters[SIDE] else _BLACK
    text[length + 1] = text[length + 5] = _SPACE
    text[length + 2], text[length + 3] = _ZERO + misthrows(hand, 0), _COLON
    text[length + 4] = _ZERO + misthrows(hand, 1)
    return _format_dice(position, text, length + 6)


@compiled
def _format_row(position: ArrayPosition, row: int, text: Text, length: int) -> int:
    """Append a row with its lock, and return the new length."""
    for place in range(WIDTH):
        height = int(position.heights[row * WIDTH + place])
        if height == 0:
            text[length] = _DOT
        else:
            text[length] = _BLACK if height > 0 else _GREY
            height = abs(height)
            if height >= 10:
                text[length + 1] = _ZERO + height // 10
                length += 1
            if height > 1:
                text[length + 1] = _ZERO + height % 10
                length += 1
        length += 1
    if position.locks[row] != NOBODY:
        text[length] = _GREY if position.locks[row] else _BLACK
    else:
        text[length] = _CROSS if is_closed(position, row) else _DASH
    return length + 1


@compiled
def _format_dice(position: ArrayPosition, text: Text, length: int) -> int:
    """Append the roll and the stage, and return the new length."""
    dice, first = int(position.counters[DICE]), int(position.counters[FIRST])
    if dice == NO_DICE:
        text[length], text[length + 1], text[length + 2] = _DASH, _SPACE, _ROLL_STAGE
        return length + 3
    text[length], text[length + 1] = _ONE + face(dice, 0), _ONE + face(dice, 1)
    text[length + 2] = _SLASH
    for row in range(HAND):
        text[length + 3 + row] = _DASH if is_closed(position, row) else _ONE + face(dice, 2 + row)
    length += 3 + HAND
    text[length] = _SPACE
    if first == UNDECIDED:
        text[length + 1] = _ONE
        return length + 2
    text[length + 1], text[length + 2] = _TWO, _COLON
    if first == NONE:
        text[length + 3] = _DASH
        return length + 4
    for place in range(3):
        text[length + 3 + place] = _NAMES[first, place]
    return length + 6 if _NAMES[first, 2] != _SPACE else length + 5


@compiled
def parse_position(text: Text, length: int, position: ArrayPosition, numbers: Numbers) -> int:
    """Write the position of a text and return 0, or the code of what is wrong with it and its numbers.

    The twin of ``Position.parse``.
    """
    rows = _find(text, 0, length, _SPACE)
    side = _find(text, rows + 1, length, _SPACE)
    thrown = _find(text, side + 1, length, _SPACE)
    roll = _find(text, thrown + 1, length, _SPACE)
    if roll == length or _find(text, roll + 1, length, _SPACE) < length:
        return FIELDS_TEXT
    if side != rows + 2 or (text[rows + 1] != _BLACK and text[rows + 1] != _GREY):
        return SIDE_TEXT
    position.counters[SIDE] = text[rows + 1] == _GREY
    fault = _parse_stage(text, thrown + 1, roll, length, position, numbers)
    if fault != NO_MESSAGE:
        return fault
    fault = _parse_board(text, rows, position, numbers)
    if fault != NO_MESSAGE:
        return fault
    if thrown != side + 4 or text[side + 2] != _COLON:
        return MISTHROW_TEXT
    black, grey = int(text[side + 1]) - _ZERO, int(text[side + 3]) - _ZERO
    if not (0 <= black <= 9 and 0 <= grey <= 9):
        return MISTHROW_TEXT
    fault = check_position(position, int(position.counters[DICE]), black, grey, numbers)
    if fault != NO_MESSAGE:
        return fault
    write_state(position, black, grey)
    _drop_dice(position)
    return NO_MESSAGE


@compiled
def _find(text: Text, at: int, end: int, sign: int) -> int:
    """Return where a sign comes next before the end; the end where it does not."""
    while at < end and text[at] != sign:
        at += 1
    return min(at, end)


@compiled
def _parse_stage(
    text: Text, begin: int, end: int, length: int, position: ArrayPosition, numbers: Numbers
) -> int:
    """Write the roll, which has ``OUT`` for a die out of the game, and the choice of action 1.

    The roll is between `begin` and `end`, the stage after the space that follows it.
    """
    position.counters[DICE], position.counters[FIRST] = NO_DICE, UNDECIDED
    stage, size = int(text[end + 1]) if end + 1 < length else 0, length - end - 1
    is_second = size >= 2 and stage == _TWO and text[end + 2] == _COLON
    if not is_second and not (size == 1 and stage in (_ROLL_STAGE, _ONE)):
        return STAGE
    if (end == begin + 1 and text[begin] == _DASH) != (stage == _ROLL_STAGE):
        return STAGE
    if stage == _ROLL_STAGE:
        return NO_MESSAGE
    dice = parse_roll(text, begin, end)
    if dice == NO_ROLL:
        numbers[0], numbers[1] = begin, end
        return ROLL_PART
    position.counters[DICE] = dice
    if not is_second:
        return NO_MESSAGE
    choice = parse_choice(text, end + 3, length)
    if choice == NO_CHOICE:
        numbers[0], numbers[1] = end + 3, length
        return FIELD_PART
    position.counters[FIRST] = choice
    return NO_MESSAGE


@compiled
def _drop_dice(position: ArrayPosition) -> None:
    """Give dice that are out of the game a face."""
    dice = int(position.counters[DICE])
    for die in range(2, 2 + HAND):
        if dice != NO_DICE and face(dice, die) == OUT:
            dice &= ~(OUT << 3 * die)
    position.counters[DICE] = dice


@compiled
def _parse_board(text: Text, length: int, position: ArrayPosition, numbers: Numbers) -> int:
    """Write the rows, and return the code of what is wrong with them."""
    slashes = 0
    for at in range(length):
        slashes += text[at] == _SLASH
    if slashes != HAND - 1:
        return FIELDS_TEXT
    begin = 0
    for row in range(HAND):
        numbers[0] = row
        end = _find(text, begin, length, _SLASH)
        fault = _parse_row(text, begin, end, position, row)
        if fault != NO_MESSAGE:
            return fault
        begin = end + 1
    return NO_MESSAGE


@compiled
def _parse_row(text: Text, at: int, end: int, position: ArrayPosition, row: int) -> int:
    """Write a row with its lock, and return the code of what is wrong with it."""
    for place in range(WIDTH):
        if at >= end:
            return ROW
        sign, height, digits = int(text[at]), 0, 0
        if sign != _DOT and sign != _BLACK and sign != _GREY:
            return ROW
        at += 1
        while sign != _DOT and at < end and _ZERO <= text[at] <= _NINE:
            height, digits, at = height * 10 + int(text[at]) - _ZERO, digits + 1, at + 1
            if digits > 2 or (digits == 1 and height == 0):
                return ROW
        if digits == 1 and height < 2:
            return ROW
        height = height if digits > 0 else 1 if sign != _DOT else 0
        position.heights[row * WIDTH + place] = -height if sign == _GREY else height
    sign = int(text[at]) if at == end - 1 else 0
    position.locks[row] = 0 if sign == _BLACK else 1 if sign == _GREY else NOBODY
    if sign != _BLACK and sign != _GREY and sign != _DASH and sign != _CROSS:
        return ROW
    is_wrong = (sign == _CROSS and not is_closed(position, row)) or (
        sign == _DASH and is_closed(position, row)
    )
    return LOCK_SIGN if is_wrong else NO_MESSAGE  # Q19


@compiled
def parse_roll(text: Text, begin: int, end: int) -> int:
    """Return the dice of a part of a text, ``OUT`` for those out of the game; ``NO_ROLL`` where it has none.

    Of the white dice the higher comes first.
    """
    if end != begin + 3 + HAND or text[begin + 2] != _SLASH:
        return NO_ROLL
    dice = 0
    for die in range(2 + HAND):
        sign = int(text[begin + die + (1 if die >= 2 else 0)])
        if die >= 2 and sign == _DASH:
            dice |= OUT << 3 * die
        elif _ONE <= sign <= _ONE + 5:
            dice |= sign - _ONE << 3 * die
        else:
            return NO_ROLL
    white, other = face(dice, 0), face(dice, 1)
    return dice >> 6 << 6 | max(white, other) | min(white, other) << 3


@compiled
def parse_choice(text: Text, begin: int, end: int) -> int:
    """Return the choice of a part of a text: a field, or ``NONE``; ``NO_CHOICE`` where it has none."""
    if end == begin + 1 and text[begin] == _DASH:
        return NONE
    for field in range(NONE):
        size = 3 if _NAMES[field, 2] != _SPACE else 2
        is_same = begin + size == end
        for place in range(size):
            is_same = is_same and text[begin + place] == _NAMES[field, place]
        if is_same:
            return field
    return NO_CHOICE
