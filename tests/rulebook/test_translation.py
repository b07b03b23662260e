"""Books in a language."""

import pytest

from duellum import rulebook
from duellum.core.i18n import Translatable, TranslationError, translate
from duellum.rulebook import book_names, load_book
from duellum.rulebook.model import GOES_ON, Facts
from duellum.rulebook.parts import Parts, shared_text
from duellum.rulebook.translation import list_texts, phrase_facts
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


@pytest.mark.parametrize("game", book_names())
@pytest.mark.parametrize("language", catalogues.LANGUAGES)
def test_every_text_of_a_book_can_be_said(game: str, language: str) -> None:
    texts = [translate(text, language=language) for text in list_texts(load_book(game))]
    assert all(texts)


def test_every_message_of_the_books_is_used() -> None:
    books = [load_book(game) for game in book_names()]
    used = {text.id for book in books for text in list_texts(book)}
    used |= {book.notation.id for book in books if book.notation is not None}
    written = {
        name
        for name in catalogues.read_language("en")
        if name.startswith(("rulebook-battle-", "rulebook-qwixx-"))
    }
    assert written - used == set()


@pytest.mark.parametrize(
    ("game", "facts", "said"),
    [
        ("battle", Facts(face=6), ["On top afterwards: 6"]),
        ("battle", Facts(captured="black 6"), ["Captured: a die showing 6"]),
        ("battle", Facts(captured="white king"), ["Captured: the king"]),
        ("battle", Facts(captured="nothing"), []),
        ("battle", Facts(choice_count=1), ["1 move is possible"]),
        ("battle", Facts(outcome="0-1 B16"), ["Black wins (B16)."]),
        ("battle", Facts(outcome="1/2-1/2 B19"), ["A draw (B19)."]),
        ("battle", Facts(outcome=GOES_ON), ["The game continues."]),
        ("qwixx", Facts(outcome="0-1 Q21"), ["Grey wins (Q21)."]),
        ("qwixx", Facts(returned=1), ["1 stone returns to its owner’s supply"]),
        ("qwixx", Facts(supplies=(21, 22)), ["In the supplies: Black 21, Grey 22"]),
        ("qwixx", Facts(points=(-5, 0)), ["Points: Black -5, Grey 0"]),
        ("qwixx", Facts(dice_due=5), ["5 dice in the next roll"]),
        ("qwixx", Facts(refused={"r7": "Q9"}, places={"r7": "grey 2"}, to_move="grey"), []),
    ],
)
def test_facts_are_told_in_words(game: str, facts: Facts, said: list[str]) -> None:
    assert [translate(text) for text in phrase_facts(load_book(game), facts)] == said


def test_what_is_no_result_is_refused() -> None:
    with pytest.raises(ValueError, match="'2-0' is not a result"):
        phrase_facts(load_book("battle"), Facts(outcome="2-0 B16"))


def test_the_ids_of_texts_follow_from_what_they_belong_to() -> None:
    parts = Parts("battle")
    example = parts.example("take", "B14 B15", "9/9 w 0 1", "c3n2e1 d6s1", Facts(face=1))
    section = parts.section("capture", 2, example, clauses=("B14",))
    assert section.title == shared_text("capture") == Translatable("rulebook-capture")
    assert [text.id for text in section.paragraphs] == [
        "rulebook-battle-capture-1",
        "rulebook-battle-capture-2",
    ]
    assert (example.caption.id, example.clauses) == ("rulebook-battle-take", ("B14", "B15"))
    assert example.moves == ("c3n2e1", "d6s1")
    assert parts.difference("king", "de zh", "B15").editions == ("de", "zh")
    assert parts.edition_section().paragraphs == (shared_text("editions-text"),)
    assert parts.clause_section(("B1",)).quotes_clauses
    assert shared_text("minutes", count=15).args == {"count": 15}
