"""Battle: a duel of rolling dice without luck.

>>> from duellum import battle
>>> position = battle.Position.start()
>>> position = position.play(position.parse_move("i1n4w1"))
>>> str(position)
'sbfwkwfbs/9/9/7X1/9/9/9/TCGXKXGC1 b 1 1'
"""

from collections.abc import Mapping

from duellum.battle.drawing.position_svg import draw_svg
from duellum.battle.drawing.position_text import draw_text
from duellum.battle.drawing.reach import reach
from duellum.battle.drawing.roll_diagram_svg import diagram_svg
from duellum.battle.drawing.roll_diagram_text import diagram_text
from duellum.battle.move_text import phrase
from duellum.battle.rules.board import BLACK, WHITE, Piece, square_name
from duellum.battle.rules.move import Move
from duellum.battle.rules.notation import parse_square
from duellum.battle.rules.paths import Leg
from duellum.battle.rules.position import Position, find_outcome
from duellum.battle.rules.setup import PositionBuilder, set_up
from duellum.battle.view import VIEW
from duellum.core.die import Die, Direction
from duellum.core.i18n import translate
from duellum.core.rules import Origin, Rules

__all__ = [
    "BLACK", "CLAUSES", "RULES", "WHITE", "Die", "Direction", "Leg", "Move", "Piece", "Position",
    "PositionBuilder",
    "describe", "diagram_svg", "diagram_text", "draw_svg", "draw_text", "find_outcome", "parse_square",
    "perft", "phrase", "reach", "set_up", "square_name",
]  # fmt: skip

CLAUSES = tuple(f"B{number}" for number in range(1, 22))
"""The ids of the clauses, named by refusals and outcomes; the catalogues have their texts."""

ORIGINS: dict[str, Origin] = dict.fromkeys(("B18", "B19", "B20", "B21"), "house")
"""The house rules: the rule sheets do not say what happens then."""


def describe(move: Move) -> str:
    """Describe a move in English: ``i1 via i5 to h5, shows 6``."""
    return translate(phrase(move))


def perft(position: Position, depth: int) -> Mapping[Move, int]:
    """Return for each legal move the number of sequences of `depth` plies that begin with it."""
    from duellum.battle.kernel import perft as kernel  # noqa: PLC0415 - NumPy is slow to import

    return kernel.perft(position, depth)


RULES: Rules[Position, Move] = Rules(
    name="battle",
    title="Battle",
    sides=(WHITE, BLACK),
    starts=(Position.start(),),
    clauses=CLAUSES,
    agreement_clause="B21",
    parse_position=Position.parse,
    find_outcome=find_outcome,
    starts_turn=lambda position: position.to_move is WHITE,
    describe=describe,
    phrase=phrase,
    draw_text=draw_text,
    draw_svg=draw_svg,
    view=VIEW,
    perft=perft,
    origins=ORIGINS,
)
"""Battle as the platform sees it."""
