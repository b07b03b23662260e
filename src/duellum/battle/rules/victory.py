"""How games end: victory by a move about to be made or in a position that has been reached, and draws."""

from typing import Literal

from duellum.battle.rules.board import PALACES, Board, Piece, Side, Square
from duellum.core.rules import Outcome

WinningClause = Literal["B16", "B17"]

VICTORIES = {"B16": "king captured", "B17": "palace taken"}
DRAWS = {"B18": "no move", "B19": "repetition", "B20": "long game"}
"""By clause, why a game has ended."""


def find_winning_clause(piece: Piece, target: Square, captured: Piece | None) -> WinningClause | None:
    """Return the clause by which moving `piece` to `target` wins at once; None if it does not."""
    if captured is not None and captured.is_king:
        return "B16"  # B15, B16: whatever captures it, a king-cube included
    if piece.is_king and target == PALACES[piece.side.other]:
        return "B17"
    return None


def find_victory(board: Board, winner: Side) -> Outcome | None:
    """Return the victory of the side that has just moved, `winner`; None if it has not won."""
    if Piece(winner.other, None) not in board:
        return Outcome(winner, VICTORIES["B16"], "B16")
    if board[PALACES[winner.other]] == Piece(winner, None):
        return Outcome(winner, VICTORIES["B17"], "B17")
    return None
