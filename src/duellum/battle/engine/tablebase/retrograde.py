"""Retrograde analysis: solves the endings with two kings, and two kings and a die, from the end backward.

Positions are decided in the order of their distance. Each decided position is propagated to its predecessors:
a move to a lost position wins; a position is lost when every move from it leads to a won one, so each
position has a counter of its moves that are not yet known to lose. Each move is visited twice, once to count
it and once backward.
"""

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from duellum.battle.engine.module_arrays import DIE_TABLE, KINGS_TABLE
from duellum.battle.engine.tablebase.tables import (
    DIE_STATES,
    DRAWN,
    ILLEGAL,
    Table,
    Tables,
    rotate_square,
)
from duellum.battle.kernel.encoding import HALF, KING, PIECE_AFTER, STEP_COUNTS
from duellum.battle.kernel.path_masks import (
    BETWEEN_HIGH,
    BETWEEN_LOW,
    PATH_MOVES,
    ROW_LENGTH,
    TARGET_HIGH,
    TARGET_LOW,
)
from duellum.battle.rules.board import NEIGHBOURS, PALACES, SQUARES, WHITE
from duellum.core.compiled import compiled, stack_array
from duellum.core.die import Direction
from duellum.core.wasm_runtime import Instance

Entries = npt.NDArray[np.int64]
Bits = npt.NDArray[np.uint64]

Progress = Callable[[float], object]
"""Called with the share that is done, from 0 to 1."""

MAX_DISTANCE = 30
"""The longest distance, in plies."""

_SQUARES = len(SQUARES)
_new_die_states = stack_array(DIE_STATES, np.int64)
_new_orientations = stack_array(KING, np.int64)
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


def _list_reverse_rolls() -> tuple[Entries, Entries, Bits, Bits]:
    """Return every roll of a die, sorted by the state of the die after it.

    The first array holds, by that state, the index of the first roll that leads to it. The others hold, by
    roll, the state before, and the squares that must have no king, as bitboards of both halves.
    """
    every = np.uint64((1 << HALF) - 1)
    is_path = np.not_equal(BETWEEN_LOW, every)  # padding has all squares set, which no path has
    ends, befores, lows, highs = [], [], [], []
    for orientation in range(KING):
        count = STEP_COUNTS[orientation]
        start, index = np.nonzero(is_path[:, count])
        move = PATH_MOVES[start, count, index]
        ends.append((move >> 7 & 127) * KING + PIECE_AFTER[orientation, move >> 14])
        befores.append(start * KING + orientation)
        lows.append(BETWEEN_LOW[start, count, index] | _SQUARE_LOW[start])
        highs.append(BETWEEN_HIGH[start, count, index] | _SQUARE_HIGH[start])
    end = np.concatenate(ends).astype(np.int64)
    order = np.argsort(end, kind="stable")
    first = np.searchsorted(end[order], np.arange(_SQUARES * KING + 1)).astype(np.int64)
    return first, np.concatenate(befores)[order], np.concatenate(lows)[order], np.concatenate(highs)[order]


_FIRST_ROLL, _DIE_STATE_BEFORE, _KING_FREE_LOW, _KING_FREE_HIGH = _list_reverse_rolls()


def build(progress: Progress | None = None) -> Tables:
    """Solve the endings, in a few seconds."""
    show_progress = progress or (lambda _: None)
    show_progress(0.0)
    instance = Instance("endings")
    longest = instance.run(solve_kings)
    instance.run(initialise_die)
    distance = 2
    while distance <= longest + 1:  # each distance follows from the one before, or from that of two kings
        if instance.run(solve_distance, distance):
            longest = max(longest, distance)
        show_progress(min(1.0, distance / MAX_DISTANCE))
        distance += 1
    return Tables(instance.array(KINGS_TABLE).copy(), instance.array(DIE_TABLE).copy())


@compiled
def _wins(target: int, enemy_king: int, palace: int) -> bool:
    """Whether a king wins on the square `target`: by B16 the king there, by B17 the palace."""
    return target in (enemy_king, palace)


@compiled
def _is_over(own: int, other: int) -> bool:
    """Whether one of the kings, on these squares, has won already."""
    return _wins(own, other, _ENEMY_PALACE) or _wins(other, own, _PALACE)


@compiled
def solve_kings(kings: Table) -> int:
    """Fill the table of two kings and return the longest distance in it."""
    for own in range(_SQUARES):
        for other in range(_SQUARES):
            kings[own, other] = ILLEGAL if _is_over(own, other) else DRAWN
    distance, longest = 1, 1
    while distance <= longest + 1:  # each distance follows from the one before
        for own in range(_SQUARES):
            for other in range(_SQUARES):
                if kings[own, other] == DRAWN and _is_decided(kings, own, other, distance):
                    kings[own, other] = distance
                    longest = distance
        distance += 1
    return longest


@compiled
def _is_decided(kings: Table, own: int, other: int, distance: int) -> bool:
    """Whether a position of two kings, not decided by fewer plies, is won or lost in `distance` plies."""
    is_lost = True
    for direction in range(4):
        target = _NEIGHBOURS[own, direction]
        if target < 0:
            continue
        if _wins(target, other, _ENEMY_PALACE):
            return distance == 1
        after = kings[rotate_square(other), rotate_square(target)]
        if distance % 2 == 1 and after == distance - 1 and after != DRAWN:
            return True
        is_lost = is_lost and after % 2 == 1
    return is_lost and distance % 2 == 0


@compiled
def initialise_die(die: Table, moves_left: Table) -> None:
    """Mark what is illegal and what is won in one ply, and write the number of moves into `moves_left`."""
    for own in range(_SQUARES):
        for other in range(_SQUARES):
            over = _is_over(own, other)
            for square in range(_SQUARES):
                there = slice(KING * square, KING * (square + 1))  # in every orientation
                if over or square in (own, other):
                    die[:, own, other, there] = ILLEGAL
                else:
                    _initialise_owner(
                        die[0, own, other, there], moves_left[0, own, other, there], own, other, square
                    )
                    _initialise_other(die[1, own, other, there], moves_left[1, own, other, there], own, other)


@compiled
def _initialise_owner(values: Table, moves_left: Table, own: int, other: int, square: int) -> None:
    """Initialise the positions with the die on a square and its owner to move; arrays are by orientation."""
    wins, moves = False, 0
    for direction in range(4):
        target = _NEIGHBOURS[own, direction]
        if target >= 0 and target != square:
            wins = wins or _wins(target, other, _ENEMY_PALACE)
            moves += 1
    low, high = _SQUARE_LOW[own] | _SQUARE_LOW[other], _SQUARE_HIGH[own] | _SQUARE_HIGH[other]
    for count in range(1, 7):
        captures, rolls = 0, 0
        for index in range(ROW_LENGTH[square, count]):
            blocked = BETWEEN_LOW[square, count, index] & low | BETWEEN_HIGH[square, count, index] & high
            target_low, target_high = TARGET_LOW[square, count, index], TARGET_HIGH[square, count, index]
            blocked |= target_low & _SQUARE_LOW[own] | target_high & _SQUARE_HIGH[own]
            rolls += blocked == 0
            captured = target_low & _SQUARE_LOW[other] | target_high & _SQUARE_HIGH[other]
            captures += (blocked == 0) & (captured != 0)  # B16
        for orientation in range(4 * count - 4, 4 * count):
            values[orientation] = 1 if wins or captures > 0 else DRAWN
            moves_left[orientation] = moves + rolls


@compiled
def _initialise_other(values: Table, moves_left: Table, own: int, other: int) -> None:
    """Initialise those with the other king to move, which may capture the die: its state does not matter."""
    wins, moves = False, 0
    for direction in range(4):
        target = _NEIGHBOURS[other, direction]
        if target >= 0:
            wins = wins or _wins(target, own, _PALACE)
            moves += 1
    values[:] = 1 if wins else DRAWN
    moves_left[:] = moves


@compiled
def solve_distance(die: Table, moves_left: Table, kings: Table, distance: int) -> int:
    """Find every position decided in `distance` plies, given those decided in fewer. Return how many."""
    die_states, captured = _new_die_states(), _new_orientations()
    found = 0
    for own in range(_SQUARES):
        for other in range(_SQUARES):
            if _is_over(own, other):
                continue
            if kings[own, other] == distance - 1:  # the other king has captured the die, in any orientation
                for orientation in range(KING):
                    captured[orientation] = KING * other + orientation
                found += _propagate_king_move(die[1, own], moves_left[1, own], other, captured, distance)
            decided = die_states[: _collect_die_states(die[0, own, other], distance - 1, die_states)]
            found += _propagate_king_move(die[1, own], moves_left[1, own], other, decided, distance)
            decided = die_states[: _collect_die_states(die[1, own, other], distance - 1, die_states)]
            found += _propagate_king_move(die[0, :, other], moves_left[0, :, other], own, decided, distance)
            found += _propagate_rolls(
                die[0, own, other], moves_left[0, own, other], own, other, decided, distance
            )
    return found


@compiled
def _collect_die_states(values: Table, distance: int, die_states: Entries) -> int:
    """Write the states of the die with this distance into `die_states` and return their number."""
    count = 0
    for die_state in range(DIE_STATES):
        die_states[count] = die_state
        count += values[die_state] == distance
    return count


@compiled
def _propagate(before: Table, moves_left: Table, die_state: int, distance: int) -> int:
    """Propagate a position decided one ply sooner to a predecessor; return 1 when that is decided too."""
    if before[die_state] != DRAWN:
        return 0
    if distance % 2 == 0:  # the move loses, so others may be better
        moves_left[die_state] -= 1
        if moves_left[die_state] != 0:
            return 0
    before[die_state] = distance
    return 1


@compiled
def _propagate_king_move(before: Table, moves_left: Table, king: int, decided: Entries, distance: int) -> int:
    """Propagate to the positions in which a king could move to the square `king`, by the square it came from.

    `decided` are states of the die. Where the king cannot have stood the position is illegal, and stays so.
    """
    found = 0
    for direction in range(4):
        came_from = _NEIGHBOURS[king, direction]
        if came_from >= 0:
            before_there, moves_left_there = before[came_from], moves_left[came_from]
            for die_state in decided:
                found += _propagate(before_there, moves_left_there, die_state, distance)
    return found


@compiled
def _propagate_rolls(
    before: Table, moves_left: Table, own: int, other: int, decided: Entries, distance: int
) -> int:
    """Propagate to the positions in which the die could roll into one of the states `decided`."""
    low, high = _SQUARE_LOW[own] | _SQUARE_LOW[other], _SQUARE_HIGH[own] | _SQUARE_HIGH[other]
    found = 0
    for die_state in decided:
        for roll in range(_FIRST_ROLL[die_state], _FIRST_ROLL[die_state + 1]):
            if _KING_FREE_LOW[roll] & low | _KING_FREE_HIGH[roll] & high == 0:
                found += _propagate(before, moves_left, _DIE_STATE_BEFORE[roll], distance)
    return found
