"""The palette of a Qwixx Duel drawing: colours, text labels, and each row's pattern.

Every row has a pattern as well as a colour, so that it can be told apart in black and white: red is hatched,
yellow dotted, green waved, blue lined.
"""

from collections.abc import Iterator

from duellum.core.svg import LIGHT, Attributes, Markup, Paint, Value, element, path
from duellum.qwixx.rules.board import BLACK, GREY, Colour, Side

INK, PAPER, SHADE, FAINT = "#26221f", "#fbf5e6", "#eadfc6", "#6d655b"
SLATE, GOLD = "#2d3640", "#f0b429"

HUES = {Colour.RED: "#bf3028", Colour.YELLOW: "#e8b41f", Colour.GREEN: "#2c8049", Colour.BLUE: "#275aa3"}
TINTS = {Colour.RED: "#fae0da", Colour.YELLOW: "#fdf2cb", Colour.GREEN: "#dcf0de", Colour.BLUE: "#dbe7f7"}
_PATTERN_HUES = HUES | {Colour.YELLOW: "#b98a0c"}  # a light colour needs darker dots to be seen
CLOSED_TINT = "#dedad2"

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


def panel(
    width: float, height: float, corner: float, fill: str, margin: float = 0, **attributes: Value
) -> Markup:
    """Return a rectangle with round corners, its upper left one at the origin.

    With a `margin` it lies that far inside this rectangle, or outside where that is negative.
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
