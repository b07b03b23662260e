"""What a move does, in sentences."""

import pytest

from duellum.battle import Position
from duellum.battle.engine.explanation import explain
from duellum.core.engine import Candidate
from duellum.core.i18n import Translatable, translate


def reasons(fen: str, *line: str, plies_to_end: int | None = None) -> tuple[Translatable, ...]:
    start = position = Position.parse(fen)
    moves = []
    for text in line:
        moves.append(position.parse_move(text))
        position = position.play(moves[-1])
    return explain(start, Candidate(moves[0], 0.5, tuple(moves), plies_to_end))


def explain_line(fen: str, *line: str, plies_to_end: int | None = None) -> str:
    return translate(*reasons(fen, *line, plies_to_end=plies_to_end))


@pytest.mark.parametrize(
    ("fen", "line", "sentence"),
    [
        ("4k4/4A4/9/9/9/9/9/4K4 w 0 9", ["e7n1"], "Takes the king and wins."),
        ("k8/4K4/9/9/9/9/9/9 w 0 9", ["e7n1"], "Enters the palace and wins."),
        ("sbfwkwfbs/9/9/9/9/9/9/TCGXKXGCT w 0 1", ["i1n4w1"], "Threatens the king."),
        ("k8/9/4K4/9/9/9/9/8A w 0 9", ["e6n1"], "Threatens to enter the palace."),
        ("k8/9/9/9/3a5/3A5/9/8K w 0 9", ["d3n1"], "Wins a 1."),
        ("k8/9/9/3b5/3a5/3A5/9/8K w 0 9", ["d3n1", "d5s1"], "Exchanges dice, taking a 1."),
        ("k8/9/3b5/3a3a1/3A3A1/9/9/8K w 0 9", ["d4n1", "d6s1", "i1n1", "h5s1"], "Gives up a die for a 1."),
        ("9/9/9/9/9/9/4k4/8K w 0 9", ["i1w1"], "Brings the king to h1."),
        ("sbfwkwfbs/9/9/9/9/9/9/TCGXKXGCT w 0 1", ["h1n1"], "Brings the 1 to h2, where it shows 3."),
    ],
)
def test_the_most_important_thing_is_said(fen: str, line: list[str], sentence: str) -> None:
    assert explain_line(fen, *line) == sentence


def test_a_rescue_is_said_first() -> None:
    fen = "sbfwkwfbs/9/9/7X1/9/9/9/TCGXKXGC1 b 1 1"
    assert explain_line(fen, "e8s1").startswith("Saves the king")
    assert not explain_line(fen, "a8s5").startswith("Saves the king")  # the threat is still there


def test_a_forced_end_is_said_with_its_moves() -> None:
    start = "sbfwkwfbs/9/9/9/9/9/9/TCGXKXGCT w 0 1"
    assert explain_line(start, "h1n1", plies_to_end=5).endswith(
        ", where it shows 3. Wins by force in 3 moves."
    )
    assert explain_line(start, "h1n1", plies_to_end=-2).endswith(" The opponent wins by force in 1 move.")


def test_what_is_attacked_is_told_by_number_and_name() -> None:
    one = reasons("k8/9/3a5/9/9/3D5/9/8K w 0 9", "d3n1")
    assert one == (Translatable("battle-why-attack", {"count": 1, "squares": ["d6"]}),)
    assert translate(*one) == "Attacks the die on d6."
    two = reasons("k8/9/3a5/4a4/9/3D5/9/8K w 0 9", "d3n1")
    assert translate(*two) == "Attacks the dice on d6 and e5."


def test_each_thing_is_a_sentence_of_its_own() -> None:
    assert [sentence.id for sentence in reasons("9/k8/9/9/3a5/3A5/9/8K w 0 9", "d3n1", plies_to_end=3)] == [
        "battle-why-gain",
        "battle-why-wins",
    ]
