"""The opening book of a game, as users ask for it."""

from duellum.core.errors import NotAvailableError
from duellum.core.openings.book import BookSpec, OpeningBook
from duellum.core.registry import find_part, load_rules
from duellum.core.rules import Rules


class NoOpeningBookError(NotAvailableError):
    """The game has no opening book."""


def load_opening_book(game: Rules | str) -> OpeningBook:
    """Return the opening book of a game.

    Args:
        game: The game, or its name.

    Raises:
        UnknownGameError: No game of that name is installed.
        NoOpeningBookError: The game has no opening book, as one with dice.

    >>> book = load_opening_book("battle")
    >>> from duellum import Game
    >>> [move.move for move in book.moves(Game("battle").position)][:3]
    ['b1n1', 'g1n1e1', 'h1n1']
    """
    rules = game if isinstance(game, Rules) else load_rules(game)
    spec: BookSpec | None = find_part(rules.name, "openings")
    if spec is None:
        raise NoOpeningBookError(f"{rules.title} has no opening book")
    return spec.load()
