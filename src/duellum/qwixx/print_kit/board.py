"""Qwixx Duel's board on one page: four rows with locks, the misthrow column, and the scoring table."""

from duellum.core.i18n import Translatable
from duellum.core.svg import Markup, element, group_at
from duellum.printing.line_art import PAPER, cut_line, drawing, figure, rectangle, rectangle_points
from duellum.printing.page import Body, Drawing, Line, Note, Page, Paper
from duellum.qwixx.drawing.palette import FAINT, INK, SHADE
from duellum.qwixx.print_kit.row import ROW_HEIGHT, ROW_WIDTH, STONE, TAB_WIDTH, row_svg
from duellum.qwixx.rules.board import Colour
from duellum.qwixx.rules.scoring import MAX_MISTHROWS, MAX_SCORED, MISTHROW_COST, ROW_SCORES

_EDGE, _GAP = 4.0, 2.6
_COLUMN_WIDTH = 21.0
BOARD_WIDTH = 2 * _EDGE + ROW_WIDTH + 3 + _COLUMN_WIDTH
_ROWS_HEIGHT = len(Colour) * (ROW_HEIGHT + _GAP) - _GAP
_SCALE_Y, _SCALE_HEIGHT = _EDGE + _ROWS_HEIGHT + 4, 17.0
BOARD_HEIGHT = _SCALE_Y + _SCALE_HEIGHT + _EDGE
_ROOM = 0.3
_HEADS_WIDTH = TAB_WIDTH + 10
"""The places of the names of the scale's two lines."""


def board_pages(paper: Paper) -> list[Page]:
    """Return the board's only page."""
    body = Body.of(paper, is_landscape=True)
    width, height = BOARD_WIDTH + 2 * _ROOM, BOARD_HEIGHT + 2 * _ROOM
    x, y = body.centre_x(width), max(0.0, (body.height - height) / 2 - 2)
    content = drawing(
        group_at(_ROOM, _ROOM, board_svg()), width=width, height=height, name="Qwixx Duel board"
    )
    part = Drawing(x, y, width, height, content, Translatable("print-alt-qwixx-board"))
    column_x = x + _ROOM + BOARD_WIDTH - _EDGE - _COLUMN_WIDTH + 1.5
    notes = (
        Note(
            column_x,
            y + _EDGE + 2.2,
            _COLUMN_WIDTH - 3,
            Translatable("qwixx-misthrows"),
            7.5,
            is_bold=True,
            align="centre",
        ),
        Note(
            x + _EDGE + 2, y + _SCALE_Y + 2.6, _HEADS_WIDTH, Translatable("print-kit-stones"), 8, is_bold=True
        ),
        Note(x + _EDGE + 2, y + _SCALE_Y + 10.6, _HEADS_WIDTH, Translatable("print-points"), 8, is_bold=True),
    )
    return [
        Page(
            Translatable("print-kit-board"),
            Translatable("print-qwixx-board-hint"),
            (part,),
            notes,
            (Line.CUT,),
            is_landscape=True,
        )
    ]


def board_svg() -> Markup:
    """Return the board, its upper left corner at the origin."""
    rows = (group_at(_EDGE, _EDGE + colour * (ROW_HEIGHT + _GAP), row_svg(colour)) for colour in Colour)
    column = group_at(_EDGE + ROW_WIDTH + 3, _EDGE, _misthrow_column())
    return element(
        "g",
        cut_line(rectangle_points(0, 0, BOARD_WIDTH, BOARD_HEIGHT), PAPER),
        *rows,
        column,
        group_at(_EDGE, _SCALE_Y, _scale()),
    )


def _misthrow_column() -> Markup:
    """Return the column's four places, each with what it costs."""
    panel = rectangle(0, 0, _COLUMN_WIDTH, _ROWS_HEIGHT, rx=2.6, fill=SHADE, stroke=INK, stroke_width=0.4)
    top = 14.0
    pitch = (_ROWS_HEIGHT - top) / MAX_MISTHROWS
    places = []
    for number in range(MAX_MISTHROWS):
        spot = element("circle", r=STONE / 2 + 0.4, fill=PAPER, stroke=FAINT, stroke_width=0.35)
        cost = figure(f"−{MISTHROW_COST}", -0.6, 0, 6.4, FAINT)
        places.append(group_at(_COLUMN_WIDTH / 2, top + (number + 0.5) * pitch - 1, spot, cost))
    return element("g", panel, *places, data_part="misthrows")


def _scale() -> Markup:
    """Return how many points the stones in one row score."""
    width = BOARD_WIDTH - 2 * _EDGE
    cell = (width - _HEADS_WIDTH) / MAX_SCORED
    parts = [
        rectangle(0, 0, width, _SCALE_HEIGHT, rx=2, fill=PAPER, stroke=INK, stroke_width=0.4),
        rectangle(0, _SCALE_HEIGHT / 2, width, _SCALE_HEIGHT / 2, fill=SHADE, opacity=0.7),
    ]
    for count in range(1, MAX_SCORED + 1):
        x = _HEADS_WIDTH + (count - 0.5) * cell
        number = f"{count}+" if count == MAX_SCORED else str(count)
        parts.append(rectangle(x - cell / 2, 1, 0.2, _SCALE_HEIGHT - 2, fill=FAINT))
        parts.append(figure(number, x, _SCALE_HEIGHT * 0.26, 5.2, FAINT))
        parts.append(figure(str(ROW_SCORES[count]), x, _SCALE_HEIGHT * 0.75, 6.4, INK))
    return element("g", *parts, data_part="scale")
