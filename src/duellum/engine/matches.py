"""Matches between two players, for measuring which one is stronger."""

import multiprocessing
import random
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from itertools import islice
from typing import Any

from duellum.core.engine import Limit, has_engine
from duellum.core.game import Game
from duellum.core.registry import load_rules
from duellum.core.rules import Rules
from duellum.core.statistics import Score, sprt_verdict
from duellum.engine.engine import Engine
from duellum.engine.external_engine import ExternalEngine
from duellum.engine.match_pairs import Opening, Pair, Player, generate_openings, play_pair
from duellum.engine.playouts import find_engine_spec
from duellum.engine.position_engine import check_whole
from duellum.record import Record

OPENING_PLIES = 6
"""How many random moves open each pair of games, where the game has no dice."""
_BALANCED_WIN_PROBABILITIES = (0.4, 0.6)
_BALANCE_NODES = 20_000
_PAIRS_AHEAD = 2
"""How many pairs for each worker are under way or waiting for one."""
_MATCH: dict[str, tuple[Rules, tuple[Player, Player]]] = {}
"""In a worker: the game and the players."""


@dataclass(frozen=True)
class MatchResult:
    """The result of a match, seen from the first player."""

    players: tuple[str, str]
    score: Score
    records: tuple[Record, ...]
    sprt: tuple[float, float] | None = None
    """The two Elo gaps between which the match was to decide, where it was."""

    @property
    def points(self) -> float:
        """The first player's points: 1 for a win, half for a draw."""
        return sum(self.score.pairs)

    @property
    def elo(self) -> float:
        """The difference in Elo, above 0 if the first player is the stronger one."""
        return self.score.elo_interval()[1]

    @property
    def elo_interval(self) -> tuple[float, float]:
        """The ends of the 95 % interval of :attr:`elo`."""
        low, _, high = self.score.elo_interval()
        return low, high

    @property
    def verdict(self) -> str | None:
        """``better`` or ``worse`` once the sequential test (SPRT) has decided, else None."""
        return sprt_verdict(self.score.pairs, *self.sprt) if self.sprt else None

    def __repr__(self) -> str:
        return f"<MatchResult {self.points:g} of {len(self.records)}, Elo {self.elo:+z.0f}>"

    def __str__(self) -> str:
        first, second = self.players
        low, high = self.elo_interval
        share, error = f"{self.score.share:.1%}", f"{self.score.error:.1%}"
        lines = [
            f"{first} against {second}: {share} ± {error} of {len(self.records)} games",
            f"Elo {self.elo:+z.0f} (95%: {low:+z.0f} to {high:+z.0f})",
        ]
        if self.sprt:
            worse, better = self.sprt
            lines.append(f"SPRT {worse:g} {better:g}: {self.verdict or 'undecided'}")
        return "\n".join(lines)


def match(
    first: Player,
    second: Player,
    *,
    rules: Rules[Any, Any] | str | None = None,
    games: int = 100,
    rng: random.Random | int | None = None,
    sprt: tuple[float, float] | None = None,
    workers: int = 1,
    progress: Callable[[Pair, Score], None] | None = None,
) -> MatchResult:
    """Play a match between two players, and return the result.

    Games come in pairs from one random opening, or with the same dice, with the seats swapped. The result is
    the same with any number of workers, as long as the players are given seeds and no limit of time.

    Args:
        first: An engine, a program that :func:`~duellum.popen_engine` has started, or an object of your own
            with a ``name``, ``new_game()`` and ``choose(game)``.
        second: Its opponent.
        rules: The game, or its name; may be left out where one player is an engine.
        games: How many games to play; an odd number is rounded up.
        rng: A generator or a seed; the same one gives the same openings and dice.
        sprt: Two differences in Elo; the match ends as soon as one of them is sure.
        workers: How many processes play at once. With more than one, players must be picklable, and a script
            needs the usual ``if __name__ == "__main__":``.
        progress: Called after each pair with the pair and the score so far.

    Raises:
        ValueError: The players play different games, or the game is not known.
        EngineError: A program failed.

    >>> from duellum import Engine
    >>> weak, strong = (Engine("qwixx", level=level, seed=1) for level in (1, 7))
    >>> result = match(weak, strong, games=20, rng=1)
    >>> len(result.records), result.elo < 0
    (20, True)
    """
    _check_arguments(first, second, games, workers, rng)
    if isinstance(rules, str):
        rules = load_rules(rules)
    rules = rules or _rules_of(first, second)
    source = rng if isinstance(rng, random.Random) else random.Random(rng)
    openings = generate_openings(rules, source, OPENING_PLIES, _balance_test(rules))
    wanted = islice(openings, (games + 1) // 2)
    points: list[float] = []
    records: list[Record] = []
    with closing(_play_pairs(rules, (first, second), wanted, workers)) as pairs:
        for pair in pairs:
            points.append(pair.points)
            records += pair.records
            if progress is not None:
                progress(pair, Score(tuple(points)))
            if sprt and sprt_verdict(points, *sprt):
                break
    return MatchResult((first.name, second.name), Score(tuple(points)), tuple(records), sprt)


def _check_arguments(first: object, second: object, games: object, workers: object, rng: object) -> None:
    check_whole("games", games)
    check_whole("workers", workers)
    if rng is not None and not isinstance(rng, random.Random | int):
        raise TypeError(f"rng must be a random.Random or a seed, not {type(rng).__name__}")
    for player in (first, second):
        if not callable(getattr(player, "choose", None)):
            kind = type(player).__name__
            raise TypeError(
                f"a player of a match must be an Engine or have choose(game) and new_game(), not {kind}"
            )


def _play_pairs(
    rules: Rules, players: tuple[Player, Player], openings: Iterator[Opening], workers: int
) -> Generator[Pair]:
    """Yield the pairs in the order of their openings."""
    if workers > 1:
        yield from _play_in_workers(rules, players, openings, workers)
    else:
        for opening in openings:
            yield play_pair(rules, *players, opening)


def _rules_of(*players: Player) -> Rules:
    known = (player.rules for player in players if isinstance(player, Engine | ExternalEngine))
    games = {rules for rules in known if rules is not None}
    if len(games) != 1:
        raise ValueError(
            "both players of a match must play the same game; if neither names it, give it: rules='battle'"
        )
    return games.pop()


def _balance_test(rules: Rules) -> Callable[[Game], bool]:
    """Return the test whether an opening favours nobody; with dice both games of a pair share them."""
    if not has_engine(rules):
        return lambda _: True
    engine = find_engine_spec(rules).create(megabytes=4)
    least, most = _BALANCED_WIN_PROBABILITIES

    def is_balanced(game: Game) -> bool:
        if game.actor == "dice":
            return True
        return least < engine.search(game, Limit(nodes=_BALANCE_NODES)).candidates[0].value < most

    return is_balanced


def _play_in_workers(
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
