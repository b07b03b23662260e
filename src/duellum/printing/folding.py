"""A net while it is folded, as a drawing: the pictures of the assembly sheets.

The printed side of the net is up, x to the right, y up the page and z towards the viewer; folding turns
each face down about the edge it hangs on. A drawing is a parallel projection, painted from back to front.
"""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from duellum.core.die import Direction
from duellum.core.svg import Markup, element, pips
from duellum.printing.line_art import GLUE, INK, PAPER, polygon
from duellum.printing.net import CELLS, TABS, Net, Tab

Vectors = NDArray[np.float64]

_HINGES = {
    "top": None,
    "north": ("top", Direction.NORTH),
    "east": ("top", Direction.EAST),
    "south": ("top", Direction.SOUTH),
    "west": ("top", Direction.WEST),
    "bottom": ("south", Direction.SOUTH),
}
"""By face the face and edge that it hangs on."""
_CIRCLE = 18  # corners of a pip
_INSIDE = "#f7f5f1"


Outline = Sequence[tuple[float, float]]
"""The corners of a mark, about the middle of its face, to the right and down; a face's side is 1."""
OutlineMarks = Callable[[int], Sequence[Outline]]
"""Returns the marks on a face by its number."""


class Pose(NamedTuple):
    """How far the parts of a net are folded, in degrees."""

    sides: float
    lid: float
    tabs: float
    shown: tuple[Tab, ...] = TABS
    """The visible tabs; those that are glued are inside."""


class Camera(NamedTuple):
    """Where a drawing is seen from: turned about the z axis, then tilted, in degrees."""

    turn: float
    tilt: float

    def project(self, points: Vectors) -> Vectors:
        """Return points as the viewer sees them: to the right, down, and towards the viewer."""
        turn, tilt = math.radians(self.turn), math.radians(self.tilt)
        x = points[:, 0] * math.cos(turn) - points[:, 1] * math.sin(turn)
        y = points[:, 0] * math.sin(turn) + points[:, 1] * math.cos(turn)
        down = -(y * math.cos(tilt) + points[:, 2] * math.sin(tilt))
        near = points[:, 2] * math.cos(tilt) - y * math.sin(tilt)
        return np.stack([x, down, near], axis=1)


class Part(NamedTuple):
    """A flat part of a folded net: its outline, and the pips on its printed side."""

    outline: Vectors
    marks: tuple[Vectors, ...]
    is_tab: bool = False


def fold_net(
    net: Net, faces: Mapping[str, int], pose: Pose, outline_marks: OutlineMarks | None = None
) -> list[Part]:
    """Return the parts of a net, folded, with pips or other marks on its faces."""
    outlines = outline_marks or outline_pips
    frames = {name: _fold(net, name, pose) for name in CELLS}
    parts = [
        Part(_turn(_corners(net, name), frame), tuple(_place_marks(net, name, outlines(faces[name]), frame)))
        for name, frame in frames.items()
    ]
    return parts + [_tab(net, tab, frames[tab.face], pose.tabs) for tab in pose.shown]


Frame = tuple[Vectors, Vectors]
"""A turn and a shift."""


def _turn(points: Vectors, frame: Frame) -> Vectors:
    turned: Vectors = points @ frame[0].T + frame[1]
    return turned


def _corners(net: Net, name: str) -> Vectors:
    x, y = net.corner(name)
    side = net.side
    return _flat([(x, y), (x + side, y), (x + side, y + side), (x, y + side)])


def _flat(points: list[tuple[float, float]]) -> Vectors:
    """Return points of the page, where y runs down, in space."""
    return np.array([(x, -y, 0.0) for x, y in points])


def _fold(net: Net, name: str, pose: Pose) -> Frame:
    """Return how a face is turned by its own hinge and by those of the faces it hangs on."""
    hinge = _HINGES[name]
    if hinge is None:
        return np.eye(3), np.zeros(3)
    parent, edge = hinge
    own = _hinge(net, parent, edge, pose.lid if name == "bottom" else pose.sides)
    return _chain(_fold(net, parent, pose), own)


def _hinge(net: Net, name: str, edge: Direction, degrees: float) -> Frame:
    """Return the turn about an edge that moves what hangs on it down, away from the viewer."""
    start, end = _flat(list(net.edge(name, edge)))
    axis = (end - start) / np.linalg.norm(end - start)
    angle = -math.radians(degrees)
    cross = np.array([[0, -axis[2], axis[1]], [axis[2], 0, -axis[0]], [-axis[1], axis[0], 0]])
    turn = np.eye(3) + math.sin(angle) * cross + (1 - math.cos(angle)) * cross @ cross
    return turn, start - turn @ start


def _chain(outer: Frame, inner: Frame) -> Frame:
    return outer[0] @ inner[0], outer[0] @ inner[1] + outer[1]


def _tab(net: Net, tab: Tab, frame: Frame, degrees: float) -> Part:
    folded = _chain(frame, _hinge(net, tab.face, tab.edge, degrees))
    return Part(_turn(_flat(list(net.tab_outline(tab))), folded), (), is_tab=True)


def outline_pips(face: int) -> list[Outline]:
    """Return the outlines of a face's pips."""
    turns = [2 * math.pi * step / _CIRCLE for step in range(_CIRCLE)]
    circle = [(0.092 * math.cos(turn), 0.092 * math.sin(turn)) for turn in turns]
    return [[(0.27 * right + x, 0.27 * down + y) for x, y in circle] for right, down in pips(face)]


def _place_marks(net: Net, name: str, outlines: Sequence[Outline], frame: Frame) -> Iterator[Vectors]:
    x, y = net.centre(name)
    for outline in outlines:
        yield _turn(_flat([(x + net.side * right, y + net.side * down) for right, down in outline]), frame)


def folded_svg(parts: list[Part], camera: Camera, scale: float) -> Markup:
    """Return a drawing of the parts about their middle, `scale` millimetres to a millimetre."""
    seen = [(camera.project(part.outline), part) for part in parts]
    every = np.concatenate([outline for outline, _ in seen])
    middle = (every.max(axis=0) + every.min(axis=0)) / 2
    drawn: list[Markup] = []
    for outline, part in sorted(seen, key=lambda one: float(one[0][:, 2].mean())):
        is_front = _area(outline) > 0
        fill = (GLUE if part.is_tab else PAPER) if is_front else _INSIDE
        drawn.append(_shape(outline, middle, scale, fill=fill, stroke=INK, stroke_width=0.3))
        if is_front:
            drawn += [_shape(camera.project(mark), middle, scale, fill=INK) for mark in part.marks]
    return element("g", *drawn, stroke_linejoin="round")


def _shape(points: Vectors, middle: Vectors, scale: float, **style: str | float) -> Markup:
    placed = [((x - middle[0]) * scale, (y - middle[1]) * scale) for x, y, _ in points]
    return polygon(placed, **style)


def _area(points: Vectors) -> float:
    """Return the signed area of an outline on the page; positive where it runs clockwise there."""
    x, y = points[:, 0], points[:, 1]
    return float(np.sum(x * np.roll(y, -1) - np.roll(x, -1) * y)) / 2
