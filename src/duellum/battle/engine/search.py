"""The search: alpha-beta on the kernel, compiled, without the GIL.

Scores are seen from the side to move; a die is about 200. A node first asks whether the side to move can win
at once, and whether the opponent threatens to: so no win in one is ever missed, and no position is called
quiet while a king or a palace hangs.
"""

import numpy as np

from duellum.battle.engine.evaluation import activity, evaluate, standing
from duellum.battle.engine.move_ordering import pick, rate, reward, threatens_king
from duellum.battle.engine.search_context import (
    EXTENSION,
    FUTILITY,
    MOST_PLIES,
    REDUCTION,
    ROOT_DEPTH,
    STOP,
    WITHOUT,
    Work,
    count_node,
    is_overlooked,
    make_move,
    remember_line,
    unmake_move,
)
from duellum.battle.engine.tablebase.probe import UNKNOWN, has_few_pieces
from duellum.battle.engine.tablebase.probe import probe as probe_tables
from duellum.battle.engine.transposition_table import (
    EXACT,
    LOWER,
    SURE,
    UPPER,
    WIN,
    is_repeated,
    position_key,
    probe,
    remembered_bound,
    remembered_depth,
    remembered_move,
    remembered_score,
    step_key,
    store,
)
from duellum.battle.kernel.attacks import can_win, generate_captures
from duellum.battle.kernel.movegen import EMPTY, generate, wins
from duellum.battle.rules.position import LONG_GAME
from duellum.core.jit import jit, jit_internal

QUIET_MARGIN = 300
"""By how much the dear terms of the evaluation may change the cheap ones."""


@jit_internal
def _solved(work: Work, side: int, quiet: int, ply: int) -> int:
    """Return the exact score of a solved ending; UNKNOWN where the tables are silent."""
    distance = probe_tables(work.pieces, work.masks, side, quiet, work.king_table, work.die_table)
    if distance == UNKNOWN or distance == 0:
        return distance
    return WIN - ply - distance if distance > 0 else ply - distance - WIN


@jit_internal
def settle(
    work: Work, side: int, quiet: int, alpha: int, beta: int, ply: int, deep: int, key: np.uint64
) -> int:
    """Return the value once captures and threats to the king have been played out."""
    count_node(work)
    work.line[ply, 0] = 0
    pieces, masks = work.pieces, work.masks
    own_king, enemy_king = work.kings[side], work.kings[1 - side]
    if can_win(pieces, masks, side, own_king, enemy_king):
        return WIN - ply - 1
    if has_few_pieces(masks):
        solved = _solved(work, side, quiet, ply)
        if solved != UNKNOWN:
            return solved
    if quiet >= LONG_GAME or ply >= MOST_PLIES - 1:
        return 0
    is_threatened = deep < 8 and can_win(pieces, masks, 1 - side, enemy_king, own_king)
    best = -WIN + ply + 2
    if not is_threatened:
        best = standing(pieces, masks, side, work.weights)
        if best - QUIET_MARGIN >= beta:
            return best - QUIET_MARGIN
        if best + QUIET_MARGIN > alpha:
            best += activity(pieces, masks, side, own_king, enemy_king, work.weights)
            if best >= beta:
                return best
            alpha = max(alpha, best)
    if deep > 0 and not is_threatened:
        count = generate_captures(pieces, masks, side, work.moves[ply])
    else:
        count = generate(pieces, masks, side, work.moves[ply])
        if count == 0:
            return 0
    if deep == 0 and not is_threatened:
        low, high = masks[0, 0] | masks[1, 0], masks[0, 1] | masks[1, 1]
        kept = 0
        for place in range(count):
            move = work.moves[ply, place]
            is_capture = pieces[move >> 7 & 127] != EMPTY
            if is_capture or threatens_king(work, side, move, pieces[move & 127], low, high):
                work.moves[ply, kept] = move
                kept += 1
        count = kept
    rate(work, side, ply, count, 0)
    for place in range(count):
        move = pick(work, ply, place, count)
        mover, captured = int(pieces[move & 127]), int(pieces[move >> 7 & 127])
        key_after = step_key(key, side, move, mover, captured)
        if is_overlooked(work, key, move):
            continue
        make_move(work, side, move)
        score = -settle(
            work, 1 - side, 0 if captured != EMPTY else quiet + 1, -beta, -alpha, ply + 1, deep + 1, key_after
        )
        unmake_move(work, side, move, mover, captured)
        if work.control[STOP]:
            return 0
        if score > best:
            best = score
            if score > alpha:
                alpha = score
                remember_line(work, ply, move)
                if score >= beta:
                    break
    return best


@jit_internal
def search(
    work: Work,
    side: int,
    quiet: int,
    depth: int,
    alpha: int,
    beta: int,
    ply: int,
    base: int,
    key: np.uint64,
) -> int:
    """Return the value of a position that is not the root, `depth` plies deep.

    `base` is the place of the root's key in ``work.keys``. Passing, as searches of other games try it, did
    not help in matches: nobody may pass here, and being to move is often a burden.
    """
    no = int(np.int64(0))  # no literal, for which Numba would compile everything once more
    if ply >= MOST_PLIES - 2:
        return settle(work, side, quiet, alpha, beta, ply, no, key)
    pieces, masks = work.pieces, work.masks
    own_king, enemy_king = work.kings[side], work.kings[1 - side]
    if depth <= 0 or can_win(pieces, masks, side, own_king, enemy_king):
        return settle(work, side, quiet, alpha, beta, ply, no, key)
    count_node(work)
    work.line[ply, 0] = 0
    work.keys[base + ply] = key
    if quiet >= LONG_GAME or is_repeated(work.keys, base + ply, quiet, ply):
        return 0
    if has_few_pieces(masks):
        solved = _solved(work, side, quiet, ply)
        if solved != UNKNOWN:
            return solved
    alpha, beta = max(alpha, -WIN + ply + 2), min(beta, WIN - ply - 1)
    if alpha >= beta:
        return alpha

    is_wide = beta - alpha > 1
    known = probe(work.table, key)
    remembered = remembered_move(known)
    if known and not is_wide and remembered_depth(known) >= depth:
        score, bound = remembered_score(known, ply), remembered_bound(known)
        if bound == EXACT or (bound == LOWER and score >= beta) or (bound == UPPER and score <= alpha):
            return score

    without = work.control[WITHOUT]
    is_threatened = can_win(pieces, masks, 1 - side, enemy_king, own_king)
    value = -WIN
    if is_threatened:
        if ply < 2 * work.control[ROOT_DEPTH] and not without & EXTENSION:
            depth += 1
    else:
        value = evaluate(pieces, masks, side, own_king, enemy_king, work.weights)
        is_hopeless = value - 130 * depth >= beta and beta > -SURE  # for the opponent
        if is_hopeless and not is_wide and depth <= 4 and not without & FUTILITY:
            return value
    if remembered == 0 and depth >= 4:
        depth -= 1

    count = generate(pieces, masks, side, work.moves[ply])
    if count == 0:
        return 0
    rate(work, side, ply, count, remembered)
    low, high = masks[0, 0] | masks[1, 0], masks[0, 1] | masks[1, 1]
    best, best_move, first_alpha, seen = -WIN + ply + 2, 0, alpha, 0
    for place in range(count):
        move = pick(work, ply, place, count)
        mover, captured = int(pieces[move & 127]), int(pieces[move >> 7 & 127])
        if is_overlooked(work, key, move):
            continue
        is_calm = captured == EMPTY and not is_threatened
        if is_calm and seen > 0 and best > -SURE:
            is_calm = not threatens_king(work, side, move, mover, low, high)
            is_futile = depth <= 3 and value + 150 + 130 * depth <= alpha and not is_wide
            if is_calm and is_futile and not without & FUTILITY:
                continue
        seen += 1
        quiet_after = 0 if captured != EMPTY else quiet + 1
        key_after = step_key(key, side, move, mover, captured)
        make_move(work, side, move)
        # The first move is searched in full; the others with an empty window, late calm ones less deep, and
        # again in full where they do better than expected.
        shallow, ceiling = depth - 1, beta
        if seen > 1:
            ceiling = alpha + 1
            if is_calm and depth >= 3 and seen > 3 and not without & REDUCTION:
                shallow -= 1 + (seen > 8) + (seen > 20) + (depth > 7) - is_wide
        while True:
            score = -search(work, 1 - side, quiet_after, shallow, -ceiling, -alpha, ply + 1, base, key_after)
            if score <= alpha or work.control[STOP] or (shallow == depth - 1 and ceiling == beta):
                break
            if shallow == depth - 1:
                ceiling = beta
            shallow = depth - 1
        unmake_move(work, side, move, mover, captured)
        if work.control[STOP]:
            return 0
        if score > best:
            best = score
            if score > alpha:
                alpha, best_move = score, move
                remember_line(work, ply, move)
                if score >= beta:
                    if captured == EMPTY:
                        reward(work, side, ply, move, depth, place)
                    break
    bound = LOWER if best >= beta else (EXACT if best > first_alpha else UPPER)
    store(work.table, key, best_move, best, depth, bound, ply)
    return best


@jit
def search_root(
    work: Work, side: int, quiet: int, depth: int, alpha: int, beta: int, base: int, first: int, count: int
) -> int:
    """Search the root's moves ``work.moves[0, first:count]``, best first, and return the best value.

    Brings the best one to the place `first` and leaves the best line in ``work.line[0]``; a value not above
    `alpha` or not below `beta` is a bound. After a stop, what was found by then.
    """
    key = position_key(work.pieces, work.masks, side)
    work.keys[base] = key
    work.control[ROOT_DEPTH] = depth
    best, one = -WIN - 1, int(np.int64(1))
    for place in range(first, count):
        move = int(work.moves[0, place])
        mover, captured = int(work.pieces[move & 127]), int(work.pieces[move >> 7 & 127])
        quiet_after = 0 if captured != EMPTY else quiet + 1
        key_after = step_key(key, side, move, mover, captured)
        work.line[1, 0] = 0
        if wins(move, mover, captured, side):
            score = WIN - 1
        else:
            make_move(work, side, move)
            shallow, ceiling = depth - 1, beta
            if place > first:
                ceiling = alpha + 1
                if place > first + 5 and depth >= 4 and captured == EMPTY:
                    shallow -= 1
            while True:
                score = -search(work, 1 - side, quiet_after, shallow, -ceiling, -alpha, one, base, key_after)
                if score <= alpha or work.control[STOP] or (shallow == depth - 1 and ceiling == beta):
                    break
                shallow, ceiling = depth - 1, beta
            unmake_move(work, side, move, mover, captured)
        if work.control[STOP]:
            break
        if score > best:
            best = score
            if score > alpha:
                alpha = score
                remember_line(work, 0, move)
                for shifted in range(place, first, -1):
                    work.moves[0, shifted] = work.moves[0, shifted - 1]
                work.moves[0, first] = move
                if score >= beta:
                    break
    if first == 0 and not work.control[STOP]:
        store(work.table, key, int(work.moves[0, 0]), best, depth, LOWER if best >= beta else UPPER, 0)
    return best
