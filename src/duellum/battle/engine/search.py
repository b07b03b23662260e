"""The search: principal variation search (alpha-beta) on the kernel, compiled, without the GIL.

With transposition table, futility pruning, late move reductions and threat extensions; ``quiescence.py``
values the leaves. A node first asks whether the side to move can win at once, and whether the opponent
threatens to: so no win in one move is ever missed. Null move pruning did not help in matches: nobody may pass
in Battle, and it is often a disadvantage to be to move.

A search can be run in slices. At the end of a slice a node that has not begun sets ``PAUSE``; each node above
it saves a frame of what it needs to continue, takes its move back, and returns. The next slice walks down the
same path by the frames. So a search in slices visits the same nodes as one without.
"""

import numpy as np

from duellum.battle.engine.move_ordering import pick_move, rate_moves, record_cutoff, threatens_king
from duellum.battle.engine.quiescence import quiescence, tablebase_score
from duellum.battle.engine.scores import DECISIVE, WIN
from duellum.battle.engine.search_context import (
    ALPHA,
    BEST,
    BEST_MOVE,
    BETA,
    CEILING,
    COUNT,
    DEPTH,
    DISABLED,
    FIRST_ALPHA,
    FUTILITY_PRUNING,
    INDEX,
    IS_PAUSED,
    IS_QUIET,
    IS_THREATENED,
    LATE_MOVE_REDUCTION,
    MAX_PLY,
    NODES,
    PAUSE,
    REDUCED,
    RESUME_PLY,
    ROOT_DEPTH,
    SEARCHED,
    SLICE_END,
    STOPPED,
    THREAT_EXTENSION,
    VALUE,
    SearchContext,
    count_node,
    is_overlooked,
    make_move,
    unmake_move,
    update_pv,
)
from duellum.battle.engine.static_value import evaluate_position
from duellum.battle.engine.tablebase.probe import UNKNOWN, has_few_pieces
from duellum.battle.engine.transposition_table import (
    EXACT,
    LOWER_BOUND,
    UPPER_BOUND,
    entry_bound,
    entry_depth,
    entry_move,
    entry_score,
    probe,
    store,
)
from duellum.battle.engine.zobrist import is_repetition, zobrist_key, zobrist_key_after
from duellum.battle.kernel.attacks import has_winning_move
from duellum.battle.kernel.encoding import EMPTY
from duellum.battle.kernel.movegen import generate, is_win
from duellum.battle.rules.position import MAX_PLIES_WITHOUT_CAPTURE
from duellum.core.compiled import compiled

FUTILITY_MARGIN = 150
FUTILITY_MARGIN_PER_PLY = 130
"""How much of a score a quiet move may gain, besides the margin above, for each ply that is left."""


@compiled
def search(
    context: SearchContext,
    side: int,
    since_capture: int,
    depth: int,
    alpha: int,
    beta: int,
    ply: int,
    base: int,
    key: np.uint64,
) -> int:
    """Return the value of a position that is not the root, searched `depth` plies deep; fail-soft.

    `base` is the index of the root's key in ``context.keys``.
    """
    zero = int(np.int64(0))  # not a literal, for which Numba would compile everything once more
    pieces, masks, control, frame = context.pieces, context.masks, context.control, context.frames[ply]
    own_king, enemy_king = context.kings[side], context.kings[1 - side]
    is_resumed = control[RESUME_PLY] >= ply
    disabled = control[DISABLED]
    if is_resumed:
        if control[RESUME_PLY] == ply:
            control[RESUME_PLY] = 0
        depth, alpha, beta, first_alpha = frame[DEPTH], frame[ALPHA], frame[BETA], frame[FIRST_ALPHA]
        value, is_threatened = frame[VALUE], frame[IS_THREATENED] != 0
        best, best_move, searched = frame[BEST], frame[BEST_MOVE], frame[SEARCHED]
        first, count, is_quiet = frame[INDEX], frame[COUNT], frame[IS_QUIET] != 0
        reduced, ceiling = frame[REDUCED], frame[CEILING]
    else:
        if ply >= MAX_PLY - 2:
            return quiescence(context, side, since_capture, alpha, beta, ply, zero, key)
        if depth <= 0 or has_winning_move(pieces, masks, side, own_king, enemy_king):
            return quiescence(context, side, since_capture, alpha, beta, ply, zero, key)
        if control[NODES] >= control[SLICE_END]:
            control[STOPPED], control[RESUME_PLY] = PAUSE, ply - 1
            return 0
        count_node(context)
        context.pv[ply, 0] = 0
        context.keys[base + ply] = key
        if since_capture >= MAX_PLIES_WITHOUT_CAPTURE:  # B20
            return 0
        if is_repetition(context.keys, base + ply, since_capture, ply):  # B19
            return 0
        if has_few_pieces(masks):
            solved = tablebase_score(context, side, since_capture, ply)
            if solved != UNKNOWN:
                return solved
        # Mate distance pruning: nothing better than a win in one ply more, nothing worse than a loss in two.
        alpha, beta = max(alpha, -WIN + ply + 2), min(beta, WIN - ply - 1)
        if alpha >= beta:
            return alpha

        entry = probe(context.transposition_table, key)
        table_move = entry_move(entry)
        if entry and beta - alpha <= 1 and entry_depth(entry) >= depth:
            score, bound = entry_score(entry, ply), entry_bound(entry)
            is_cutoff = (bound == LOWER_BOUND and score >= beta) or (bound == UPPER_BOUND and score <= alpha)
            if bound == EXACT or is_cutoff:
                return score

        is_threatened = has_winning_move(pieces, masks, 1 - side, enemy_king, own_king)
        value = -WIN
        if is_threatened:
            if ply < 2 * control[ROOT_DEPTH] and not disabled & THREAT_EXTENSION:
                depth += 1
        else:
            # Reverse futility pruning: so far above beta, the opponent will not catch up in the plies left.
            value = evaluate_position(context, side)
            is_above = value - FUTILITY_MARGIN_PER_PLY * depth >= beta and beta > -DECISIVE
            if is_above and beta - alpha <= 1 and depth <= 4 and not disabled & FUTILITY_PRUNING:
                return value
        if table_move == 0 and depth >= 4:  # internal iterative reduction
            depth -= 1

        count = generate(pieces, masks, side, context.moves[ply])
        if count == 0:
            return 0  # B18
        rate_moves(context, side, ply, count, table_move)
        best, best_move, first_alpha, searched = -WIN + ply + 2, zero, alpha, zero
        first, is_quiet, reduced, ceiling = zero, False, zero, zero

    is_pv_node = beta - first_alpha > 1
    low, high = masks[0, 0] | masks[1, 0], masks[0, 1] | masks[1, 1]
    for index in range(first, count):
        move = int(context.moves[ply, index]) if is_resumed else pick_move(context, ply, index, count)
        mover, captured = int(pieces[move & 127]), int(pieces[move >> 7 & 127])
        if not is_resumed:
            if is_overlooked(context, key, move):
                continue
            is_quiet = captured == EMPTY and not is_threatened
            if is_quiet and searched > 0 and best > -DECISIVE:
                is_quiet = not threatens_king(context, side, move, mover, low, high)
                margin = FUTILITY_MARGIN + FUTILITY_MARGIN_PER_PLY * depth
                is_futile = depth <= 3 and value + margin <= alpha and not is_pv_node
                if is_quiet and is_futile and not disabled & FUTILITY_PRUNING:
                    continue
            searched += 1
            # Principal variation search: the first move gets the full window, the others a null window; late
            # quiet moves are reduced. A move that does better than expected is searched again in full.
            reduced, ceiling = depth - 1, beta
            if searched > 1:
                ceiling = alpha + 1
                if is_quiet and depth >= 3 and searched > 3 and not disabled & LATE_MOVE_REDUCTION:
                    reduced -= 1 + (searched > 8) + (searched > 20) + (depth > 7) - is_pv_node
        is_resumed = False
        since_capture_after = 0 if captured != EMPTY else since_capture + 1
        key_after = zobrist_key_after(key, side, move, mover, captured)
        make_move(context, side, move)
        while True:
            score = -search(
                context, 1 - side, since_capture_after, reduced, -ceiling, -alpha, ply + 1, base, key_after
            )
            is_full = reduced == depth - 1 and ceiling == beta
            if score <= alpha or control[STOPPED] or is_full:
                break
            if reduced == depth - 1:
                ceiling = beta
            reduced = depth - 1
        unmake_move(context, side, move, mover, captured)
        if control[STOPPED]:
            if control[STOPPED] == PAUSE:
                frame[DEPTH], frame[ALPHA], frame[BETA], frame[FIRST_ALPHA] = depth, alpha, beta, first_alpha
                frame[VALUE], frame[IS_THREATENED] = value, is_threatened
                frame[BEST], frame[BEST_MOVE], frame[SEARCHED] = best, best_move, searched
                frame[INDEX], frame[COUNT], frame[IS_QUIET] = index, count, is_quiet
                frame[REDUCED], frame[CEILING] = reduced, ceiling
            return 0
        if score > best:
            best = score
            if score > alpha:
                alpha, best_move = score, move
                update_pv(context, ply, move)
                if score >= beta:
                    if captured == EMPTY:
                        record_cutoff(context, side, ply, move, depth, index)
                    break
    bound = LOWER_BOUND if best >= beta else (EXACT if best > first_alpha else UPPER_BOUND)
    store(context.transposition_table, key, best_move, best, depth, bound, ply)
    return int(best)


@compiled
def search_root(
    context: SearchContext,
    side: int,
    since_capture: int,
    depth: int,
    alpha: int,
    beta: int,
    base: int,
    first: int,
    count: int,
) -> int:
    """Search the root's moves ``context.moves[0, first:count]``, best first, and return the best value.

    Moves the best one to the index `first` and leaves the principal variation in ``context.pv[0]``. A value
    not above `alpha` or not below `beta` is a bound. After a stop, the result is what was found by then.
    After a pause, the same call continues where the search paused.
    """
    control, frame = context.control, context.frames[0]
    key = zobrist_key(context.pieces, context.masks, side)
    best, begin, zero, one = -WIN - 1, int(first), int(np.int64(0)), int(np.int64(1))
    reduced, ceiling = zero, zero
    is_resumed = control[IS_PAUSED] != 0
    if is_resumed:
        alpha, best, begin = frame[ALPHA], frame[BEST], frame[INDEX]
        reduced, ceiling = frame[REDUCED], frame[CEILING]
        control[IS_PAUSED] = 0
    else:
        context.keys[base] = key
        control[ROOT_DEPTH] = depth
    for index in range(begin, count):
        move = int(context.moves[0, index])
        mover, captured = int(context.pieces[move & 127]), int(context.pieces[move >> 7 & 127])
        since_capture_after = 0 if captured != EMPTY else since_capture + 1
        key_after = zobrist_key_after(key, side, move, mover, captured)
        if not is_resumed:
            context.pv[1, 0] = 0
            reduced, ceiling = depth - 1, beta
            if index > first:
                ceiling = alpha + 1
                if index > first + 5 and depth >= 4 and captured == EMPTY:
                    reduced -= 1
        is_resumed = False
        if is_win(move, mover, captured, side):
            score = WIN - 1
        else:
            make_move(context, side, move)
            while True:
                score = -search(
                    context, 1 - side, since_capture_after, reduced, -ceiling, -alpha, one, base, key_after
                )
                is_full = reduced == depth - 1 and ceiling == beta
                if score <= alpha or control[STOPPED] or is_full:
                    break
                reduced, ceiling = depth - 1, beta
            unmake_move(context, side, move, mover, captured)
        if control[STOPPED] == PAUSE:
            frame[ALPHA], frame[BEST], frame[INDEX] = alpha, best, index
            frame[REDUCED], frame[CEILING] = reduced, ceiling
            control[IS_PAUSED] = 1
        if control[STOPPED]:
            break
        if score > best:
            best = score
            if score > alpha:
                alpha = score
                update_pv(context, zero, move)
                for shifted in range(index, first, -1):
                    context.moves[0, shifted] = context.moves[0, shifted - 1]
                context.moves[0, first] = move
                if score >= beta:
                    break
    if first == 0 and not control[STOPPED]:
        bound = LOWER_BOUND if best >= beta else UPPER_BOUND
        store(context.transposition_table, key, int(context.moves[0, 0]), best, depth, bound, zero)
    return best
