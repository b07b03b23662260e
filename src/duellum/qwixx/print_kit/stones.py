"""Qwixx Duel's stones: tiles with a front and a back on one page, to fold around card and cut apart."""

from duellum.core.i18n import Translatable
from duellum.core.svg import Markup, element, group_at, path
from duellum.printing.line_art import (
    CUT_WIDTH,
    INK,
    cut_line,
    drawing,
    fold_lines,
    rectangle_points,
)
from duellum.printing.page import Body, Drawing, Line, Page, Paper
from duellum.qwixx.print_kit.row import STONE, stone_svg
from duellum.qwixx.rules.board import STONES, Side

COLUMNS = 11
_LINES = len(Side) * STONES // COLUMNS
SPINE = 3.0
"""Between fronts and backs: as wide as the card is thick, twice folded."""
WIDTH = COLUMNS * STONE
HEIGHT = 2 * _LINES * STONE + SPINE
_ROOM = 0.3


def stone_pages(paper: Paper) -> list[Page]:
    """Return the page with all stones."""
    body = Body.of(paper)
    width, height = WIDTH + 2 * _ROOM, HEIGHT + 2 * _ROOM
    content = drawing(group_at(_ROOM, _ROOM, stones_svg()), width=width, height=height, name="stones")
    part = Drawing(body.centre_x(width), 8, width, height, content, Translatable("print-alt-stones"))
    return [
        Page(
            Translatable("print-kit-stones"),
            Translatable("print-stones-hint"),
            (part,),
            (),
            (Line.CUT, Line.FOLD),
        )
    ]


def stones_svg() -> Markup:
    """Return fronts above, backs below, mirrored at the spine between them."""
    sides = [side for side in Side for _ in range(STONES)]
    half = _LINES * STONE
    stones = []
    for number, side in enumerate(sides):
        line, column = divmod(number, COLUMNS)
        x = (column + 0.5) * STONE
        front, back = (line + 0.5) * STONE, HEIGHT - (line + 0.5) * STONE
        stones += [group_at(x, y, stone_svg(side)) for y in (front, back)]
    spine = [((0.0, y), (WIDTH, y)) for y in (half, half + SPINE)]
    return element(
        "g",
        *stones,
        _grid(0),
        _grid(half + SPINE),
        cut_line(rectangle_points(0, 0, WIDTH, HEIGHT)),
        fold_lines(spine),
    )


def _grid(top: float) -> Markup:
    """Return the lines between the tiles of one half."""
    steps: list[str | float] = []
    for column in range(1, COLUMNS):
        steps += ["M", column * STONE, top, "v", _LINES * STONE]
    for line in range(1, _LINES):
        steps += ["M", 0, top + line * STONE, "h", WIDTH]
    return path(*steps, stroke=INK, stroke_width=CUT_WIDTH, data_line="cut")
