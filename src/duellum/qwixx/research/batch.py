"""Many boards of Qwixx Duel, stepped by compiled code: the twin of the plain environment.

The dice are rolled as soon as they are due, by a generator of the board's own.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from duellum.core.compiled import compiled, lowest_bit
from duellum.core.environment import BatchView
from duellum.core.native import native
from duellum.core.rng import Rng, draw_below, seed_rng
from duellum.qwixx.kernel.bitboard import (
    HAND,
    NONE,
    PLACES_MASK,
    WIDTH,
    WORDS,
    State,
    has_ended,
    is_safe,
    legal_places,
    misthrows,
    own_places,
    score,
    stones,
    supply,
    write_start,
)
from duellum.qwixx.kernel.dice import roll_dice
from duellum.qwixx.kernel.encoding import decode as decode_state
from duellum.qwixx.kernel.encoding import decode_choice, decode_roll, encode, encode_choice, encode_roll
from duellum.qwixx.kernel.moves import face, finish_turn, first_choices, place, second_choices
from duellum.qwixx.kernel.turns import UNDECIDED
from duellum.qwixx.research.actions import DECLINE
from duellum.qwixx.research.observation import (
    DIE,
    OTHER,
    OTHER_COUNT,
    OTHER_OPEN,
    OWN,
    OWN_COUNT,
    OWN_OPEN,
    STACK,
    USED,
    WHOLE,
    WHOLE_VALUES,
)
from duellum.qwixx.rules.board import FIELDS, LAST
from duellum.qwixx.rules.position import Position

Numbers = npt.NDArray[np.int8]
Actions = npt.NDArray[np.int32]
Seeds = npt.NDArray[np.uint64]

MAX_LEGAL = 9
"""Two fields in each of the four rows, and declining."""
_NO_DICE = -1
_WHOLE_COUNT = len(WHOLE_VALUES)
_FIELD_COUNT = len(FIELDS)
_OWN_COUNTS, _OTHER_COUNTS, _DICE, _USED, _VALUES = (
    _FIELD_COUNT, _FIELD_COUNT + HAND, _FIELD_COUNT + 2 * HAND, _FIELD_COUNT + 3 * HAND,
    _FIELD_COUNT + 3 * HAND + 1,
)  # fmt: skip


class Boards(NamedTuple):
    """Boards as arrays; the first axis is the board."""

    states: State  # [boards, 5]
    sides: Numbers  # [boards]: the active player
    dice: Actions  # [boards]: -1 while they are due, which is so only once the game is over
    firsts: Actions  # [boards]: the choice of action 1, or UNDECIDED
    rngs: Rng  # [boards]


def new_boards(count: int) -> Boards:
    """Return the arrays of so many boards."""
    return Boards(
        np.zeros((count, WORDS), np.int64),
        np.zeros(count, np.int8),
        np.full(count, _NO_DICE, np.int32),
        np.full(count, UNDECIDED, np.int32),
        np.zeros(count, np.uint64),
    )


@compiled
def _list_legal(boards: Boards, view: BatchView, board: int) -> None:
    """Write the legal actions of a board into its list and its mask, which must be clear."""
    state, side, dice = boards.states[board], int(boards.sides[board]), int(boards.dice[board])
    first = int(boards.firsts[board])
    if first == UNDECIDED:
        left = first_choices(state, side, dice)
    else:
        left = second_choices(state, side, dice, first)
    count = 0
    while left:
        action = lowest_bit(left)
        left &= left - 1
        view.legal[board, count] = action
        view.mask[board, action] = 1
        count += 1
    view.legal[board, count] = DECLINE
    view.mask[board, DECLINE] = 1
    view.counts[board] = count + 1


@compiled
def _clear_mask(view: BatchView, board: int) -> None:
    for index in range(view.counts[board]):
        view.mask[board, view.legal[board, index]] = 0
    view.counts[board] = 0


@compiled
def _roll(boards: Boards, board: int) -> None:
    """Roll the dice of a board; of the white ones the higher comes first."""
    dice = roll_dice(boards.rngs[board : board + 1])
    white, other = face(dice, 0), face(dice, 1)
    if white < other:
        dice = dice >> 6 << 6 | other | white << 3
    boards.dice[board], boards.firsts[board] = dice, UNDECIDED


@compiled
def _start(boards: Boards, view: BatchView, board: int) -> None:
    state = boards.states[board]
    write_start(state)
    boards.sides[board] = draw_below(2, boards.rngs[board : board + 1])  # Q4
    _roll(boards, board)
    view.seats[board], view.endings[board] = boards.sides[board], 0
    view.rewards[board, 0], view.rewards[board, 1] = 0.0, 0.0
    _clear_mask(view, board)
    _list_legal(boards, view, board)


@compiled
def reset(boards: Boards, view: BatchView, seeds: Seeds, first: int, last: int) -> None:
    """Start a game on each board, with a seed of its own for who begins and for the dice."""
    for board in range(first, last):
        seed_rng(boards.rngs[board : board + 1], int(seeds[board] >> np.uint64(1)), 0)
        _start(boards, view, board)


@compiled
def step(boards: Boards, view: BatchView, actions: Actions, first: int, last: int) -> None:
    """Play an action on each board."""
    for board in range(first, last):
        if actions[board] < 0:
            view.rewards[board, 0], view.rewards[board, 1] = 0.0, 0.0
        elif view.endings[board]:
            _start(boards, view, board)
        else:
            _play(boards, view, board, int(actions[board]))


@compiled
def _play(boards: Boards, view: BatchView, board: int, action: int) -> None:
    state, side, first = boards.states[board], int(boards.sides[board]), int(boards.firsts[board])
    if action != NONE:
        place(state, side, action)
    if first == UNDECIDED:
        boards.firsts[board] = action  # Q16
    else:
        finish_turn(state, side, first, action)  # Q15
        boards.sides[board] = 1 - side  # Q4
        boards.dice[board], boards.firsts[board] = _NO_DICE, UNDECIDED
    view.seats[board] = boards.sides[board]
    _clear_mask(view, board)
    if has_ended(int(state[HAND])):  # Q21
        lead = score(state, 0) - score(state, 1)
        result = (lead > 0) - (lead < 0)  # Q24
        view.rewards[board, 0], view.rewards[board, 1] = result, -result
        view.endings[board] = 1
        return
    view.rewards[board, 0], view.rewards[board, 1] = 0.0, 0.0
    if first != UNDECIDED:
        _roll(boards, board)
    _list_legal(boards, view, board)


@compiled
def _is_closed(row: int) -> bool:
    return (own_places(row, 0) | own_places(row, 1)) >> LAST == 1


@compiled
def _write_values(boards: Boards, board: int, values: Numbers) -> None:
    """Write what is not on the board itself: white dice, supplies, misthrows, stage, who is to move."""
    hand, side, dice = int(boards.states[board, HAND]), int(boards.sides[board]), int(boards.dice[board])
    values[0] = 0 if dice == _NO_DICE else face(dice, 0) + 1
    values[1] = 0 if dice == _NO_DICE else face(dice, 1) + 1
    values[2], values[3] = supply(hand, side), supply(hand, 1 - side)
    values[4], values[5] = misthrows(hand, side), misthrows(hand, 1 - side)
    values[6] = 0 if dice == _NO_DICE else 1 if boards.firsts[board] == UNDECIDED else 2
    values[7] = 1


@compiled
def _coloured_die(row: int, dice: int, colour: int) -> int:
    return 0 if dice == _NO_DICE or _is_closed(row) else face(dice, 2 + colour) + 1


@compiled
def write_planes(boards: Boards, planes: Numbers, first: int, last: int) -> None:
    """Write what the active player sees of each board as planes."""
    values = np.empty(_WHOLE_COUNT, np.int8)
    for board in range(first, last):
        seen, side = planes[board], int(boards.sides[board])
        dice, used = int(boards.dice[board]), int(boards.firsts[board])
        for colour in range(HAND):
            row = int(boards.states[board, colour])
            own, other = own_places(row, side), own_places(row, 1 - side)
            own_open, other_open = legal_places(row, side), legal_places(row, 1 - side)
            stack = _find_stack(own | other, is_safe(row))
            die = _coloured_die(row, dice, colour)
            own_count, other_count = stones(row, side), stones(row, 1 - side)
            for index in range(WIDTH):
                seen[OWN, colour, index] = own >> index & 1
                seen[OTHER, colour, index] = other >> index & 1
                seen[STACK, colour, index] = stack >> index & 1
                seen[OWN_OPEN, colour, index] = own_open >> index & 1
                seen[OTHER_OPEN, colour, index] = other_open >> index & 1
                seen[USED, colour, index] = used == colour * WIDTH + index
                seen[OWN_COUNT, colour, index] = own_count
                seen[OTHER_COUNT, colour, index] = other_count
                seen[DIE, colour, index] = die
        _write_values(boards, board, values)
        for value in range(_WHOLE_COUNT):
            for colour in range(HAND):
                for index in range(WIDTH):
                    seen[WHOLE + value, colour, index] = values[value]


@compiled
def _find_stack(taken: int, safe: bool) -> int:  # noqa: FBT001 - Numba takes no keywords
    """Return the set with the front of a row in it, if that is a stack."""
    if not safe:
        return 0
    front = 1 << LAST
    while front > taken:
        front >>= 1
    return front & PLACES_MASK


@compiled
def write_features(boards: Boards, features: Numbers, first: int, last: int) -> None:
    """Write what the active player sees of each board as compact features."""
    for board in range(first, last):
        seen, side = features[board], int(boards.sides[board])
        dice, used = int(boards.dice[board]), int(boards.firsts[board])
        for colour in range(HAND):
            row = int(boards.states[board, colour])
            own, other = own_places(row, side), own_places(row, 1 - side)
            stack = _find_stack(own | other, is_safe(row))
            for index in range(WIDTH):
                code = (own >> index & 1) + 2 * (other >> index & 1) + 2 * (stack >> index & 1)
                seen[colour * WIDTH + index] = code
            seen[_OWN_COUNTS + colour] = stones(row, side)
            seen[_OTHER_COUNTS + colour] = stones(row, 1 - side)
            seen[_DICE + colour] = _coloured_die(row, dice, colour)
        seen[_USED] = 0 if used == UNDECIDED else used + 1
        _write_values(boards, board, seen[_VALUES:])


def set_position(boards: Boards, view: BatchView, index: int, positions: Sequence[Position]) -> None:
    """Put the last of these positions on a board; if the roll is due, the board rolls."""
    position = positions[-1]
    boards.states[index] = encode(position)
    boards.sides[index] = position.to_move
    if position.dice is None:
        _roll(boards, index)
    else:
        boards.dice[index] = encode_roll(position.dice)
        first = position.first_choice
        boards.firsts[index] = UNDECIDED if first is None else encode_choice(first)
    view.seats[index], view.endings[index], view.rewards[index] = position.to_move, 0, 0
    _clear_mask(view, index)
    _list_legal(boards, view, index)


def decode(boards: Boards, index: int) -> Position:
    """Return a position that is the same for the rest of the game; see :func:`decode_state` on heights."""
    state, dice = boards.states[index], int(boards.dice[index])
    position = decode_state(state, int(boards.sides[index]))
    if dice == _NO_DICE:
        return position
    first = int(boards.firsts[index])
    roll = decode_roll(state, dice)
    choice = None if first == UNDECIDED else decode_choice(first)
    return Position(position.board, position.to_move, position.misthrows, roll, choice)


class _Kernels:
    """Qwixx Duel's part of the batched environment."""

    max_legal = MAX_LEGAL
    new_boards = staticmethod(new_boards)
    reset = staticmethod(native(reset))
    step = staticmethod(native(step))
    write_planes = staticmethod(native(write_planes))
    write_features = staticmethod(native(write_features))
    set_position = staticmethod(set_position)
    decode = staticmethod(decode)


KERNELS = _Kernels()
"""What :mod:`duellum.research.vector` calls."""
