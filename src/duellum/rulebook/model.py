"""The model of a rulebook: a book has sections, and a section has texts, tables and examples that run.

Texts are :class:`~duellum.core.i18n.Translatable`; :mod:`duellum.rulebook.translation` gives them in a
language. An example is a position, what is done there, and the facts that must follow;
:mod:`duellum.rulebook.execution` does it and finds what really follows.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from duellum.core.game import Game
from duellum.core.i18n import Translatable

Declaration = Literal["resign", "agree", "time"]
"""How players end a game themselves: the side to move resigns, both agree on a draw, or time runs out."""
GOES_ON = "goes on"
"""The outcome of a game that has not ended."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What follows from an example. As an expectation, None or an empty mapping states nothing.

    Places are squares or fields by their names, such as ``h5`` or ``r7``, and ``r-lock`` for a lock.
    """

    refused: Mapping[str, str] = field(default_factory=dict)
    """By attempt the clause that refuses it. An attempt is a sequence of moves with spaces between them, from
    the example's position on, the last of which is refused."""
    legal: tuple[str, ...] | None = None
    """Exactly these choices are open when a side first acts, of those that begin with the example's focus."""
    choice_count: int | None = None
    """How many choices that are."""
    face: int | None = None
    """The face on top of the die that moved last."""
    captured: str | None = None
    """What the last move captured: ``black 6``, ``white king``, ``grey``; ``nothing`` where it did not."""
    threats: tuple[str, ...] | None = None
    """The moves that would win at once if the side that moved last were to move again."""
    places: Mapping[str, str] = field(default_factory=dict)
    """By place what is there at the end: ``white 6``, ``black king``, ``grey 2`` (stones), ``empty``."""
    returned: int | None = None
    """How many stones the last move sent back to the supply of their owner."""
    supplies: tuple[int, int] | None = None
    """Each side's stones in the supply."""
    points: tuple[int, int] | None = None
    """Each side's points."""
    dice_due: int | None = None
    """How many dice are to be rolled now."""
    to_move: str | None = None
    """Whose turn it is at the end, in small letters."""
    outcome: str | None = None
    """The result and the clause it follows from, such as ``1-0 B16``, or :data:`GOES_ON`."""


@dataclass(frozen=True, slots=True)
class Example:
    """A position, what is done there, and what must follow.

    The reader may try the choices that are open when a side first acts: in the position itself, or after the
    roll with which the moves begin. While a roll is due and no moves are given, a choice is what some roll
    allows.
    """

    id: str
    caption: Translatable
    clauses: tuple[str, ...]
    """The clauses that it shows."""
    position: str
    expected: Facts
    moves: tuple[str, ...] = ()
    """What is played, in notation, rolls included; all of it is legal."""
    declared: Declaration | None = None
    """How the players end the game afterwards."""
    focus: str = ""
    """How the notation of the choices begins that the example is about: a square or a row; empty for all."""

    def __repr__(self) -> str:
        return f"<Example {self.id}>"


Cell = Translatable | int | str
"""A cell of a table: a text, a number, or notation."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table of facts, such as the scoring table. The first cell of each row is its heading."""

    id: str
    head: tuple[Cell, ...]
    rows: tuple[tuple[Cell, ...], ...]


@dataclass(frozen=True, slots=True)
class Figure:
    """A drawing that belongs to no position, such as a roll diagram.

    Both functions take the language as the keyword `language`, English by default.
    """

    id: str
    draw_text: Callable[..., str]
    """For terminals."""
    draw_svg: Callable[..., str]
    """For pages and print."""

    def __repr__(self) -> str:
        return f"<Figure {self.id}>"


@dataclass(frozen=True, slots=True)
class EditionDifference:
    """Where printed editions say something else, and how it is read here."""

    id: str
    text: Translatable
    editions: tuple[str, ...]
    """The languages of the editions."""
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a book: paragraphs, then tables, figures, clauses, differences of editions, and examples."""

    id: str
    title: Translatable
    paragraphs: tuple[Translatable, ...] = ()
    tables: tuple[Table, ...] = ()
    clauses: tuple[str, ...] = ()
    """The clauses that the section explains, or quotes."""
    quotes_clauses: bool = False
    """Whether it quotes its clauses in full."""
    differences: tuple[EditionDifference, ...] = ()
    examples: tuple[Example, ...] = ()
    figures: tuple[Figure, ...] = ()

    def __repr__(self) -> str:
        return f"<Section {self.id}>"


@dataclass(frozen=True, slots=True)
class Statement:
    """A statement of the printed sheets in our own words, and where it is covered."""

    id: str
    words: str
    section: str | None = None
    """The section that says it; None if only the set to print covers it."""
    examples: tuple[str, ...] = ()
    """The examples that show it, if there is something to show."""
    print_kit: bool = False
    """Whether the set to print covers it."""


@dataclass(frozen=True)
class Observer:
    """What examples need of a game beyond the game contract."""

    list_choices: Callable[[Any], Sequence[tuple[Any, ...]]]
    """The choices in a position, each as the moves that lead to it: a choice alone, or after a roll."""
    sketch_move: Callable[[Any, str], Any]
    """A move that is not legal, to draw it; None if it cannot be drawn."""
    observe: Callable[[Game], Facts]
    """The facts of the game's own kind after the moves so far: faces, captures, stones, points."""
    describe_place: Callable[[Any, str], str]
    """What is on a place, in the words of :attr:`Facts.places`."""
    phrase_facts: Callable[[Facts], Sequence[Translatable]]
    """The facts of the game's own kind in words, as texts to translate."""


@dataclass(frozen=True, eq=False)
class Book:
    """The rulebook of a game."""

    game: str
    """The game's name in the registry."""
    sections: tuple[Section, ...]
    statements: tuple[Statement, ...]
    observer: Observer
    notation: Translatable | None = None
    """How moves are written, where examples are shown in notation; None if a paragraph explains it."""

    def __repr__(self) -> str:
        return f"<Book {self.game}: {len(self.sections)} sections, {len(self.examples)} examples>"

    @property
    def examples(self) -> tuple[Example, ...]:
        """All examples, in order."""
        return tuple(example for section in self.sections for example in section.examples)

    def section(self, name: str) -> Section:
        """Return the section with this id. Raises :class:`LookupError`, which lists all sections."""
        for section in self.sections:
            if section.id == name:
                return section
        names = ", ".join(section.id for section in self.sections)
        raise LookupError(f"the book has no section {name!r}; choose one of {names}")
