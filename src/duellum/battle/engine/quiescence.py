"""Quiescence search: plays captures and threats to the king out before the static evaluation is trusted.

Beside the captures, its first ply also tries the moves that threaten the king. While the side to move is
itself threatened with a loss in one move, every move is tried. So no position counts as quiet in which the
king can be taken or the palace entered.
"""

import numpy as np

from duellum.battle.engine.move_ordering import pick_move, rate_moves, threatens_king
from duellum.battle.engine.scores import WIN
from duellum.battle.engine.search_context import (
    HAS_TABLEBASE,
    MAX_PLY,
    STOPPED,
    SearchContext,
    count_node,
    is_overlooked,
    make_move,
    unmake_move,
    update_pv,
)
from duellum.battle.engine.static_value import evaluate_within
from duellum.battle.engine.tablebase.probe import UNKNOWN, has_few_pieces, probe
from duellum.battle.engine.zobrist import zobrist_key_after
from duellum.battle.kernel.attacks import generate_captures, has_winning_move
from duellum.battle.kernel.encoding import EMPTY
from duellum.battle.kernel.movegen import generate
from duellum.battle.rules.position import MAX_PLIES_WITHOUT_CAPTURE
from duellum.core.compiled import compiled

MAX_THREAT_PLIES = 8
"""Plies of the quiescence search in which threats to win at once are answered."""


@compiled
def tablebase_score(context: SearchContext, side: int, since_capture: int, ply: int) -> int:
    """Return the exact score of a solved ending; ``UNKNOWN`` where the tablebase has none."""
    if not context.control[HAS_TABLEBASE]:
        return UNKNOWN
    distance = probe(
        context.pieces, context.masks, side, since_capture, context.kings_tablebase, context.die_tablebase
    )
    if distance == UNKNOWN or distance == 0:
        return distance
    return WIN - ply - distance if distance > 0 else ply - distance - WIN


@compiled
def quiescence(
    context: SearchContext,
    side: int,
    since_capture: int,
    alpha: int,
    beta: int,
    ply: int,
    quiescence_ply: int,
    key: np.uint64,
) -> int:
    """Return the value of a position after captures and threats to the king; alpha-beta, fail-soft.

    `ply` counts from the root of the search, `quiescence_ply` from the first ply of quiescence.
    """
    count_node(context)
    context.pv[ply, 0] = 0
    pieces, masks = context.pieces, context.masks
    own_king, enemy_king = context.kings[side], context.kings[1 - side]
    if has_winning_move(pieces, masks, side, own_king, enemy_king):
        return WIN - ply - 1
    if has_few_pieces(masks):
        solved = tablebase_score(context, side, since_capture, ply)
        if solved != UNKNOWN:
            return solved
    if since_capture >= MAX_PLIES_WITHOUT_CAPTURE or ply >= MAX_PLY - 1:
        return 0
    is_threatened = quiescence_ply < MAX_THREAT_PLIES and has_winning_move(
        pieces, masks, 1 - side, enemy_king, own_king
    )
    best = -WIN + ply + 2
    if not is_threatened:  # stand pat: no move is forced, so the static evaluation is a lower bound
        best = evaluate_within(context, side, alpha, beta)
        if best >= beta:
            return best
        alpha = max(alpha, best)
    if quiescence_ply > 0 and not is_threatened:
        count = generate_captures(pieces, masks, side, context.moves[ply])
    else:
        count = generate(pieces, masks, side, context.moves[ply])
        if count == 0:
            return 0  # B18
    if quiescence_ply == 0 and not is_threatened:
        count = _keep_captures_and_threats(context, side, ply, count)
    no_move = int(np.int64(0))  # not a literal, for which Numba would compile the function once more
    rate_moves(context, side, ply, count, no_move)
    for index in range(count):
        move = pick_move(context, ply, index, count)
        mover, captured = int(pieces[move & 127]), int(pieces[move >> 7 & 127])
        key_after = zobrist_key_after(key, side, move, mover, captured)
        if is_overlooked(context, key, move):
            continue
        since_capture_after = 0 if captured != EMPTY else since_capture + 1
        make_move(context, side, move)
        score = -quiescence(
            context, 1 - side, since_capture_after, -beta, -alpha, ply + 1, quiescence_ply + 1, key_after
        )
        unmake_move(context, side, move, mover, captured)
        if context.control[STOPPED]:
            return 0
        if score > best:
            best = score
            if score > alpha:
                alpha = score
                update_pv(context, ply, move)
                if score >= beta:
                    break
    return best


@compiled
def _keep_captures_and_threats(context: SearchContext, side: int, ply: int, count: int) -> int:
    """Drop the other moves at a ply, and return how many are left."""
    masks, moves = context.masks, context.moves[ply]
    low, high = masks[0, 0] | masks[1, 0], masks[0, 1] | masks[1, 1]
    kept = 0
    for index in range(count):
        move = moves[index]
        is_capture = context.pieces[move >> 7 & 127] != EMPTY
        if is_capture or threatens_king(context, side, move, context.pieces[move & 127], low, high):
            moves[kept] = move
            kept += 1
    return kept
