"""The rulebook of Battle."""

from duellum.rulebook.battle_book.observer import OBSERVER
from duellum.rulebook.battle_book.sections import SECTIONS
from duellum.rulebook.battle_book.statements import STATEMENTS
from duellum.rulebook.model import Book

BOOK = Book("battle", SECTIONS, STATEMENTS, OBSERVER)
"""Found through the entry points ``duellum.rulebooks``."""
