"""The rulebook of Qwixx Duel."""

from duellum.core.i18n import Translatable
from duellum.qwixx.rulebook.observer import OBSERVER
from duellum.qwixx.rulebook.sections import SECTIONS
from duellum.qwixx.rulebook.statements import STATEMENTS
from duellum.rulebook.model import Book

RULEBOOK = Book("qwixx", SECTIONS, STATEMENTS, OBSERVER, Translatable("rulebook-qwixx-notation"))
"""The part `rulebook` of the game's plugin."""
