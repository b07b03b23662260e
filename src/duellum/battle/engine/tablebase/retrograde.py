"""Battle's smallest endings solved from their ends backward: two kings, and two kings and a die.

A table holds one byte for each position, its distance: the plies to the end when the winner hurries and the
loser delays. Whoever makes the last move wins, so an odd distance is a win of the side to move and an even
one a loss; 0 is a draw, ``ILLEGAL`` no position of a game that goes on. Only one colour is stored: the other
sees the same board turned by 180 degrees, with :func:`turned_square` and ``TURNED_DIE``.

- ``kings``: uint8[72, 72], by the king of the side to move, who sits at White's side, and the other king;
- ``die``: uint8[2, 72, 72, 72 * 24], by who moves (0 the die's owner, who sits at White's side, 1 the other),
  the owner's king, the other king, and the die's place: 24 times its square plus its orientation.

Positions are decided in the order of their distance. Each one tells those it can arise from: a move to a lost
position wins, and where every move has been found to lead to a won one, the position is lost. So each move is
looked at twice, once to count it and once backward.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from duellum.battle.kernel.movegen import (
    AFTER,
    BETWEEN_HIGH,
    BETWEEN_LOW,
    COUNTS,
    HALF,
    KING,
    PATH_MOVE,
    ROW_LENGTH,
    TARGET_HIGH,
    TARGET_LOW,
)
from duellum.battle.rules.board import NEIGHBOURS, PALACES, SQUARES, WHITE
from duellum.core.die import ORIENTATIONS, Die, Direction
from duellum.core.jit import jit

Table = npt.NDArray[np.uint8]
Entries = npt.NDArray[np.int64]
Bits = npt.NDArray[np.uint64]

Progress = Callable[[float], object]
"""Told how much is done, from 0 to 1."""

DRAWN, ILLEGAL = 0, 255
LONGEST = 30
"""The longest distance there is, in plies."""

_SQUARES = len(SQUARES)
_PLACES = _SQUARES * KING
KINGS_SHAPE = (_SQUARES, _SQUARES)
DIE_SHAPE = (2, _SQUARES, _SQUARES, _PLACES)
_PALACE, _ENEMY_PALACE = PALACES[WHITE], PALACES[WHITE.other]
_NEIGHBOURS = np.array(
    [
        [
            -1 if NEIGHBOURS[direction][square] is None else NEIGHBOURS[direction][square]
            for direction in Direction
        ]
        for square in SQUARES
    ],
    np.int64,
)  # by square and direction, -1 where the board ends
_SQUARE_LOW = np.array([1 << square if square < HALF else 0 for square in SQUARES], np.uint64)
_SQUARE_HIGH = np.array([1 << square - HALF if square >= HALF else 0 for square in SQUARES], np.uint64)

TURNED_DIE = np.array([Die(top=die.top, north=die.south).index for die in ORIENTATIONS], np.int64)
"""By orientation, the same die as seen from the other side of the board."""


class Tables(NamedTuple):
    """Both tables; compiled code takes them as two arguments."""

    kings: Table
    die: Table


@jit
def turned_square(square: int) -> int:
    """Return the square as seen from the other side of the board; the palaces change places."""
    return _SQUARES - 1 - square


def _rolls_backward() -> tuple[Entries, Entries, Bits, Bits]:
    """Return every roll of a die, sorted by where and how it ends.

    The first array says where the rolls begin that end in a place (24 times the square plus the orientation).
    The others hold, by roll, the place before, and the squares that must have no king, in two halves.
    """
    every = np.uint64((1 << HALF) - 1)
    is_path = np.not_equal(BETWEEN_LOW, every)  # no path is as long as half a board: the rest is padding
    ends, befores, lows, highs = [], [], [], []
    for orientation in range(KING):
        count = COUNTS[orientation]
        start, place = np.nonzero(is_path[:, count])
        move = PATH_MOVE[start, count, place]
        ends.append((move >> 7 & 127) * KING + AFTER[orientation, move >> 14])
        befores.append(start * KING + orientation)
        lows.append(BETWEEN_LOW[start, count, place] | _SQUARE_LOW[start])
        highs.append(BETWEEN_HIGH[start, count, place] | _SQUARE_HIGH[start])
    end = np.concatenate(ends).astype(np.int64)
    order = np.argsort(end, kind="stable")
    first = np.searchsorted(end[order], np.arange(_SQUARES * KING + 1)).astype(np.int64)
    return first, np.concatenate(befores)[order], np.concatenate(lows)[order], np.concatenate(highs)[order]


_FIRST, _BEFORE, _EMPTY_LOW, _EMPTY_HIGH = _rolls_backward()


def build(progress: Progress | None = None) -> Tables:
    """Solve the endings; takes some seconds, and as many again when the code has yet to be compiled."""
    report = progress or (lambda _: None)
    report(0.0)
    kings, die, left = (np.zeros(shape, np.uint8) for shape in (KINGS_SHAPE, DIE_SHAPE, DIE_SHAPE))
    longest = solve_kings(kings)
    start_die(die, left)
    distance = 2
    while distance <= longest + 1:  # each distance follows from the one before, or from that of two kings
        if advance(die, left, kings, distance):
            longest = max(longest, distance)
        report(min(1.0, distance / LONGEST))
        distance += 1
    return Tables(kings, die)


@jit
def solve_kings(kings: Table) -> int:
    """Fill the table of two kings and return the longest distance in it."""
    for own in range(_SQUARES):
        for other in range(_SQUARES):
            over = own in (other, _ENEMY_PALACE) or other == _PALACE
            kings[own, other] = ILLEGAL if over else DRAWN
    distance, longest = 1, 1
    while distance <= longest + 1:  # each distance follows from the one before
        for own in range(_SQUARES):
            for other in range(_SQUARES):
                if kings[own, other] == DRAWN and _kings_decided(kings, own, other, distance):
                    kings[own, other] = distance
                    longest = distance
        distance += 1
    return longest


@jit
def _kings_decided(kings: Table, own: int, other: int, distance: int) -> bool:
    """Whether a position of two kings, not decided by fewer plies, is won or lost in `distance` plies."""
    is_lost = True
    for direction in range(4):
        target = _NEIGHBOURS[own, direction]
        if target < 0:
            continue
        if target in (other, _ENEMY_PALACE):  # B16, B17
            return distance == 1
        after = kings[turned_square(other), turned_square(target)]
        if distance % 2 == 1 and after == distance - 1 and after != DRAWN:
            return True
        is_lost = is_lost and after % 2 == 1
    return is_lost and distance % 2 == 0


@jit
def start_die(die: Table, left: Table) -> None:
    """Mark what is illegal and what is won in one ply, and write the number of moves into `left`."""
    for own in range(_SQUARES):
        for other in range(_SQUARES):
            over = own in (other, _ENEMY_PALACE) or other == _PALACE
            for square in range(_SQUARES):
                places = slice(KING * square, KING * (square + 1))
                if over or square in (own, other):
                    die[:, own, other, places] = ILLEGAL
                else:
                    _start_owner(die[0, own, other, places], left[0, own, other, places], own, other, square)
                    _start_other(die[1, own, other, places], left[1, own, other, places], own, other)


@jit
def _start_owner(values: Table, left: Table, own: int, other: int, square: int) -> None:
    """Start the positions with the die on a square and its owner to move; the arrays are by orientation."""
    wins, moves = False, 0
    for direction in range(4):
        target = _NEIGHBOURS[own, direction]
        if target >= 0 and target != square:
            wins = wins or target in (other, _ENEMY_PALACE)  # B16, B17
            moves += 1
    low, high = _SQUARE_LOW[own] | _SQUARE_LOW[other], _SQUARE_HIGH[own] | _SQUARE_HIGH[other]
    for count in range(1, 7):
        captures, rolls = 0, 0
        for place in range(ROW_LENGTH[square, count]):
            blocked = BETWEEN_LOW[square, count, place] & low | BETWEEN_HIGH[square, count, place] & high
            target_low, target_high = TARGET_LOW[square, count, place], TARGET_HIGH[square, count, place]
            blocked |= target_low & _SQUARE_LOW[own] | target_high & _SQUARE_HIGH[own]
            rolls += blocked == 0
            captured = target_low & _SQUARE_LOW[other] | target_high & _SQUARE_HIGH[other]
            captures += (blocked == 0) & (captured != 0)  # B16
        for orientation in range(4 * count - 4, 4 * count):
            values[orientation] = 1 if wins or captures > 0 else DRAWN
            left[orientation] = moves + rolls


@jit
def _start_other(values: Table, left: Table, own: int, other: int) -> None:
    """Start those with the other king to move. It may capture the die: where that lies does not matter."""
    wins, moves = False, 0
    for direction in range(4):
        target = _NEIGHBOURS[other, direction]
        if target >= 0:
            wins = wins or target in (own, _PALACE)  # B16, B17
            moves += 1
    values[:] = 1 if wins else DRAWN
    left[:] = moves


@jit
def advance(die: Table, left: Table, kings: Table, distance: int) -> int:
    """Find every position decided in `distance` plies, given those decided in fewer. Return how many."""
    places = np.empty(_PLACES, np.int64)
    found = 0
    for own in range(_SQUARES):
        for other in range(_SQUARES):
            if own in (other, _ENEMY_PALACE) or other == _PALACE:
                continue
            if kings[own, other] == distance - 1:  # the other king has captured the die, in any orientation
                captured = np.arange(KING * other, KING * (other + 1))
                found += _tell_king(die[1, own], left[1, own], other, captured, distance)
            decided = places[: _collect(die[0, own, other], distance - 1, places)]
            found += _tell_king(die[1, own], left[1, own], other, decided, distance)
            decided = places[: _collect(die[1, own, other], distance - 1, places)]
            found += _tell_king(die[0, :, other], left[0, :, other], own, decided, distance)
            found += _tell_rolls(die[0, own, other], left[0, own, other], own, other, decided, distance)
    return found


@jit
def _collect(values: Table, distance: int, places: Entries) -> int:
    """Write the places with this distance into `places` and return their number."""
    written = 0
    for place in range(_PLACES):
        places[written] = place
        written += values[place] == distance
    return written


@jit
def _tell(before: Table, left: Table, place: int, distance: int) -> int:
    """Tell a position of a move to one decided in `distance` - 1 plies; return 1 when that decides it too."""
    if before[place] != DRAWN:
        return 0
    if distance % 2 == 0:  # the move loses, so others may be better
        left[place] -= 1
        if left[place] != 0:
            return 0
    before[place] = distance
    return 1


@jit
def _tell_king(before: Table, left: Table, king: int, decided: Entries, distance: int) -> int:
    """Tell the positions in which a king could move to the square `king`, by the square it came from.

    `decided` are the die's places. Where the king cannot have stood the position is illegal, and stays so.
    """
    found = 0
    for direction in range(4):
        came_from = _NEIGHBOURS[king, direction]
        if came_from >= 0:
            before_there, left_there = before[came_from], left[came_from]
            for place in decided:
                found += _tell(before_there, left_there, place, distance)
    return found


@jit
def _tell_rolls(before: Table, left: Table, own: int, other: int, decided: Entries, distance: int) -> int:
    """Tell the positions in which the die could roll to one of the places `decided`."""
    low, high = _SQUARE_LOW[own] | _SQUARE_LOW[other], _SQUARE_HIGH[own] | _SQUARE_HIGH[other]
    found = 0
    for place in decided:
        for roll in range(_FIRST[place], _FIRST[place + 1]):
            if _EMPTY_LOW[roll] & low | _EMPTY_HIGH[roll] & high == 0:
                found += _tell(before, left, _BEFORE[roll], distance)
    return found
