"""The palette of a Qwixx Duel drawing: colours, text labels, and each row's pattern.

Every row has a pattern as well as a colour, so that it can be told apart in black and white: red is hatched,
yellow dotted, green waved, blue lined.
"""

from collections.abc import Iterator

from duellum.core.svg import LIGHT, Attributes, Markup, Paint, Value, element, path
from duellum.core.text_width import measure_width
from duellum.qwixx.rules.board import BLACK, GREY, Colour, Side

INK, PAPER, SHADE, FAINT = "#26221f", "#fbf5e6", "#eadfc6", "#6d655b"
SLATE, GOLD = "#2d3640", "#f0b429"

HUES = {Colour.RED: "#bf3028", Colour.YELLOW: "#e8b41f", Colour.GREEN: "#2c8049", Colour.BLUE: "#275aa3"}
TINTS = {Colour.RED: "#fae0da", Colour.YELLOW: "#fdf2cb", Colour.GREEN: "#dcf0de", Colour.BLUE: "#dbe7f7"}
_PATTERN_HUES = HUES | {Colour.YELLOW: "#b98a0c"}  # a light colour needs darker dots to be seen
CLOSED_TINT = "#dedad2"

SIGNS = {
    Colour.RED: "M12 21.5C5 15.8 2 12.2 2 8.2 2 5 4.4 2.8 7.2 2.8c2 0 3.8 1.1 4.8 3.1 1-2 2.8-3.1 4.8-3.1"
    "C19.6 2.8 22 5 22 8.2c0 4-3 7.6-10 13.3Z",
    Colour.YELLOW: "M12 2.1L14.8 9.1L22.3 9.6L16.5 14.4L18.3 21.6L12 17.6L5.7 21.6L7.5 14.4L1.7 9.6L9.2 9.1Z",
    Colour.GREEN: "M12 1.8a4.7 4.7 0 0 1 4.3 6.7 4.7 4.7 0 1 1-3 8.2l1.4 5.5H9.3l1.4-5.5a4.7 4.7 0 1 1-3-8.2"
    "A4.7 4.7 0 0 1 12 1.8Z",
    Colour.BLUE: "M12 1.5c3.6 4.6 7.3 9.2 7.3 13.6a7.3 7.3 0 0 1-14.6 0C4.7 10.7 8.4 6.1 12 1.5Z",
}
"""The sign of each row and its die as a path, 24 units wide, as in the browser: heart, star, clover, drop."""

WHITE_DIE = LIGHT
_LIGHT_MARK = "#ffffff"
DICE = {
    colour: Paint(top=HUES[colour], side=HUES[colour], mark=_LIGHT_MARK, outline=INK)
    for colour in (Colour.RED, Colour.GREEN, Colour.BLUE)
} | {Colour.YELLOW: Paint(top=HUES[Colour.YELLOW], side=HUES[Colour.YELLOW], mark=INK, outline=INK)}

STONES = {
    BLACK: Paint(top="#2b2826", side="#0e0d0c", mark="#fff8e7", outline="#000000"),
    GREY: Paint(top="#c9c6c0", side="#8e8a83", mark="#1e1a17", outline="#2b2826"),
}
RIMS: dict[Side, Attributes] = {BLACK: {}, GREY: {"stroke_dasharray": "5 4"}}
"""The rim also shows the owner of a stone: Black's is a solid ring, Grey's a dashed one."""


def label(text: str, x: float, y: float, size: float, colour: str = INK, **attributes: Value) -> Markup:
    """Return a line of bold text about a point, its capitals centred in height."""
    style: Attributes = {"text_anchor": "middle", "font_weight": "bold"}
    # The baseline is computed: not every viewer can centre text vertically.
    return element(
        "text",
        text,
        x=x,
        y=y + size * 0.36,
        font_family="Verdana, 'DejaVu Sans', sans-serif",
        font_size=size,
        fill=colour,
        **(style | attributes),
    )


def fit_size(text: str, size: float, width: float) -> float:
    """Return the size in which a line of bold text has room in a width: as given, or smaller."""
    widest = 0.6 * measure_width(text)
    return min(size, round(width / max(1.0, widest), 1))


def panel(
    width: float, height: float, corner: float, fill: str, margin: float = 0, **attributes: Value
) -> Markup:
    """Return a rectangle with round corners, its upper left one at the origin.

    With a `margin` it is that far inside this rectangle, or outside if that is negative.
    """
    outline: Attributes = {"fill": fill, "stroke": INK, "stroke_width": 2}
    return element(
        "rect",
        x=margin,
        y=margin,
        width=width - 2 * margin,
        height=height - 2 * margin,
        rx=corner,
        **(outline | attributes),
    )


def letter_colour(colour: Colour) -> str:
    """Return the colour in which letters are legible on a row's own."""
    return DICE[colour].mark


def plaque(text: str, side: Side, width: float, height: float) -> Markup:
    """Return a number on a plate that looks like the side's stones, its upper left corner at the origin."""
    paint = STONES[side]
    line: Attributes = {"stroke": paint.mark, "stroke_width": 1.8, "stroke_opacity": 0.85}
    return element(
        "g",
        panel(width, height, 12, paint.top),
        panel(width, height, 9, "none", 3.5, **line, **RIMS[side]),
        label(text, width / 2, height / 2, height * 0.52, paint.mark),
        data_points=stone_name(side),
    )


def stone_name(side: Side) -> str:
    """Return the value of data attributes for a side: ``black`` or ``grey``."""
    return str(side).lower()


def pattern(colour: Colour, width: float, height: float, **attributes: Value) -> Markup:
    """Return a row's pattern over a rectangle whose upper left corner is the origin."""
    steps = {
        Colour.RED: _hatching,
        Colour.YELLOW: _dots,
        Colour.GREEN: _waves,
        Colour.BLUE: _lines,
    }[colour](width, height)
    line: dict[str, Value] = {"fill": "none", "stroke": _PATTERN_HUES[colour], "stroke_width": 2.5}
    if colour is Colour.YELLOW:
        line |= {"stroke_width": 5, "stroke_linecap": "round"}
    return path(*steps, **(line | attributes), data_part="pattern")


def _hatching(width: float, height: float) -> Iterator[str | float]:
    """Yield slanting lines, each cut off where it meets the rectangle's edges."""
    for start in range(10, int(width + height), 10):
        left, right = max(0.0, start - height), min(width, start)
        yield from ("M", left, start - left, "L", right, start - right)


def _dots(width: float, height: float) -> Iterator[str | float]:
    """Yield dots, drawn as lines of no length with round ends, in staggered rows."""
    for number, y in enumerate(range(7, int(height) - 3, 9)):
        for x in range(6 + number % 2 * 6, int(width) - 3, 12):
            yield from ("M", x, y, "h", 0.01)


def _waves(width: float, height: float) -> Iterator[str | float]:
    for y in range(8, int(height) - 1, 10):
        yield from ("M", 0, y)
        for crest in range(int(width) // 12):
            yield from ("Q", crest * 12 + 3, y - 5, crest * 12 + 6, y, "T", crest * 12 + 12, y)


def _lines(width: float, height: float) -> Iterator[str | float]:
    for x in range(5, int(width), 8):
        yield from ("M", x, 0, "V", height)
