"""Moves of Qwixx Duel in words."""

import pytest

from duellum.core.i18n import translate
from duellum.qwixx import Position, describe, phrase
from tests.qwixx.positions import START, set_up


@pytest.mark.parametrize(
    ("position", "text", "words"),
    [
        (START, "41/3526", "white 4 and 1, red 3, yellow 5, green 2, blue 6"),
        (set_up("g12:b5 g2:b g=b"), "41/35-6", "white 4 and 1, red 3, yellow 5, blue 6"),
        (set_up("", roll="41/1111"), "y5", "yellow 5"),
        (set_up("y5:g", roll="41/1111"), "y5", "yellow 5, capture"),
        (set_up("y5:b2", roll="41/1111"), "y5", "yellow 5, stack of 3"),
        (set_up("g12:b5", roll="11/1111"), "g2", "green 2, row closed"),
        (set_up("", roll="41/1111"), "-", "pass"),
        (set_up("", roll="41/1111", first="-"), "-", "misthrow"),
    ],
)
def test_a_roll_is_told_by_its_dice_and_a_choice_by_its_field(
    position: Position, text: str, words: str
) -> None:
    move = position.parse_move(text)
    assert translate(phrase(move)) == words
    assert describe(move) == words


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", "Gelb 5, geschlagen"),
        ("fr", "5 jaune, prise"),
        ("ru", "жёлтая 5, взятие"),
        ("zh", "黄 5，吃子"),
    ],
)
def test_a_choice_is_told_in_other_languages(language: str, words: str) -> None:
    capture = set_up("y5:g", roll="41/1111").parse_move("y5")
    assert translate(phrase(capture), language=language) == words
