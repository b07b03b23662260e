"""Battle's opening book, which comes with the package; ``duellum book build battle`` makes it."""

from dataclasses import replace
from functools import cache
from importlib.resources import files

from duellum.battle.engine.opening_plans import find_plans
from duellum.battle.rules.position import Position
from duellum.core.opening_book import BookSpec, OpeningBook, parse_book


def normalise(position: Position) -> Position:
    """Return the position as if it were the first of a game: moves and captures before do not matter."""
    return replace(position, plies_since_capture=0, number=1)


@cache
def load_opening_book() -> OpeningBook:
    """Return the book."""
    text = files("duellum.battle.engine").joinpath("opening_book.txt").read_text(encoding="utf-8")
    return parse_book(text, normalise)


BOOK_SPEC = BookSpec(normalise, find_plans, load_opening_book)
"""Battle's openings, as the platform finds them."""
