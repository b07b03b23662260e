"""Battle's opening book, which comes with the package; ``duellum book build battle`` makes it."""

from dataclasses import replace
from functools import cache
from importlib.resources import files

from duellum.battle.engine.opening.plans import find_plans
from duellum.battle.rules.position import Position
from duellum.core.openings.book import BookSpec, OpeningBook
from duellum.core.openings.book_file import parse_book


def normalise(position: Position) -> Position:
    """Return the position as if it were the first of a game: moves and captures before do not matter."""
    return replace(position, plies_since_capture=0, number=1)


@cache
def load_book() -> OpeningBook:
    """Return the book."""
    text = files("duellum.battle.engine.opening").joinpath("book.txt").read_text(encoding="utf-8")
    return parse_book(text, normalise)


BOOK_SPEC = BookSpec(normalise, find_plans, load_book)
"""Battle's openings, as the platform finds them."""
