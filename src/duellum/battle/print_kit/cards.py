"""Battle's cards: the start position, and the roll diagrams of all six faces on one card."""

import html

from duellum.battle import Position
from duellum.battle.drawing.board_svg import board_svg
from duellum.battle.drawing.piece_svg import placed_piece_svg
from duellum.battle.drawing.roll_diagram_svg import diagram_svg
from duellum.battle.drawing.viewpoint import HEIGHT, WIDTH, Viewpoint
from duellum.core.die import Die
from duellum.core.i18n import Translatable
from duellum.core.svg import Markup
from duellum.printing.line_art import DIGITS, cut_line, drawing, rectangle_points
from duellum.printing.page import Body, Drawing, Line, Note, Page, Paper

_LABEL_FONT = html.escape("Georgia, 'Times New Roman', serif")  # of the board's drawing for screens
_UNITS = 100.0  # of a drawing of the board or a diagram, to a square
_EDGE = 40.0  # of a diagram, in the same units
CARD_WIDTH, CARD_HEIGHT = 186.0, 224.0
_TEXT_HEIGHT = 28.0  # below the start position, with the edges
_SQUARE = 8.6
"""The side of a diagram's square."""
_CENTRES = {
    6: (6.85, 6.85),
    5: (15.75, 20.2),
    4: (4.85, 20.9),
    3: (17.6, 4.2),
    2: (18.3, 11.6),
    1: (10.9, 14.3),
}
"""By the face on top the middle of its diagram on the card, in squares: a diamond has room in its corners."""


def card_pages(paper: Paper) -> list[Page]:
    """Return the card with the start position and the card with the diagrams."""
    return [_start_page(paper), _diagram_page(paper)]


def position_parts(position: Position, *parts: Markup) -> list[Markup]:
    """Return a position without a word, in the fonts of the printed sets; `parts` are drawn over it."""
    viewpoint = Viewpoint(is_flipped=False)
    pieces = [
        placed_piece_svg(piece, square, viewpoint)
        for square, piece in enumerate(position.board)
        if piece is not None
    ]
    return [Markup(part.replace(_LABEL_FONT, DIGITS)) for part in (board_svg(viewpoint), *pieces, *parts)]


def position_svg(position: Position, *parts: Markup) -> str:
    """Return the same as a whole drawing."""
    return drawing(*position_parts(position, *parts), width=WIDTH, height=HEIGHT, name="position")


def _start_page(paper: Paper) -> Page:
    body = Body.of(paper)
    x, width = body.centre_x(CARD_WIDTH), CARD_WIDTH - 12
    height = width * HEIGHT / WIDTH
    border = _card_border(height + _TEXT_HEIGHT)
    board = Drawing(
        x + 6, 6 + 4, width, height, position_svg(Position.start()), Translatable("print-alt-start")
    )
    note = Note(x + 6, height + 15, width, Translatable("print-start-text"), points=10)
    card = Drawing(x, 4, CARD_WIDTH, height + _TEXT_HEIGHT, border, Translatable("print-alt-card"))
    return Page(
        Translatable("print-start"), Translatable("print-card-hint"), (card, board), (note,), (Line.CUT,)
    )


def _card_border(height: float) -> str:
    room = 0.3
    line = cut_line(rectangle_points(room, room, CARD_WIDTH - 2 * room, height - 2 * room))
    return drawing(line, width=CARD_WIDTH, height=height, name="card")


def _diagram_page(paper: Paper) -> Page:
    body = Body.of(paper)
    x = body.centre_x(CARD_WIDTH)
    drawings = [
        Drawing(x, 1, CARD_WIDTH, CARD_HEIGHT, _card_border(CARD_HEIGHT), Translatable("print-alt-card"))
    ]
    for top, (across, down) in _CENTRES.items():
        side = ((2 * top + 1) * _UNITS + _EDGE) / _UNITS * _SQUARE
        alt = Translatable("print-alt-diagram", {"top": top})
        left, upper = x + across * _SQUARE - side / 2, 1 + down * _SQUARE - side / 2
        drawings.append(Drawing(left, upper, side, side, diagram_svg(diagram_die(top)), alt))
    return Page(
        Translatable("print-diagrams"), Translatable("print-diagrams-hint"), tuple(drawings), (), (Line.CUT,)
    )


def diagram_die(top: int) -> Die:
    """Return the die of a diagram: with its 3 in front as at the start, where it can have it."""
    return Die.from_faces(top=top, south=3 if top not in (3, 4) else 2)
