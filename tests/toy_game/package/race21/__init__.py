"""Race to 21: two players and one die; a third game for the platform, in Python alone."""

from duellum.core.plain_view import plain_view
from duellum.core.rules import Rules
from race21.drawing import draw_svg, draw_text
from race21.rules import START, Player, describe, find_outcome, parse_position, phrase, starts_turn

RULES = Rules(
    name="race21",
    title="Race to 21",
    sides=(Player.RED, Player.BLUE),
    starts=(START,),
    clauses=("R1", "R2", "R3", "R4", "R5", "R6"),
    agreement_clause="R6",
    parse_position=parse_position,
    find_outcome=find_outcome,
    starts_turn=starts_turn,
    describe=describe,
    draw_text=draw_text,
    draw_svg=draw_svg,
    view=plain_view(draw_svg, draw_text, describe, phrase),
    phrase=phrase,
)
