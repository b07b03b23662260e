"""Books in a language."""

import pytest

from duellum import rulebook
from duellum.core.i18n import TranslationError
from tests.web import catalogues


@pytest.mark.parametrize("language", catalogues.LANGUAGES)
@pytest.mark.parametrize("game", rulebook.book_names())
def test_a_book_can_be_read_in_every_language(game: str, language: str) -> None:
    book = rulebook.open_book(game, language)
    assert book.language == language
    for section in book.sections:
        assert section.title
        assert all(section.paragraphs)
        assert all(section.differences)
        assert all(clause.text for clause in section.clauses)
        assert all(example.caption for example in section.examples)


def test_a_book_has_the_name_of_its_game_in_the_language() -> None:
    assert rulebook.battle("ru").title == "Поединок"
    assert repr(rulebook.battle("ru")) == "<Book battle in ru: 13 sections, 27 examples>"


def test_clauses_tell_whose_rule_they_are() -> None:
    clauses = {clause.id: clause for clause in rulebook.qwixx().section("clauses").clauses}
    assert (clauses["Q23"].origin, clauses["Q25"].origin) == ("makers", "house")
    assert (clauses["Q24"].text, clauses["Q24"].house_text) == (
        "The higher total wins.",
        "Equal totals are a draw.",
    )
    assert clauses["Q23"].house_text == ""


def test_tables_are_translated_and_keep_their_numbers() -> None:
    [table] = rulebook.battle().section("setup").tables
    assert table.head == ("From the left", *"123456789")
    assert table.rows == (
        ("On top", *"5126K6215"),
        ("Right-hand face", "6", "5", "1", "2", "", "2", "1", "5", "6"),
        ("Towards the owner", "3", "3", "3", "3", "", "3", "3", "3", "3"),
    )


def test_examples_keep_their_example_and_tell_their_facts() -> None:
    section = rulebook.battle().section("end")
    example = section.examples[0]
    assert (repr(section), repr(example)) == ("<Section end: End of the game>", "<Example king-won>")
    assert example.id == example.example.id == "king-won"
    assert example.facts == ("Captured: the king", "White wins (B16).")


def test_an_unknown_language_or_game_is_refused() -> None:
    with pytest.raises(TranslationError, match="'xx'"):
        rulebook.battle("xx")
    with pytest.raises(rulebook.NoBookError):
        rulebook.open_book("race21")
