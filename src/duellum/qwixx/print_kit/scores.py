"""Qwixx Duel's score sheets: six to a page."""

from duellum.core.i18n import Translatable
from duellum.core.svg import Markup, element, group_at
from duellum.printing.line_art import PAPER, cut_line, drawing, rectangle, rectangle_points
from duellum.printing.page import Body, Drawing, Line, Note, Page, Paper
from duellum.qwixx.drawing.palette import HUES, INK, SHADE, letter_colour
from duellum.qwixx.print_kit.row import sign_svg, stone_svg
from duellum.qwixx.rules.board import BLACK, Colour, Side

SHEET_WIDTH, SHEET_HEIGHT = 92.0, 72.0
_COLUMNS, _ROWS = 2, 3
_LABEL_WIDTH, _LINE_HEIGHT, _TOP = 31.0, 8.6, 15.0
_CELL_WIDTH = (SHEET_WIDTH - 8 - _LABEL_WIDTH) / len(Side)


def score_pages(paper: Paper) -> list[Page]:
    """Return the page of score sheets."""
    body = Body.of(paper)
    gap_x = (body.width - _COLUMNS * SHEET_WIDTH) / (_COLUMNS + 1)
    gap_y = min(6.0, (body.height - _ROWS * SHEET_HEIGHT) / (_ROWS + 1))
    drawings, notes = [], []
    art = drawing(sheet_svg(), width=SHEET_WIDTH, height=SHEET_HEIGHT, name="score sheet")
    for number in range(_COLUMNS * _ROWS):
        row, column = divmod(number, _COLUMNS)
        x, y = gap_x + column * (SHEET_WIDTH + gap_x), gap_y + row * (SHEET_HEIGHT + gap_y)
        drawings.append(Drawing(x, y, SHEET_WIDTH, SHEET_HEIGHT, art, Translatable("qwixx-sheet")))
        notes += _labels(x, y)
    return [
        Page(
            Translatable("qwixx-sheet"), Translatable("print-scores-hint"), tuple(drawings), tuple(notes),
            (Line.CUT,),
        )
    ]  # fmt: skip


def sheet_svg() -> Markup:
    """Return one sheet without its words."""
    lines = len(Colour) + 2
    parts = [cut_line(rectangle_points(0.2, 0.2, SHEET_WIDTH - 0.4, SHEET_HEIGHT - 0.4), PAPER)]
    for line in range(lines):
        y = _TOP + line * _LINE_HEIGHT
        fill = SHADE if line == lines - 1 else PAPER
        for side in Side:
            x = 4 + _LABEL_WIDTH + side * _CELL_WIDTH
            parts.append(rectangle(x, y, _CELL_WIDTH, _LINE_HEIGHT, fill=fill, stroke=INK, stroke_width=0.25))
    for colour in Colour:
        y = _TOP + (colour + 0.5) * _LINE_HEIGHT
        chip = rectangle(-3.2, -3.2, 6.4, 6.4, rx=1.2, fill=HUES[colour], stroke=INK, stroke_width=0.25)
        parts.append(group_at(8, y, chip, sign_svg(colour, 4.8, fill=letter_colour(colour))))
    for side in Side:
        x = 4 + _LABEL_WIDTH + (side + 0.5) * _CELL_WIDTH
        parts.append(group_at(x - _CELL_WIDTH / 2 + 5, 9.4, stone_svg(side), scale=0.5))
    return element("g", *parts)


def _labels(x: float, y: float) -> list[Note]:
    """Return the words of a sheet: players above, rows at the left."""
    names = [Translatable("print-row", {"colour": colour.letter}) for colour in Colour]
    names += [Translatable("qwixx-misthrows"), Translatable("qwixx-sheet-total")]
    notes = []
    for line, name in enumerate(names):
        left = 13.0 if line < len(Colour) else 4.6
        note_y = y + _TOP + line * _LINE_HEIGHT + 2.8
        notes.append(Note(x + left, note_y, _LABEL_WIDTH - left + 4, name, 8, is_bold=line == len(names) - 1))
    for side in Side:
        word = "black" if side is BLACK else "grey"
        place = x + 4 + _LABEL_WIDTH + side * _CELL_WIDTH + 10
        notes.append(
            Note(
                place,
                y + 7.8,
                _CELL_WIDTH - 10,
                Translatable("qwixx-side", {"side": word}),
                8.5,
                is_bold=True,
            )
        )
    return notes
