"""Matches between two players, for measuring which one is stronger."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from duellum.core.engine import Limit, has_engine, load_engine_spec
from duellum.core.game import Game
from duellum.core.rules import Rules
from duellum.core.statistics import Score, sprt_verdict
from duellum.engine.engine import Engine
from duellum.engine.match.pairs import Pair, Player, generate_openings, play_pair
from duellum.record import Record

OPENING_PLIES = 6
"""How many random moves open each pair of games, where the game has no dice."""
_BALANCED_WIN_PROBABILITIES = (0.4, 0.6)
_BALANCE_NODES = 20_000


@dataclass(frozen=True)
class MatchResult:
    """What a match came to, seen from the first player."""

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
        """The difference in Elo, above 0 where the first player is the stronger one."""
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
    rules: Rules | None = None,
    games: int = 100,
    rng: random.Random | int | None = None,
    sprt: tuple[float, float] | None = None,
    progress: Callable[[Pair, Score], None] | None = None,
) -> MatchResult:
    """Let two players play `games` games, an odd number rounded up, and return the result.

    Games come in pairs from one random opening, or with the same dice, with the seats swapped. The same
    `rng` (a generator or a seed) gives the same openings and dice. `rules` may be left out where one player
    is an :class:`~duellum.engine.engine.Engine`. With `sprt` the match ends as soon as one of the two Elo
    gaps is sure. `progress` is called after each pair.

    >>> from duellum import Engine
    >>> weak, strong = (Engine("qwixx", level=level, seed=1) for level in (1, 7))
    >>> result = match(weak, strong, games=20, rng=1)
    >>> len(result.records), result.elo < 0
    (20, True)
    """
    if isinstance(games, bool) or not isinstance(games, int):
        raise TypeError(f"games must be an integer, not {type(games).__name__}")
    if games < 1:
        raise ValueError(f"a match has at least 1 game, not {games}")
    if rng is not None and not isinstance(rng, random.Random | int):
        raise TypeError(f"rng is a random.Random or a seed, not {type(rng).__name__}")
    for player in (first, second):
        if not callable(getattr(player, "choose", None)):
            kind = type(player).__name__
            raise TypeError(
                f"a player of a match is an Engine or has choose(game) and new_game(), not {kind}"
            )
    rules = rules or _rules_of(first, second)
    source = rng if isinstance(rng, random.Random) else random.Random(rng)
    points: list[float] = []
    records: list[Record] = []
    for pair in _pairs(rules, first, second, source):
        points.append(pair.points)
        records += pair.records
        if progress is not None:
            progress(pair, Score(tuple(points)))
        if 2 * len(points) >= games or (sprt and sprt_verdict(points, *sprt)):
            break
    return MatchResult((first.name, second.name), Score(tuple(points)), tuple(records), sprt)


def _rules_of(*players: Player) -> Rules:
    games = {player.rules for player in players if isinstance(player, Engine)}
    if len(games) != 1:
        raise ValueError(
            "both players of a match play the same game; where neither is an Engine, name it as rules="
        )
    return games.pop()


def _pairs(rules: Rules, first: Player, second: Player, rng: random.Random) -> Iterator[Pair]:
    for opening in generate_openings(rules, rng, OPENING_PLIES, _balance_test(rules)):
        yield play_pair(rules, first, second, opening)


def _balance_test(rules: Rules) -> Callable[[Game], bool]:
    """Return the test whether an opening favours nobody; with dice both games of a pair share them."""
    if not has_engine(rules):
        return lambda _: True
    engine = load_engine_spec(rules).create(megabytes=4)
    least, most = _BALANCED_WIN_PROBABILITIES

    def is_balanced(game: Game) -> bool:
        if game.actor == "dice":
            return True
        return least < engine.search(game, Limit(nodes=_BALANCE_NODES)).candidates[0].value < most

    return is_balanced
