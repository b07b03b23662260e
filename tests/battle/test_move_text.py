"""Moves of Battle in words."""

import pytest

from duellum.battle import Position, describe, phrase
from duellum.core.i18n import translate

START = "sbfwkwfbs/9/9/9/9/9/9/TCGXKXGCT w 0 1"
KING = "k8/4K4/9/9/9/9/9/9 w 0 9"


@pytest.mark.parametrize(
    ("fen", "move", "words"),
    [
        (START, "h1n1", "h1 to h2, shows 3"),
        (START, "i1n4w1", "i1 via i5 to h5, shows 6"),
        ("k8/9/9/9/3a5/3A5/9/8K w 0 9", "d3n1", "d3 to d4, captures a 1, shows 5"),
        ("4k4/4A4/9/9/9/9/9/4K4 w 0 9", "e7n1", "e7 to e8, captures the king"),
        (KING, "e7n1", "king e7 to e8, takes the palace"),
        (KING, "e7w1", "king e7 to d7"),
        ("k8/3aK4/9/9/9/9/9/9 w 0 9", "e7w1", "king e7 to d7, captures a 1"),
        ("9/3kK4/9/9/9/9/9/9 w 0 9", "e7w1", "king e7 to d7, captures the king"),
    ],
)
def test_a_move_is_told_by_its_way_its_effect_and_the_face_on_top(fen: str, move: str, words: str) -> None:
    made = Position.parse(fen).parse_move(move)
    assert translate(phrase(made)) == words
    assert describe(made) == words


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", "i1 über i5 nach h5, oben die 6"),
        ("fr", "de i1 par i5 à h5, montre 6"),
        ("zh", "i1 经 i5 滚到 h5，顶面 6 点"),
    ],
)
def test_a_move_is_told_in_other_languages(language: str, words: str) -> None:
    assert translate(phrase(Position.start().parse_move("i1n4w1")), language=language) == words
