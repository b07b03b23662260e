"""The selection: nothing refuted, nothing twice, the easiest first."""

from duellum.engine.puzzles.difficulty import grade
from duellum.engine.puzzles.selection import drop_duplicates, select
from tests.engine.puzzles.fake_maker import FakeMaker

MAKER = FakeMaker()
MINED = [
    grade(MAKER, puzzle, MAKER.refute(puzzle, 1)) for seed in (1, 2, 10, 20) for puzzle in MAKER.propose(seed)
]


def test_refuted_puzzles_and_near_duplicates_are_dropped() -> None:
    assert [mined.depth for mined in MINED] == [3, 4, 5, 6, 21, 22, 41, 42]
    assert [mined.depth for mined in drop_duplicates(MAKER, MINED)] == [3, 21, 41]


def test_puzzles_are_rated_and_sorted() -> None:
    assert [puzzle.rating for puzzle in select(MAKER, MINED)] == [959, 979, 997]
