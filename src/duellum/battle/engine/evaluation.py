"""The static evaluation: a sum of weighted terms, a die being worth about 200.

The piece-square terms are cheap; mobility and attacks are expensive, so the search computes them lazily.
Every term is linear in its weight: ``duellum tune battle`` fits the weights to the results of games.
"""

import numpy as np

from duellum.battle.engine.weights import OFFSETS, Weights
from duellum.battle.kernel.attacks import DISTANCE, has_free_path
from duellum.battle.kernel.encoding import HALF, KING, STEP_COUNTS, Masks, Pieces
from duellum.battle.kernel.movegen import count_moves
from duellum.battle.rules.board import FILES, SQUARES, file_of, rank_of
from duellum.core.compiled import compiled, lowest_bit

_DIE, _DIE_FILE, _KING = OFFSETS["die"], OFFSETS["die file"], OFFSETS["king"]
_NEAR_KING, _MOBILITY, _ATTACK = OFFSETS["near king"], OFFSETS["mobility"], OFFSETS["attack"]
_TO_MOVE = OFFSETS["to move"]
_LAST_SQUARE = len(SQUARES) - 1
_RANK_OF = np.array([rank_of(square) for square in SQUARES], np.int64)
_FILE_DISTANCE = np.array([abs(file_of(square) - len(FILES) // 2) for square in SQUARES], np.int64)


@compiled
def _sum_piece_squares(pieces: Pieces, masks: Masks, side: int, weights: Weights) -> int:
    """Return the piece-square terms of one side: by square, top face and king-cube."""
    total = 0
    for half in range(2):
        left = masks[side, half]
        while left:
            square = lowest_bit(left) + HALF * half
            left &= left - np.uint64(1)
            relative = square if side == 0 else _LAST_SQUARE - square
            rank, file_distance = _RANK_OF[relative], _FILE_DISTANCE[relative]
            if pieces[square] == KING:
                total += weights[_KING + rank * 5 + file_distance]
            else:
                top = STEP_COUNTS[pieces[square]]
                total += weights[_DIE + (top - 1) * 8 + rank] + weights[_DIE_FILE + file_distance]
    return total


@compiled
def _sum_attacks(pieces: Pieces, masks: Masks, side: int, own_king: int, weights: Weights) -> int:
    """Return what `side` gains by the enemy dice it can capture and loses by those near its king."""
    low, high = masks[0, 0] | masks[1, 0], masks[0, 1] | masks[1, 1]
    total = 0
    for half in range(2):
        theirs = masks[1 - side, half]
        while theirs:
            enemy = lowest_bit(theirs) + HALF * half
            theirs &= theirs - np.uint64(1)
            if pieces[enemy] == KING:
                continue
            distance = DISTANCE[own_king, enemy]
            if distance <= 6:
                total += weights[_NEAR_KING + distance]
            for own_half in range(2):
                ours = masks[side, own_half]
                while ours:
                    own = lowest_bit(ours) + HALF * own_half
                    ours &= ours - np.uint64(1)
                    if DISTANCE[own, enemy] == STEP_COUNTS[pieces[own]] and has_free_path(
                        low, high, own, enemy
                    ):
                        total += weights[_ATTACK]
                        break
    return total


@compiled
def evaluate_piece_squares(pieces: Pieces, masks: Masks, side: int, weights: Weights) -> int:
    """Return the cheap part of the value, seen from `side`, which is to move."""
    own = _sum_piece_squares(pieces, masks, side, weights)
    other = _sum_piece_squares(pieces, masks, 1 - side, weights)
    return int(own - other + weights[_TO_MOVE])


@compiled
def evaluate_activity(
    pieces: Pieces, masks: Masks, side: int, own_king: int, enemy_king: int, weights: Weights
) -> int:
    """Return the expensive part of the value, seen from `side`: attacks and mobility."""
    own = _sum_attacks(pieces, masks, side, own_king, weights)
    other = _sum_attacks(pieces, masks, 1 - side, enemy_king, weights)
    mobility = count_moves(pieces, masks, side) - count_moves(pieces, masks, 1 - side)
    return int(own - other + weights[_MOBILITY] * mobility)


@compiled
def evaluate(
    pieces: Pieces, masks: Masks, side: int, own_king: int, enemy_king: int, weights: Weights
) -> int:
    """Return the value of an undecided position, seen from `side`, which is to move."""
    activity = evaluate_activity(pieces, masks, side, own_king, enemy_king, weights)
    return evaluate_piece_squares(pieces, masks, side, weights) + activity
