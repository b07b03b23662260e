"""The books as a whole: every clause has an example, and every statement of the printed sheets is covered."""

import re
from dataclasses import replace

import pytest

from duellum.core.registry import game_names, load_rules
from duellum.rulebook import NoBookError, book_names, load_book
from duellum.rulebook.model import Book, Statement

BOOKS = [pytest.param(load_book(name), id=name) for name in book_names()]
STATEMENTS = {"battle": ("SB", 22), "qwixx": ("SQ", 27)}
"""By game how its statements are called and how many there are."""
EDITIONS = {
    "battle": {"en", "ru", "de", "fr", "it", "es", "pl", "zh", "cs"},
    "qwixx": {"pl", "cs", "it", "pt"},
}
"""By game the languages it was printed in."""


def find_uncovered(book: Book) -> list[str]:
    """Return the statements without a section or a print kit, or with one or an example that is missing."""
    sections = {section.id for section in book.sections}
    examples = {example.id for example in book.examples}
    return [
        statement.id
        for statement in book.statements
        if not (statement.print_kit or statement.section is not None)
        or (statement.section is not None and statement.section not in sections)
        or not examples.issuperset(statement.examples)
    ]


def find_clauses_without_example(book: Book) -> list[str]:
    shown = {name for example in book.examples for name in example.clauses}
    return [name for name in load_rules(book.game).clauses if name not in shown]


def test_every_game_has_a_book() -> None:
    assert set(book_names()) == set(game_names()) & STATEMENTS.keys()


@pytest.mark.parametrize("book", BOOKS)
def test_every_clause_has_an_example(book: Book) -> None:
    assert find_clauses_without_example(book) == []


def test_a_clause_without_example_is_found() -> None:
    book = load_book("battle")
    without = tuple(
        replace(section, examples=tuple(one for one in section.examples if "B12" not in one.clauses))
        for section in book.sections
    )
    assert find_clauses_without_example(replace(book, sections=without)) == ["B12"]


@pytest.mark.parametrize("book", BOOKS)
def test_every_clause_is_explained_in_a_section_and_quoted_in_one(book: Book) -> None:
    clauses = load_rules(book.game).clauses
    explained = {name for section in book.sections if not section.quotes_clauses for name in section.clauses}
    [quoting] = [section for section in book.sections if section.quotes_clauses]
    assert explained == set(clauses)
    assert quoting.clauses == clauses


@pytest.mark.parametrize("book", BOOKS)
def test_examples_and_differences_name_clauses_that_exist(book: Book) -> None:
    clauses = {*load_rules(book.game).clauses}
    for example in book.examples:
        assert {*example.clauses, *example.expected.refused.values()} <= clauses, example.id
        assert example.clauses, example.id
    for section in book.sections:
        for difference in section.differences:
            assert clauses.issuperset(difference.clauses), difference.id


@pytest.mark.parametrize("book", BOOKS)
def test_all_statements_of_the_printed_sheets_are_covered(book: Book) -> None:
    letters, count = STATEMENTS[book.game]
    assert [statement.id for statement in book.statements] == [f"{letters}{one + 1}" for one in range(count)]
    assert all(len(statement.words) > 20 for statement in book.statements)
    assert find_uncovered(book) == []


def test_only_the_assembly_sheet_is_left_to_the_print_kit() -> None:
    left = [one.id for name in book_names() for one in load_book(name).statements if one.section is None]
    assert left == ["SB22"]


@pytest.mark.parametrize(
    "statement",
    [
        Statement("SB99", "nobody says this"),
        Statement("SB99", "in a section that is not there", "nowhere"),
        Statement("SB99", "with an example that is not there", "aim", ("king-won", "nothing")),
        Statement("SB99", "printed, with an example that is not there", None, ("nothing",), print_kit=True),
    ],
    ids=lambda statement: statement.words,
)
def test_an_uncovered_statement_is_found(statement: Statement) -> None:
    book = load_book("battle")
    assert find_uncovered(replace(book, statements=(*book.statements, statement))) == ["SB99"]


@pytest.mark.parametrize("book", BOOKS)
def test_ids_are_unique_and_fit_for_links(book: Book) -> None:
    sections = [section.id for section in book.sections]
    examples = [example.id for example in book.examples]
    names = [*sections, *examples]
    assert len(set(sections)) == len(sections)
    assert len(set(examples)) == len(examples)
    assert [name for name in names if not re.fullmatch(r"[a-z]+(-[a-z]+)*", name)] == []


@pytest.mark.parametrize("book", BOOKS)
def test_differences_are_of_editions_that_exist(book: Book) -> None:
    differences = book.section("editions").differences
    assert differences
    assert all(difference.editions for difference in differences)
    assert {name for one in differences for name in one.editions} <= EDITIONS[book.game]


def test_a_book_a_section_and_an_example_have_a_short_repr() -> None:
    book = load_book("battle")
    assert repr(book) == "<Book battle: 13 sections, 27 examples>"
    assert repr(book.section("aim")) == "<Section aim>"
    assert repr(book.examples[0]) == "<Example start>"


def test_an_unknown_section_is_refused_with_those_there_are() -> None:
    with pytest.raises(LookupError, match="no section 'magic'; choose one of about, aim, box"):
        load_book("battle").section("magic")


def test_books_are_found_by_the_name_of_their_game() -> None:
    assert [load_book(name).game for name in book_names()] == list(book_names())
    assert load_book("qwixx") is load_book("qwixx")


def test_a_game_without_a_book_is_refused() -> None:
    with pytest.raises(NoBookError, match="'race21' has no rulebook; these games have one: battle, qwixx"):
        load_book("race21")
