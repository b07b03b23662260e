"""The opening book of a game, as users ask for it."""

from duellum.core.openings.book import BookSpec, OpeningBook
from duellum.core.registry import find_part, load_rules
from duellum.core.rules import Rules


def opening_book(game: Rules | str) -> OpeningBook | None:
    """Return the opening book of a game; None for a game without one.

    >>> book = opening_book("battle")
    >>> from duellum import Game
    >>> [move.move for move in book.moves(Game("battle").position)][:3]
    ['b1n1', 'g1n1e1', 'h1n1']
    """
    rules = game if isinstance(game, Rules) else load_rules(game)
    spec: BookSpec | None = find_part(rules.name, "openings")
    return spec.load() if spec else None
