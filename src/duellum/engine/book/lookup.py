"""The opening book of a game, as users ask for it."""

from duellum.core.engine import has_engine, load_engine_spec
from duellum.core.openings.book import OpeningBook
from duellum.core.registry import load_rules
from duellum.core.rules import Rules


def opening_book(game: Rules | str) -> OpeningBook | None:
    """Return the opening book of a game; None for a game without one.

    >>> book = opening_book("battle")
    >>> from duellum import Game
    >>> [move.move for move in book.moves(Game("battle").position)][:3]
    ['b1n1', 'g1n1e1', 'h1n1']
    """
    rules = game if isinstance(game, Rules) else load_rules(game)
    spec = load_engine_spec(rules).book if has_engine(rules) else None
    return spec.load() if spec else None
