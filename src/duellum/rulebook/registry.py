"""The registry of rulebooks, filled through the entry points ``duellum.rulebooks``."""

from functools import cache
from importlib.metadata import entry_points

from duellum.rulebook.model import Book

_GROUP = "duellum.rulebooks"


class NoBookError(LookupError):
    """A game without a rulebook; the message lists those with one."""


def book_names() -> tuple[str, ...]:
    """Return the names of all games with a rulebook, sorted.

    >>> book_names()
    ('battle', 'qwixx')
    """
    return tuple(sorted(entry_points(group=_GROUP).names))


@cache
def load_book(name: str) -> Book:
    """Return the rulebook of the game with this name. Raises :class:`NoBookError`.

    >>> load_book("battle").section("aim")
    <Section aim>
    """
    for entry in entry_points(group=_GROUP, name=name):
        book: Book = entry.load()
        return book
    raise NoBookError(f"{name!r} has no rulebook; there are those of {', '.join(book_names())}")
