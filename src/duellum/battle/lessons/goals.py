"""Goals and facts of Battle, decided by its plain rules."""

from dataclasses import dataclass, replace

from duellum.battle.rules.board import PALACES, square_name
from duellum.battle.rules.move import Move
from duellum.battle.rules.position import Position


@dataclass(frozen=True)
class Reach:
    """Roll a die, or the king, onto a square."""

    square: str

    def is_met(self, before: Position, move: Move) -> bool:  # noqa: ARG002 - a goal's own form
        """Whether the move ends there."""
        return square_name(move.target) == self.square


@dataclass(frozen=True)
class ShowFace:
    """End with this face on top."""

    face: int

    def is_met(self, before: Position, move: Move) -> bool:  # noqa: ARG002 - a goal's own form
        """Whether the die shows it after the move."""
        return move.faces[-1:] == (self.face,)


@dataclass(frozen=True)
class MoveKing:
    """Move the king."""

    def is_met(self, before: Position, move: Move) -> bool:  # noqa: ARG002 - a goal's own form
        """Whether the king moves."""
        return move.piece.is_king


@dataclass(frozen=True)
class MoveFrom:
    """Move what is on a square."""

    square: str

    def is_met(self, before: Position, move: Move) -> bool:  # noqa: ARG002 - a goal's own form
        """Whether the move starts there."""
        return square_name(move.start) == self.square


@dataclass(frozen=True)
class Capture:
    """Capture an enemy die or king."""

    def is_met(self, before: Position, move: Move) -> bool:  # noqa: ARG002 - a goal's own form
        """Whether the move captures."""
        return move.captured is not None


@dataclass(frozen=True)
class HangKing:
    """Let the opponent win with the next move: by taking the king or the palace."""

    def is_met(self, before: Position, move: Move) -> bool:
        """Whether the opponent has a winning move then."""
        return bool(before.play(move).winning_moves())


@dataclass(frozen=True)
class Threaten:
    """Threaten to win with the move after this one."""

    def is_met(self, before: Position, move: Move) -> bool:
        """Whether a second move in a row would win."""
        after = before.play(move)
        return after.outcome() is None and bool(replace(after, to_move=before.to_move).winning_moves())


@dataclass(frozen=True)
class TakePalace:
    """Bring the king onto the enemy palace."""

    def is_met(self, before: Position, move: Move) -> bool:
        """Whether the king takes the palace."""
        return move.piece.is_king and move.target == PALACES[before.to_move.other]


@dataclass(frozen=True)
class FaceAfter:
    """The face on top after a move, given in notation."""

    move: str

    def compute(self, position: Position) -> int:
        """Return the face."""
        return position.parse_move(self.move).faces[-1]
