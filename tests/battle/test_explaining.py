"""What a move does, in a sentence."""

import pytest

from duellum.battle import Position
from duellum.battle.explaining import explain, winning_moves
from duellum.thinking import Candidate


def said(fen: str, *line: str, ends_in: int | None = None) -> str:
    start = position = Position.parse(fen)
    moves = []
    for text in line:
        moves.append(position.parse_move(text))
        position = position.play(moves[-1])
    return explain(start, Candidate(moves[0], 0.5, tuple(moves), ends_in))


def test_winning_moves_take_the_king_or_the_palace() -> None:
    position = Position.parse("8k/4K3A/9/9/9/9/9/9 w 0 9")
    assert sorted(map(str, winning_moves(position))) == ["e7n1", "i7n1"]


@pytest.mark.parametrize(
    ("fen", "line", "sentence"),
    [
        ("4k4/4A4/9/9/9/9/9/4K4 w 0 9", ["e7n1"], "Takes the king and wins."),
        ("k8/4K4/9/9/9/9/9/9 w 0 9", ["e7n1"], "Enters the palace and wins."),
        ("sbfwkwfbs/9/9/9/9/9/9/TCGXKXGCT w 0 1", ["i1n4w1"], "Threatens the king."),
        ("k8/9/4K4/9/9/9/9/8A w 0 9", ["e6n1"], "Threatens the palace."),
        ("k8/9/9/9/3a5/3A5/9/8K w 0 9", ["d3n1"], "Wins a 1."),
        ("k8/9/9/3b5/3a5/3A5/9/8K w 0 9", ["d3n1", "d5s1"], "Exchanges dice, taking a 1."),
        ("9/9/9/9/9/9/4k4/8K w 0 9", ["i1w1"], "Brings the king to h1."),
        ("sbfwkwfbs/9/9/9/9/9/9/TCGXKXGCT w 0 1", ["h1n1"], "Brings the 1 to h2, where it shows 3."),
    ],
)
def test_the_weightiest_thing_is_said(fen: str, line: list[str], sentence: str) -> None:
    assert said(fen, *line) == sentence


def test_a_rescue_is_said_first() -> None:
    fen = "sbfwkwfbs/9/9/7X1/9/9/9/TCGXKXGC1 b 1 1"
    assert said(fen, "e8s1").startswith("Saves the king")
    assert not said(fen, "a8s5").startswith("Saves the king")  # the threat is still there


def test_a_forced_end_is_said_with_its_moves() -> None:
    assert said("sbfwkwfbs/9/9/9/9/9/9/TCGXKXGCT w 0 1", "h1n1", ends_in=5).endswith(
        ", and wins by force in 3 moves."
    )
    assert said("sbfwkwfbs/9/9/9/9/9/9/TCGXKXGCT w 0 1", "h1n1", ends_in=-2).endswith(
        ", and loses by force in 1 move."
    )
