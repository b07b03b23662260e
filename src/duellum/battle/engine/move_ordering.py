"""Move ordering: the table's move first, then captures, killer moves, and quiet moves by history heuristic.

Good order makes alpha-beta cut off early. Killer moves are the last two quiet moves that caused a cutoff at a
ply; the history heuristic counts by side, start and target how often a quiet move did.
"""

import numpy as np

from duellum.battle.engine.search_context import SearchContext
from duellum.battle.kernel.attacks import DISTANCE, has_free_path
from duellum.battle.kernel.encoding import EMPTY, HALF, KING, PIECE_AFTER, STEP_COUNTS
from duellum.core.compiled import compiled


@compiled
def threatens_king(
    context: SearchContext, side: int, move: int, mover: int, low: np.uint64, high: np.uint64
) -> bool:
    """Whether the moved piece will attack the king; discovered attacks are not looked at."""
    target = move >> 7 & 127
    king = context.kings[1 - side]
    after = PIECE_AFTER[mover, move >> 14]
    if DISTANCE[target, king] != STEP_COUNTS[after]:
        return False
    start = move & 127
    bit = np.uint64(1) << np.uint64(start % HALF)
    if start < HALF:
        return has_free_path(low & ~bit, high, target, king)
    return has_free_path(low, high & ~bit, target, king)


@compiled
def rate_moves(context: SearchContext, side: int, ply: int, count: int, table_move: int) -> None:
    """Write the rating of each move at a ply into ``context.ratings``, the best highest."""
    moves, ratings = context.moves[ply], context.ratings[ply]
    for index in range(count):
        move = moves[index]
        captured = context.pieces[move >> 7 & 127]
        if move == table_move:
            ratings[index] = 1 << 30
        elif captured != EMPTY:
            ratings[index] = (
                (1 << 28) + (0 if context.pieces[move & 127] == KING else 64) + STEP_COUNTS[captured]
            )
        elif move == context.killers[ply, 0]:
            ratings[index] = 1 << 26
        elif move == context.killers[ply, 1]:
            ratings[index] = (1 << 26) - 1
        else:
            ratings[index] = context.history[side, move & 127, move >> 7 & 127]


@compiled
def pick_move(context: SearchContext, ply: int, index: int, count: int) -> int:
    """Swap the best rated move from `index` on to `index`, and return it: one step of a selection sort."""
    moves, ratings = context.moves[ply], context.ratings[ply]
    best = index
    for other in range(index + 1, count):
        if ratings[other] > ratings[best]:
            best = other
    moves[index], moves[best] = moves[best], moves[index]
    ratings[index], ratings[best] = ratings[best], ratings[index]
    return int(moves[index])


@compiled
def record_cutoff(context: SearchContext, side: int, ply: int, move: int, depth: int, index: int) -> None:
    """Make a quiet move that cut off a killer; raise its history, lower that of those tried before it."""
    if context.killers[ply, 0] != move:
        context.killers[ply, 1] = context.killers[ply, 0]
        context.killers[ply, 0] = move
    bonus = depth * depth
    context.history[side, move & 127, move >> 7 & 127] += bonus
    for earlier in range(index):
        other = context.moves[ply, earlier]
        if context.pieces[other >> 7 & 127] == EMPTY:
            context.history[side, other & 127, other >> 7 & 127] -= bonus
    if context.history[side, move & 127, move >> 7 & 127] > 1 << 20:
        for start in range(72):  # loops, as Numba takes five seconds to compile "history //= 2"
            for target in range(72):
                context.history[side, start, target] //= 2
