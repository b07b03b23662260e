"""Moves as SVG over the board: the last move faintly, a chosen move in bold."""

from collections.abc import Sequence

from duellum.battle.drawing.piece_svg import PAINTS, piece_svg, small_king_svg
from duellum.battle.drawing.viewpoint import SQUARE, Point, Viewpoint
from duellum.battle.rules.move import Move
from duellum.core.svg import Attributes, Markup, Value, box, element, face_svg, group_at, path

_ACCENT, _CASING, _LAST_MOVE = "#0b4f80", "#ffffff", "#6b4a1f"


def last_move_svg(move: Move, viewpoint: Viewpoint) -> Markup:
    """Return the last move faintly: dashed start, framed target, dotted path."""
    centres = [viewpoint.centre(square) for square in (move.start, *move.path)]
    tint: Attributes = {"fill": "#d9a441", "fill_opacity": 0.3, "stroke": _LAST_MOVE, "stroke_width": 4}
    return element(
        "g",
        group_at(*centres[0], box(88, 10, stroke_dasharray="10 7", **tint), data_part="last-start"),
        group_at(*centres[-1], box(94, 10, **tint), data_part="last-target"),
        _line_svg(centres, stroke=_LAST_MOVE, stroke_width=7, stroke_dasharray="0.1 15", stroke_opacity=0.75),
        data_part="last-move",
    )


def _line_svg(points: Sequence[Point], **attributes: Value) -> Markup:
    """Return an open line through the points."""
    steps = [part for x, y in points for part in ("L", x, y)]
    return path("M", *steps[1:], fill="none", stroke_linecap="round", stroke_linejoin="round", **attributes)


def chosen_move_svg(move: Move, viewpoint: Viewpoint) -> Markup:
    """Return a move not yet made: its path, the face after each step, and its target."""
    centres = [viewpoint.centre(square) for square in (move.start, *move.path)]
    faces = [
        group_at(*centre, face_svg(face, 50, PAINTS[move.piece.side]), data_part="step")
        for centre, face in zip(centres[1:-1], move.faces, strict=False)
    ]
    target = _capture_svg(move) if move.captured is not None else _target_svg(move, viewpoint)
    return element(
        "g",
        group_at(*centres[0], _frame_svg(91, 5)),
        group_at(*centres[-1], target, data_part="capture" if move.captured else "target"),
        _arrow_svg(centres),
        *faces,
        data_part="chosen",
    )


def _frame_svg(side: float, width: float) -> Markup:
    """Return a frame with a light outline, visible on any background."""
    return Markup(
        box(side, 14, fill="none", stroke=_CASING, stroke_width=width + 4)
        + box(side, 14, fill="none", stroke=_ACCENT, stroke_width=width)
    )


def _target_svg(move: Move, viewpoint: Viewpoint) -> Markup:
    """Return the mover as it will be after a move to a free square."""
    return Markup(element("g", piece_svg(move.after, viewpoint), opacity=0.9) + _frame_svg(92, 7))


def _capture_svg(move: Move) -> Markup:
    """Return a cross at the corners of the captured piece, and the mover's face after the move."""
    bars = "M-46 -46 L-27 -27 M46 -46 L27 -27 M-46 46 L-27 27 M46 46 L27 27"
    paint = PAINTS[move.piece.side]
    face = face_svg(move.faces[-1], 40, paint) if move.faces else small_king_svg(paint)
    return Markup(
        _frame_svg(92, 7)
        + path(bars, stroke=_CASING, stroke_width=15)
        + path(bars, stroke=_ACCENT, stroke_width=10)
        + group_at(34, 34, face)
    )


def _arrow_svg(centres: Sequence[Point]) -> Markup:
    """Return a line from the mover's edge to the target's, with a casing and a head."""
    tip, neck = _point_toward(centres[-1], centres[-2], 40), _point_toward(centres[-1], centres[-2], 58)
    line = [_point_toward(centres[0], centres[1], 48), *centres[1:-1], neck]
    head = _arrowhead_svg(tip, neck)
    if len(centres) == 2:  # one step: between two neighbours there is room for the head alone
        return head
    casing = _line_svg(line, stroke=_CASING, stroke_width=15)
    return Markup(casing + _line_svg(line, stroke=_ACCENT, stroke_width=9) + head)


def _arrowhead_svg(tip: Point, neck: Point) -> Markup:
    (x, y), (back_x, back_y) = tip, neck
    aside_x, aside_y = (back_y - y) * 0.8, (back_x - x) * 0.8
    left, right = (back_x + aside_x, back_y + aside_y), (back_x - aside_x, back_y - aside_y)
    return path(
        "M",
        x,
        y,
        "L",
        *left,
        "L",
        *right,
        "Z",
        fill=_ACCENT,
        stroke=_CASING,
        stroke_width=3,
        stroke_linejoin="round",
    )


def _point_toward(origin: Point, toward: Point, distance: float) -> Point:
    """Return the point at `distance` from a square's centre towards its neighbour's centre."""
    share = distance / SQUARE
    return origin[0] + (toward[0] - origin[0]) * share, origin[1] + (toward[1] - origin[1]) * share
