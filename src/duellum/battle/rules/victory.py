"""Victory, B16 and B17: by a move about to be made, and in a position that has been reached."""

from typing import Literal

from duellum.battle.rules.board import PALACES, Board, Piece, Side, Square
from duellum.core.rules import Outcome

WinningClause = Literal["B16", "B17"]


def find_winning_clause(piece: Piece, target: Square, captured: Piece | None) -> WinningClause | None:
    """Return the clause by which moving `piece` to `target` wins at once; None where it does not."""
    if captured is not None and captured.is_king:
        return "B16"  # B15, B16: whatever captures it, a king-cube included
    if piece.is_king and target == PALACES[piece.side.other]:
        return "B17"
    return None


def find_victory(board: Board, winner: Side) -> Outcome | None:
    """Return the victory of the side that has just moved, `winner`; None where it has not won."""
    if Piece(winner.other, None) not in board:
        return Outcome(winner, "king captured", "B16")
    if board[PALACES[winner.other]] == Piece(winner, None):
        return Outcome(winner, "palace taken", "B17")
    return None
