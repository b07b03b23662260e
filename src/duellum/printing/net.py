"""The net of a cube: six squares in a cross, and seven tabs to glue.

The net is printed on the outside, so folding it away from the viewer turns the square in the middle into the
top, and its four neighbours into the sides: the faces of a :class:`~duellum.core.die.Die` lie as it says.
Lengths are in millimetres; x runs to the right and y down.
"""

from dataclasses import dataclass
from typing import NamedTuple

from duellum.core.die import Die, Direction

Point = tuple[float, float]
Segment = tuple[Point, Point]

CELLS = {"north": (1, 0), "west": (0, 1), "top": (1, 1), "east": (2, 1), "south": (1, 2), "bottom": (1, 3)}
"""By the name of a face its column and row in the cross."""


class Tab(NamedTuple):
    """A tab at an edge of a face; the number is its turn in gluing."""

    number: int
    face: str
    edge: Direction


TABS = (
    Tab(1, "north", Direction.WEST),
    Tab(2, "north", Direction.EAST),
    Tab(3, "south", Direction.WEST),
    Tab(4, "south", Direction.EAST),
    Tab(5, "bottom", Direction.WEST),
    Tab(6, "bottom", Direction.EAST),
    Tab(7, "north", Direction.NORTH),
)
"""The sides are glued first; the lid, which the last three hold, closes the cube."""

_EDGES = {
    Direction.NORTH: ((0, 0), (1, 0)),
    Direction.EAST: ((1, 0), (1, 1)),
    Direction.SOUTH: ((1, 1), (0, 1)),
    Direction.WEST: ((0, 1), (0, 0)),
}
"""The ends of each edge of a cell, clockwise, from its upper left corner."""
_OUTWARD = {
    Direction.NORTH: (0, -1),
    Direction.EAST: (1, 0),
    Direction.SOUTH: (0, 1),
    Direction.WEST: (-1, 0),
}


@dataclass(frozen=True)
class Net:
    """A net with faces of this side, and tabs of this depth, in millimetres."""

    side: float
    tab: float

    @property
    def width(self) -> float:
        """The width of the whole net, the tabs at the sides included."""
        return 3 * self.side

    @property
    def height(self) -> float:
        """The height of the whole net, the upper tab included."""
        return 4 * self.side + self.tab

    def corner(self, face: str) -> Point:
        """Return the upper left corner of a face."""
        column, row = CELLS[face]
        return column * self.side, row * self.side + self.tab

    def centre(self, face: str) -> Point:
        """Return the middle of a face."""
        x, y = self.corner(face)
        return x + self.side / 2, y + self.side / 2

    def edge(self, face: str, edge: Direction) -> Segment:
        """Return the ends of an edge of a face, clockwise."""
        x, y = self.corner(face)
        (ax, ay), (bx, by) = _EDGES[edge]
        ends = (x + ax * self.side, y + ay * self.side), (x + bx * self.side, y + by * self.side)
        return _round(ends[0]), _round(ends[1])

    def tab_outline(self, tab: Tab) -> tuple[Point, ...]:
        """Return the four corners of a tab, the ends of its edge first and last: a trapezium."""
        (ax, ay), (bx, by) = self.edge(tab.face, tab.edge)
        out_x, out_y = _OUTWARD[tab.edge]
        along_x, along_y = (bx - ax) / self.side, (by - ay) / self.side
        slant, depth = self.tab * 0.7, self.tab
        near = ax + out_x * depth + along_x * slant, ay + out_y * depth + along_y * slant
        far = bx + out_x * depth - along_x * slant, by + out_y * depth - along_y * slant
        return (ax, ay), near, far, (bx, by)

    def tab_centre(self, tab: Tab) -> Point:
        """Return the place of a tab's number."""
        (ax, ay), (bx, by) = self.edge(tab.face, tab.edge)
        out_x, out_y = _OUTWARD[tab.edge]
        return (ax + bx) / 2 + out_x * self.tab / 2, (ay + by) / 2 + out_y * self.tab / 2

    def folds(self) -> list[Segment]:
        """Return the lines to fold along: where two faces meet, and where a tab begins."""
        inner = [("top", edge) for edge in Direction] + [("south", Direction.SOUTH)]
        return [self.edge(*at) for at in inner] + [self.edge(tab.face, tab.edge) for tab in TABS]

    def outline(self) -> list[Point]:
        """Return the line to cut along, tabs included, as the corners of one closed polygon."""
        tabs = {self.edge(tab.face, tab.edge): self.tab_outline(tab) for tab in TABS}
        edges = [self.edge(face, edge) for face in CELLS for edge in Direction]
        rim = {edge[0]: edge for edge in edges if (edge[1], edge[0]) not in edges}
        start = here = min(rim)
        points: list[Point] = []
        while True:
            edge = rim[here]
            points += tabs.get(edge, edge)[:-1]
            here = edge[1]
            if here == start:
                return points


def _round(point: Point) -> Point:
    """Return a point without the last bits, in which the same corner may differ from face to face."""
    return round(point[0], 6), round(point[1], 6)


def die_faces(die: Die) -> dict[str, int]:
    """Return by the name of a face what a die shows there."""
    return {name: int(getattr(die, name)) for name in CELLS}
