"""Which mined puzzles are shipped: those that stand, none nearly the same as another."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from duellum.core.puzzle import MinedPuzzle, Puzzle, PuzzleMaker


def select(maker: PuzzleMaker, mined: Iterable[MinedPuzzle]) -> list[Puzzle]:
    """Return the puzzles to ship, rated, the easiest first."""
    rated = [replace(each.puzzle, rating=maker.rate(each)) for each in drop_duplicates(maker, mined)]
    return sorted(rated, key=lambda puzzle: (puzzle.rating, puzzle.id))


def drop_duplicates(maker: PuzzleMaker, mined: Iterable[MinedPuzzle]) -> Iterator[MinedPuzzle]:
    """Yield the puzzles that were not refuted, of several that are nearly the same the first."""
    seen, ids = set[str](), set[str]()
    for each in mined:
        signatures = maker.list_signatures(each.puzzle)
        is_new = not signatures & seen and each.puzzle.id not in ids
        if each.refutation is None and is_new:
            seen |= signatures
            ids.add(each.puzzle.id)
            yield each
