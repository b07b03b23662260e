"""Text wrapped for terminals."""

import pytest

from duellum import rulebook
from duellum.core.columns import align_left, align_right, centre, measure_width
from duellum.rulebook.text_wrapping import wrap_text
from tests.web import catalogues


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


def test_texts_are_aligned_by_their_width() -> None:
    assert (align_left("国王", 6), align_right("国王", 6)) == ("国王  ", "  国王")
    assert (centre("国王", 7), centre("K", 4)) == (" 国王  ", " K  ")
