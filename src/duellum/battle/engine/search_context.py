"""What one thread of a search works with, and the small steps every node takes."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from duellum.battle.engine.evaluation import Weights
from duellum.battle.engine.transposition_table import Keys
from duellum.battle.kernel.movegen import KING, LEGS, Masks, Moves, Pieces, make, unmake
from duellum.core.jit import jit_internal

Numbers = npt.NDArray[np.int64]
Bytes = npt.NDArray[np.uint8]

MOST_PLIES = 96
"""How far below the root a line can go."""

# Places in Work.control
STOP, NODES, NODE_LIMIT, BLINDNESS, SEED, ROOT_DEPTH, WITHOUT = range(7)

# Bits of control[WITHOUT]: what a search is to do without, so that each can be shown to help
FUTILITY, REDUCTION, EXTENSION = 1, 2, 4


class Work(NamedTuple):
    """What one thread of a search works with; ``table`` and ``stop`` are shared between threads."""

    pieces: Pieces
    masks: Masks
    kings: Numbers  # [2], the kings' squares
    keys: Keys  # the keys of the positions since the last capture and on the way from the root
    table: Keys  # [2 * slots]: key xor data, data
    moves: Moves  # [MOST_PLIES, MOST_MOVES]
    order: Moves  # likewise: how promising each move is
    killers: Moves  # [MOST_PLIES, 2]
    history: Moves  # [2, 72, 72]: how often a quiet move refuted, by side, start and target
    line: Moves  # [MOST_PLIES + 1, MOST_PLIES + 1]: the best line from each ply, ended by 0
    weights: Weights
    control: Numbers  # [8], see the places above
    stop: Numbers  # [1], set from outside
    king_table: Bytes  # the solved endings of tablebase.py; empty where they are not loaded
    die_table: Bytes


@jit_internal
def make_move(work: Work, side: int, move: int) -> int:
    """Make a move and keep track of the kings; return what stood on its target."""
    if work.pieces[move & 127] == KING:
        work.kings[side] = move >> 7 & 127
    return make(work.pieces, work.masks, side, move)


@jit_internal
def unmake_move(work: Work, side: int, move: int, mover: int, captured: int) -> None:
    """Take back a move, given what moved (as it lay before) and what :func:`make_move` returned."""
    if mover == KING:
        work.kings[side] = move & 127
    unmake(work.pieces, work.masks, side, move, mover, captured)


@jit_internal
def remember_line(work: Work, ply: int, move: int) -> None:
    """Make the best line from `ply` this move and the best line after it."""
    work.line[ply, 0] = move
    length = 0
    while work.line[ply + 1, length] != 0:
        work.line[ply, length + 1] = work.line[ply + 1, length]
        length += 1
    work.line[ply, length + 1] = 0


@jit_internal
def count_node(work: Work) -> None:
    """Count a node, and see whether the search must end."""
    nodes = work.control[NODES] + 1
    work.control[NODES] = nodes
    if nodes & 255 == 0 and work.stop[0]:
        work.control[STOP] = 1
    if nodes >= work.control[NODE_LIMIT]:
        work.control[STOP] = 1


@jit_internal
def is_overlooked(work: Work, key: np.uint64, move: int) -> bool:
    """Whether a weak player does not see this move here; in the same place it overlooks it again."""
    if work.control[BLINDNESS] == 0:
        return False
    mixed = (np.int64(key >> np.uint64(33)) ^ work.control[SEED] ^ (move * 2_654_435_761)) & 0x7FFFFFFF
    mixed = (mixed * 1_103_515_245 + 12_345) & 0x7FFFFFFF
    blindness = work.control[BLINDNESS] * LEGS[move >> 14] // 2
    return bool((mixed >> 8) % 1_000 < blindness)
