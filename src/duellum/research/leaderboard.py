"""The leaderboard: a player against fixed anchors, with a rating on their scale."""

import math
import pkgutil
import re
import shlex
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from duellum.core.engine import Limit
from duellum.core.environment import load_environment_spec
from duellum.core.rules import Rules
from duellum.core.statistics import Z_95, Score, expected_score
from duellum.engine.external_engine import ExternalEngine
from duellum.engine.match_pairs import Player
from duellum.engine.matches import match
from duellum.research.players import PolicyPlayer, list_players, load_player

MAX_ELO = 3_000
"""Ratings are searched between this and its negative."""
_PLACE = re.compile(r"[\w.]+:\w+")
_SLOPE = math.log(10) / 400
"""What the expected score changes by for each Elo, times p (1 - p)."""


@dataclass(frozen=True)
class Rating:
    """A rating in Elo on the scale of the anchors, with the ends of its 95 % interval."""

    elo: float
    low: float
    high: float


@dataclass(frozen=True)
class Standing:
    """What a player came to against the anchors."""

    player: str
    anchors: Mapping[str, int]
    """The ratings of the anchors."""
    scores: Mapping[str, Score]
    """The player's points against each anchor."""

    @property
    def rating(self) -> Rating:
        """The rating that makes the points likeliest."""
        return estimate_rating([(self.anchors[name], score) for name, score in self.scores.items()])

    def __str__(self) -> str:
        rating = self.rating
        lines = [
            (name, f"{elo:+d}", f"{self.scores[name].share:.1%} of {2 * len(self.scores[name].pairs)} games")
            for name, elo in self.anchors.items()
            if name in self.scores
        ]
        own = (self.player, f"{rating.elo:+.0f}", f"95%: {rating.low:+.0f} to {rating.high:+.0f}")
        rows = sorted([own, *lines], key=lambda row: -float(row[1]))
        width = max(len(row[0]) for row in rows)
        return "\n".join(f"{name:{width}}  {elo:>6}  {rest}" for name, elo, rest in rows)


def estimate_rating(results: Sequence[tuple[float, Score]]) -> Rating:
    """Return the likeliest rating of a player who came to these scores against opponents of these ratings.

    Pairs of games are what is independent. A player without a loss or without a point has no finite rating:
    that end of the interval, and the rating, is :data:`MAX_ELO`.

    >>> even = Score((1.0, 2.0, 0.0, 1.0))
    >>> rating = estimate_rating([(100, even), (300, even)])
    >>> round(rating.elo), rating.low < 200 < rating.high
    (200, True)
    """
    points = sum(sum(score.pairs) for _, score in results)
    low, high = -float(MAX_ELO), float(MAX_ELO)
    while high - low > 0.01:
        middle = (low + high) / 2
        expected = sum(2 * len(score.pairs) * expected_score(middle - elo) for elo, score in results)
        low, high = (middle, high) if expected < points else (low, middle)
    elo = (low + high) / 2
    slope = variance = 0.0
    for anchor, score in results:
        share, pairs = expected_score(elo - anchor), len(score.pairs)
        slope += 2 * pairs * share * (1 - share) * _SLOPE
        mean = sum(score.pairs) / pairs
        variance += sum((pair - mean) ** 2 for pair in score.pairs) * pairs / max(1, pairs - 1)
    error = Z_95 * math.sqrt(variance) / slope if variance else 2 * MAX_ELO
    return Rating(elo, max(elo - error, -MAX_ELO), min(elo + error, MAX_ELO))


def create_player(rules: Rules[Any, Any], text: str, limit: Limit, seed: int) -> Player | ExternalEngine:
    """Return the player that a text names: a reference player, a policy, or a program.

    A policy is ``module:function``, a program its command line. Raises :class:`EngineError`, and
    :class:`ImportError` or :class:`AttributeError` if there is no such policy.
    """
    if text in list_players(rules):
        return load_player(rules, text, nodes=limit.nodes, seed=seed)
    if _PLACE.fullmatch(text):
        return PolicyPlayer(rules, pkgutil.resolve_name(text), name=text)
    return ExternalEngine(shlex.split(text), rules, limit)


def measure_standing(
    player: Player,
    rules: Rules[Any, Any],
    anchors: Sequence[str] = (),
    *,
    games: int = 40,
    seed: int = 1,
    progress: Callable[[str, Score], None] | None = None,
) -> Standing:
    """Play against each anchor, in pairs with the same dice or opening and the seats swapped.

    Args:
        player: Who is to be rated.
        rules: The game.
        anchors: Names of rated reference players; all if there are none.
        games: How many games against each.
        seed: Decides openings, dice, and the choices of the anchors.
        progress: Called after each match with the anchor and the score.

    Raises :class:`ValueError` for an anchor without a rating.
    """
    ratings = load_environment_spec(rules).anchors
    unknown = [name for name in anchors if name not in ratings]
    if unknown:
        raise ValueError(
            f"{unknown[0]!r} is not an anchor of {rules.title}; its anchors: {', '.join(ratings)}"
        )
    scores = {}
    for name in anchors or ratings:
        result = match(player, load_player(rules, name, seed=seed), rules=rules, games=games, rng=seed)
        scores[name] = result.score
        if progress is not None:
            progress(name, result.score)
    return Standing(player.name, ratings, scores)
