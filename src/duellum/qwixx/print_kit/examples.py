"""Qwixx Duel's examples as pictures of a leaflet: the roll, the rows it is about, and where stones go."""

from collections.abc import Iterator

from duellum.core.svg import Markup, element, group_at
from duellum.printing.leaflet import LeafletArt, Picture
from duellum.printing.line_art import INK, PAPER, drawing, figure, rectangle
from duellum.printing.net_svg import WHITE_DIE, Look
from duellum.qwixx import Position
from duellum.qwixx.print_kit.board import BOARD_HEIGHT, BOARD_WIDTH, board_svg
from duellum.qwixx.print_kit.dice import coloured_look
from duellum.qwixx.print_kit.row import LOCK, ROW_HEIGHT, ROW_WIDTH, place_centre, row_svg
from duellum.qwixx.rules.board import COLOURS, Colour, Field, Roll, Stack, colour_of, place_of
from duellum.qwixx.rules.notation import parse_field
from duellum.qwixx.rules.placement import Placement
from duellum.rulebook.execution import execute_example
from duellum.rulebook.model import Book, Example

_DIE, _DICE_HEIGHT = 18.0, 24.0
_GAP = 2.0


def draw_example(book: Book, example: Example) -> Picture:
    """Return the rows that hold or get stones, with the first roll above and the fields marked in order."""
    start: Position = Position.parse(example.position)
    moves = [ply.move for ply in execute_example(book, example).game]
    rolls = [move for move in moves if isinstance(move, Roll)]
    marks = list(_find_marks(example, [move for move in moves if isinstance(move, Placement)]))
    shown = [colour for colour in COLOURS if str(start.board[colour]).strip(".-") or colour in
             {colour_of(field) for field, _ in marks}] or [*COLOURS]  # fmt: skip
    roll = start.dice if start.dice is not None else rolls[0] if rolls else None
    top = 0.0 if roll is None else _DICE_HEIGHT
    rows = [
        group_at(0, top + line * (ROW_HEIGHT + _GAP), _row(start, colour, marks))
        for line, colour in enumerate(shown)
    ]
    height = top + len(shown) * (ROW_HEIGHT + _GAP) - _GAP
    dice = [] if roll is None else [_roll_svg(roll)]
    svg = drawing(*dice, *rows, width=ROW_WIDTH, height=height, name=example.id)
    return Picture(svg)


def _find_marks(example: Example, placements: list[Placement]) -> Iterator[tuple[Field, str]]:
    """Yield the fields to mark: those that stones go to, numbered, or else those that are open."""
    if placements:
        yield from ((move.field, str(number)) for number, move in enumerate(placements, 1))
    else:
        yield from ((parse_field(name), "") for name in example.expected.legal or () if name != "-")


def _row(position: Position, colour: Colour, marks: list[tuple[Field, str]]) -> Markup:
    """Return a row with its stones, and rings where stones may go or go next."""
    row = position.board[colour]
    stacks = dict(row)
    if row.lock is not None:
        stacks[LOCK] = Stack(row.lock, 1)
    rings = [
        group_at(*place_centre(place_of(field)), _ring_svg(text))
        for field, text in marks
        if colour_of(field) == colour
    ]
    return element("g", row_svg(colour, stacks), *rings)


def _ring_svg(text: str) -> Markup:
    """Return the mark of a field: a dashed ring, with a number where the order matters."""
    casing = element("circle", r=7.6, fill="none", stroke=PAPER, stroke_width=3)
    ring = element("circle", r=7.6, fill="none", stroke=INK, stroke_width=1.5, stroke_dasharray="3.2 1.8")
    if not text:
        return Markup(casing + ring)
    badge = element("circle", r=4.6, fill=PAPER, stroke=INK, stroke_width=0.5)
    return Markup(casing + ring + badge + figure(text, 0, 0, 7.4))


def _roll_svg(roll: Roll) -> Markup:
    """Return the dice of a roll in a line, those out of the game left out."""
    dice: list[tuple[int, Look]] = [(face, WHITE_DIE) for face in roll.whites]
    dice += [
        (face, coloured_look(colour)) for colour in COLOURS if (face := roll.colours[colour]) is not None
    ]
    return element("g", *(_die_svg(place, face, look) for place, (face, look) in enumerate(dice)))


def _die_svg(place: int, face: int, look: Look) -> Markup:
    half = _DIE / 2
    x = half + 1 + place * (_DIE + 5) + (6 if place > 1 else 0)
    ground = rectangle(-half, -half, _DIE, _DIE, rx=3, fill=look.ground, stroke=INK, stroke_width=0.9)
    return group_at(x, half + 1, ground, look.art(face, _DIE))


def _draw_cover() -> str:
    return drawing(board_svg(), width=BOARD_WIDTH, height=BOARD_HEIGHT, name="board")


ART = LeafletArt(_draw_cover, draw_example)
