"""Folding a drawn net in space: which face ends where. Independent of the code that draws it."""

from collections.abc import Iterator
from itertools import product

from duellum.core.die import Die
from tests.printing.svg_files import find_all, shift_of

Vector = tuple[int, int, int]
Frame = tuple[Vector, Vector, Vector]
"""A face's directions: to the right on the page, down the page, and outward."""


def read_grid(svg: str, side: float) -> dict[tuple[int, int], int]:
    """Return the faces of a drawn net by column and row; raises where one lies off the grid."""
    shifts = [(shift_of(one), int(one.attrib["data-face"])) for one in find_all(svg, "data-face")]
    left, top = min(x for (x, _), _ in shifts), min(y for (_, y), _ in shifts)
    grid = {}
    for (x, y), face in shifts:
        column, row = (x - left) / side, (y - top) / side
        assert column == round(column)
        assert row == round(row)
        grid[round(column), round(row)] = face
    return grid


def fold(grid: dict[tuple[int, int], int]) -> dict[Vector, int]:
    """Return the faces of the cube by the direction they look in; printed sides end outside."""
    start = next(iter(grid))
    frames: dict[tuple[int, int], Frame] = {start: ((1, 0, 0), (0, -1, 0), (0, 0, 1))}
    waiting = [start]
    while waiting:
        here = waiting.pop()
        for there, frame in _neighbours(here, frames[here]):
            if there in grid and there not in frames:
                frames[there] = frame
                waiting.append(there)
    return {frame[2]: grid[cell] for cell, frame in frames.items()}


def _neighbours(cell: tuple[int, int], frame: Frame) -> Iterator[tuple[tuple[int, int], Frame]]:
    """Yield the cells next to one, each folded away from the viewer by a right angle."""
    (column, row), (right, down, out) = cell, frame
    yield (column + 1, row), (_minus(out), down, right)
    yield (column - 1, row), (out, down, _minus(right))
    yield (column, row + 1), (right, _minus(out), down)
    yield (column, row - 1), (right, out, _minus(down))


def _minus(vector: Vector) -> Vector:
    return -vector[0], -vector[1], -vector[2]


def cross(first: Vector, second: Vector) -> Vector:
    """Return the vector product."""
    (a, b, c), (d, e, f) = first, second
    return b * f - c * e, c * d - a * f, a * e - b * d


def orientations(faces: dict[Vector, int]) -> Iterator[tuple[Die, dict[str, int]]]:
    """Yield each of the 24 ways the cube can lie: the die with this top and north, and all faces there."""
    for top, north in product(faces, faces):
        if sum(a * b for a, b in zip(top, north, strict=True)) == 0:
            east = cross(north, top)
            lying = {
                "top": faces[top], "bottom": faces[_minus(top)], "north": faces[north],
                "south": faces[_minus(north)], "east": faces[east], "west": faces[_minus(east)],
            }  # fmt: skip
            yield Die(top=faces[top], north=faces[north]), lying
