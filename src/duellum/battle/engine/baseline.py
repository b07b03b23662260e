"""The baseline: what public programs for this game do, kept as a fixed opponent for comparison.

Alpha-beta at a fixed depth on material alone, with a quiescence search of captures and without a
transposition table; ties are broken at random.
"""

import random
from collections.abc import Callable

import numpy as np

from duellum.battle.kernel.encoding import EMPTY, HALF, KING, Masks, Moves, Pieces, encode, encode_move
from duellum.battle.kernel.movegen import MAX_MOVES, generate, is_win, make, unmake
from duellum.battle.rules.position import Position
from duellum.core.compiled import compiled
from duellum.core.engine import FULL_STRENGTH, Candidate, Limit, SearchResult, Strength
from duellum.core.errors import MoveError
from duellum.core.game import Game
from duellum.core.i18n import Translatable
from duellum.core.wasm_runtime import shipped

DEPTH = 4
"""Plies before the quiescence search."""
WIN = 10_000
MAX_PLY = 40


@compiled
def count_material(pieces: Pieces, masks: Masks, side: int) -> int:
    """Return how many dice more than its opponent `side` has."""
    total = 0
    for square in range(len(pieces)):
        if pieces[square] != EMPTY and pieces[square] != KING:
            own = masks[side, square // HALF] >> np.uint64(square % HALF) & np.uint64(1)
            total += 1 if own else -1
    return total


@compiled
def alpha_beta(
    pieces: Pieces,
    masks: Masks,
    side: int,
    depth: int,
    alpha: int,
    beta: int,
    moves: Moves,
    ply: int,
    score: int,
) -> int:
    """Return the value for `side` to move; `score` is its surplus of dice. Below depth 0, only captures."""
    if depth <= 0:
        if score >= beta or ply >= MAX_PLY:
            return score
        alpha = max(alpha, score)
    count = generate(pieces, masks, side, moves[ply])
    best = score if depth <= 0 else (0 if count == 0 else -WIN)
    for index in range(count):
        move = int(moves[ply, index])
        mover, captured = int(pieces[move & 127]), int(pieces[move >> 7 & 127])
        if is_win(move, mover, captured, side):
            return WIN - ply
        if depth <= 0 and captured == EMPTY:
            continue
        make(pieces, masks, side, move)
        gained = score + (captured != EMPTY)
        found = -alpha_beta(pieces, masks, 1 - side, depth - 1, -beta, -alpha, moves, ply + 1, -gained)
        unmake(pieces, masks, side, move, mover, captured)
        best = max(best, found)
        alpha = max(alpha, found)
        if alpha >= beta:
            break
    return best


_alpha_beta = shipped("battle_tools", alpha_beta)


class Baseline:
    """An engine that counts dice :data:`DEPTH` plies deep, regardless of the limit."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def stop(self) -> None:
        """Do nothing: a search takes a moment only."""

    def reset(self) -> None:
        """Do nothing: it has no transposition table."""

    def search(
        self,
        game: Game,
        limit: Limit,  # noqa: ARG002 - its depth is fixed
        *,
        candidates: int = 1,
        strength: Strength = FULL_STRENGTH,  # noqa: ARG002 - as above
        progress: Callable[[SearchResult], None] | None = None,
    ) -> SearchResult:
        """Return the best moves, as :class:`duellum.core.engine.GameEngine` has it."""
        position = game.position
        if game.outcome or not isinstance(position, Position):
            raise MoveError(
                "the game is over: there is no move to search", why=Translatable("general-illegal-search")
            )
        rated = [
            (self._rate(position, encode_move(move)), self._random.random(), move)
            for move in position.legal_moves()
        ]
        rated.sort(key=lambda item: item[:2], reverse=True)
        found = tuple(
            Candidate(move, 0.5 + score / (2 * WIN), (move,)) for score, _, move in rated[:candidates]
        )
        result = SearchResult(found, DEPTH, len(rated), 0.0)
        if progress is not None:
            progress(result)
        return result

    def _rate(self, position: Position, move: int) -> int:
        pieces, masks = encode(position)
        side = int(position.to_move)
        mover, captured = int(pieces[move & 127]), int(pieces[move >> 7 & 127])
        if is_win(move, mover, captured, side):
            return WIN
        make(pieces, masks, side, move)
        moves = np.empty((0, MAX_MOVES), np.int32)  # the module's own
        surplus = count_material(pieces, masks, 1 - side)
        return -int(_alpha_beta(pieces, masks, 1 - side, DEPTH - 1, -WIN, WIN, moves, 1, surplus))
