"""The texts of a book: the facts of its examples in words, and the list of all it says."""

from collections.abc import Iterator

from duellum.core.i18n import Translatable
from duellum.core.registry import load_rules
from duellum.core.rules import WINNING_SEATS, Result
from duellum.rulebook.model import GOES_ON, Book, Facts


def phrase_facts(book: Book, facts: Facts) -> list[Translatable]:
    """Return the facts that are worth telling, in words; a refusal is told by its clause alone."""
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
    """Yield every text of a book but its clauses."""
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
