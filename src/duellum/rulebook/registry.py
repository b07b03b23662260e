"""The registry of rulebooks, filled through the entry points ``duellum.rulebooks``."""

from functools import cache
from importlib.metadata import entry_points

from duellum.core.i18n import clause_text, has_text
from duellum.core.registry import game_names, load_rules
from duellum.core.rules import Rules
from duellum.rulebook.model import Book, Facts, Observer, Section
from duellum.rulebook.parts import shared_text

_GROUP = "duellum.rulebooks"


class NoBookError(LookupError):
    """A game without a rulebook; the message lists those with one."""


def book_names() -> tuple[str, ...]:
    """Return the names of all games with a rulebook, sorted.

    >>> book_names()
    ('battle', 'qwixx')
    """
    return tuple(sorted(entry_points(group=_GROUP).names))


_NO_EXAMPLES = Observer(
    list_choices=lambda _: (),
    sketch_move=lambda _position, _text: None,
    observe=lambda _: Facts(),
    describe_place=lambda _position, _place: "",
    phrase_facts=lambda _: (),
)


def _list_known_clauses(rules: Rules) -> tuple[str, ...]:
    return tuple(clause for clause in rules.clauses if has_text(clause_text(clause)))


@cache
def load_book(name: str) -> Book:
    """Return the rulebook of the game with this name. Raises :class:`NoBookError`.

    Where a game brings texts of its clauses but no book, the book has one section that quotes them.

    >>> load_book("battle").section("aim")
    <Section aim>
    """
    for entry in entry_points(group=_GROUP, name=name):
        book: Book = entry.load()
        return book
    if name in game_names() and (clauses := _list_known_clauses(load_rules(name))):
        section = Section("clauses", shared_text("clauses"), clauses=clauses, quotes_clauses=True)
        return Book(name, (section,), (), _NO_EXAMPLES)
    raise NoBookError(f"{name!r} has no rulebook; there are those of {', '.join(book_names())}")
