"""The tables of Battle's book, computed from the rules."""

from duellum.battle import WHITE, Piece, Position
from duellum.battle.rules.position import MAX_DICE
from duellum.rulebook.model import Table
from duellum.rulebook.parts import Parts, shared_text

_text = Parts("battle").text
_KING = "K"

ABOUT = Table(
    "about",
    (),
    (
        (shared_text("players"), 2),
        (
            shared_text("names"),
            "Поединок, Duell, La Joute, La Battaglia, Duelo, 决斗, Pojedynek, Conquest, Tactix",
        ),
    ),
)
BOX = Table(
    "box",
    (shared_text("part"), shared_text("number")),
    (
        (_text("box-board"), 1),
        (_text("box-white"), MAX_DICE),
        (_text("box-black"), MAX_DICE),
        (_text("box-kings"), 2),
    ),
)


def _camp() -> list[Piece]:
    """Return White's pieces at the start, from the left; Black's lie in the same way for Black."""
    return [piece for piece in Position.start().board if piece is not None and piece.side is WHITE]


CAMP = Table(
    "camp",
    (_text("camp-place"), *range(1, len(_camp()) + 1)),
    (
        (_text("camp-top"), *(_KING if piece.die is None else piece.die.top for piece in _camp())),
        (_text("camp-right"), *("" if piece.die is None else piece.die.east for piece in _camp())),
        (_text("camp-front"), *("" if piece.die is None else piece.die.south for piece in _camp())),
    ),
)
"""The set-up of a camp: the faces on top, on the right and toward the owner."""
