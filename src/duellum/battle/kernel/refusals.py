"""Why a text is no legal move, on arrays: the twin of the errors that ``rules/`` raises, in their order."""

import numpy as np

from duellum.battle.kernel import messages
from duellum.battle.kernel.encoding import EMPTY, KING, STEP_COUNTS, Moves
from duellum.battle.kernel.game import SIDE, ArrayPosition, find_decision, owner
from duellum.battle.kernel.messages import (
    BACK,
    BLOCKED,
    COUNT,
    EDGE,
    KING_COUNT,
    NO_COUNT,
    NO_DIRECTION,
    NO_LEG,
    NO_PIECE,
    NOTHING,
    OPPONENT,
    OWN,
    START,
    STRAIGHT,
    TURNS,
)
from duellum.battle.kernel.notation import Text
from duellum.battle.rules.board import FILES, RANKS
from duellum.core.compiled import compiled
from duellum.core.die import Direction
from duellum.core.messages import NO_MESSAGE

_WIDTH, _HEIGHT = len(FILES), len(RANKS)
_FIRST_FILE, _FIRST_RANK, _ZERO, _ONE, _NINE = (ord(sign) for sign in "a1019")
_DIRECTIONS = np.full(256, -1, np.int64)  # by character
_DIRECTIONS[[ord(direction.letter) for direction in Direction]] = range(len(Direction))
_EAST, _NORTH = np.array([0, 0, 1, -1], np.int64), np.array([1, -1, 0, 0], np.int64)  # by direction
_OPPOSITES = np.array([direction.opposite for direction in Direction], np.int64)
_OVER = np.zeros(max(messages.OVER) + 1, np.int64)  # by the number of the clause
_OVER[list(messages.OVER)] = list(messages.OVER.values())


@compiled
def explain_move(text: Text, length: int, position: ArrayPosition, numbers: Moves) -> int:
    """Return the code of why a text is not a legal move, 0 if it is one, and write the message's numbers."""
    fault = _check_text(text, length, numbers)
    if fault != NO_MESSAGE:
        return fault
    decision = find_decision(position)
    if decision != 0:
        return int(_OVER[decision])
    start = int(text[0]) - _FIRST_FILE + _WIDTH * (int(text[1]) - _FIRST_RANK)
    fault = _check_piece(position, start, numbers)
    if fault != NO_MESSAGE:
        return fault
    fault = _check_legs(text, length, int(position.pieces[start]), numbers)
    if fault != NO_MESSAGE:
        return fault
    return _check_path(text, length, position, start, numbers)


@compiled
def _check_text(text: Text, length: int, numbers: Moves) -> int:
    if length == 0:
        return NOTHING
    is_square = length >= 2 and 0 <= int(text[0]) - _FIRST_FILE < _WIDTH
    if not is_square or not 0 <= int(text[1]) - _FIRST_RANK < _HEIGHT:
        numbers[0], numbers[1] = 0, min(length, 2)
        return START
    if length == 2:
        return NO_LEG
    at = 2
    while at + 1 < length and _DIRECTIONS[text[at]] >= 0 and _ONE <= text[at + 1] <= _NINE:
        at += 2
    if at == length:
        return NO_MESSAGE
    numbers[0], numbers[1], numbers[2] = at, at + 1, at + 1
    return NO_COUNT if _DIRECTIONS[text[at]] >= 0 else NO_DIRECTION


@compiled
def _check_piece(position: ArrayPosition, start: int, numbers: Moves) -> int:
    side = int(position.counters[SIDE])
    numbers[0], numbers[1] = start, side
    if position.pieces[start] == EMPTY:
        return NO_PIECE  # B6
    return NO_MESSAGE if owner(position, start) == side else OPPONENT  # B6


@compiled
def _check_legs(text: Text, length: int, piece: int, numbers: Moves) -> int:
    if length > 6:
        return TURNS  # B10
    total = int(text[3]) - _ZERO
    if length == 6:
        first, second = _DIRECTIONS[text[2]], _DIRECTIONS[text[4]]
        if second == _OPPOSITES[first]:
            return BACK  # B12
        if second == first:
            return STRAIGHT  # B10
        total += int(text[5]) - _ZERO
    numbers[0], numbers[1] = total, STEP_COUNTS[piece]
    if total == STEP_COUNTS[piece]:
        return NO_MESSAGE
    return KING_COUNT if piece == KING else COUNT  # B4, B8


@compiled
def _check_path(text: Text, length: int, position: ArrayPosition, start: int, numbers: Moves) -> int:
    file, rank = start % _WIDTH, start // _WIDTH
    blocked = target = -1
    for at in range(2, length, 2):
        direction = _DIRECTIONS[text[at]]
        for _ in range(int(text[at + 1]) - _ZERO):
            if blocked < 0 and target >= 0 and position.pieces[target] != EMPTY:
                blocked = target
            east, north = file + _EAST[direction], rank + _NORTH[direction]
            if not (0 <= east < _WIDTH and 0 <= north < _HEIGHT):
                numbers[0], numbers[1] = direction, file + _WIDTH * rank
                return EDGE  # B1
            file, rank = east, north
            target = file + _WIDTH * rank
    numbers[0] = blocked if blocked >= 0 else target
    if blocked >= 0:
        return BLOCKED  # B9
    return OWN if owner(position, target) == position.counters[SIDE] else NO_MESSAGE  # B14
