"""Probing the tablebase: who wins a solved ending, in how many plies, and by which moves.

Every win takes far fewer plies than the long game allows (B20), so plies without a capture do not matter,
unless there have been so many that the win might come too late; then the result is unknown. A third
occurrence of a position (B19) cannot arise while the winner plays the best moves: the distance falls with
every ply. Only the moves before can bring it.
"""

import numpy as np

from duellum.battle.engine.tablebase.tables import (
    ILLEGAL,
    MAX_TABLEBASE_PIECES,
    ROTATED_DIE,
    Table,
    Tables,
    rotate_square,
)
from duellum.battle.kernel.encoding import HALF, KING, Masks, Pieces, encode
from duellum.battle.rules.move import Move
from duellum.battle.rules.position import MAX_PLIES_WITHOUT_CAPTURE, Position
from duellum.core.compiled import compiled, lowest_bit

UNKNOWN = 1000
"""What :func:`probe` returns for a position that is not in the tables."""


@compiled
def has_few_pieces(masks: Masks) -> bool:
    """Whether the tablebase may hold the position; asked first, as it is cheaper than to probe."""
    low, high = masks[0, 0] | masks[1, 0], masks[0, 1] | masks[1, 1]
    for _ in range(MAX_TABLEBASE_PIECES):  # take the lowest piece away, without a branch
        high &= high - np.uint64((low == 0) & (high != 0))
        low &= low - np.uint64(low != 0)
    return bool(low | high == 0)


@compiled
def probe(pieces: Pieces, masks: Masks, side: int, since_capture: int, kings: Table, die: Table) -> int:
    """Return the plies to the end, negative when `side`, who is to move, loses; 0 for a draw.

    Returns ``UNKNOWN`` when there is more than one die or the game is over, and when the long game (B20) may
    come before the end.
    """
    white, black, square, owner = locate_pieces(pieces, masks)
    if white < 0 or black < 0:
        return UNKNOWN
    if square < 0:
        owner = side
    own, other = (white, black) if owner == 0 else (rotate_square(black), rotate_square(white))
    if square < 0:
        distance = np.int64(kings[own, other])
    else:
        orientation = np.int64(pieces[square])
        if owner == 1:
            square, orientation = rotate_square(square), ROTATED_DIE[orientation]
        distance = np.int64(die[side ^ owner, own, other, square * KING + orientation])
    if distance == ILLEGAL or since_capture + distance > MAX_PLIES_WITHOUT_CAPTURE:
        return UNKNOWN
    return distance if distance % 2 == 1 else -distance  # type: ignore[return-value]  # Numba's int is int64


@compiled
def locate_pieces(pieces: Pieces, masks: Masks) -> tuple[int, int, int, int]:
    """Return the squares of White's king, Black's king and the only die, and the die's owner.

    A missing piece is -1; with a second die all are.
    """
    white, black, square, owner = -1, -1, -1, -1
    for side in range(2):
        for half in range(2):
            left = masks[side, half]
            while left:
                here = lowest_bit(left) + HALF * half
                left &= left - np.uint64(1)
                if pieces[here] != KING:
                    if square >= 0:
                        return -1, -1, -1, -1
                    square, owner = here, side
                elif side == 0:
                    white = here
                else:
                    black = here
    return white, black, square, owner


def probe_position(tables: Tables, position: Position) -> int | None:
    """Return the plies to the end, negative when the side to move loses; None if unknown."""
    distance = probe(*encode(position), int(position.to_move), position.plies_since_capture, *tables)
    return None if distance == UNKNOWN else int(distance)


def best_moves(tables: Tables, position: Position) -> tuple[Move, ...]:
    """Return the moves that win soonest, else draw, else lose latest; none if unknown."""
    distance = probe_position(tables, position)
    if distance is None:
        return ()
    return tuple(move for move in position.legal_moves() if _probe_move(tables, position, move) == distance)


def _probe_move(tables: Tables, position: Position, move: Move) -> int | None:
    """Return the plies to the end for the side that makes the move."""
    after = position.play(move)
    if (outcome := after.outcome()) is not None:
        return 0 if outcome.winner is None else 1
    reply = probe_position(tables, after)
    if not reply:
        return reply
    return -reply + 1 if reply < 0 else -reply - 1
