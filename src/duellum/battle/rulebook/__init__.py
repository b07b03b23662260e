"""The rulebook of Battle."""

from duellum.battle.rulebook.observer import OBSERVER
from duellum.battle.rulebook.sections import SECTIONS
from duellum.battle.rulebook.statements import STATEMENTS
from duellum.rulebook.model import Book

RULEBOOK = Book("battle", SECTIONS, STATEMENTS, OBSERVER)
"""The part `rulebook` of the game's plugin."""
