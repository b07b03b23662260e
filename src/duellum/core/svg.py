"""SVG for every drawing: elements, pips, dice, and the document around them.

Text is escaped unless it is :class:`Markup`, so no drawing can be broken by what it shows. Nothing here uses
an ``id``: any number of drawings, even of the same thing, can be on one page.

>>> element("text", "1 < 2", x=0.5, font_size=12)
'<text x="0.5" font-size="12">1 &lt; 2</text>'
"""

import html
import re
from typing import NamedTuple

from duellum.core.die import Die

Value = str | float | None
Attributes = dict[str, Value]
"""An element's attributes by name; see :func:`element`."""

DIE_SIZE = 86.0
"""The side of a die as :func:`die_svg` draws it at scale 1."""

_TOP_SIZE = 48.0
_SIDE_CENTRE = 33.2  # from the die's centre to the middle of a side face's strip
_NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


class Markup(str):
    """Text that is SVG already and must not be escaped again."""

    __slots__ = ()


class Paint(NamedTuple):
    """The colours of a die: its top, its sides, what is drawn on it, and its outline."""

    top: str
    side: str
    mark: str
    outline: str


LIGHT = Paint(top="#fffdf6", side="#efe4cc", mark="#1e1a17", outline="#2b2320")
DARK = Paint(top="#3d3835", side="#211d1b", mark="#fff8e7", outline="#0d0b0a")


def format_number(value: float) -> str:
    """Return a length or coordinate with at most two decimals: ``format_number(-0.001)`` is ``"0"``."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def element(tag: str, *content: str, **attributes: Value) -> Markup:
    """Return an element; ``stroke_width=2`` becomes ``stroke-width="2"``, None leaves it out."""
    parts = [tag]
    for name, value in attributes.items():
        if value is not None:
            text = value if isinstance(value, str) else format_number(value)
            parts.append(f'{name.replace("_", "-")}="{_escape(text)}"')
    opening = " ".join(parts)
    inside = "".join(part if isinstance(part, Markup) else _escape(part) for part in content)
    return Markup(f"<{opening}>{inside}</{tag}>" if content else f"<{opening}/>")


def _escape(text: str) -> str:
    """Return `text` fit for XML; characters that XML cannot hold become the replacement character."""
    return html.escape(_NOT_IN_XML.sub("\ufffd", text))


def document(
    *content: str, width: float, height: float, title: str, description: str, size: float | None = None
) -> str:
    """Return a whole SVG document with a title and a description for screen readers.

    `size` is its width in pixels; without one it takes the width it is given.
    """
    return element(
        "svg",
        element("title", title),
        element("desc", description),
        *content,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {format_number(width)} {format_number(height)}",
        width=size,
        height=None if size is None else size * height / width,
        role="img",
    )


def group_at(x: float, y: float, *content: str, scale: float = 1, **attributes: Value) -> Markup:
    """Return a group whose origin is moved to (x, y)."""
    transform = f"translate({format_number(x)} {format_number(y)})"
    if scale != 1:
        transform += f" scale({format_number(scale)})"
    return element("g", *content, transform=transform, **attributes)


def box(side: float, corner: float = 0, **attributes: Value) -> Markup:
    """Return a square about the origin; `corner` is the radius of its corners."""
    return element("rect", x=-side / 2, y=-side / 2, width=side, height=side, rx=corner or None, **attributes)


def path(*steps: str | float, **attributes: Value) -> Markup:
    """Return a path from its commands and coordinates: ``path("M", 0, 0, "L", 3.5, 4)``."""
    written = (step if isinstance(step, str) else format_number(step) for step in steps)
    return element("path", d=" ".join(written), **attributes)


def pips(face: int) -> tuple[tuple[int, int], ...]:
    """Return the places of a face's pips, each -1, 0 or 1 to the right and down."""
    corners = ((1, -1), (-1, 1), (-1, -1), (1, 1))
    edges = ((-1, 0), (1, 0))
    centre = ((0, 0),) if face % 2 else ()
    return corners[: face // 2 * 2] + (edges if face == 6 else ()) + centre


def side_pips(face: int) -> tuple[tuple[int, int], ...]:
    """Return the places of a face's pips seen at a slant: -1, 0 or 1 along the edge and across it.

    Up to three are in one row; more are in two rows, so that each can be larger.
    """
    if face <= 3:
        return tuple((along, 0) for along in ((0,), (-1, 1), (-1, 0, 1))[face - 1])
    return tuple((down, right) for right, down in pips(face))


def pip_circles(face: int, spacing: float, radius: float) -> Markup:
    """Return a face's pips about the origin, in the colour of the group around them."""
    circles = (element("circle", cx=x * spacing, cy=y * spacing, r=radius) for x, y in pips(face))
    return Markup("".join(circles))


def face_svg(face: int, side: float, paint: Paint, **attributes: Value) -> Markup:
    """Return one face of a die about the origin: a rounded square with large pips."""
    return element(
        "g",
        box(side, side * 0.2, fill=paint.top, stroke=paint.outline, stroke_width=2.5),
        element("g", pip_circles(face, side * 0.285, side * 0.118), fill=paint.mark),
        data_face=face,
        **attributes,
    )


def cube_body(paint: Paint, top_size: float) -> Markup:
    """Return a die without its pips about the origin: its shadow, its four sides and its top."""
    half, inner, bend = DIE_SIZE / 2, top_size / 2, DIE_SIZE / 2 - 4
    edges = [part for x, y in ((1, 1), (1, -1), (-1, 1), (-1, -1)) for part in _slant(x, y, inner, bend)]
    shade = ("M", -inner, inner, "H", inner, "L", bend, bend, "L", bend - 8, half, "H", 8 - bend)
    return Markup(
        group_at(2, 3, box(DIE_SIZE, 14, fill="#000", fill_opacity=0.28))
        + box(DIE_SIZE, 14, fill=paint.side)
        + path(*shade, "L", -bend, bend, "Z", fill="#000", fill_opacity=0.13)
        + path(*edges, stroke=paint.mark, stroke_opacity=0.35, stroke_width=1.5)
        + box(DIE_SIZE, 14, fill="none", stroke=paint.outline, stroke_width=2.5)
        + box(top_size, 8, fill=paint.top, stroke=paint.mark, stroke_opacity=0.45, stroke_width=1.5)
    )


def _slant(x: int, y: int, inner: float, outer: float) -> tuple[str | float, ...]:
    return ("M", x * (inner - 2), y * (inner - 2), "L", x * outer, y * outer)


def die_svg(die: Die, paint: Paint) -> Markup:
    """Return a die from above about the origin: the top large, each side face small along its edge."""
    top = element("g", pip_circles(die.top, 14.2, 6.1), data_face=die.top, data_edge="top")
    up, down = (_side(die.north, "up", 0, -1), _side(die.south, "down", 0, 1))
    left, right = (_side(die.west, "left", -1, 0), _side(die.east, "right", 1, 0))
    return Markup(cube_body(paint, _TOP_SIZE) + element("g", top, up, down, left, right, fill=paint.mark))


def _side(face: int, edge: str, right: int, down: int) -> Markup:
    """Return a side face's pips at the edge that is `right` and `down` of the centre."""
    circles = []
    for along, across in side_pips(face):
        reach = _SIDE_CENTRE + 4.5 * across
        x, y = (right * reach, 13.0 * along) if right else (13.0 * along, down * reach)
        circles.append(element("circle", cx=x, cy=y, r=3.4))
    return element("g", *circles, data_face=face, data_edge=edge)
