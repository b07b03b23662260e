"""Endings that one move alone wins: the search for them in the tablebase."""

import numpy as np
import numpy.typing as npt

from duellum.battle.engine.tablebase.probe import probe
from duellum.battle.engine.tablebase.tables import Table
from duellum.battle.kernel.encoding import EMPTY, HALF, KING, SQUARE_COUNT, Masks, Moves, Pieces
from duellum.battle.kernel.game import merge_moves
from duellum.battle.kernel.movegen import MAX_MOVES, generate, is_win, make, unmake
from duellum.core.compiled import compiled, stack_array

Samples = npt.NDArray[np.int64]
"""int64[n, 4]: indices of the table: who moves, the kings, the state of the die."""

_new_moves = stack_array(MAX_MOVES, np.int32)
_new_pieces, _new_masks = stack_array(SQUARE_COUNT, np.int8), stack_array((2, 2), np.uint64)


@compiled
def mark_sharp(samples: Samples, count: int, kings: Table, die: Table, is_sharp: Table) -> None:
    """Write for each of `count` positions whether one move alone wins."""
    moves, pieces, masks = _new_moves(), _new_pieces(), _new_masks()
    for number in range(count):
        mover, own, other = samples[number, 0], samples[number, 1], samples[number, 2]
        state = samples[number, 3]
        for square in range(SQUARE_COUNT):
            pieces[square] = EMPTY
        for side in range(2):
            for half in range(2):
                masks[side, half] = 0
        squares, what = (own, other, state // KING), (KING, KING, state % KING)
        for place in range(3):
            pieces[squares[place]] = what[place]
            masks[place % 2, squares[place] // HALF] |= np.uint64(1) << np.uint64(squares[place] % HALF)
        is_sharp[number] = count_winners(pieces, masks, int(mover), kings, die, moves) == 1


@compiled
def count_winners(pieces: Pieces, masks: Masks, side: int, kings: Table, die: Table, moves: Moves) -> int:
    """Return how many different positions the side to move can reach and wins; `moves` is a workspace."""
    count, winners = merge_moves(pieces, moves, generate(pieces, masks, side, moves)), 0
    for index in range(count):
        move = int(moves[index])
        mover, captured = int(pieces[move & 127]), int(pieces[move >> 7 & 127])
        if is_win(move, mover, captured, side):
            winners += 1
            continue
        make(pieces, masks, side, move)
        winners += probe(pieces, masks, 1 - side, 0, kings, die) < 0
        unmake(pieces, masks, side, move, mover, captured)
    return winners
