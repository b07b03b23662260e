"""A book in a language: the same parts as in :mod:`duellum.rulebook.model`, with texts that can be read."""

from collections.abc import Iterator
from dataclasses import dataclass

from duellum.core.i18n import Translatable, clause_text, house_text, translate
from duellum.core.registry import load_rules
from duellum.core.rules import WINNING_SEATS, Origin, Result, Rules
from duellum.rulebook.model import GOES_ON, Book, Cell, Example, Facts, Figure, Section, Table


@dataclass(frozen=True, slots=True)
class TranslatedClause:
    """A clause of the rules: its id, whose rule it is, and its text."""

    id: str
    origin: Origin
    text: str
    house_text: str = ""
    """The part that is a house rule, where the rest is the makers'."""


@dataclass(frozen=True, slots=True)
class TranslatedTable:
    """A table; the first cell of each row is its heading."""

    id: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class TranslatedExample:
    """An example: its caption, what follows from it, and the example itself."""

    example: Example
    caption: str
    facts: tuple[str, ...]

    def __repr__(self) -> str:
        return repr(self.example)

    @property
    def id(self) -> str:
        """The example's id."""
        return self.example.id


@dataclass(frozen=True, slots=True)
class TranslatedSection:
    """A section of a book."""

    id: str
    title: str
    paragraphs: tuple[str, ...]
    tables: tuple[TranslatedTable, ...]
    clauses: tuple[TranslatedClause, ...]
    """The clauses that the section explains, or quotes."""
    quotes_clauses: bool
    """Whether the section is there to quote its clauses."""
    differences: tuple[str, ...]
    """Where printed editions say something else."""
    examples: tuple[TranslatedExample, ...]
    figures: tuple[Figure, ...]

    def __repr__(self) -> str:
        return f"<Section {self.id}: {self.title}>"


@dataclass(frozen=True, eq=False)
class TranslatedBook:
    """The rulebook of a game in a language.

    >>> from duellum import rulebook
    >>> book = rulebook.battle()
    >>> book
    <Book battle in en: 13 sections, 27 examples>
    >>> book.section("aim").paragraphs[0]  # doctest: +NORMALIZE_WHITESPACE
    'Capture the enemy king, or bring your own king to the enemy palace, the marked square where the enemy
    king starts. Either way you win at once.'
    """

    book: Book
    language: str
    title: str
    """The game's name."""
    sections: tuple[TranslatedSection, ...]

    def __repr__(self) -> str:
        sections, examples = len(self.sections), len(self.book.examples)
        return f"<Book {self.book.game} in {self.language}: {sections} sections, {examples} examples>"

    def section(self, name: str) -> TranslatedSection:
        """Return the section with this id. Raises :class:`LookupError`, which lists all sections."""
        return self.sections[self.book.sections.index(self.book.section(name))]


def translate_book(book: Book, language: str) -> TranslatedBook:
    """Return a book in a language. Raises :class:`~duellum.core.i18n.TranslationError`."""
    title = load_rules(book.game).translate_title(language)
    sections = tuple(_translate_section(book, section, language) for section in book.sections)
    return TranslatedBook(book, language, title, sections)


def _translate_section(book: Book, section: Section, language: str) -> TranslatedSection:
    rules = load_rules(book.game)
    return TranslatedSection(
        section.id,
        translate(section.title, language=language),
        tuple(translate(text, language=language) for text in section.paragraphs),
        tuple(_translate_table(table, language) for table in section.tables),
        tuple(_translate_clause(rules, name, language) for name in section.clauses),
        section.quotes_clauses,
        tuple(translate(difference.text, language=language) for difference in section.differences),
        tuple(_translate_example(book, example, language) for example in section.examples),
        section.figures,
    )


def _translate_table(table: Table, language: str) -> TranslatedTable:
    head, *rows = (
        tuple(_translate_cell(cell, language) for cell in row) for row in (table.head, *table.rows)
    )
    return TranslatedTable(table.id, head, tuple(rows))


def _translate_cell(cell: Cell, language: str) -> str:
    return translate(cell, language=language) if isinstance(cell, Translatable) else str(cell)


def _translate_clause(rules: Rules, name: str, language: str) -> TranslatedClause:
    origin = rules.clause_origin(name)
    house = translate(house_text(name), language=language) if origin == "mixed" else ""
    return TranslatedClause(name, origin, translate(clause_text(name), language=language), house)


def _translate_example(book: Book, example: Example, language: str) -> TranslatedExample:
    facts = tuple(translate(text, language=language) for text in phrase_facts(book, example.expected))
    return TranslatedExample(example, translate(example.caption, language=language), facts)


def phrase_facts(book: Book, facts: Facts) -> list[Translatable]:
    """Return the facts worth mentioning, in words; for a refusal the clause is enough."""
    texts = [*book.observer.phrase_facts(facts)]
    if facts.outcome is not None:
        texts.append(_phrase_outcome(book, facts.outcome))
    return texts


def _phrase_outcome(book: Book, outcome: str) -> Translatable:
    if outcome == GOES_ON:
        return Translatable("rulebook-goes-on")
    result, _, clause = outcome.partition(" ")
    seat = WINNING_SEATS[_parse_result(result)]
    if seat is None:
        return Translatable("rulebook-draw", {"clause": clause})
    side = load_rules(book.game).side_names[seat].lower()
    return Translatable(f"rulebook-{book.game}-win", {"side": side, "clause": clause})


def _parse_result(text: str) -> Result:
    for result in WINNING_SEATS:
        if result == text:
            return result
    raise ValueError(f"{text!r} is not a result")


def list_texts(book: Book) -> Iterator[Translatable]:
    """Yield every text of a book that is shown everywhere: all but its clauses and its notation."""
    for section in book.sections:
        yield section.title
        yield from section.paragraphs
        for table in section.tables:
            cells = (*table.head, *(cell for row in table.rows for cell in row))
            yield from (cell for cell in cells if isinstance(cell, Translatable))
        yield from (difference.text for difference in section.differences)
        for example in section.examples:
            yield example.caption
            yield from phrase_facts(book, example.expected)
