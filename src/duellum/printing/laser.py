"""Drawings for laser cutters: red lines are cut, blue lines scored to fold along, black areas engraved.

A drawing's width and height are given in millimetres, so that programs open it at actual size.
"""

from collections.abc import Mapping
from typing import NamedTuple

from duellum.core.svg import Markup, element, format_number, group_at, path
from duellum.printing.line_art import polygon
from duellum.printing.net import CELLS, Net
from duellum.printing.net_svg import FaceArt

CUT, SCORE, ENGRAVE = "#ff0000", "#0000ff", "#000000"
_HAIR = 0.1  # the width of lines, which cutters take for lines to follow
GAP = 5.0
"""Between two parts, and around all."""


class LaserParts(NamedTuple):
    """What is done with a part: engraved, then scored, then cut, so that it does not move until the end."""

    engraved: Markup
    scored: Markup
    cut: Markup

    def move(self, x: float, y: float, turn: str = "") -> "LaserParts":
        """Return the part at a different place, its origin moved to (x, y); `turn` is a further transform."""
        return LaserParts(*(_place(layer, x, y, turn) for layer in self))


def _place(layer: Markup, x: float, y: float, turn: str) -> Markup:
    return group_at(x, y, element("g", layer, transform=turn) if turn else layer) if layer else layer


def laser_svg(parts: list[LaserParts], width: float, height: float, title: str) -> str:
    """Return the drawing, layer by layer in the order of work."""
    layers = [Markup("".join(layer)) for layer in zip(*parts, strict=True)]
    styles: tuple[dict[str, str | float], ...] = (
        {"fill": ENGRAVE, "data_layer": "engrave"},
        {"fill": "none", "stroke": SCORE, "stroke_width": _HAIR, "data_layer": "score"},
        {"fill": "none", "stroke": CUT, "stroke_width": _HAIR, "data_layer": "cut"},
    )
    return element(
        "svg",
        element("title", title),
        *(element("g", layer, **style) for layer, style in zip(layers, styles, strict=True)),
        xmlns="http://www.w3.org/2000/svg",
        width=f"{format_number(width)}mm",
        height=f"{format_number(height)}mm",
        viewBox=f"0 0 {format_number(width)} {format_number(height)}",
    )


def net_parts(net: Net, faces: Mapping[str, int], art: FaceArt) -> LaserParts:
    """Return a net to cut and score, its faces engraved, its upper left corner at the origin."""
    engraved = [group_at(*net.centre(name), art(faces[name], net.side)) for name in CELLS]
    steps = [part for (ax, ay), (bx, by) in net.folds() for part in ("M", ax, ay, "L", bx, by)]
    return LaserParts(Markup("".join(engraved)), path(*steps), polygon(net.outline()))
