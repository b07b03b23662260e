"""Perft: counts the leaves of the game tree, to test move generation and to measure its speed."""

from collections.abc import Mapping

import numpy as np

from duellum.battle.kernel.encoding import EMPTY, Masks, Pieces, encode
from duellum.battle.kernel.movegen import MAX_MOVES, count_moves, generate, is_win, make, unmake
from duellum.battle.rules.move import Move
from duellum.battle.rules.position import MAX_PLIES_WITHOUT_CAPTURE, Position
from duellum.core.compiled import compiled, stack_array
from duellum.core.wasm_runtime import shipped

_new_moves = stack_array(MAX_MOVES, np.int32)


@compiled
def count_leaves(pieces: Pieces, masks: Masks, side: int, since_capture: int, depth: int) -> int:
    """Return the number of move sequences of exactly `depth` plies, 1 or more, from an undecided position."""
    if depth == 1:
        return count_moves(pieces, masks, side)
    moves = _new_moves()
    leaves = 0
    for index in range(generate(pieces, masks, side, moves)):
        move = moves[index]
        mover, captured = pieces[move & 127], pieces[move >> 7 & 127]
        since_capture_after = 0 if captured != EMPTY else since_capture + 1
        if is_win(move, mover, captured, side) or since_capture_after >= MAX_PLIES_WITHOUT_CAPTURE:  # B20
            continue
        make(pieces, masks, side, move)
        leaves += count_leaves(pieces, masks, 1 - side, since_capture_after, depth - 1)
        unmake(pieces, masks, side, move, mover, captured)
    return leaves


def perft(position: Position, depth: int) -> Mapping[Move, int]:
    """Return for each legal move the number of sequences of `depth` plies that begin with it.

    Games that have ended are not continued.
    """
    return {move: _count_leaves_of(position.play(move), depth - 1) for move in position.legal_moves()}


def _count_leaves_of(position: Position, depth: int) -> int:
    if depth == 0:
        return 1
    if position.outcome():
        return 0
    count = shipped("battle_tools", count_leaves)
    return int(count(*encode(position), int(position.to_move), position.plies_since_capture, depth))
