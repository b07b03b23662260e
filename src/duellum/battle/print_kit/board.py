"""Battle's board in two halves, one a page: each has four ranks, and one has a strip to glue the other on."""

from duellum.battle.drawing.piece_svg import crown_svg
from duellum.battle.print_kit.dice import SQUARE
from duellum.battle.rules.board import FILES, PALACES, RANKS, WHITE, Side, file_of, rank_of
from duellum.core.i18n import Translatable
from duellum.core.svg import Markup, element, group_at, path
from duellum.printing.line_art import (
    GLUE,
    INK,
    PAPER,
    QUIET,
    cut_line,
    drawing,
    figure,
    fold_lines,
    rectangle,
    rectangle_points,
)
from duellum.printing.page import Body, Drawing, Line, Page, Paper

FRAME = 7.5
STRIP = 12.0
"""The width of the strip to glue on."""
HALF_RANKS = len(RANKS) // 2
HALF_WIDTH = len(FILES) * SQUARE + 2 * FRAME
HALF_HEIGHT = HALF_RANKS * SQUARE + FRAME
_TINT, _LINE = "#e9e5dc", "#4a443d"
_ROOM = 0.4  # around a half, so that its outer line is drawn whole


def board_pages(paper: Paper) -> list[Page]:
    """Return White's half, with the strip, and Black's."""
    return [_half_page(paper, is_white=True), _half_page(paper, is_white=False)]


def _half_page(paper: Paper, *, is_white: bool) -> Page:
    height = HALF_HEIGHT + (STRIP if is_white else 0)
    width, whole = HALF_WIDTH + 2 * _ROOM, height + 2 * _ROOM
    content = group_at(_ROOM, _ROOM, half_svg(is_white=is_white))
    body = Body.of(paper, is_landscape=True)
    side = "white" if is_white else "black"
    svg = drawing(content, width=width, height=whole, name=f"{side} half")
    part = Drawing(body.centre_x(width), 4, width, whole, svg, Translatable("print-alt-half", {"side": side}))
    title = Translatable("print-board-half", {"number": 1 if is_white else 2})
    lines = (Line.CUT, Line.FOLD, Line.GLUE) if is_white else (Line.CUT,)
    hint = Translatable("print-board-strip" if is_white else "print-board-join")
    return Page(title, hint, (part,), (), lines, is_landscape=True)


def half_svg(*, is_white: bool) -> Markup:
    """Return one half, its upper left corner at the origin: White's with the strip above, Black's without."""
    top = STRIP if is_white else FRAME
    bottom = top + HALF_RANKS * SQUARE
    ranks = range(HALF_RANKS) if is_white else range(HALF_RANKS, len(RANKS))
    height = HALF_HEIGHT + (STRIP if is_white else 0)
    strip = _strip() if is_white else ""
    frame_top = STRIP if is_white else 0.0
    return element(
        "g",
        rectangle(0, frame_top, HALF_WIDTH, HALF_HEIGHT, fill=PAPER),
        Markup(strip),
        *(_square(file, rank, top) for rank in ranks for file in range(len(FILES))),
        _grid(top, bottom),
        *(_palace(side, top) for side, square in PALACES.items() if rank_of(square) in ranks),
        *_labels(ranks, top, is_white=is_white),
        cut_line(_outline(height, has_strip=is_white)),
        *([fold_lines([((0, STRIP), (HALF_WIDTH, STRIP))])] if is_white else []),
        data_half="white" if is_white else "black",
    )


def _outline(height: float, *, has_strip: bool) -> tuple[tuple[float, float], ...]:
    """Return the corners of a half; those of the strip are slanted, so that it stays hidden."""
    if not has_strip:
        return rectangle_points(0, 0, HALF_WIDTH, height)
    return (
        (0, STRIP), (STRIP, 0), (HALF_WIDTH - STRIP, 0),
        (HALF_WIDTH, STRIP), (HALF_WIDTH, height), (0, height),
    )  # fmt: skip


def _strip() -> Markup:
    points = (0, STRIP, "L", STRIP, 0, "L", HALF_WIDTH - STRIP, 0, "L", HALF_WIDTH, STRIP)
    return path("M", *points, "Z", fill=GLUE)


def _corner(file: int, rank: int, top: float) -> tuple[float, float]:
    """Return the upper left corner of a square."""
    return FRAME + file * SQUARE, top + (HALF_RANKS - 1 - rank % HALF_RANKS) * SQUARE


def _square(file: int, rank: int, top: float) -> Markup:
    x, y = _corner(file, rank, top)
    name = f"{FILES[file]}{RANKS[rank]}"
    tint = _TINT if (file + rank) % 2 == 0 else PAPER
    return rectangle(x, y, SQUARE, SQUARE, fill=tint, data_square=name)


def _grid(top: float, bottom: float) -> Markup:
    right = FRAME + len(FILES) * SQUARE
    steps: list[str | float] = []
    for file in range(len(FILES) + 1):
        steps += ["M", FRAME + file * SQUARE, top, "V", bottom]
    for rank in range(HALF_RANKS + 1):
        steps += ["M", FRAME, top + rank * SQUARE, "H", right]
    return path(*steps, stroke=_LINE, stroke_width=0.3, stroke_linecap="square")


def _palace(side: Side, top: float) -> Markup:
    """Return a palace: a double frame and a crown, upright for its owner."""
    square = PALACES[side]
    x, y = _corner(file_of(square), rank_of(square), top)
    centre = x + SQUARE / 2, y + SQUARE / 2
    frames = [
        rectangle(-half, -half, 2 * half, 2 * half, fill="none", stroke=INK, stroke_width=width)
        for half, width in ((SQUARE / 2 - 0.6, 1.2), (SQUARE / 2 - 2.4, 0.35))
    ]
    crown = group_at(0, 0, crown_svg(), scale=0.23, fill=PAPER, stroke=INK, stroke_width=1.6)
    turned = element("g", crown, transform=None if side is WHITE else "rotate(180)")
    return group_at(*centre, *frames, turned, data_palace=str(side).lower())


def _labels(ranks: range, top: float, *, is_white: bool) -> list[Markup]:
    """Return the names of files along the outer edge, and of ranks at both sides, upright for the reader."""
    labels = []
    turn = None if is_white else "rotate(180)"
    y = top + HALF_RANKS * SQUARE + FRAME / 2 if is_white else FRAME / 2
    places = [(name, FRAME + (file + 0.5) * SQUARE, y) for file, name in enumerate(FILES)]
    for rank in ranks:
        _, corner = _corner(0, rank, top)
        places += [(RANKS[rank], x, corner + SQUARE / 2) for x in (FRAME / 2, HALF_WIDTH - FRAME / 2)]
    for name, x, height in places:
        labels.append(group_at(x, height, element("g", figure(name, 0, 0, 4.2, QUIET), transform=turn)))
    return labels
