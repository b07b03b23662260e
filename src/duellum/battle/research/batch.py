"""Many boards of Battle, stepped by compiled code: the twin of the plain environment.

Legal actions are listed without a branch: each path's action is written, and counted if the path is free. The
mask of a board has 10,368 entries, of which about 40 are set; only those are cleared and set again.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from duellum.battle.engine.zobrist import zobrist_key, zobrist_key_after
from duellum.battle.kernel.encoding import (
    EMPTY,
    HALF,
    KING,
    SQUARE_COUNT,
    STEP_COUNTS,
    Masks,
    Pieces,
    encode,
)
from duellum.battle.kernel.encoding import PATH_LEGS as KERNEL_PATH_LEGS
from duellum.battle.kernel.movegen import MAX_MOVES, is_win, make
from duellum.battle.kernel.path_masks import (
    BETWEEN_HIGH,
    BETWEEN_LOW,
    PATH_MOVES,
    ROW_LENGTH,
    TARGET_HIGH,
    TARGET_LOW,
)
from duellum.battle.research.actions import PATH_COUNT, PATH_LEGS, turn_legs, turn_square
from duellum.battle.research.observation import (
    FRONTS,
    KING_PLANE,
    PLANES,
    PLIES,
    REPETITIONS,
    SIDE_CODES,
    SIDE_PLANES,
    TO_MOVE,
)
from duellum.battle.rules.board import SQUARES, Piece, Side, rotate_die
from duellum.battle.rules.position import MAX_PLIES_WITHOUT_CAPTURE, Position
from duellum.core.compiled import compiled, lowest_bit
from duellum.core.die import ORIENTATIONS, Die
from duellum.core.environment import BatchView
from duellum.core.native import native

Numbers = npt.NDArray[np.int8]
Actions = npt.NDArray[np.int32]
Seeds = npt.NDArray[np.uint64]

_PADDING = 4
"""Paths in a row of the path masks come in vectors; the last ones written may not be counted."""
_PLANE_COUNT = sum(channel.size for channel in PLANES)


class Boards(NamedTuple):
    """Boards as arrays; the first axis is the board."""

    pieces: Pieces  # [boards, 72]
    masks: Masks  # [boards, 2, 2]
    sides: Numbers  # [boards]: who is to move
    since_capture: Actions  # [boards]
    repetitions: Actions  # [boards]: how often the position occurred before
    keys: Seeds  # [boards, 101]: of the positions since the last capture


def _tabulate_actions() -> tuple[npt.NDArray[np.int16], Actions]:
    """Return by side, start, count and index of the path its action; and by side and action the move."""
    actions = np.zeros((2, *PATH_MOVES.shape), np.int16)
    moves = np.full((2, SQUARE_COUNT * PATH_COUNT), -1, np.int32)
    index_of = {legs: index for index, legs in enumerate(PATH_LEGS)}
    for side in Side:
        for start, count in np.ndindex(*ROW_LENGTH.shape):
            for index, move in enumerate(PATH_MOVES[start, count]):
                if move:
                    legs = turn_legs(KERNEL_PATH_LEGS[move >> 14], side)
                    action = PATH_COUNT * turn_square(start, side) + index_of[legs]
                    actions[side, start, count, index] = action
                    moves[side, action] = move
    return actions, moves


_ACTIONS, _MOVES = _tabulate_actions()


def _tabulate_pieces() -> tuple[Actions, Actions, Actions]:
    """Return by side and piece its code in the features, and where the planes of top and front begin."""
    codes, tops, fronts = (np.full((2, KING + 1), value, np.int32) for value in (SIDE_CODES, KING_PLANE, 0))
    for side in Side:
        for index, die in enumerate(ORIENTATIONS):
            seen = die if side == 0 else rotate_die(die)
            codes[side, index] = 1 + seen.index
            tops[side, index], fronts[side, index] = seen.top - 1, FRONTS + seen.north - 1
    return codes, tops * SQUARE_COUNT, fronts * SQUARE_COUNT


_CODES, _TOPS, _FRONTS = _tabulate_pieces()
_START_PIECES, _START_MASKS = encode(Position.start())


def new_boards(count: int) -> Boards:
    """Return the arrays of so many boards."""
    return Boards(
        np.zeros((count, SQUARE_COUNT), np.int8),
        np.zeros((count, 2, 2), np.uint64),
        np.zeros(count, np.int8),
        np.zeros(count, np.int32),
        np.zeros(count, np.int32),
        np.zeros((count, MAX_PLIES_WITHOUT_CAPTURE + 1), np.uint64),
    )


@compiled
def _list_legal(boards: Boards, view: BatchView, board: int) -> int:
    """Write the legal actions of a board into its list, and return their number."""
    side = int(boards.sides[board])
    masks, pieces = boards.masks[board], boards.pieces[board]
    own_low, own_high = masks[side, 0], masks[side, 1]
    low, high = own_low | masks[1 - side, 0], own_high | masks[1 - side, 1]
    legal, written = view.legal[board], 0
    for half in range(2):
        left = masks[side, half]
        while left:
            start = lowest_bit(left) + HALF * half
            left &= left - np.uint64(1)
            count = STEP_COUNTS[pieces[start]]
            between_low, between_high = BETWEEN_LOW[start, count], BETWEEN_HIGH[start, count]
            target_low, target_high = TARGET_LOW[start, count], TARGET_HIGH[start, count]
            actions = _ACTIONS[side, start, count]
            for index in range(ROW_LENGTH[start, count]):
                blocked = between_low[index] & low | between_high[index] & high  # B9
                blocked |= target_low[index] & own_low | target_high[index] & own_high  # B14
                legal[written] = actions[index]
                written += blocked == 0
    return written


@compiled
def _clear_mask(view: BatchView, board: int) -> None:
    mask, legal = view.mask[board], view.legal[board]
    for index in range(view.counts[board]):
        mask[legal[index]] = 0
    view.counts[board] = 0


@compiled
def _set_mask(view: BatchView, board: int, count: int) -> None:
    mask, legal = view.mask[board], view.legal[board]
    for index in range(count):
        mask[legal[index]] = 1
    view.counts[board] = count


@compiled
def _start(boards: Boards, view: BatchView, board: int) -> None:
    for square in range(SQUARE_COUNT):
        boards.pieces[board, square] = _START_PIECES[square]
    for side in range(2):
        for half in range(2):
            boards.masks[board, side, half] = _START_MASKS[side, half]
    boards.sides[board], boards.since_capture[board], boards.repetitions[board] = 0, 0, 0
    boards.keys[board, 0] = zobrist_key(boards.pieces[board], boards.masks[board], 0)
    view.seats[board], view.endings[board] = 0, 0
    view.rewards[board, 0], view.rewards[board, 1] = 0.0, 0.0
    _clear_mask(view, board)
    _set_mask(view, board, _list_legal(boards, view, board))


@compiled
def reset(boards: Boards, view: BatchView, seeds: Seeds, first: int, last: int) -> None:  # noqa: ARG001 - no luck
    """Start a game on each board."""
    for board in range(first, last):
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
    side, pieces, keys = int(boards.sides[board]), boards.pieces[board], boards.keys[board]
    move = int(_MOVES[side, action])
    mover, since = int(pieces[move & 127]), int(boards.since_capture[board])
    key = keys[since]
    captured = make(pieces, boards.masks[board], side, move)
    since = 0 if captured != EMPTY else since + 1
    key = zobrist_key_after(key, side, move, mover, captured)
    repetitions = 0
    for ply in range(since):
        repetitions += keys[ply] == key
    keys[since] = key
    boards.sides[board], boards.since_capture[board], boards.repetitions[board] = 1 - side, since, repetitions
    view.seats[board] = 1 - side
    view.rewards[board, 0], view.rewards[board, 1] = 0.0, 0.0
    _clear_mask(view, board)
    if is_win(move, mover, captured, side):  # B16, B17
        view.rewards[board, side], view.rewards[board, 1 - side] = 1.0, -1.0
        view.endings[board] = 1
        return
    count = _list_legal(boards, view, board)
    if count == 0 or repetitions >= 2 or since >= MAX_PLIES_WITHOUT_CAPTURE:  # B18, B19, B20
        view.endings[board] = 1
        return
    _set_mask(view, board, count)


@compiled
def write_planes(boards: Boards, planes: Numbers, first: int, last: int) -> None:
    """Write what the side to move sees of each board as planes."""
    flat = planes.reshape(planes.shape[0], _PLANE_COUNT * SQUARE_COUNT)
    for board in range(first, last):
        seen, side = flat[board], int(boards.sides[board])
        seen[: PLIES * SQUARE_COUNT] = 0
        for owner in range(2):
            base = (SIDE_PLANES if owner != side else 0) * SQUARE_COUNT
            for half in range(2):
                left = boards.masks[board, owner, half]
                while left:
                    square = lowest_bit(left) + HALF * half
                    left &= left - np.uint64(1)
                    piece = boards.pieces[board, square]
                    place = base + (square if side == 0 else SQUARE_COUNT - 1 - square)
                    seen[place + _TOPS[side, piece]] = 1
                    if piece != KING:
                        seen[place + _FRONTS[side, piece]] = 1
        seen[PLIES * SQUARE_COUNT : REPETITIONS * SQUARE_COUNT] = boards.since_capture[board]
        seen[REPETITIONS * SQUARE_COUNT : TO_MOVE * SQUARE_COUNT] = boards.repetitions[board]
        seen[TO_MOVE * SQUARE_COUNT :] = 1


@compiled
def write_features(boards: Boards, features: Numbers, first: int, last: int) -> None:
    """Write what the side to move sees of each board as compact features."""
    for board in range(first, last):
        seen, side = features[board], int(boards.sides[board])
        seen[:SQUARE_COUNT] = 0
        for owner in range(2):
            base = SIDE_CODES if owner != side else 0
            for half in range(2):
                left = boards.masks[board, owner, half]
                while left:
                    square = lowest_bit(left) + HALF * half
                    left &= left - np.uint64(1)
                    place = square if side == 0 else SQUARE_COUNT - 1 - square
                    seen[place] = base + _CODES[side, boards.pieces[board, square]]
        seen[SQUARE_COUNT] = boards.since_capture[board]
        seen[SQUARE_COUNT + 1] = boards.repetitions[board]
        seen[SQUARE_COUNT + 2] = 1


def set_position(boards: Boards, view: BatchView, index: int, positions: Sequence[Position]) -> None:
    """Put the last of these positions on a board, with those since the last capture before it."""
    now = positions[-1]
    since = positions[max(0, len(positions) - 1 - now.plies_since_capture) :]
    boards.pieces[index], boards.masks[index] = encode(now)
    boards.sides[index] = view.seats[index] = now.to_move
    boards.since_capture[index] = now.plies_since_capture
    boards.repetitions[index] = sum(map(now.repeats, since[:-1]))
    boards.keys[index] = 0
    for place, position in enumerate(since, now.plies_since_capture + 1 - len(since)):
        boards.keys[index, place] = zobrist_key(*encode(position), int(position.to_move))
    view.endings[index], view.rewards[index] = 0, 0
    _clear_mask(view, index)
    _set_mask(view, index, _list_legal(boards, view, index))


def decode(boards: Boards, index: int) -> Position:
    """Return the position on a board; the number of the move is not kept, and is 2."""
    board: list[Piece | None] = [None] * len(SQUARES)
    for side in Side:
        for square in SQUARES:
            if int(boards.masks[index, side, square // HALF]) >> square % HALF & 1:
                piece = int(boards.pieces[index, square])
                board[square] = Piece(side, None if piece == KING else Die.from_index(piece))
    return Position(tuple(board), Side(int(boards.sides[index])), int(boards.since_capture[index]), 2)


class _Kernels:
    """Battle's part of the batched environment."""

    max_legal = MAX_MOVES + _PADDING
    new_boards = staticmethod(new_boards)
    reset = staticmethod(native(reset))
    step = staticmethod(native(step))
    write_planes = staticmethod(native(write_planes))
    write_features = staticmethod(native(write_features))
    set_position = staticmethod(set_position)
    decode = staticmethod(decode)


KERNELS = _Kernels()
"""What :mod:`duellum.research.vector` calls."""
