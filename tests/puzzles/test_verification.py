"""Verification of the puzzles that come with the package: a sample here, all in the long form."""

import pytest

from duellum.core.puzzle import Puzzle
from duellum.puzzles.collection import load_puzzles
from duellum.puzzles.miner import verify
from duellum.puzzles.selection import take_sample

GAMES = ("battle", "qwixx")
SOLVED_PIECES = 3
"""With so many pieces or fewer the tablebase knows the answer, which takes a while to build."""


def list_verifiable(game: str) -> list[Puzzle]:
    """Return the puzzles that need no tablebase."""
    return [
        puzzle
        for puzzle in load_puzzles(game)
        if game != "battle" or sum(map(str.isalpha, puzzle.position_text.split(" ")[0])) > SOLVED_PIECES
    ]


@pytest.mark.parametrize("game", GAMES)
def test_a_sample_stands_a_longer_search(game: str) -> None:
    sample = take_sample(list_verifiable(game), 6)
    assert [verdict.refutation for verdict in verify(sample, effort=3)] == [None] * 6


def test_a_wrong_answer_is_refuted() -> None:
    puzzle = next(puzzle for puzzle in load_puzzles("battle", "win-die") if len(puzzle.solution) == 1)
    others = [str(move) for move in puzzle.position.legal_moves() if str(move) != puzzle.solution[0]]
    wrong = Puzzle("battle", puzzle.position_text, ((others[0],),), puzzle.themes)
    [verdict] = verify([wrong], effort=1)
    assert verdict.refutation is not None


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_fewer_than_one_in_two_hundred_is_refuted_at_ten_times_the_mining_nodes(game: str) -> None:
    puzzles = load_puzzles(game)
    refuted = [verdict for verdict in verify(puzzles, effort=10) if verdict.refutation is not None]
    assert len(refuted) < len(puzzles) / 200, refuted
