"""Nets as drawings: faces with their art, tabs with their numbers, lines to cut and to fold."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from duellum.core.i18n import Translatable
from duellum.core.svg import Markup, element, group_at, pip_circles
from duellum.printing.line_art import (
    GLUE,
    INK,
    PAPER,
    QUIET,
    cut_line,
    drawing,
    figure,
    fold_lines,
    polygon,
    rectangle,
)
from duellum.printing.net import CELLS, TABS, Net, Point
from duellum.printing.page import Drawing

_ROOM = 0.3  # around a net, so that its outer line is drawn whole
FaceArt = Callable[[int, float], Markup]
"""Draws a face by its number about the origin; the second argument is the side of a face."""


class Look(NamedTuple):
    """How the faces of a die look: their ground, the lines over it, and what is drawn on them."""

    ground: str
    line: str
    art: FaceArt


def pip_art(colour: str) -> FaceArt:
    """Return what draws pips in this colour."""

    def draw(face: int, side: float) -> Markup:
        return element("g", pip_circles(face, side * 0.27, side * 0.092), fill=colour)

    return draw


WHITE_DIE = Look(PAPER, INK, pip_art(INK))
BLACK_DIE = Look("#2a2624", PAPER, pip_art(PAPER))


def net_svg(net: Net, faces: Mapping[str, int], look: Look) -> Markup:
    """Return a net with its upper left corner at the origin; `faces` says what is on each."""
    return element(
        "g",
        *(polygon(net.tab_outline(tab), fill=GLUE) for tab in TABS),
        *(
            figure(str(tab.number), *net.tab_centre(tab), net.tab * 0.62, QUIET, data_tab=tab.number)
            for tab in TABS
        ),
        *(_face_svg(net, name, faces[name], look) for name in CELLS),
        cut_line(net.outline()),
        data_part="net",
    )


def _face_svg(net: Net, name: str, face: int, look: Look) -> Markup:
    x, y = net.corner(name)
    half = net.side / 2
    ground = rectangle(-half, -half, net.side, net.side, fill=look.ground)
    return group_at(
        x + half, y + half, ground, look.art(face, net.side), data_face=face, data_cell=f"{x:g} {y:g}"
    )


def net_folds_svg(net: Net, look: Look) -> Markup:
    """Return the lines to fold; on a dark ground they are light with dark ends, so that both halves show."""
    folds = net.folds()
    inner, tabs = folds[: -len(TABS)], folds[-len(TABS) :]
    return Markup(fold_lines(inner, look.line) + fold_lines(tabs, INK if look.line == INK else QUIET))


def net_drawing(net: Net, drawn: Markup, place: Point, alt: Translatable) -> Drawing:
    """Return a drawn net as a part of a page, its upper left corner at this place."""
    width, height = net.width + 2 * _ROOM, net.height + 2 * _ROOM
    svg = drawing(group_at(_ROOM, _ROOM, drawn), width=width, height=height, name="net")
    return Drawing(place[0] - _ROOM, place[1] - _ROOM, width, height, svg, alt)


def whole_net_svg(net: Net, faces: Mapping[str, int], look: Look) -> Markup:
    """Return a net with all its lines."""
    return Markup(net_svg(net, faces, look) + net_folds_svg(net, look))
