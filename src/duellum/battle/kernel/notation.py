"""The text of a position on arrays: the compiled twin of ``rules/notation.py``.

A text is an array of bytes, one for each character: its code, or 255 for any beyond Latin-1.
"""

import numpy as np
import numpy.typing as npt

from duellum.battle.kernel.encoding import EMPTY, HALF, SQUARE_COUNT, Moves
from duellum.battle.kernel.game import NUMBER, SIDE, SINCE_CAPTURE, ArrayPosition, owner
from duellum.battle.kernel.legality import check_position
from duellum.battle.kernel.messages import FIELDS, NUMBERS, RANK, SIDE_TEXT
from duellum.battle.rules.board import FILES, RANKS
from duellum.core.compiled import compiled
from duellum.core.die import LETTERS
from duellum.core.messages import NO_MESSAGE

Text = npt.NDArray[np.uint8]

MAX_TEXT = 200
"""More bytes than the text of a position has, and as many as are read of any text."""
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


@compiled
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


@compiled
def _format_number(number: int, text: Text, length: int) -> int:
    """Append a number, and return the new length."""
    digits, rest = 1, number // 10
    while rest > 0:
        digits, rest = digits + 1, rest // 10
    for place in range(digits):
        text[length + digits - 1 - place] = _ZERO + number % 10
        number //= 10
    return length + digits


@compiled
def parse_position(text: Text, length: int, position: ArrayPosition, numbers: Moves) -> int:
    """Write the position of a text and return 0, or the code of what is wrong with it and its numbers.

    The twin of ``Position.parse``.
    """
    fault = _parse_fields(text, length, position, numbers)
    return fault if fault != NO_MESSAGE else check_position(position, numbers)


@compiled
def _parse_fields(text: Text, length: int, position: ArrayPosition, numbers: Moves) -> int:
    """Write the position of a text, and return the code of what is wrong with the text alone."""
    ranks = _find(text, 0, length, _SPACE)
    side = _find(text, ranks + 1, length, _SPACE)
    since = _find(text, side + 1, length, _SPACE)
    if since == length or _find(text, since + 1, length, _SPACE) < length:
        return FIELDS
    if side != ranks + 2 or (text[ranks + 1] != _WHITE and text[ranks + 1] != _BLACK):
        return SIDE_TEXT
    position.counters[SIDE] = text[ranks + 1] == _BLACK
    fault = _parse_board(text, ranks, position, numbers)
    if fault != NO_MESSAGE:
        return fault
    position.counters[SINCE_CAPTURE] = _parse_number(text, side + 1, since)
    position.counters[NUMBER] = _parse_number(text, since + 1, length)
    is_numbered = position.counters[SINCE_CAPTURE] >= 0 and position.counters[NUMBER] >= 1
    return NO_MESSAGE if is_numbered else NUMBERS


@compiled
def _find(text: Text, at: int, end: int, sign: int) -> int:
    """Return where a sign comes next before the end; the end where it does not."""
    while at < end and text[at] != sign:
        at += 1
    return min(at, end)


@compiled
def _parse_board(text: Text, length: int, position: ArrayPosition, numbers: Moves) -> int:
    """Write the pieces, and return the code of what is wrong with the ranks."""
    for square in range(SQUARE_COUNT):
        position.pieces[square] = EMPTY
    for side in range(2):
        for half in range(2):
            position.masks[side, half] = 0
    slashes = 0
    for at in range(length):
        slashes += text[at] == _SLASH
    if slashes != _HEIGHT - 1:
        return FIELDS
    begin = 0
    for rank in range(_HEIGHT - 1, -1, -1):
        end = _find(text, begin, length, _SLASH)
        if not _parse_rank(text, begin, end, position, rank):
            numbers[0] = rank
            return RANK
        begin = end + 1
    return NO_MESSAGE


@compiled
def _parse_rank(text: Text, begin: int, end: int, position: ArrayPosition, rank: int) -> bool:
    """Write the pieces of a rank, and return whether its text is well-formed."""
    file, was_digit = 0, False
    for at in range(begin, end):
        letter = int(text[at])
        if _ZERO < letter <= _NINE and not was_digit:
            file, was_digit = file + letter - _ZERO, True
        elif _PIECES[letter] >= 0 and file < _WIDTH:
            square, was_digit = rank * _WIDTH + file, False
            position.pieces[square] = _PIECES[letter] & 31
            position.masks[_PIECES[letter] >> 5, square // HALF] |= np.uint64(1) << np.uint64(square % HALF)
            file += 1
        else:
            return False
    return file == _WIDTH


@compiled
def _parse_number(text: Text, begin: int, end: int) -> int:
    """Return the number without leading zeros that a text is; -1 for none."""
    if begin == end or end - begin > _MAX_DIGITS or (text[begin] == _ZERO and end > begin + 1):
        return -1
    number = 0
    for at in range(begin, end):
        if not _ZERO <= text[at] <= _NINE:
            return -1
        number = number * 10 + int(text[at]) - _ZERO
    return number
