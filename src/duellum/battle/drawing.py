"""Drawings of Battle positions."""

from duellum.battle.rules import Move, Position


def draw_text(position: Position, last_move: Move | None = None) -> str:
    """Return a drawing for terminals."""
    return str(position)


def draw_svg(position: Position, last_move: Move | None = None) -> str:
    """Return a drawing as SVG."""
    return str(position)
