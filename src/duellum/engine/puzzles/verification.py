"""Verification of puzzles by searches that are longer than those which found them."""

import multiprocessing
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from duellum.core.puzzle import Puzzle, load_puzzle_maker


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a longer search says about a puzzle."""

    puzzle: Puzzle
    refutation: str | None
    """Why it is refuted; None where it stands."""


def verify(puzzles: Sequence[Puzzle], effort: int, workers: int = 1) -> Iterator[Verdict]:
    """Yield the verdict on each puzzle, in order, by searches of `effort` times the mining nodes."""
    tasks = [(puzzle, effort) for puzzle in puzzles]
    if workers == 1:
        yield from map(_verify_puzzle, tasks)
        return
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        yield from pool.imap(_verify_puzzle, tasks)


def _verify_puzzle(task: tuple[Puzzle, int]) -> Verdict:
    puzzle, effort = task
    return Verdict(puzzle, load_puzzle_maker(puzzle.game).refute(puzzle, effort))
