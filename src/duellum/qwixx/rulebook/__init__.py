"""The rulebook of Qwixx Duel."""

from duellum.qwixx.rulebook.observer import OBSERVER
from duellum.qwixx.rulebook.sections import SECTIONS
from duellum.qwixx.rulebook.statements import STATEMENTS
from duellum.rulebook.model import Book

BOOK = Book("qwixx", SECTIONS, STATEMENTS, OBSERVER)
"""Found through the entry points ``duellum.rulebooks``."""
