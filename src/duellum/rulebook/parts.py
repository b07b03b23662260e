"""Parts of books with their texts: the id of a text follows from what it belongs to.

A section's title is ``rulebook-<section>`` in every book; its paragraphs are ``rulebook-<game>-<section>-1``
and so on. An example's caption is ``rulebook-<game>-<example>``.
"""

from dataclasses import dataclass

from duellum.core.i18n import Translatable
from duellum.rulebook.model import Declaration, EditionDifference, Example, Facts, Figure, Section, Table


def shared_text(name: str, **words: str | int) -> Translatable:
    """Return a text that all books share."""
    return Translatable(f"rulebook-{name}", {**words})


@dataclass(frozen=True, slots=True)
class Parts:
    """Makes the parts of one game's book."""

    game: str

    def text(self, name: str) -> Translatable:
        """Return a text of this book."""
        return Translatable(f"rulebook-{self.game}-{name}")

    def section(
        self,
        name: str,
        paragraphs: int,
        *examples: Example,
        clauses: tuple[str, ...] = (),
        tables: tuple[Table, ...] = (),
        figures: tuple[Figure, ...] = (),
    ) -> Section:
        """Return a section with this many paragraphs."""
        texts = tuple(self.text(f"{name}-{number}") for number in range(1, paragraphs + 1))
        return Section(name, shared_text(name), texts, tables, clauses, examples=examples, figures=figures)

    def example(
        self,
        name: str,
        clauses: str,
        position: str,
        moves: str,
        expected: Facts,
        *,
        focus: str = "",
        declared: Declaration | None = None,
    ) -> Example:
        """Return an example; clauses and moves are given with spaces between them."""
        return Example(
            name,
            self.text(name),
            tuple(clauses.split()),
            position,
            expected,
            tuple(moves.split()),
            declared,
            focus,
        )

    def difference(self, name: str, editions: str, clauses: str = "") -> EditionDifference:
        """Return a difference of editions; their languages and the clauses have spaces between them."""
        return EditionDifference(
            name, self.text(f"edition-{name}"), tuple(editions.split()), tuple(clauses.split())
        )

    def clause_section(self, clauses: tuple[str, ...]) -> Section:
        """Return the section that quotes all clauses."""
        text = shared_text("clauses-text")
        return Section("clauses", shared_text("clauses"), (text,), clauses=clauses, quotes_clauses=True)

    def edition_section(self, *differences: EditionDifference) -> Section:
        """Return the section on the printed editions."""
        return Section(
            "editions", shared_text("editions"), (shared_text("editions-text"),), differences=differences
        )
