"""The rulebook: books, lessons and sets to print, with examples that run.

>>> from duellum import rulebook
>>> book = rulebook.qwixx()
>>> [section.id for section in book.sections][:4]
['about', 'aim', 'box', 'setup']
>>> [example] = book.section("tactics").examples
>>> rulebook.execute_example(book.book, example.example).facts.outcome
'1-0 Q21'
"""

from duellum.core.i18n import ENGLISH, clause_text, has_text
from duellum.core.registry import find_part, game_names, games_with, load_rules
from duellum.rulebook.execution import Execution, execute_example, find_mismatches
from duellum.rulebook.model import (
    Book,
    EditionDifference,
    Example,
    Facts,
    Figure,
    Observer,
    Section,
    Statement,
    Table,
)
from duellum.rulebook.parts import shared_text
from duellum.rulebook.translation import (
    TranslatedBook,
    TranslatedClause,
    TranslatedExample,
    TranslatedSection,
    TranslatedTable,
    translate_book,
)

__all__ = [
    "Book",
    "EditionDifference",
    "Example",
    "Execution",
    "Facts",
    "Figure",
    "NoBookError",
    "Section",
    "Statement",
    "Table",
    "TranslatedBook",
    "TranslatedClause",
    "TranslatedExample",
    "TranslatedSection",
    "TranslatedTable",
    "battle",
    "book_names",
    "execute_example",
    "find_mismatches",
    "load_book",
    "open_book",
    "qwixx",
]


class NoBookError(LookupError):
    """A game without a rulebook; the message lists those with one."""


def book_names() -> tuple[str, ...]:
    """Return the names of all games with a rulebook, sorted.

    >>> book_names()
    ('battle', 'qwixx')
    """
    return games_with("rulebook")


_NO_EXAMPLES = Observer(
    list_choices=lambda _: (),
    sketch_move=lambda _position, _text: None,
    observe=lambda _: Facts(),
    describe_place=lambda _position, _place: "",
    phrase_facts=lambda _: (),
)


def _quote_clauses(game: str) -> Book | None:
    """Return a book of one section with the clauses of a game that have texts; None without such clauses."""
    rules = load_rules(game)
    clauses = tuple(clause for clause in rules.clauses if has_text(clause_text(clause)))
    if not clauses:
        return None
    section = Section("clauses", shared_text("clauses"), clauses=clauses, quotes_clauses=True)
    return Book(game, (section,), (), _NO_EXAMPLES)


def load_book(game: str) -> Book:
    """Return the rulebook of the game with this name. Raises :class:`NoBookError`.

    Where a game brings texts of its clauses but no book, the book has one section that quotes them.

    >>> load_book("battle").section("aim")
    <Section aim>
    """
    book: Book | None = find_part(game, "rulebook")
    if book is None and game in game_names():
        book = _quote_clauses(game)
    if book is None:
        raise NoBookError(f"{game!r} has no rulebook; these games have one: {', '.join(book_names())}")
    return book


def open_book(game: str, language: str = ENGLISH) -> TranslatedBook:
    """Return the rulebook of a game in a language.

    Raises :class:`NoBookError` and :class:`~duellum.core.i18n.TranslationError`.
    """
    return translate_book(load_book(game), language)


def battle(language: str = ENGLISH) -> TranslatedBook:
    """Return the rulebook of Battle in a language. Raises as :func:`open_book`.

    >>> battle().section("palace")
    <Section palace: King and palace>
    """
    return open_book("battle", language)


def qwixx(language: str = ENGLISH) -> TranslatedBook:
    """Return the rulebook of Qwixx Duel in a language. Raises as :func:`open_book`.

    >>> [int(points) for points in qwixx().section("scoring").tables[0].rows[0][1:]]
    [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78]
    """
    return open_book("qwixx", language)
