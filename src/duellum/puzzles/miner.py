"""The miner: sources are mined by several processes, and the journal keeps what they find.

Every source has a number, which is the seed of all that is random in it. So a run gives the same puzzles with
any number of processes, also if it is interrupted and resumed.
"""

import multiprocessing
import os
import threading
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from multiprocessing.connection import wait

from duellum.core.engine import LEVEL_COUNT
from duellum.core.puzzle import MinedPuzzle, Puzzle, PuzzleMaker, load_puzzle_maker
from duellum.puzzles.journal import Journal, MinedSource

ATTEMPTS = {level: 3 if level <= 5 else 1 for level in range(1, LEVEL_COUNT)}
"""How often each level tries; the strongest level, at full strength, made the puzzle."""
EFFORT = 10
"""Every puzzle is verified by searches with this many times the nodes that found it."""


def grade(maker: PuzzleMaker, puzzle: Puzzle, refutation: str | None = None) -> MinedPuzzle:
    """Return a puzzle with the depth it needs and the share of failures of each level."""
    failures = {level: _count_failures(maker, puzzle, level) / ATTEMPTS[level] for level in ATTEMPTS}
    return MinedPuzzle(puzzle, refutation, maker.find_depth(puzzle), failures)


def _count_failures(maker: PuzzleMaker, puzzle: Puzzle, level: int) -> int:
    first = int(puzzle.id, 36)  # else a level overlooks the same in every puzzle
    return sum(not maker.is_solved(puzzle, level, first + attempt) for attempt in range(ATTEMPTS[level]))


def mine(game: str, journal: Journal, workers: int, first: int = 0, step: int = 1) -> Iterator[MinedSource]:
    """Yield the sources of a journal, then mine further ones without end; stop when you have enough.

    Every `step`-th source from number `first` on is mined. With one worker the work is done in this process.
    """
    journal.repair()
    known = set[int]()
    for source in journal.read():
        known.add(source.number)
        yield source
    numbers = ((game, number) for number in count(first, step) if number not in known)
    for source in _mine_all(numbers, workers):
        journal.append(source)
        yield source


def mine_source(task: tuple[str, int]) -> MinedSource:
    """Return the puzzles of one source, graded and verified; the task is a game and the source's number."""
    game, number = task
    maker = load_puzzle_maker(game)
    found = [*maker.propose(number)]
    return MinedSource(number, tuple(grade(maker, puzzle, maker.refute(puzzle, EFFORT)) for puzzle in found))


def _mine_all(tasks: Iterable[tuple[str, int]], workers: int) -> Iterator[MinedSource]:
    if workers == 1:
        yield from map(mine_source, tasks)
        return
    context = multiprocessing.get_context("spawn")
    gate = threading.Semaphore(3 * workers)  # the pool would take all tasks at once, and they never end

    def give() -> Iterator[tuple[str, int]]:
        for task in tasks:
            gate.acquire()
            yield task

    with context.Pool(workers, initializer=_follow_parent) as pool:
        for source in pool.imap_unordered(mine_source, give()):
            gate.release()
            yield source


def _follow_parent() -> None:
    """End this process when its parent does, even if the parent was killed."""
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            wait([parent.sentinel])
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a longer search says about a puzzle."""

    puzzle: Puzzle
    refutation: str | None
    """Why it is refuted; None if it is not."""


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
