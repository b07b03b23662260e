"""The text of a position on arrays: the compiled twin of ``rules/notation.py``.

A text is an array of bytes with the characters' codes.
"""

import numpy as np
import numpy.typing as npt

from duellum.core.compilation.jit import jit
from duellum.qwixx.kernel.bitboard import HAND, NONE, WIDTH, misthrows
from duellum.qwixx.kernel.game import (
    DICE,
    FIRST,
    NO_DICE,
    NOBODY,
    SIDE,
    ArrayPosition,
    is_closed,
    write_state,
)
from duellum.qwixx.kernel.moves import face
from duellum.qwixx.kernel.turns import UNDECIDED
from duellum.qwixx.rules.board import FIELDS, STONES, field_name

Text = npt.NDArray[np.uint8]

MAX_TEXT = 128
"""More bytes than the text of a position has."""
_ZERO, _NINE, _DOT, _SLASH, _SPACE, _COLON, _DASH, _CROSS = (ord(sign) for sign in "09./ :-x")
_BLACK, _GREY, _ROLL_STAGE, _ONE, _TWO = (ord(sign) for sign in "bgr12")
_NAMES = np.array([[ord(letter) for letter in f"{field_name(field):3}"] for field in FIELDS], np.uint8)


@jit
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


@jit
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


@jit
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


@jit
def parse_position(text: Text, length: int, position: ArrayPosition) -> bool:
    """Write the position of a text, and return whether it is well-formed.

    The twin of ``notation.parse_position``; whether the position is possible is for ``rules/legality.py``.
    """
    at = 0
    for row in range(HAND):
        at = _parse_row(text, length, at, position, row)
        if at < 0 or at >= length or text[at] != (_SLASH if row < HAND - 1 else _SPACE):
            return False
        at += 1
    if at + 6 >= length or (text[at] != _BLACK and text[at] != _GREY):
        return False
    position.counters[SIDE] = text[at] == _GREY
    black, grey = int(text[at + 2]) - _ZERO, int(text[at + 4]) - _ZERO
    is_spaced = text[at + 1] == _SPACE and text[at + 3] == _COLON and text[at + 5] == _SPACE
    if not (is_spaced and 0 <= black <= 9 and 0 <= grey <= 9):
        return False
    write_state(position, black, grey)
    return _parse_dice(text, length, at + 6, position)


@jit
def _parse_row(text: Text, length: int, at: int, position: ArrayPosition, row: int) -> int:
    """Write a row with its lock, and return where it ends; -1 where it is malformed."""
    for place in range(WIDTH):
        if at >= length:
            return -1
        sign, height = int(text[at]), 0
        at += 1
        if sign in (_BLACK, _GREY):
            while at < length and _ZERO <= text[at] <= _NINE and height <= STONES:
                height = height * 10 + int(text[at]) - _ZERO
                at += 1
            height = max(1, height)
        elif sign != _DOT:
            return -1
        position.heights[row * WIDTH + place] = -height if sign == _GREY else height
    if at >= length:
        return -1
    sign = int(text[at])
    position.locks[row] = 0 if sign == _BLACK else 1 if sign == _GREY else NOBODY
    is_lock = sign in (_BLACK, _GREY, _DASH, _CROSS)
    return at + 1 if is_lock else -1


@jit
def _parse_dice(text: Text, length: int, at: int, position: ArrayPosition) -> bool:
    """Write the roll and the choice of action 1, and return whether they are well-formed."""
    position.counters[DICE], position.counters[FIRST] = NO_DICE, UNDECIDED
    if text[at] == _DASH:
        return at + 3 == length and text[at + 1] == _SPACE and text[at + 2] == _ROLL_STAGE
    if at + 8 >= length or text[at + 2] != _SLASH or text[at + 7] != _SPACE:
        return False
    dice = 0
    for die in range(2 + HAND):
        sign = int(text[at + die + (1 if die >= 2 else 0)])
        is_out = die >= 2 and sign == _DASH
        if not is_out and not _ONE <= sign <= _ONE + 5:
            return False
        dice |= (0 if is_out else sign - _ONE) << 3 * die
    position.counters[DICE] = dice
    if text[at + 8] == _ONE:
        return at + 9 == length
    if text[at + 8] != _TWO or at + 10 >= length or text[at + 9] != _COLON:
        return False
    return _parse_choice(text, length, at + 10, position)


@jit
def _parse_choice(text: Text, length: int, at: int, position: ArrayPosition) -> bool:
    """Write the choice of action 1, and return whether it is one."""
    if text[at] == _DASH:
        position.counters[FIRST] = NONE
        return at + 1 == length
    for field in range(NONE):
        size = 3 if _NAMES[field, 2] != _SPACE else 2
        is_same = at + size == length
        for place in range(size):
            is_same = is_same and text[at + place] == _NAMES[field, place]
        if is_same:
            position.counters[FIRST] = field
            return True
    return False
