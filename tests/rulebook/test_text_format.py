"""Books as text for terminals."""

import pytest

from duellum import rulebook
from duellum.core.text_width import measure_width
from duellum.rulebook.text_format import format_book, format_table, wrap_text
from duellum.rulebook.translation import TranslatedTable
from tests.web import catalogues


@pytest.mark.parametrize("game", rulebook.book_names())
@pytest.mark.parametrize("language", catalogues.LANGUAGES)
def test_a_book_fits_a_terminal_and_shows_every_part(game: str, language: str) -> None:
    book = rulebook.open_book(game, language)
    text = format_book(book)
    lines = text.split("\n")
    assert max(map(measure_width, lines)) <= 80
    assert [line for line in lines if line != line.rstrip()] == []
    for section in book.sections:
        assert section.title in lines
    for clause in book.section("clauses").clauses:
        assert any(line.startswith(f"{clause.id:5}") for line in lines)


def test_a_section_can_be_read_alone() -> None:
    assert format_book(rulebook.battle(), "aim") == (
        "Battle\n══════\n\nGoal\n────\n\n"
        "Capture the enemy king, or bring your own king to the enemy palace, the marked\n"
        "square where the enemy king starts. Either way you win at once.\n"
    )
    with pytest.raises(LookupError, match="no section 'magic'"):
        format_book(rulebook.battle(), "magic")


def test_an_example_shows_its_caption_drawing_moves_and_facts() -> None:
    text = format_book(rulebook.battle(), "tactics")
    assert "Example 25  White’s right-hand die shows 5" in text
    assert "7 │       │       │       │       │       │       │       │       │       │ 7" in text
    assert "· White: i1 via i5 to h5, shows 6 (i1n4w1)\n" in text
    assert "· Possible at the start of the example: i1n5, i1n1w4, i1n2w3" in text
    assert "· On top afterwards: 6\n" in text


def test_a_refused_attempt_is_followed_by_the_rule_that_forbids_it() -> None:
    text = format_book(rulebook.qwixx(), "turn")
    assert "· Not allowed: r7 (Q14)\n  The two actions of a turn must use different spaces.\n" in text


def test_an_attempt_is_shown_in_the_position_in_which_it_is_refused() -> None:
    book = rulebook.qwixx()
    text = format_book(book, "closing")
    played = text.index("· Black: red 12, row closed (r12)")
    drawn = text.index("The position in which the move is refused:", played)
    refused = text.index("· Not allowed: r12 (Q17)", drawn)
    board = text[drawn:refused]
    assert "action 2" in board.lower()
    assert "closed" not in board


def test_notation_is_explained_before_the_first_example_that_uses_it() -> None:
    for book, notation, example in (
        (rulebook.qwixx(), "41/3526: the white dice", "(41/3526)"),
        (rulebook.battle(), "g4n2 means", "(g4n2)"),
    ):
        text = " ".join(format_book(book).split())
        assert text.index(notation) < text.index(example)


def test_roll_diagrams_are_drawn_with_one_key_for_all() -> None:
    text = format_book(rulebook.battle(), "diagrams")
    assert text.count("[6]") == 1
    assert text.count("An arrow next to a face") == 1


def test_drawings_are_captioned_in_the_language() -> None:
    english, czech = (format_book(rulebook.qwixx(language), "setup") for language in ("en", "cs"))
    assert "● Black" in english
    assert "Black" not in czech
    assert "arrow" not in format_book(rulebook.battle("cs"), "diagrams")


def test_house_rules_are_marked() -> None:
    text = format_book(rulebook.qwixx(), "clauses")
    assert "Q24  The higher total wins. Equal totals are a draw. [House rule]\n" in text
    assert "Q23  Each misthrow costs its owner 5 points.\n" in text


def test_the_columns_of_a_table_are_aligned() -> None:
    table = TranslatedTable("t", ("行", "1", "2"), (("Points", "1", "78"), ("国王", "", "3")))
    assert format_table(table) == "行      1   2\nPoints  1  78\n国王        3"


def test_a_list_of_long_texts_is_wrapped() -> None:
    table = TranslatedTable("t", (), (("Board " * 12, "1"), ("Dice", "word " * 10)))
    assert format_table(table) == (
        "Board Board Board Board Board Board Board Board     1\nBoard Board Board Board\n"
        "Dice                                                word word word word word\n"
        + " " * 52
        + "word word word word word"
    )


def test_lines_end_between_words_and_are_indented() -> None:
    assert wrap_text("one two three four", 9, "  ", "* ") == "* one two\n  three\n  four"


def test_a_word_longer_than_a_line_stays_whole() -> None:
    assert wrap_text("a Richtungswechsel", 6) == "a\nRichtungswechsel"


def test_a_line_does_not_end_at_a_no_break_space() -> None:
    assert wrap_text("le roi\u00a0: un", 7) == "le\nroi\u00a0:\nun"


def test_chinese_lines_end_anywhere_but_before_a_sign() -> None:
    assert wrap_text("骰子滚动，国王走一格。", 8) == "骰子滚\n动，国王\n走一格。"
    assert wrap_text("吃掉（骰子）", 6) == "吃掉\n（骰\n子）"
    assert wrap_text("决斗, Duell", 6) == "决斗,\nDuell"


@pytest.mark.parametrize("text", ["„Duell“ ist", "« La Joute »", "《决斗》 是（", "a  ， b", " 「"])
def test_no_sign_is_lost(text: str) -> None:
    assert wrap_text(text, 78).replace(" ", "") == text.replace(" ", "")


@pytest.mark.parametrize("language", catalogues.LANGUAGES)
def test_nothing_is_lost_and_lines_are_short_enough_in_every_language(language: str) -> None:
    for section in rulebook.battle(language).sections:
        for text in section.paragraphs:
            wrapped = wrap_text(text, 40)
            assert wrapped.replace("\n", "").replace(" ", "") == text.replace(" ", "")
            assert max(map(measure_width, wrapped.split("\n"))) <= 40
