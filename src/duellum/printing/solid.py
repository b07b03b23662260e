"""Cubes to print in 3D: closed, manifold meshes with engraved faces, as binary STL in millimetres.

A face is a grid of cells. In a cell that is engraved, an outline is sunk into the face: triangles lead from
the cell's rim to the outline, a wall goes down, and a floor closes it. Cells share their corners and nothing
else, so no vertex lies in the middle of another triangle's edge.
"""

import math
import struct
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from duellum.core.die import Die
from duellum.core.svg import pips

Vertex = tuple[float, float, float]
Triangle = tuple[Vertex, Vertex, Vertex]

GRID = 3
_CIRCLE_STEPS = 32
_FULL_TURN = 2 * math.pi
_AXES = {
    "top": ((1, 0, 0), (0, 1, 0)),
    "bottom": ((1, 0, 0), (0, -1, 0)),
    "north": ((-1, 0, 0), (0, 0, 1)),
    "south": ((1, 0, 0), (0, 0, 1)),
    "east": ((0, 1, 0), (0, 0, 1)),
    "west": ((0, -1, 0), (0, 0, 1)),
}
"""By face its directions to the right and up, seen from outside; x is east, y north and z up."""
FACES = tuple(_AXES)


class Shape(NamedTuple):
    """A shape to engrave: its corners, counter-clockwise about the middle of its cell; y runs up."""

    corners: Sequence[tuple[float, float]]
    centre: tuple[float, float] = (0.0, 0.0)
    """A point from which every corner is seen."""


Engraving = Mapping[tuple[int, int], Shape]
"""By column and row of a face's grid, counted from its lower left corner, the shape engraved there."""


def die_engravings(die: Die, side: float) -> dict[str, Engraving]:
    """Return the pips of a die by the name of the face they are on."""
    circle = _circle(side * 0.1)
    return {name: {(1 + x, 1 - y): circle for x, y in pips(getattr(die, name))} for name in FACES}


def uniform_engravings(shape: Shape) -> dict[str, Engraving]:
    """Return the same shape in the middle of every face, for a grid of one cell."""
    return {name: {(0, 0): shape} for name in FACES}


def _circle(radius: float) -> Shape:
    turns = (_FULL_TURN * step / _CIRCLE_STEPS for step in range(_CIRCLE_STEPS))
    return Shape([(radius * math.cos(turn), radius * math.sin(turn)) for turn in turns])


def cube_stl(side: float, depth: float, engravings: Mapping[str, Engraving], grid: int = GRID) -> bytes:
    """Return a cube as binary STL; `depth` is how deep its faces are engraved."""
    parts = [_face(side, depth, engravings.get(name, {}), grid) @ _frame(name) for name in _AXES]
    triangles = np.concatenate([part + _shift(name, side) for part, name in zip(parts, _AXES, strict=True)])
    return _format_stl(triangles)


def _frame(name: str) -> NDArray[np.float64]:
    """Return what turns a face in the plane into a face of the cube: its right, its up, and outward."""
    right, up = _AXES[name]
    return np.array([right, up, np.cross(right, up)], dtype=np.float64)


def _shift(name: str, side: float) -> NDArray[np.float64]:
    """Return from the cube's lower south-west corner to a face's lower left corner."""
    frame = _frame(name)
    corner: NDArray[np.float64] = (1 - frame[0] - frame[1] + frame[2]) * side / 2
    return corner


def _face(side: float, depth: float, engraving: Engraving, grid: int) -> NDArray[np.float64]:
    """Return the triangles of a face in the plane z = 0, its lower left corner at the origin."""
    cell = side / grid
    triangles: list[Triangle] = []
    for column in range(grid):
        for row in range(grid):
            shape = engraving.get((column, row))
            corners = _cell_corners(column, row, cell)
            if shape is None:
                triangles += [(corners[0], corners[1], corners[2]), (corners[0], corners[2], corners[3])]
            else:
                triangles += _engrave(corners, shape, depth)
    return np.array(triangles)


def _cell_corners(column: int, row: int, cell: float) -> list[Vertex]:
    left, right = column * cell, (column + 1) * cell
    lower, upper = row * cell, (row + 1) * cell
    return [(left, lower, 0.0), (right, lower, 0.0), (right, upper, 0.0), (left, upper, 0.0)]


def _engrave(corners: list[Vertex], shape: Shape, depth: float) -> Iterator[Triangle]:
    """Yield the triangles of a cell with a shape sunk into it."""
    middle_x, middle_y = (corners[0][0] + corners[2][0]) / 2, (corners[0][1] + corners[2][1]) / 2
    rim = [(middle_x + x, middle_y + y, 0.0) for x, y in shape.corners]
    floor = [(x, y, -depth) for x, y, _ in rim]
    centre = (middle_x + shape.centre[0], middle_y + shape.centre[1], -depth)
    yield from _fill_ring(corners, rim, centre)
    for here in range(len(rim)):
        after = (here + 1) % len(rim)
        yield rim[here], rim[after], floor[after]
        yield rim[here], floor[after], floor[here]
        yield centre, floor[here], floor[after]


def _fill_ring(outer: list[Vertex], inner: list[Vertex], centre: Vertex) -> Iterator[Triangle]:
    """Yield the triangles between two outlines, both seen whole from the centre, by their angles."""

    def angle(point: Vertex) -> float:
        return math.atan2(point[1] - centre[1], point[0] - centre[0]) % _FULL_TURN

    outer, inner = sorted(outer, key=angle), sorted(inner, key=angle)
    steps = [(angle(point), True) for point in outer[1:]] + [(angle(point), False) for point in inner[1:]]
    steps += [(angle(outer[0]) + _FULL_TURN, True), (angle(inner[0]) + _FULL_TURN, False)]
    at = {True: 0, False: 0}
    for _, is_outer in sorted(steps):
        here, there = outer[at[True] % len(outer)], inner[at[False] % len(inner)]
        at[is_outer] += 1
        yield here, (outer if is_outer else inner)[at[is_outer] % len(outer if is_outer else inner)], there


def _format_stl(triangles: NDArray[np.float64]) -> bytes:
    """Return triangles as a binary STL file."""
    normals = np.cross(triangles[:, 1] - triangles[:, 0], triangles[:, 2] - triangles[:, 0])
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    records = np.zeros(len(triangles), dtype=[("data", "<f4", (4, 3)), ("attribute", "<u2")])
    records["data"][:, 0], records["data"][:, 1:] = normals, triangles
    return b"Duellum, millimetres".ljust(80) + struct.pack("<I", len(triangles)) + records.tobytes()
