"""The drawing of a Qwixx Duel position as SVG, for pages and print."""

from duellum.core.i18n import ENGLISH, Translatable, translate
from duellum.core.svg import Markup, document, group_at
from duellum.qwixx.drawing.caption import describe_last_move, describe_position, format_status
from duellum.qwixx.drawing.marks import Marks, find_marks
from duellum.qwixx.drawing.palette import FAINT, PAPER, fit_size, label, panel
from duellum.qwixx.drawing.row_svg import ROW_HEIGHT, row_svg
from duellum.qwixx.drawing.tray_svg import (
    COLUMN_WIDTH,
    PLAYER_HEIGHT,
    TRAY_HEIGHT,
    column_svg,
    player_svg,
    tray_svg,
)
from duellum.qwixx.rules.board import Colour, Side
from duellum.qwixx.rules.position import Move, Position

WIDTH = 720.0
_MARGIN, _GAP = 12.0, 8.0
_TEXT_WIDTH = WIDTH - 40
_TRAY_Y = 86.0
_ROWS_Y = _TRAY_Y + TRAY_HEIGHT + 14
_PLAYERS_Y = _ROWS_Y + len(Colour) * (ROW_HEIGHT + _GAP) + 6
HEIGHT = _PLAYERS_Y + 2 * PLAYER_HEIGHT + 10 + _MARGIN


def draw_svg(
    position: Position,
    last_move: Move | None = None,
    *,
    size: float | None = None,
    language: str = ENGLISH,
) -> str:
    """Return a drawing for pages and print: one self-contained SVG document.

    A golden frame marks what the last move changed: a field, the dice or the misthrow column. Dashed frames
    mark the fields open to the action that is due, an arrow the front of each row. `size` is the width in
    pixels, `language` that of its words.
    """
    marks = find_marks(position, last_move)
    return document(
        _paper(),
        *_heading(position, last_move, language),
        group_at(_MARGIN, _TRAY_Y, tray_svg(position, is_last=marks.is_roll_last)),
        *_rows(position, marks, language),
        *_foot(position, marks, language),
        width=WIDTH,
        height=HEIGHT,
        title=_title(position, language),
        description=describe_position(position, last_move, language),
        size=size,
    )


def _paper() -> Markup:
    return panel(WIDTH, HEIGHT, 18, PAPER, 2.5, stroke_width=5)


def _title(position: Position, language: str) -> str:
    status = format_status(position, language)
    return translate(Translatable("qwixx-drawing-title", {"status": status}), language=language)


def _heading(position: Position, last_move: Move | None, language: str) -> list[Markup]:
    """Return the status and, below it, the last move."""
    y = 47 if last_move is None else 33
    status = format_status(position, language)
    size = fit_size(status, 28, _TEXT_WIDTH)
    lines = [label(status, WIDTH / 2, y, size, data_part="status")]
    if last_move is not None:
        words = describe_last_move(position, last_move, language)
        small = min(fit_size(words, 21, _TEXT_WIDTH), round(0.85 * size, 1))
        lines.append(
            label(words, WIDTH / 2, 66, small, FAINT, font_weight="normal", data_part="last-move-text")
        )
    return lines


def _rows(position: Position, marks: Marks, language: str) -> list[Markup]:
    black, grey = (position.row_scores(side) for side in Side)
    return [
        group_at(
            _MARGIN,
            _ROWS_Y + colour * (ROW_HEIGHT + _GAP),
            row_svg(position.board[colour], colour, (black[colour], grey[colour]), marks, language),
        )
        for colour in Colour
    ]


def _foot(position: Position, marks: Marks, language: str) -> list[Markup]:
    """Return the misthrow column and, right of it, both players' panels."""
    x = _MARGIN + COLUMN_WIDTH + 10
    column = column_svg(position.misthrows, is_last=marks.is_misthrow_last, language=language)
    return [
        group_at(_MARGIN, _PLAYERS_Y, column),
        *(
            group_at(x, _PLAYERS_Y + side * (PLAYER_HEIGHT + 10), player_svg(position, side, language))
            for side in Side
        ),
    ]
