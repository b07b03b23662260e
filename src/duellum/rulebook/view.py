"""What the browser is shown of a book: its texts by message id, and its examples played move by move.

The client has no rules: every position after a move is in the data. ``make types`` writes it into
``web/src/rulebook/data/``.
"""

from typing import Annotated, Any

from msgspec import Meta, Struct, json

from duellum.core.game import Game
from duellum.core.i18n import Translatable
from duellum.core.registry import load_rules
from duellum.core.rules import Origin, Position, Rules, Side
from duellum.rulebook.execution import count_first_rolls, execute_example, list_choices, start_example
from duellum.rulebook.model import Book, Cell, EditionDifference, Example, Section, Table
from duellum.rulebook.translation import phrase_facts

PositionView = Annotated[Any, Meta(extra_json_schema={"$ref": "PositionView"})]
"""The game's own view of a position."""
MoveView = Annotated[Any, Meta(extra_json_schema={"$ref": "MoveView"})]
"""The game's own view of a move or roll."""
SketchView = Annotated[Any, Meta(extra_json_schema={"anyOf": [{"$ref": "MoveView"}, {"type": "null"}]})]
"""The same, or null if a move cannot be drawn."""


class PlayedMoveView(Struct, frozen=True):
    """A move or roll, in words, as it is drawn, and the position after it."""

    text: str
    """Its notation."""
    words: Translatable
    side: int
    """The seat that made it."""
    move: MoveView
    after: PositionView


class RefusedMoveView(Struct, frozen=True):
    """An attempt that a clause forbids."""

    text: str
    """Its notation."""
    clause: str
    before: list[PlayedMoveView]
    """What is played before it: a roll, or nothing."""
    move: SketchView
    """Drawn as if it were legal; null if that cannot be."""


class OutcomeView(Struct, frozen=True):
    """How the game ends in an example."""

    winner: int | None
    """The seat; null for a draw."""
    reason: str
    """The last part of a message id: ``ending-`` and this."""
    clause: str


class ExampleView(Struct, frozen=True):
    """An example, ready to be shown and tried."""

    id: str
    caption: Translatable
    clauses: tuple[str, ...]
    position: str
    """Its notation."""
    view: PositionView
    side: int
    """The seat to move."""
    steps: list[PlayedMoveView]
    """What is demonstrated, move by move."""
    trial: int
    """After how many steps the reader may try a move: as many as there are rolls first."""
    choices: list[PlayedMoveView]
    """What may be tried there."""
    refused: list[RefusedMoveView]
    facts: list[Translatable]
    """What follows from it, in words."""
    outcome: OutcomeView | None


class TableView(Struct, frozen=True):
    """A table of facts; the first cell of each row is its heading."""

    id: str
    head: list[Cell]
    rows: list[list[Cell]]


class DifferenceView(Struct, frozen=True):
    """Where printed editions say something else."""

    id: str
    text: Translatable
    editions: tuple[str, ...]
    """The languages of the editions."""
    clauses: tuple[str, ...]


class SectionView(Struct, frozen=True):
    """A section of a book."""

    id: str
    title: Translatable
    paragraphs: tuple[Translatable, ...]
    tables: list[TableView]
    clauses: tuple[str, ...]
    """Those that the section explains, or quotes."""
    quotes_clauses: bool
    """Whether it quotes them in full."""
    differences: list[DifferenceView]
    examples: list[ExampleView]
    figures: list[str]
    """The ids of drawings that belong to no position: ``roll-1`` to ``roll-6`` are roll diagrams."""


class ClauseView(Struct, frozen=True):
    """A clause: whose rule it is, the section that explains it, and the examples that show it."""

    id: str
    origin: Origin
    section: str
    examples: list[str]


class BookView(Struct, frozen=True):
    """The rulebook of a game."""

    game: str
    sections: list[SectionView]
    clauses: list[ClauseView]


def encode_book(book: Book) -> bytes:
    """Return a book as JSON for the browser."""
    return json.encode(show_book(book))


def show_book(book: Book) -> BookView:
    """Return all that the browser shows of a book."""
    rules = load_rules(book.game)
    clauses = [_show_clause(book, rules, name) for name in rules.clauses]
    return BookView(book.game, [_show_section(book, section) for section in book.sections], clauses)


def _show_clause(book: Book, rules: Rules, name: str) -> ClauseView:
    sections = [section.id for section in book.sections if name in section.clauses]
    examples = [example.id for example in book.examples if name in example.clauses]
    return ClauseView(name, rules.clause_origin(name), sections[0] if sections else "clauses", examples)


def _show_section(book: Book, section: Section) -> SectionView:
    return SectionView(
        section.id,
        section.title,
        section.paragraphs,
        [_show_table(table) for table in section.tables],
        section.clauses,
        section.quotes_clauses,
        [_show_difference(difference) for difference in section.differences],
        [_show_example(book, example) for example in section.examples],
        [figure.id for figure in section.figures],
    )


def _show_table(table: Table) -> TableView:
    return TableView(table.id, list(table.head), [list(row) for row in table.rows])


def _show_difference(difference: EditionDifference) -> DifferenceView:
    return DifferenceView(difference.id, difference.text, difference.editions, difference.clauses)


def _show_example(book: Book, example: Example) -> ExampleView:
    start = start_example(book, example)
    rules = start.rules
    game = execute_example(book, example).game
    steps = [_show_played(rules, ply.before, ply.move) for ply in game]
    outcome = game.outcome
    return ExampleView(
        example.id,
        example.caption,
        example.clauses,
        example.position,
        rules.view.show_position(start.position),
        start.position.to_move,
        steps,
        count_first_rolls(game),
        _show_choices(book, example, game),
        [_show_refused(book, start, text, clause) for text, clause in example.expected.refused.items()],
        phrase_facts(book, example.expected),
        None
        if outcome is None
        else OutcomeView(_seat(outcome.winner), outcome.reason.replace(" ", "-"), outcome.clause),
    )


def _seat(side: Side | None) -> int | None:
    return None if side is None else int(side)


def _show_choices(book: Book, example: Example, game: Game) -> list[PlayedMoveView]:
    trial = game.positions[count_first_rolls(game)]
    return [
        _show_played(game.rules, _play(trial, before), move)
        for *before, move in list_choices(book, example, game)
    ]


def _show_refused(book: Book, game: Game, text: str, clause: str) -> RefusedMoveView:
    *before, last = text.split(" ")
    position, played = game.position, []
    for move in before:
        played.append(_show_played(game.rules, position, position.parse_move(move)))
        position = position.play(move)
    sketch = book.observer.sketch_move(position, last)
    drawn = None if sketch is None else game.rules.view.show_move(position, sketch)
    return RefusedMoveView(last, clause, played, drawn)


def _show_played(rules: Rules, position: Position, move: Any) -> PlayedMoveView:  # noqa: ANN401 - each game has its own move
    view = rules.view
    after = position.play(move)
    return PlayedMoveView(
        str(move),
        rules.phrase_move(move),
        position.to_move,
        view.show_move(position, move),
        view.show_position(after),
    )


def _play(position: Position, moves: list[Any]) -> Position:
    for move in moves:
        position = position.play(move)
    return position
