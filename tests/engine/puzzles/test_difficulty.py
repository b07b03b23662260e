"""Grading: the depth, and the share of each level's attempts that fail."""

from duellum.engine.puzzles.difficulty import ATTEMPTS, grade
from tests.engine.puzzles.fake_maker import FakeMaker


def test_failures_are_counted_by_level() -> None:
    maker = FakeMaker()
    puzzle = next(maker.propose(2))
    mined = grade(maker, puzzle, "why")
    assert mined.depth == 5
    assert mined.refutation == "why"
    assert mined.failures.keys() == ATTEMPTS.keys()
    assert mined.failures[1] == 2 / 3
    assert mined.failures[7] == 0
