"""The package: moves in words, and perft."""

import pytest

from duellum.battle import Position, describe, perft


@pytest.mark.parametrize(
    ("fen", "move", "words"),
    [
        ("sbfwkwfbs/9/9/9/9/9/9/TCGXKXGCT w 0 1", "i1n4w1", "5 to h5, showing 6"),
        ("k8/9/9/9/3a5/3A5/9/8K w 0 9", "d3n1", "1 to d4, showing 5, capturing a 1"),
        ("4k4/4A4/9/9/9/9/9/4K4 w 0 9", "e7n1", "1 to e8, showing 5, capturing the king"),
        ("k8/4K4/9/9/9/9/9/9 w 0 9", "e7n1", "king to e8"),
    ],
)
def test_a_move_is_described_in_a_few_words(fen: str, move: str, words: str) -> None:
    assert describe(Position.parse(fen).parse_move(move)) == words


def test_perft_counts_by_first_move() -> None:
    counts = perft(Position.start(), 2)
    assert len(counts) == 37
    assert sum(counts.values()) == 1_293
