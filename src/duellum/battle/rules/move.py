"""A move of Battle: which piece goes where, how it rolls on the way, and what it captures."""

from dataclasses import dataclass

from duellum.battle.rules import notation, paths
from duellum.battle.rules.board import Piece, Square
from duellum.battle.rules.paths import Legs
from duellum.battle.rules.victory import WinningClause, find_winning_clause
from duellum.core.die import Direction


@dataclass(frozen=True, slots=True, repr=False)
class Move:
    """A piece's path over the board. Two paths to one square are two moves (B13)."""

    piece: Piece
    """The mover before the move."""
    start: Square
    legs: Legs
    captured: Piece | None
    """The piece on the last square before the move."""

    @property
    def directions(self) -> tuple[Direction, ...]:
        """The direction of each step."""
        return paths.directions_of(self.legs)

    @property
    def path(self) -> tuple[Square, ...]:
        """The squares rolled onto, step by step; the last is the target."""
        return paths.walk(self.start, self.legs)

    @property
    def target(self) -> Square:
        """The last square."""
        return self.path[-1]

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """The mover after each step."""
        pieces = [self.piece]
        for direction in self.directions:
            pieces.append(pieces[-1].roll(direction))
        return tuple(pieces[1:])

    @property
    def faces(self) -> tuple[int, ...]:
        """The face on top after each step; empty for a king-cube, whose faces do not matter (B4)."""
        return tuple(piece.die.top for piece in self.pieces if piece.die is not None)

    @property
    def after(self) -> Piece:
        """The mover as it is at the end."""
        return self.pieces[-1]

    @property
    def wins_by(self) -> WinningClause | None:
        """The clause by which the move wins at once; None if it does not."""
        return find_winning_clause(self.piece, self.target, self.captured)

    def __str__(self) -> str:
        return notation.format_move(self.start, self.legs)

    def __repr__(self) -> str:
        return f"Move({str(self)!r})"
