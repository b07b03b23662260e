"""Columns of text in a terminal."""

import pytest

from duellum.core.text_width import align_left, align_right, centre, measure_width


@pytest.mark.parametrize(
    ("text", "width"),
    [
        ("", 0),
        ("Zug", 3),
        ("Würfel", 6),
        ("Wu\u0308rfel", 6),
        ("棋子", 4),
        ("红 7", 4),
        ("（白方）", 8),
        ("●▸", 2),
    ],
)
def test_a_chinese_character_is_two_columns_wide(text: str, width: int) -> None:
    assert measure_width(text) == width


@pytest.mark.parametrize("text", ["Zug", "走子"])
def test_texts_are_filled_up_to_a_width_in_columns(text: str) -> None:
    for fill in (align_left, align_right, centre):
        assert measure_width(fill(text, 9)) == 9
        assert fill(text, 1) == text
    assert align_left(text, 9).startswith(text)
    assert align_right(text, 9).endswith(text)


def test_the_odd_space_stands_behind_a_centred_text() -> None:
    assert centre("open", 7) == " open  "
