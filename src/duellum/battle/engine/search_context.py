"""The state of a search, and the steps that every node takes."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from duellum.battle.engine.network import Network
from duellum.battle.engine.weights import Weights
from duellum.battle.engine.zobrist import Keys
from duellum.battle.kernel.encoding import KING, LEG_COUNTS, Masks, Moves, Pieces
from duellum.battle.kernel.movegen import make, unmake
from duellum.battle.rules.position import MAX_PLIES_WITHOUT_CAPTURE
from duellum.core.compiled import compiled

Numbers = npt.NDArray[np.int64]
Bytes = npt.NDArray[np.uint8]

MAX_PLY = 96
"""How many plies below the root a line can go."""
MAX_KEYS = MAX_PLIES_WITHOUT_CAPTURE + 1 + MAX_PLY
"""How many positions a line can have since the last capture before the root."""

# Indices in SearchContext.control. SLICE_END is the number of nodes at which a search pauses, RESUME_PLY the
# deepest ply that it continues from then; IS_PAUSED says that the root is to be continued, HAS_TABLEBASE that
# the tables of solved endings are there.
(
    STOPPED, NODES, NODE_LIMIT, OVERLOOKED_PER_MILLE, OVERLOOK_SEED, ROOT_DEPTH, DISABLED, SLICE_END,
    RESUME_PLY, IS_PAUSED, HAS_TABLEBASE,
) = range(11)  # fmt: skip
CONTROL_SIZE = 11

# Values of control[STOPPED]
STOP, PAUSE = 1, 2

# Indices in a line of SearchContext.frames: what a node of a paused search continues with
(
    DEPTH, ALPHA, BETA, FIRST_ALPHA, VALUE, IS_THREATENED, BEST, BEST_MOVE, SEARCHED, INDEX, COUNT, IS_QUIET,
    REDUCED, CEILING,
) = range(14)  # fmt: skip
FRAME_SIZE = 14

# Bits of control[DISABLED]: parts of the search that can be left out, to measure what each is worth
FUTILITY_PRUNING, LATE_MOVE_REDUCTION, THREAT_EXTENSION = 1, 2, 4


class SearchContext(NamedTuple):
    """What a search reads and writes."""

    pieces: Pieces
    masks: Masks
    kings: Numbers  # [2], the kings' squares
    keys: (
        Keys  # [MAX_KEYS], Zobrist keys of the positions since the last capture and on the path from the root
    )
    transposition_table: Keys
    moves: Moves  # [MAX_PLY, MAX_MOVES]
    ratings: Moves  # as above: by which moves are ordered
    killers: Moves  # [MAX_PLY, 2]: killer moves
    history: Moves  # [2, 72, 72]: history heuristic, by side, start and target
    pv: Moves  # [MAX_PLY + 1, MAX_PLY + 1]: the principal variation from each ply, ended by 0
    weights: Weights  # of the hand-made evaluation
    network: Network  # the learned evaluation; the hand-made one is used while it is 0, or has no rows
    control: Numbers  # [CONTROL_SIZE], see the indices above
    frames: Numbers  # [MAX_PLY, FRAME_SIZE]: the nodes on the path from the root to where the search paused
    kings_tablebase: Bytes  # the tablebase, as tablebase/tables.py has it
    die_tablebase: Bytes


@compiled
def make_move(context: SearchContext, side: int, move: int) -> int:
    """Make a move and keep the kings' squares up to date; return what stood on its target."""
    if context.pieces[move & 127] == KING:
        context.kings[side] = move >> 7 & 127
    return make(context.pieces, context.masks, side, move)


@compiled
def unmake_move(context: SearchContext, side: int, move: int, mover: int, captured: int) -> None:
    """Take back a move, given the piece that moved (as it lay before) and what :func:`make_move` returned."""
    if mover == KING:
        context.kings[side] = move & 127
    unmake(context.pieces, context.masks, side, move, mover, captured)


@compiled
def update_pv(context: SearchContext, ply: int, move: int) -> None:
    """Set the principal variation from `ply` to this move and the principal variation after it."""
    context.pv[ply, 0] = move
    length = 0
    while context.pv[ply + 1, length] != 0:
        context.pv[ply, length + 1] = context.pv[ply + 1, length]
        length += 1
    context.pv[ply, length + 1] = 0


@compiled
def count_node(context: SearchContext) -> None:
    """Count a node, and check whether the search must stop."""
    nodes = context.control[NODES] + 1
    context.control[NODES] = nodes
    if nodes >= context.control[NODE_LIMIT]:
        context.control[STOPPED] = STOP


@compiled
def is_overlooked(context: SearchContext, key: np.uint64, move: int) -> bool:
    """Whether a weak level skips this move: a random choice, the same again in the same position.

    A move that turns a corner is overlooked twice as often as a straight one.
    """
    if context.control[OVERLOOKED_PER_MILLE] == 0:
        return False
    mixed = (
        np.int64(key >> np.uint64(33)) ^ context.control[OVERLOOK_SEED] ^ (move * 2_654_435_761)
    ) & 0x7FFFFFFF
    mixed = (mixed * 1_103_515_245 + 12_345) & 0x7FFFFFFF
    per_mille = context.control[OVERLOOKED_PER_MILLE] * LEG_COUNTS[move >> 14] // 2
    return bool((mixed >> 8) % 1_000 < per_mille)
