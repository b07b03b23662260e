"""The text form of an opening book.

The first line says in JSON how the book was made. Then come positions, apart by an empty line: the position's
text, and a line for each move, the best first, with its value in thousandths, the games in which it was
played, their points doubled, and its plans, ``-`` for none::

    sbfwkwfbs/9/9/9/9/9/9/TCGXKXGCT w 0 1
    h1n1 560 412 431 develops-one,guards-palace

The browser reads the same file: ``web/src/openings/book.ts``.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from duellum.core.openings.book import BookMove, OpeningBook

_NO_PLANS = "-"


def parse_book(text: str, normalise: Callable[[Any], Any]) -> OpeningBook:
    """Return the book that a text holds. Raises :class:`ValueError`."""
    about, *blocks = text.strip().split("\n\n")
    positions = {}
    for block in blocks:
        position, *lines = block.split("\n")
        positions[position] = tuple(_parse_move(line) for line in lines)
    return OpeningBook(json.loads(about), positions, normalise)


def _parse_move(line: str) -> BookMove:
    move, value, games, points, plans = line.split(" ")
    named = () if plans == _NO_PLANS else tuple(plans.split(","))
    return BookMove(move, int(value) / 1000, int(games), int(points) / 2, named)


def format_book(about: Mapping[str, Any], positions: Mapping[str, Iterable[BookMove]]) -> str:
    """Return the text of a book; the inverse of :func:`parse_book`."""
    blocks = [json.dumps(about)]
    for position, moves in positions.items():
        blocks.append("\n".join([position, *(_format_move(move) for move in moves)]))
    return "\n\n".join(blocks) + "\n"


def _format_move(move: BookMove) -> str:
    plans = ",".join(move.plans) or _NO_PLANS
    return f"{move.move} {round(1000 * move.value)} {move.games} {round(2 * move.points)} {plans}"
