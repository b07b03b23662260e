"""Pairs of a match played in several processes at once."""

import multiprocessing
from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor

from duellum.core.rules import Rules
from duellum.engine.match.pairs import Opening, Pair, Player, play_pair

_PAIRS_AHEAD = 2
"""How many pairs for each worker are under way or waiting for one."""
_MATCH: dict[str, tuple[Rules, tuple[Player, Player]]] = {}
"""In a worker: the game and the players."""


def play_in_workers(
    rules: Rules, players: tuple[Player, Player], openings: Iterator[Opening], workers: int
) -> Generator[Pair]:
    """Yield the pairs in the order of their openings; players are copied into each process."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, context, _start, (rules, players)) as pool:
        waiting: deque[Future[Pair]] = deque()
        try:
            for opening in openings:
                waiting.append(pool.submit(_play, opening))
                if len(waiting) >= _PAIRS_AHEAD * workers:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            pool.shutdown(cancel_futures=True)


def _start(rules: Rules, players: tuple[Player, Player]) -> None:
    _MATCH["played"] = rules, players


def _play(opening: Opening) -> Pair:
    rules, players = _MATCH["played"]
    return play_pair(rules, *players, opening)
