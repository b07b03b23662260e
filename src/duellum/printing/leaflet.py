"""The rulebook as a folded leaflet: a game's book, with its examples drawn from the positions that run."""

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from duellum.core.i18n import Translatable, clause_text, house_text, translate
from duellum.core.registry import load_rules
from duellum.printing.page import MARGIN, Paper, page_size
from duellum.printing.typesetter import typeset
from duellum.rulebook.model import Book, Cell, Example, Figure, Section, Table
from duellum.rulebook.translation import phrase_facts

_FIGURE_SCALE = 0.034  # millimetres to a unit of a figure


class Picture(NamedTuple):
    """A drawing, and how wide it is next to its words, in millimetres; 0 for the whole panel, above them."""

    svg: str
    width: float = 0


class LeafletArt(NamedTuple):
    """What a game draws in its leaflet."""

    cover: Callable[[], str]
    draw_example: Callable[[Book, Example], Picture]


def typeset_leaflet(book: Book, art: LeafletArt, language: str, paper: Paper) -> bytes:
    """Return the leaflet of a book as PDF."""
    return _Leaflet(book, art, language).typeset(paper)


class _Leaflet:
    """One leaflet in the making: everything is translated on the way."""

    def __init__(self, book: Book, art: LeafletArt, language: str) -> None:
        self._book, self._art, self._language = book, art, language
        self._rules = load_rules(book.game)

    def typeset(self, paper: Paper) -> bytes:
        width, height = page_size(paper, is_landscape=True)
        name = self._say(Translatable(f"game-{self._book.game}"))
        title = Translatable("how-to-play-game", {"game": name})
        data = {
            "width": width, "height": height, "margin": MARGIN,
            "name": name,
            "subtitle": self._say(Translatable("print-leaflet-hint")),
            "cover": {"svg": self._art.cover(), "alt": self._say(Translatable("print-alt-cover"))},
            "sections": [self._show_section(section) for section in self._book.sections],
        }  # fmt: skip
        return typeset("leaflet.typ", title, self._language, data)

    def _say(self, *texts: Translatable) -> str:
        return translate(*texts, language=self._language)

    def _show_section(self, section: Section) -> dict[str, Any]:
        quoted = section.clauses if section.id == "clauses" else ()
        return {
            "title": self._say(section.title),
            "paragraphs": [self._say(text) for text in section.paragraphs],
            "tables": [self._show_table(table) for table in section.tables],
            "figures": [self._show_figure(figure) for figure in reversed(section.figures)],
            "examples": [self._show_example(example) for example in section.examples],
            "clauses": [clause for name in quoted for clause in self._show_clause(name)],
            "differences": [self._say(difference.text) for difference in section.differences],
        }

    def _show_table(self, table: Table) -> dict[str, Any]:
        rows = [[self._show_cell(cell) for cell in row] for row in table.rows]
        head = [self._show_cell(cell) for cell in table.head]
        return {"columns": max(len(row) for row in (head, *rows)), "head": head, "rows": rows}

    def _show_cell(self, cell: Cell) -> str:
        return self._say(cell) if isinstance(cell, Translatable) else str(cell)

    def _show_figure(self, figure: Figure) -> dict[str, Any]:
        """Return a figure; all have the same scale, and the largest comes first."""
        svg = figure.draw_svg()
        width = float(re.search(r'viewBox="0 0 (\S+) ', svg)[1]) * _FIGURE_SCALE  # type: ignore[index]  # all have one
        return {"svg": svg, "width": width, "alt": self._say(Translatable("print-alt-example"))}

    def _show_example(self, example: Example) -> dict[str, Any]:
        facts = " · ".join(self._say(fact) for fact in phrase_facts(self._book, example.expected))
        picture = self._art.draw_example(self._book, example)
        return {
            "svg": picture.svg,
            "width": picture.width,
            "alt": self._say(Translatable("print-alt-example")),
            "caption": self._say(example.caption),
            "facts": facts,
        }

    def _show_clause(self, name: str) -> list[dict[str, str]]:
        """Return a clause; a part of it that is a house rule follows on a line of its own."""
        origin = self._rules.origins.get(name, "makers")
        mark = self._say(Translatable("house-rule"))
        shown = [
            {"id": name, "text": self._say(clause_text(name)), "house": mark if origin == "house" else ""}
        ]
        if origin == "mixed":
            shown.append({"id": "", "text": self._say(house_text(name)), "house": mark})
        return shown
