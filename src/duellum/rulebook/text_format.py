"""A book as text for terminals: headings, wrapped paragraphs, tables, and examples with their drawings."""

import re
from collections.abc import Iterator
from itertools import zip_longest

from duellum.core.game import Game
from duellum.core.i18n import Translatable, clause_text, translate
from duellum.core.text_width import align_left, align_right, measure_width
from duellum.rulebook.execution import execute_example, start_example
from duellum.rulebook.translation import (
    TranslatedBook,
    TranslatedClause,
    TranslatedExample,
    TranslatedSection,
    TranslatedTable,
)

WIDTH = 78
"""Columns of a line; drawings have one more at most."""
_MAX_HEAD_WIDTH = 50
"""Columns of the first cell in a table of two columns."""
_BULLET = "· "
_INDENT = " " * len(_BULLET)


def format_book(book: TranslatedBook, section: str | None = None) -> str:
    """Return a book, or one section of it, as text; parts have an empty line between them.

    Raises :class:`LookupError` if there is no such section.
    """
    sections = book.sections if section is None else (book.section(section),)
    parts = [_format_heading(book.title, "═")]
    for each in sections:
        parts += _format_section(book, each)
    return "\n\n".join(parts) + "\n"


def _format_heading(title: str, line: str) -> str:
    return f"{title}\n{line * measure_width(title)}"


def _format_section(book: TranslatedBook, section: TranslatedSection) -> Iterator[str]:
    yield _format_heading(section.title, "─")
    yield from (wrap_text(text, WIDTH) for text in section.paragraphs)
    if section.id == "setup" and book.book.notation is not None:
        yield wrap_text(translate(book.book.notation, language=book.language), WIDTH)
    yield from (format_table(table) for table in section.tables)
    yield from (figure.draw_text(language=book.language) for figure in section.figures)
    if section.quotes_clauses:
        yield "\n".join(_format_clause(clause, book.language) for clause in section.clauses)
    yield from (_format_item(text) for text in section.differences)
    for example in section.examples:
        yield _format_example(book, example)


def format_table(table: TranslatedTable) -> str:
    """Return a table with its columns aligned: headings to the left, the others to the right.

    A table of two columns is a list of things with long texts: both columns are wrapped.
    """
    rows = [row for row in (table.head, *table.rows) if row]
    widths = [max(measure_width(cell) for cell in column) for column in zip(*rows, strict=True)]
    if len(widths) == 2:
        return "\n".join(_format_pair(head, cell, min(widths[0], _MAX_HEAD_WIDTH)) for head, cell in rows)
    lines = []
    for head, *cells in rows:
        aligned = (align_right(cell, width) for cell, width in zip(cells, widths[1:], strict=True))
        lines.append("  ".join((align_left(head, widths[0]), *aligned)).rstrip())
    return "\n".join(lines)


def _format_pair(head: str, cell: str, width: int) -> str:
    """Return two cells side by side, the first so wide."""
    left, right = wrap_text(head, width).split("\n"), wrap_text(cell, WIDTH - width - 2).split("\n")
    lines = zip_longest(left, right, fillvalue="")
    return "\n".join(f"{align_left(first, width)}  {second}".rstrip() for first, second in lines)


def _format_clause(clause: TranslatedClause, language: str) -> str:
    """Return a clause after its id, with a mark if it is a house rule."""
    mark = translate(Translatable("house-rule"), language=language)
    text = f"{clause.text} [{mark}]" if clause.origin == "house" else clause.text
    if clause.house_text:
        text = f"{text} {clause.house_text} [{mark}]"
    return wrap_text(text, WIDTH, " " * 5, f"{clause.id:5}")


def _format_example(book: TranslatedBook, example: TranslatedExample) -> str:
    game = execute_example(book.book, example.example).game
    number = book.book.examples.index(example.example) + 1
    title = translate(Translatable("rulebook-example", {"number": number}), language=book.language)
    head = wrap_text(f"{example.caption} ({', '.join(example.example.clauses)})", WIDTH, first=f"{title}  ")
    told = [*_list_moves(game, book.language), *_list_choices(example, book.language), *example.facts]
    here, elsewhere = _draw_refusals(book, example, game)
    items = [_format_item(line) for line in told] + here
    return "\n".join((head, "", game.text(book.language), *(("", *items) if items else ()), *elsewhere))


def _format_item(*paragraphs: str) -> str:
    """Return an item of a list; paragraphs after its first begin a line of their own."""
    first, *others = paragraphs
    return "\n".join(
        (wrap_text(first, WIDTH, _INDENT, _BULLET), *(wrap_text(text, WIDTH, _INDENT) for text in others))
    )


def _list_moves(game: Game, language: str) -> Iterator[str]:
    """Yield each move or roll in words, with who made it and its notation."""
    for ply in game:
        side = game.rules.translate_side(ply.before.to_move, language)
        words = {"side": side, "move": game.rules.translate_move(ply.move, language)}
        yield f"{translate(Translatable('moves-ply', {**words}), language=language)} ({ply.move})"


def _list_choices(example: TranslatedExample, language: str) -> Iterator[str]:
    legal = example.example.expected.legal
    if legal is not None:
        yield translate(Translatable("rulebook-choices", {"moves": [*legal]}), language=language)


def _draw_refusals(
    book: TranslatedBook, example: TranslatedExample, end: Game
) -> tuple[list[str], list[str]]:
    """Return the attempts that are refused in the position drawn already, and those in others with a drawing.

    An attempt is refused in the position that the moves before it lead to, which is not always the last one.
    """
    here: list[str] = []
    others: dict[str, tuple[Game, list[str]]] = {}
    for attempt, clause in example.example.expected.refused.items():
        before, _, last = attempt.rpartition(" ")
        game = start_example(book.book, example.example)
        for move in before.split():
            game.play(move)
        item = _format_refusal(last, clause, book.language)
        if game.position == end.position:
            here.append(item)
        else:
            others.setdefault(before, (game, []))[1].append(item)
    title = translate(Translatable("rulebook-refused-position"), language=book.language)
    drawn = [("", title, "", game.text(book.language), "", *items) for game, items in others.values()]
    return here, [line for lines in drawn for line in lines]


def _format_refusal(move: str, clause: str, language: str) -> str:
    """Return an attempt that is not allowed, and below it the clause that says so."""
    refused = Translatable("rulebook-refused", {"move": move, "clause": clause})
    return _format_item(*(translate(text, language=language) for text in (refused, clause_text(clause))))


_WIDE = "\u2e80-\u9fff\uf900-\ufaff"
"""Chinese characters, between which a line may end."""
_CLOSING = "\u3001\u3002\uff01\uff09\uff0c\uff1a\uff1b\uff1f\u300b\u300d"
"""Chinese signs that stay on the line of what precedes them."""
_OPENING = "\uff08\u300a\u300c"
"""Chinese signs that stay on the line of what follows them."""
_WORD = re.compile(
    f" *[{_OPENING}]*(?:[{_WIDE}][,.;:!?)]*|[^ {_WIDE}{_CLOSING}{_OPENING}]+|(?=[{_CLOSING}]))[{_CLOSING}]*|."
)


def wrap_text(text: str, width: int, indent: str = "", first: str | None = None) -> str:
    """Return a text as lines that are no wider than `width` columns, where words allow.

    Lines begin with the indent, the first one with `first` where that is given. No-break spaces stay.

    >>> print(wrap_text("exactly as many squares", 12, "  ", "- "))
    - exactly as
      many
      squares
    """
    lines = [indent if first is None else first]
    is_empty = True
    for word in _split_words(text):
        if not is_empty and measure_width(lines[-1] + word) > width:
            lines.append(indent)
            is_empty = True
        lines[-1] += word.lstrip(" ") if is_empty else word
        is_empty = False
    return "\n".join(lines)


def _split_words(text: str) -> Iterator[str]:
    """Yield the parts of a text between which a line may end, each with the spaces before it."""
    return (found[0] for found in _WORD.finditer(text) if found[0])
