"""The text of a position on arrays: the compiled twin of ``rules/notation.py``.

A text is an array of bytes with the characters' codes.
"""

import numpy as np
import numpy.typing as npt

from duellum.battle.kernel.encoding import EMPTY, HALF, SQUARE_COUNT
from duellum.battle.kernel.game import NUMBER, SIDE, SINCE_CAPTURE, ArrayPosition, owner
from duellum.battle.rules.board import FILES, RANKS
from duellum.core.compilation.jit import jit
from duellum.core.die import LETTERS

Text = npt.NDArray[np.uint8]

MAX_TEXT = 128
"""More bytes than the text of a position has."""
_LETTERS = np.array([ord(letter) for letter in f"{LETTERS}K"], np.int64)  # by piece; small for Black
_SMALL = ord("a") - ord("A")
_WIDTH, _HEIGHT = len(FILES), len(RANKS)
_ZERO, _NINE, _SLASH, _SPACE, _WHITE, _BLACK = (ord(sign) for sign in "09/ wb")
_MAX_DIGITS = 9  # of a number that fits an int32


def _list_pieces() -> npt.NDArray[np.int64]:
    """Return by character the piece, plus 32 for Black's; -1 for none."""
    pieces = np.full(256, -1, np.int64)
    for piece, letter in enumerate(f"{LETTERS}K"):
        pieces[ord(letter)], pieces[ord(letter.lower())] = piece, piece + 32
    return pieces


_PIECES = _list_pieces()


@jit
def format_position(position: ArrayPosition, text: Text) -> int:
    """Write the text of a position, which has fewer than ``MAX_TEXT`` bytes, and return its length."""
    length = 0
    for rank in range(_HEIGHT - 1, -1, -1):
        run = 0
        for file in range(_WIDTH):
            square = rank * _WIDTH + file
            piece = int(position.pieces[square])
            if piece == EMPTY:
                run += 1
                continue
            if run > 0:
                text[length] = _ZERO + run
                length, run = length + 1, 0
            text[length] = _LETTERS[piece] + _SMALL * owner(position, square)
            length += 1
        if run > 0:
            text[length] = _ZERO + run
            length += 1
        text[length] = _SLASH if rank > 0 else _SPACE
        length += 1
    text[length] = _BLACK if position.counters[SIDE] else _WHITE
    text[length + 1] = _SPACE
    length = _format_number(int(position.counters[SINCE_CAPTURE]), text, length + 2)
    text[length] = _SPACE
    return _format_number(int(position.counters[NUMBER]), text, length + 1)


@jit
def _format_number(number: int, text: Text, length: int) -> int:
    """Append a number, and return the new length."""
    digits, rest = 1, number // 10
    while rest > 0:
        digits, rest = digits + 1, rest // 10
    for place in range(digits):
        text[length + digits - 1 - place] = _ZERO + number % 10
        number //= 10
    return length + digits


@jit
def parse_position(text: Text, length: int, position: ArrayPosition) -> bool:
    """Write the position of a text, and return whether it is well-formed.

    The twin of ``notation.parse_position``; whether the position is possible is for ``rules/position.py``.
    """
    for square in range(SQUARE_COUNT):
        position.pieces[square] = EMPTY
    for side in range(2):
        for half in range(2):
            position.masks[side, half] = 0
    at = _parse_board(text, length, position)
    if at < 0 or at + 2 >= length or text[at + 1] != _SPACE or (text[at] != _WHITE and text[at] != _BLACK):
        return False
    position.counters[SIDE] = text[at] == _BLACK
    at = _parse_number(text, length, at + 2, position, SINCE_CAPTURE)
    if at < 0 or at >= length or text[at] != _SPACE:
        return False
    at = _parse_number(text, length, at + 1, position, NUMBER)
    return at == length and position.counters[NUMBER] >= 1


@jit
def _parse_board(text: Text, length: int, position: ArrayPosition) -> int:
    """Write the pieces, and return where the side to move begins; -1 where the ranks are malformed."""
    at = 0
    for rank in range(_HEIGHT - 1, -1, -1):
        file, was_digit = 0, False
        while at < length and file < _WIDTH:
            letter = int(text[at])
            if _ZERO < letter <= _NINE and not was_digit:
                file, was_digit = file + letter - _ZERO, True
            elif _PIECES[letter] >= 0:
                square, was_digit = rank * _WIDTH + file, False
                position.pieces[square] = _PIECES[letter] & 31
                position.masks[_PIECES[letter] >> 5, square // HALF] |= np.uint64(1) << np.uint64(
                    square % HALF
                )
                file += 1
            else:
                return -1
            at += 1
        end = _SLASH if rank > 0 else _SPACE
        if file != _WIDTH or at >= length or text[at] != end:
            return -1
        at += 1
    return at


@jit
def _parse_number(text: Text, length: int, at: int, position: ArrayPosition, counter: int) -> int:
    """Write a number without leading zeros into a counter, and return where it ends; -1 for none."""
    number, begin = 0, at
    while at < length and at - begin < _MAX_DIGITS and _ZERO <= text[at] <= _NINE:
        number = number * 10 + int(text[at]) - _ZERO
        at += 1
    if at == begin or (text[begin] == _ZERO and at > begin + 1):
        return -1
    position.counters[counter] = number
    return at
