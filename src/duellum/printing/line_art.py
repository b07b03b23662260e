"""Line art of the sheets: one weight for lines to cut, one for lines to fold, one kind of grey to glue.

Lengths are in millimetres: a drawing's viewBox is as large as the drawing on paper.
"""

from collections.abc import Iterable

from duellum.core.svg import Markup, Value, document, element, path
from duellum.printing.net import Point, Segment

INK, PAPER, GLUE, QUIET = "#000000", "#ffffff", "#e4e1db", "#5d564e"
CUT_WIDTH, FOLD_WIDTH = 0.35, 0.25
FOLD_DASHES = "1.6 1"
DIGITS = "Print Sans Latin"
"""The font of figures and of letters of squares: drawings contain no words."""


def drawing(*content: str, width: float, height: float, name: str) -> str:
    """Return a drawing of this size; `name` says for programs what it is."""
    return document(*content, width=width, height=height, title=name, description=name)


def polygon(points: Iterable[Point], **attributes: Value) -> Markup:
    """Return a closed line through the points."""
    steps: list[str | float] = []
    for x, y in points:
        steps += ["L" if steps else "M", x, y]
    return path(*steps, "Z", **attributes)


def cut_line(points: Iterable[Point], fill: str = "none") -> Markup:
    """Return a closed line to cut along."""
    return polygon(
        points, fill=fill, stroke=INK, stroke_width=CUT_WIDTH, stroke_linejoin="round", data_line="cut"
    )


def fold_lines(segments: Iterable[Segment], colour: str = INK) -> Markup:
    """Return lines to fold along."""
    steps = [part for (ax, ay), (bx, by) in segments for part in ("M", ax, ay, "L", bx, by)]
    return path(
        *steps,
        fill="none",
        stroke=colour,
        stroke_width=FOLD_WIDTH,
        stroke_dasharray=FOLD_DASHES,
        data_line="fold",
    )


def figure(text: str, x: float, y: float, size: float, colour: str = INK, **attributes: Value) -> Markup:
    """Return figures or a letter about a point, `size` millimetres high from line to line."""
    style: dict[str, Value] = {"text_anchor": "middle", "font_weight": "bold"}
    return element(
        "text",
        text,
        x=x,
        y=y + size * 0.36,
        font_family=DIGITS,
        font_size=size,
        fill=colour,
        **(style | attributes),
    )


def rectangle(x: float, y: float, width: float, height: float, **attributes: Value) -> Markup:
    """Return a rectangle by its upper left corner."""
    return element("rect", x=x, y=y, width=width, height=height, **attributes)


def rectangle_points(x: float, y: float, width: float, height: float) -> tuple[Point, ...]:
    """Return the corners of a rectangle, clockwise."""
    return (x, y), (x + width, y), (x + width, y + height), (x, y + height)
