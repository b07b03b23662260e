"""Battle's examples as pictures of a leaflet: the part of the board that an example is about."""

from typing import Any

from duellum.battle import Position
from duellum.battle.drawing.move_svg import chosen_move_svg
from duellum.battle.drawing.viewpoint import HEIGHT, SQUARE, WIDTH, Viewpoint
from duellum.battle.print_kit.cards import position_svg
from duellum.battle.rules.board import FILES, RANKS, Square, file_of, rank_of
from duellum.battle.rules.move import Move
from duellum.core.svg import Markup, group_at, path
from duellum.printing.leaflet import LeafletArt, Picture
from duellum.rulebook.execution import execute_example
from duellum.rulebook.model import Book, Example

_MILLIMETRES = 5.6  # to a square
_BOARD_WIDTH = 38.0  # of a whole board
_TRIM = 5.0  # units cut off at each edge, where frames of palaces next to the part would show
_LEAST_FILES, _LEAST_RANKS = 5, 4


def draw_example(book: Book, example: Example) -> Picture:
    """Return the position with the example's last move, or its first refused attempt, drawn over it."""
    plies: list[Any] = list(execute_example(book, example).game)
    if plies:
        return _draw_part(plies[-1].before, plies[-1].move, is_refused=False)
    position: Position = Position.parse(example.position)
    for attempt in example.expected.refused:
        move = book.observer.sketch_move(position, attempt)
        if move is not None:
            return _draw_part(position, move, is_refused=True)
    return Picture(position_svg(position), _BOARD_WIDTH)


def _draw_part(position: Position, move: Move, *, is_refused: bool) -> Picture:
    viewpoint = Viewpoint(is_flipped=False)
    drawn = [chosen_move_svg(move, viewpoint)]
    if is_refused:
        drawn.append(group_at(*viewpoint.centre(move.target), _cross_svg()))
    x, y, width, height = _find_part((move.start, *move.path))
    whole = position_svg(position, *drawn)
    box = f'viewBox="{x:g} {y:g} {width:g} {height:g}"'
    svg = whole.replace(f'viewBox="0 0 {WIDTH:g} {HEIGHT:g}"', box)
    return Picture(svg, width / SQUARE * _MILLIMETRES)


def _find_part(squares: tuple[Square, ...]) -> tuple[float, float, float, float]:
    """Return the part of the drawing that shows these squares and one more on each side."""
    left, right = _widen([file_of(square) for square in squares], _LEAST_FILES, len(FILES))
    low, high = _widen([rank_of(square) for square in squares], _LEAST_RANKS, len(RANKS))
    viewpoint = Viewpoint(is_flipped=False)
    x, y = viewpoint.point_at(left - 0.5, high + 0.5)
    width, height = (right - left + 1) * SQUARE, (high - low + 1) * SQUARE
    return x + _TRIM, y + _TRIM, width - 2 * _TRIM, height - 2 * _TRIM


def _widen(places: list[int], least: int, count: int) -> tuple[int, int]:
    """Return the first and last of the lines to show: the places and a neighbour on each side, or more."""
    first, last = max(0, min(places) - 1), min(count - 1, max(places) + 1)
    while last - first + 1 < least:
        first, last = max(0, first - 1), min(count - 1, last + 1)
    return first, last


def _cross_svg() -> Markup:
    bars = "M-34 -34 L34 34 M34 -34 L-34 34"
    casing = path(bars, stroke="#ffffff", stroke_width=20, stroke_linecap="round")
    return Markup(casing + path(bars, stroke="#b3261e", stroke_width=11, stroke_linecap="round"))


ART = LeafletArt(lambda: position_svg(Position.start()), draw_example)
