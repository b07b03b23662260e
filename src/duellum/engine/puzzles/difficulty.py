"""How hard a puzzle is: how deep a search must look, and which levels of the bots fail."""

from duellum.core.engine import LEVEL_COUNT
from duellum.core.puzzle import MinedPuzzle, Puzzle, PuzzleMaker

ATTEMPTS = {level: 3 if level <= 5 else 1 for level in range(1, LEVEL_COUNT)}
"""How often each level tries; the strongest level, at full strength, made the puzzle."""


def grade(maker: PuzzleMaker, puzzle: Puzzle, refutation: str | None = None) -> MinedPuzzle:
    """Return a puzzle with the depth it needs and the share of failures of each level."""
    failures = {level: _count_failures(maker, puzzle, level) / ATTEMPTS[level] for level in ATTEMPTS}
    return MinedPuzzle(puzzle, refutation, maker.find_depth(puzzle), failures)


def _count_failures(maker: PuzzleMaker, puzzle: Puzzle, level: int) -> int:
    first = int(puzzle.id, 36)  # else a level overlooks the same in every puzzle
    return sum(not maker.is_solved(puzzle, level, first + attempt) for attempt in range(ATTEMPTS[level]))
