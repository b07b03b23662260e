"""The miner: sources are mined by several processes, and the journal keeps what they find.

Every source has a number, which is the seed of all that is random in it. So a run gives the same puzzles with
any number of processes, and after it was killed and started again.
"""

import multiprocessing
import os
import threading
from collections.abc import Iterable, Iterator
from itertools import count
from multiprocessing.connection import wait

from duellum.core.puzzle import load_puzzle_maker
from duellum.engine.puzzles.difficulty import grade
from duellum.engine.puzzles.journal import Journal, MinedSource

EFFORT = 10
"""Every puzzle is verified by searches with so many times the nodes that found it."""


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
