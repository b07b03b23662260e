"""Which puzzles ship: the ones that no search refuted, without near-duplicates, and few solved endings.

Endings can be drawn from a tablebase without limit, and they look alike. So at most a quarter of a collection
are endings, of all kinds and ratings.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from duellum.core.puzzle import BEGINNER, MinedPuzzle, Puzzle, PuzzleMaker

OTHERS_PER_ENDING = 3
"""A collection has at least this many other puzzles for each solved ending."""


def select(maker: PuzzleMaker, mined: Iterable[MinedPuzzle], shipped: Sequence[Puzzle] = ()) -> list[Puzzle]:
    """Return the puzzles to ship, rated, the easiest first.

    Puzzles that are `shipped` already are kept before new ones, with their ratings.
    """
    new = [replace(each, puzzle=_remove_tag(each.puzzle)) for each in mined]
    ratings = {puzzle.id: puzzle.rating for puzzle in shipped}
    known = [MinedPuzzle(_remove_tag(puzzle)) for puzzle in shipped]
    rated = [
        replace(each.puzzle, rating=ratings.get(each.puzzle.id) or maker.rate(each))
        for each in drop_duplicates(maker, [*known, *new])
    ]
    kept = limit_endings(maker, sorted(rated, key=_sort_key))
    first = {puzzle.id for puzzle in maker.choose_first(kept)}
    return [
        replace(puzzle, themes=(*puzzle.themes, BEGINNER)) if puzzle.id in first else puzzle
        for puzzle in kept
    ]


def drop_duplicates(maker: PuzzleMaker, mined: Iterable[MinedPuzzle]) -> Iterator[MinedPuzzle]:
    """Yield the puzzles that were not refuted, and only the first of several that are nearly the same."""
    seen, ids = set[str](), set[str]()
    for each in mined:
        signatures = maker.list_signatures(each.puzzle)
        is_new = not signatures & seen and each.puzzle.id not in ids
        if each.refutation is None and is_new:
            seen |= signatures
            ids.add(each.puzzle.id)
            yield each


def limit_endings(maker: PuzzleMaker, puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """Return the puzzles, in order, with no more solved endings than a quarter of them.

    Endings with the same themes form a group. Every group keeps the same number, or all if it has fewer,
    spread evenly over its ratings.
    """
    groups = defaultdict[tuple[str, ...], list[Puzzle]](list)
    for puzzle in puzzles:
        if maker.is_solved_ending(puzzle):
            groups[puzzle.themes].append(puzzle)
    endings = {puzzle.id for group in groups.values() for puzzle in group}
    room, kept = (len(puzzles) - len(endings)) // OTHERS_PER_ENDING, set[str]()
    for left, group in zip(range(len(groups), 0, -1), sorted(groups.values(), key=len), strict=True):
        sample = take_sample(group, room // left)
        kept |= {puzzle.id for puzzle in sample}
        room -= len(sample)
    return [puzzle for puzzle in puzzles if puzzle.id not in endings or puzzle.id in kept]


def take_sample(puzzles: Sequence[Puzzle], size: int) -> Sequence[Puzzle]:
    """Return `count` puzzles spread evenly over all ratings; all if there are fewer."""
    if size >= len(puzzles):
        return puzzles
    return [puzzles[index * len(puzzles) // size] for index in range(size)]


def _sort_key(puzzle: Puzzle) -> tuple[int, str]:
    return puzzle.rating, puzzle.id


def _remove_tag(puzzle: Puzzle) -> Puzzle:
    return replace(puzzle, themes=tuple(theme for theme in puzzle.themes if theme != BEGINNER))
