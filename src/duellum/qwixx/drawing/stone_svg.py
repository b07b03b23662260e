"""Stones and stacks of a Qwixx Duel drawing: thick discs seen at a slant.

Black and Grey differ in brightness and in their rims.
"""

from duellum.core.svg import Attributes, Markup, Value, element, path
from duellum.qwixx.drawing.palette import GOLD, INK, RIMS, STONES, label, stone_name
from duellum.qwixx.rules.board import Side

RADIUS = 20.0
DEPTH = 16.0
"""The vertical radius of a stone, seen at a slant."""
THICKNESS = 7.0
RISE = 29.0
"""The greatest height of a stack's top above its lowest stone's top."""

_MAX_LAYERS = 6  # more would be too thin to see; the number on top gives the height


def stack_svg(side: Side, height: int) -> Markup:
    """Return one stone or a stack about the centre of the lowest stone's top, with its height if above 1."""
    layers = min(height, _MAX_LAYERS)
    step = min(THICKNESS, RISE / max(1, layers - 1))
    top = -step * (layers - 1)
    paint = STONES[side]
    number = [label(str(height), 0, top, 22, paint.mark)] if height > 1 else []
    return element(
        "g",
        *(_layer(side, -step * layer) for layer in range(layers)),
        _rim(side, top),
        *number,
        data_side=stone_name(side),
        data_height=height,
    )


def _layer(side: Side, y: float) -> Markup:
    """Return one stone's edge and top."""
    paint = STONES[side]
    edge = ("M", -RADIUS, y, "v", THICKNESS, "A", RADIUS, DEPTH, "0 0 0", RADIUS, y + THICKNESS)
    # Lines are of the mark's colour: between two black stones of a stack a black one would not be seen.
    line: Attributes = {"stroke": paint.mark, "stroke_width": 1.4}
    return Markup(
        path(*edge, "v", -THICKNESS, "Z", fill=paint.side, **line)
        + _disc(y, RADIUS, DEPTH, fill=paint.top, **line)
    )


def _rim(side: Side, y: float) -> Markup:
    paint = STONES[side]
    line: Attributes = {"stroke": paint.mark, "stroke_width": 1.8, "stroke_opacity": 0.85}
    return _disc(y, RADIUS - 3.6, DEPTH - 3.2, fill="none", **line, **RIMS[side])


def _disc(y: float, radius: float, depth: float, **attributes: Value) -> Markup:
    return element("ellipse", cy=y, rx=radius, ry=depth, **attributes)


def ghost_svg(**attributes: Value) -> Markup:
    """Return the outline of an absent stone about its centre."""
    return _disc(0, RADIUS - 1, DEPTH - 1, **attributes)


def front_svg() -> Markup:
    """Return the sign of a row's front stone about the origin: an arrow to the right, where the race goes."""
    return path("M-16 -6 H5 L17 0 L5 6 H-16 L-10 0 Z", fill=GOLD, stroke=INK, stroke_width=2)
