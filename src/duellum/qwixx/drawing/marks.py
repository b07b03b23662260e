"""What a drawing marks: the legal fields, and what the last move changed."""

from collections.abc import Collection
from typing import NamedTuple

from duellum.qwixx.rules.board import Field, Roll
from duellum.qwixx.rules.placement import Placement
from duellum.qwixx.rules.position import Decline, Move, Position


class Marks(NamedTuple):
    """The marks of a position: the fields open to the action that is due, and what the last move changed."""

    legal: Collection[Field] = ()
    last: Field | None = None
    """The field last placed on."""
    is_roll_last: bool = False
    is_misthrow_last: bool = False


def find_marks(position: Position, last_move: Move | None) -> Marks:
    """Return the marks of a position, to which `last_move` led."""
    return Marks(
        [move.field for move in position.legal_moves() if isinstance(move, Placement)],
        last_move.field if isinstance(last_move, Placement) else None,
        isinstance(last_move, Roll),
        isinstance(last_move, Decline) and last_move.is_misthrow,
    )
