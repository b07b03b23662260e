"""Which moves a search tries first, and what it learns about that on the way."""

import numpy as np

from duellum.battle.engine.search_context import Work
from duellum.battle.kernel.attacks import DISTANCE, is_free
from duellum.battle.kernel.movegen import AFTER, COUNTS, EMPTY, HALF, KING
from duellum.core.jit import jit_internal


@jit_internal
def threatens_king(work: Work, side: int, move: int, mover: int, low: np.uint64, high: np.uint64) -> bool:
    """Whether the moved die will stand ready to take the king; what it uncovers is not looked at."""
    target = move >> 7 & 127
    king = work.kings[1 - side]
    after = AFTER[mover, move >> 14]
    if DISTANCE[target, king] != COUNTS[after]:
        return False
    start = move & 127
    bit = np.uint64(1) << np.uint64(start % HALF)
    if start < HALF:
        return is_free(low & ~bit, high, target, king)
    return is_free(low, high & ~bit, target, king)


@jit_internal
def rate(work: Work, side: int, ply: int, count: int, best: int) -> None:
    """Say how promising each move is: the remembered one, captures, killers, then by history."""
    moves, order = work.moves[ply], work.order[ply]
    for place in range(count):
        move = moves[place]
        captured = work.pieces[move >> 7 & 127]
        if move == best:
            order[place] = 1 << 30
        elif captured != EMPTY:
            order[place] = (1 << 28) + (0 if work.pieces[move & 127] == KING else 64) + COUNTS[captured]
        elif move == work.killers[ply, 0]:
            order[place] = 1 << 26
        elif move == work.killers[ply, 1]:
            order[place] = (1 << 26) - 1
        else:
            order[place] = work.history[side, move & 127, move >> 7 & 127]


@jit_internal
def pick(work: Work, ply: int, place: int, count: int) -> int:
    """Bring the most promising of the moves from `place` on to `place`, and return it."""
    moves, order = work.moves[ply], work.order[ply]
    best = place
    for other in range(place + 1, count):
        if order[other] > order[best]:
            best = other
    moves[place], moves[best] = moves[best], moves[place]
    order[place], order[best] = order[best], order[place]
    return int(moves[place])


@jit_internal
def reward(work: Work, side: int, ply: int, move: int, depth: int, place: int) -> None:
    """Note a quiet move that refuted, and that the quiet ones tried before it did not."""
    if work.killers[ply, 0] != move:
        work.killers[ply, 1] = work.killers[ply, 0]
        work.killers[ply, 0] = move
    gain = depth * depth
    work.history[side, move & 127, move >> 7 & 127] += gain
    for earlier in range(place):
        other = work.moves[ply, earlier]
        if work.pieces[other >> 7 & 127] == EMPTY:
            work.history[side, other & 127, other >> 7 & 127] -= gain
    if work.history[side, move & 127, move >> 7 & 127] > 1 << 20:
        for start in range(72):  # loops, as Numba takes five seconds to compile "history //= 2"
            for target in range(72):
                work.history[side, start, target] //= 2
