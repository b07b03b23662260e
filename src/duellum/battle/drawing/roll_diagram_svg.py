"""Roll diagrams as SVG: where a die can roll, and the face it shows there."""

from duellum.battle.drawing.reach import End, Offset, distinct_ends, reach
from duellum.battle.rules.paths import format_legs
from duellum.core.die import Die, Direction
from duellum.core.i18n import ENGLISH, Translatable, translate
from duellum.core.svg import LIGHT, Markup, box, die_svg, document, element, face_svg, group_at, path

_SQUARE = 100
_HEADINGS = {
    Direction.NORTH: (0, -1, 270),
    Direction.SOUTH: (0, 1, 90),
    Direction.EAST: (1, 0, 0),
    Direction.WEST: (-1, 0, 180),
}
"""Each direction on the page: to the right, down, and as an angle."""

_PAPER, _FAR, _LINE, _INK = "#faf3e2", "#f0dcae", "#a98c5f", "#2e1b0e"


def diagram_svg(die: Die, *, size: float | None = None, language: str = ENGLISH) -> str:
    """Return the diagram for pages and print. `size` is its width in pixels.

    Where the two paths to a square end with different faces, a line divides the square, and each face has an
    arrow at the side its path comes from.
    """
    side = (2 * die.top + 1) * _SQUARE + 40
    squares = [_square_svg(offset, distinct_ends(ends)) for offset, ends in reach(die).items()]
    whole = group_at(side / 2, side / 2, _passed_squares_svg(die.top), *squares, die_svg(die, LIGHT))
    title = Translatable("battle-drawing-diagram", {"face": die.top, "front": die.south})
    return document(
        whole,
        width=side,
        height=side,
        title=translate(title, language=language),
        description=_description(die, language),
        size=size,
    )


def _description(die: Die, language: str) -> str:
    """Return in words what the diagram shows, path by path."""
    shown = [f"{format_legs(end.legs)} → {end.die.top}" for ends in reach(die).values() for end in ends]
    return translate(Translatable("battle-drawing-paths", {"paths": ", ".join(shown)}), language=language)


def _passed_squares_svg(count: int) -> Markup:
    """Return the squares before the last, faintly, to count along."""
    inner = range(1 - count, count)
    passed = [(east, north) for east in inner for north in inner if abs(east) + abs(north) < count]
    squares = [group_at(east * _SQUARE, -north * _SQUARE, box(_SQUARE)) for east, north in passed]
    return element("g", *squares, fill=_PAPER, stroke=_LINE, stroke_width=1.5, stroke_dasharray="4 6")


def _square_svg(offset: Offset, ends: tuple[End, ...]) -> Markup:
    """Return a square that can be reached, with the face or the two faces shown there."""
    east, north = offset
    background = box(_SQUARE, fill=_FAR, stroke=_INK, stroke_width=3)
    if len(ends) == 1:
        inside = face_svg(ends[0].die.top, 64, LIGHT)
    else:
        right, up = (1 if east > 0 else -1), (1 if north > 0 else -1)
        slash = path("M", -50 * right, 50 * up, "L", 50 * right, -50 * up, stroke=_INK, stroke_width=2)
        inside = Markup(slash + _half_svg(ends[0], -right, -up) + _half_svg(ends[1], right, up))
    return group_at(east * _SQUARE, -north * _SQUARE, background, inside, data_offset=f"{east} {north}")


def _half_svg(end: End, right: int, down: int) -> Markup:
    """Return a face in its half of a divided square, and an arrow at the side its path comes from."""
    rightward, downward, angle = _HEADINGS[end.legs[-1].direction]
    x, y = -50 * rightward or 23 * right, -50 * downward or 23 * down
    arrow = path("M-16 -10 L2 0 L-16 10 Z", fill=_INK, transform=f"translate({x} {y}) rotate({angle})")
    face = group_at(23 * right, 23 * down, face_svg(end.die.top, 42, LIGHT))
    return element("g", arrow, face, data_legs=format_legs(end.legs))
