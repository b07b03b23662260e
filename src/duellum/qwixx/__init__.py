"""Qwixx Duel: a race of stones on one shared board, with captures and stacks, and dice to drive it.

>>> from duellum import qwixx
>>> position = qwixx.Position.start()
>>> for text in ("41/3526", "y5", "b10"):
...     position = position.play(position.parse_move(text))
>>> str(position)
'...........-/...b.......-/...........-/..b........- g 0:0 - r'
"""

from duellum.core.i18n import translate
from duellum.core.rules import Origin, Rules
from duellum.qwixx.drawing.position_svg import draw_svg
from duellum.qwixx.drawing.position_text import draw_text
from duellum.qwixx.move_text import phrase
from duellum.qwixx.rules.board import (
    BLACK,
    GREY,
    Colour,
    Roll,
    Row,
    Stack,
    colour_of,
    field_name,
    field_numbered,
    number_of,
)
from duellum.qwixx.rules.notation import Turn, format_turn, parse_field, parse_turn
from duellum.qwixx.rules.placement import Effect, Placement
from duellum.qwixx.rules.position import Decline, Move, Position, find_outcome
from duellum.qwixx.rules.setup import PositionBuilder, set_up
from duellum.qwixx.view import VIEW

__all__ = [
    "BLACK", "CLAUSES", "GREY", "RULES", "Colour", "Decline", "Effect", "Move", "Placement", "Position",
    "PositionBuilder",
    "Roll", "Row", "Stack", "Turn", "colour_of", "describe", "draw_svg", "draw_text", "field_name",
    "field_numbered", "find_outcome", "format_turn", "number_of", "parse_field", "parse_turn",
    "phrase", "set_up",
]  # fmt: skip

CLAUSES = tuple(f"Q{number}" for number in range(1, 26))
"""The ids of the clauses, named by refusals and outcomes; the catalogues have their texts."""

ORIGINS: dict[str, Origin] = {"Q24": "mixed", "Q25": "house"}
"""The house rules: the rule sheets name no tie-break (Q24), and no other way to end a game (Q25)."""


def describe(move: Move) -> str:
    """Describe a move in English: ``red 7, captures``."""
    return translate(phrase(move))


RULES: Rules[Position, Move] = Rules(
    name="qwixx",
    title="Qwixx Duel",
    sides=(BLACK, GREY),
    starts=(Position.start(BLACK), Position.start(GREY)),
    clauses=CLAUSES,
    agreement_clause="Q25",
    parse_position=Position.parse,
    find_outcome=find_outcome,
    starts_turn=lambda position: position.dice is None,
    describe=describe,
    phrase=phrase,
    draw_text=draw_text,
    draw_svg=draw_svg,
    view=VIEW,
    origins=ORIGINS,
)
"""Qwixx Duel as the platform sees it."""
