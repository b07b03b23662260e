"""The rulebook of Qwixx Duel."""

from duellum.rulebook.model import Book
from duellum.rulebook.qwixx_book.observer import OBSERVER
from duellum.rulebook.qwixx_book.sections import SECTIONS
from duellum.rulebook.qwixx_book.statements import STATEMENTS

BOOK = Book("qwixx", SECTIONS, STATEMENTS, OBSERVER)
"""Found through the entry points ``duellum.rulebooks``."""
