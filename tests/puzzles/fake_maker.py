"""A maker of puzzles without an engine: each source has its number of puzzles, and odd ones are refuted."""

from collections.abc import Iterator, Sequence

from duellum.core.puzzle import MinedPuzzle, Puzzle

POSITION = "4k4/9/9/9/9/4T4/9/4K4 w 0 {number}"


class FakeMaker:
    """Puzzles whose move number is the source's."""

    themes = ("win-1",)

    def propose(self, seed: int) -> Iterator[Puzzle]:
        """Yield two puzzles, or none if the source's number is a multiple of three."""
        for number in (2 * seed + 1, 2 * seed + 2) if seed % 3 else ():
            yield Puzzle("battle", POSITION.format(number=number), (("e3n5",),), ("win-1",))

    def refute(self, puzzle: Puzzle, effort: int) -> str | None:
        """Refute every fourth puzzle."""
        return f"refuted at {effort}" if self._number(puzzle) % 4 == 0 else None

    def find_depth(self, puzzle: Puzzle) -> int:
        """Return a depth by the move number."""
        return self._number(puzzle)

    def is_solved(self, puzzle: Puzzle, level: int, seed: int) -> bool:
        """Solve at level 4 and above; below, at every other attempt."""
        return level >= 4 or (seed - int(puzzle.id, 36)) % 2 == 1

    def rate(self, mined: MinedPuzzle) -> int:
        """Return a rating: harder puzzles first."""
        return 1000 - mined.depth

    def list_signatures(self, puzzle: Puzzle) -> frozenset[str]:
        """Let two neighbours be nearly the same."""
        return frozenset({str(self._number(puzzle) // 10)})

    def is_solved_ending(self, puzzle: Puzzle) -> bool:
        """Whether an ending is among the themes."""
        return "ending" in puzzle.themes

    def choose_first(self, puzzles: Sequence[Puzzle]) -> Sequence[Puzzle]:
        """Return the easiest puzzle."""
        return puzzles[:1]

    def _number(self, puzzle: Puzzle) -> int:
        return int(puzzle.position_text.rsplit(" ", 1)[1])
