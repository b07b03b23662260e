"""Moves drawn over the board: the last one faintly, one not yet made boldly."""

from collections.abc import Sequence

from duellum.battle.drawing.board_svg import PAINTS, SQUARE, Point, Seat, piece_picture, small_king
from duellum.battle.rules.position import Move
from duellum.core.svg import Attributes, Markup, Value, box, element, face_svg, group_at, path

_ACCENT, _CASING, _TRACE = "#0b4f80", "#ffffff", "#6b4a1f"


def trace(move: Move, seat: Seat) -> Markup:
    """Return the last move faintly: dashed start, framed target, dotted way."""
    centres = [seat.centre(square) for square in (move.start, *move.path)]
    tint: Attributes = {"fill": "#d9a441", "fill_opacity": 0.3, "stroke": _TRACE, "stroke_width": 4}
    return element(
        "g",
        group_at(*centres[0], box(88, 10, stroke_dasharray="10 7", **tint), data_part="last-start"),
        group_at(*centres[-1], box(94, 10, **tint), data_part="last-target"),
        _line(centres, stroke=_TRACE, stroke_width=7, stroke_dasharray="0.1 15", stroke_opacity=0.75),
        data_part="last-move",
    )


def _line(points: Sequence[Point], **attributes: Value) -> Markup:
    """Return an open line through the points."""
    steps = [part for x, y in points for part in ("L", x, y)]
    return path("M", *steps[1:], fill="none", stroke_linecap="round", stroke_linejoin="round", **attributes)


def plan(move: Move, seat: Seat) -> Markup:
    """Return a move not yet made: its way, the face after each step, and its target."""
    centres = [seat.centre(square) for square in (move.start, *move.path)]
    faces = [
        group_at(*centre, face_svg(face, 50, PAINTS[move.piece.side]), data_part="step")
        for centre, face in zip(centres[1:-1], move.faces, strict=False)
    ]
    target = _capturing(move) if move.captured is not None else _landing(move, seat)
    return element(
        "g",
        group_at(*centres[0], _ring(91, 5)),
        group_at(*centres[-1], target, data_part="capture" if move.captured else "target"),
        _arrow(centres),
        *faces,
        data_part="chosen",
    )


def _ring(side: float, width: float) -> Markup:
    """Return a frame with a light casing, to stand out from any ground."""
    return Markup(
        box(side, 14, fill="none", stroke=_CASING, stroke_width=width + 4)
        + box(side, 14, fill="none", stroke=_ACCENT, stroke_width=width)
    )


def _landing(move: Move, seat: Seat) -> Markup:
    """Return the mover as it will lie on a free square."""
    return Markup(element("g", piece_picture(move.after, seat), opacity=0.9) + _ring(92, 7))


def _capturing(move: Move) -> Markup:
    """Return the cross at the corners of a captured piece, which stays legible, and the face to come."""
    bars = "M-46 -46 L-27 -27 M46 -46 L27 -27 M-46 46 L-27 27 M46 46 L27 27"
    paint = PAINTS[move.piece.side]
    face = face_svg(move.faces[-1], 40, paint) if move.faces else small_king(paint)
    return Markup(
        _ring(92, 7)
        + path(bars, stroke=_CASING, stroke_width=15)
        + path(bars, stroke=_ACCENT, stroke_width=10)
        + group_at(34, 34, face)
    )


def _arrow(centres: Sequence[Point]) -> Markup:
    """Return a line from the mover's edge to the target's, with a casing and a head."""
    tip, neck = _between(centres[-1], centres[-2], 40), _between(centres[-1], centres[-2], 58)
    line = [_between(centres[0], centres[1], 48), *centres[1:-1], neck]
    head = _head(tip, neck)
    if len(centres) == 2:  # one step: between two neighbours there is room for the head alone
        return head
    casing = _line(line, stroke=_CASING, stroke_width=15)
    return Markup(casing + _line(line, stroke=_ACCENT, stroke_width=9) + head)


def _head(tip: Point, neck: Point) -> Markup:
    (x, y), (back_x, back_y) = tip, neck
    aside_x, aside_y = (back_y - y) * 0.8, (back_x - x) * 0.8
    outline = (
        "M",
        x,
        y,
        "L",
        back_x + aside_x,
        back_y + aside_y,
        "L",
        back_x - aside_x,
        back_y - aside_y,
        "Z",
    )
    return path(*outline, fill=_ACCENT, stroke=_CASING, stroke_width=3, stroke_linejoin="round")


def _between(origin: Point, toward: Point, distance: float) -> Point:
    """Return the point `distance` away from a square's centre on the way to its neighbour's."""
    share = distance / SQUARE
    return origin[0] + (toward[0] - origin[0]) * share, origin[1] + (toward[1] - origin[1]) * share
