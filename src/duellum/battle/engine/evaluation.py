"""What a position is worth without looking ahead: a sum of weighted terms, a die being about 200.

Every term is linear in its weight, so that the weights can be fitted to the results of games; ``tuning.py``
does that and writes ``weights.json``. The compiled code gets them as an array; they are never compiled in.
"""

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

import numpy as np
import numpy.typing as npt

from duellum.battle.kernel.attacks import DISTANCE, is_free
from duellum.battle.kernel.movegen import COUNTS, HALF, KING, Masks, Pieces, count_moves
from duellum.battle.rules.board import FILES, RANKS, SQUARES, file_of, rank_of
from duellum.core.jit import jit, jit_internal, lowest_bit

Weights = npt.NDArray[np.int32]

TERMS = {
    "die": 6 * len(RANKS),  # by top face and rank, counted from its owner
    "die file": 5,  # by distance from the middle file
    "king": 5 * len(RANKS),  # by distance from the middle file and rank, counted from its owner
    "near king": 7,  # an enemy die so many steps from the king
    "mobility": 1,  # a legal move
    "attack": 1,  # an enemy die that can be captured
    "to move": 1,
}
"""Each term's name and how many weights it has."""

_ENDS = np.cumsum(list(TERMS.values()))
PLACE = dict(zip(TERMS, (_ENDS - list(TERMS.values())).tolist(), strict=True))
"""Where each term's weights begin."""
WEIGHTS = int(_ENDS[-1])

_DIE, _DIE_FILE, _KING = PLACE["die"], PLACE["die file"], PLACE["king"]
_NEAR, _MOBILITY, _ATTACK, _TO_MOVE = PLACE["near king"], PLACE["mobility"], PLACE["attack"], PLACE["to move"]
_LAST_SQUARE = len(SQUARES) - 1
RANK_OF = np.array([rank_of(square) for square in SQUARES], np.int64)
OFF_MIDDLE = np.array([abs(file_of(square) - len(FILES) // 2) for square in SQUARES], np.int64)


@jit_internal
def _standing(pieces: Pieces, masks: Masks, side: int, weights: Weights) -> int:
    """Return what one side's pieces are worth by where and how they lie."""
    total = 0
    for half in range(2):
        left = masks[side, half]
        while left:
            square = lowest_bit(left) + HALF * half
            left &= left - np.uint64(1)
            seen = square if side == 0 else _LAST_SQUARE - square
            rank, off = RANK_OF[seen], OFF_MIDDLE[seen]
            if pieces[square] == KING:
                total += weights[_KING + rank * 5 + off]
            else:
                total += weights[_DIE + (COUNTS[pieces[square]] - 1) * 8 + rank] + weights[_DIE_FILE + off]
    return total


@jit_internal
def _attacks(pieces: Pieces, masks: Masks, side: int, own_king: int, weights: Weights) -> int:
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
            near = DISTANCE[own_king, enemy]
            if near <= 6:
                total += weights[_NEAR + near]
            for own_half in range(2):
                ours = masks[side, own_half]
                while ours:
                    own = lowest_bit(ours) + HALF * own_half
                    ours &= ours - np.uint64(1)
                    if DISTANCE[own, enemy] == COUNTS[pieces[own]] and is_free(low, high, own, enemy):
                        total += weights[_ATTACK]
                        break
    return total


@jit
def standing(pieces: Pieces, masks: Masks, side: int, weights: Weights) -> int:
    """Return the cheap part of the value, seen from `side`, which is to move."""
    own, other = _standing(pieces, masks, side, weights), _standing(pieces, masks, 1 - side, weights)
    return int(own - other + weights[_TO_MOVE])


@jit_internal
def activity(
    pieces: Pieces, masks: Masks, side: int, own_king: int, enemy_king: int, weights: Weights
) -> int:
    """Return the dear part of the value: what the pieces can reach, seen from `side`."""
    total = _attacks(pieces, masks, side, own_king, weights) - _attacks(
        pieces, masks, 1 - side, enemy_king, weights
    )
    mobility = count_moves(pieces, masks, side) - count_moves(pieces, masks, 1 - side)
    return int(total + weights[_MOBILITY] * mobility)


@jit
def evaluate(
    pieces: Pieces, masks: Masks, side: int, own_king: int, enemy_king: int, weights: Weights
) -> int:
    """Return the value of an undecided position, seen from `side`, which is to move."""
    dear = activity(pieces, masks, side, own_king, enemy_king, weights)
    return standing(pieces, masks, side, weights) + dear


def pack_weights(terms: Mapping[str, list[int]]) -> Weights:
    """Return the weights as an array. Raises :class:`ValueError` where terms are missing or too long."""
    if {name: len(values) for name, values in terms.items()} != TERMS:
        raise ValueError(f"the weights must be {TERMS}")
    return np.array([weight for name in TERMS for weight in terms[name]], np.int32)


def unpack_weights(weights: Weights) -> dict[str, list[int]]:
    """Return the weights by term; the inverse of :func:`pack_weights`."""
    return {name: weights[PLACE[name] : PLACE[name] + size].tolist() for name, size in TERMS.items()}


def shipped_weights() -> Weights:
    """Return the weights that come with the package."""
    return pack_weights(_shipped()["terms"])


def shipped_scale() -> float:
    """Return the score at which the side to move wins about 73 games of 100; fitted with the weights."""
    return float(_shipped()["scale"])


def _shipped() -> Any:  # noqa: ANN401 - whatever the file holds
    return json.loads(files("duellum.battle.engine").joinpath("weights.json").read_text(encoding="utf-8"))
