"""An exhaustive solver: proves forced wins move by move, without search, pruning or transposition table."""

import numpy as np

from duellum.battle import Position
from duellum.battle.kernel.encoding import Masks, Moves, Pieces, encode
from duellum.battle.kernel.movegen import MAX_MOVES, generate, is_win, make, unmake
from duellum.battle.rules.move import Move
from duellum.core.compiled import compiled


@compiled
def is_forced(pieces: Pieces, masks: Masks, side: int, plies: int, moves: Moves) -> bool:
    """Whether the attacker wins within `plies`: with an odd number the attacker is to move.

    Every move of both is tried. A defender who can win, or who has no move, is not lost.
    """
    is_attacking = plies % 2 == 1
    count = generate(pieces, masks, side, moves[plies])
    for index in range(count):
        move = int(moves[plies, index])
        if is_win(move, int(pieces[move & 127]), int(pieces[move >> 7 & 127]), side):
            return is_attacking
    if plies <= 1 or count == 0:
        return False
    for index in range(count):
        move = int(moves[plies, index])
        mover, captured = int(pieces[move & 127]), int(pieces[move >> 7 & 127])
        make(pieces, masks, side, move)
        found = is_forced(pieces, masks, 1 - side, plies - 1, moves)
        unmake(pieces, masks, side, move, mover, captured)
        if found == is_attacking:
            return found
    return not is_attacking


def shortest_win(position: Position, most: int) -> int | None:
    """Return the least odd number of plies, up to `most`, in which the side to move can force a win."""
    pieces, masks = encode(position)
    moves = np.zeros((most + 1, MAX_MOVES), np.int32)
    for plies in range(1, most + 1, 2):
        if is_forced(pieces, masks, int(position.to_move), plies, moves):
            return plies
    return None


def keeps_the_win(position: Position, move: Move, plies: int) -> bool:
    """Whether a move is a first step of a forced win in `plies`."""
    after = position.play(move)
    outcome = after.outcome()
    if outcome is not None:
        return outcome.winner is position.to_move
    moves = np.zeros((plies + 1, MAX_MOVES), np.int32)
    return plies > 1 and bool(is_forced(*encode(after), int(after.to_move), plies - 1, moves))
