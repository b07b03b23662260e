"""Statistics: confidence intervals of means, and of a match its Elo and the sequential test (SPRT)."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

Z_95 = 1.96
"""Standard errors on either side of a mean in its 95 % interval."""


def mean_interval(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean of at least two independent values and half the width of its 95 % interval.

    >>> mean, error = mean_interval([0.0, 1.0, 0.0, 1.0])
    >>> f"{mean} ± {error:.2f}"
    '0.5 ± 0.57'
    """
    return fmean(values), Z_95 * stdev(values) / math.sqrt(len(values))


def elo_difference(share: float) -> float:
    """Return the difference in Elo that a share of the points means."""
    if share in (0.0, 1.0):
        return math.inf if share else -math.inf
    return -400 * math.log10(1 / share - 1)


def expected_score(elo: float) -> float:
    """Return the expected share of the points at an Elo difference; inverse of :func:`elo_difference`."""
    return 1 / (1 + 10 ** (-elo / 400))


@dataclass(frozen=True, slots=True)
class Score:
    """The points of the first player, pair by pair: 0, 1/2, 1, 3/2 or 2 for the two games of an opening.

    Pairs, not games, are what is independent: both games of a pair begin in the same position.
    """

    pairs: tuple[float, ...] = ()

    @property
    def share(self) -> float:
        """The share of the points; a half before the first pair."""
        return sum(self.pairs) / (2 * len(self.pairs)) if self.pairs else 0.5

    @property
    def error(self) -> float:
        """Half the width of the share's 95 % interval."""
        if len(self.pairs) < 2:
            return 0.5
        return Z_95 * math.sqrt(self._variance() / len(self.pairs))

    def _variance(self) -> float:
        mean = self.share
        return sum((pair / 2 - mean) ** 2 for pair in self.pairs) / (len(self.pairs) - 1)

    def elo_interval(self) -> tuple[float, float, float]:
        """Return the Elo difference with the ends of its 95 % interval."""
        low, high = max(0.0, self.share - self.error), min(1.0, self.share + self.error)
        return elo_difference(low), elo_difference(self.share), elo_difference(high)

    def log_likelihood_ratio(self, worse: float, better: float) -> float:
        """Return how much likelier the pairs are if the difference is `better` Elo than if it is `worse`.

        The generalised ratio for normally distributed pairs; an unvaried score counts as varied by one pair.
        """
        if len(self.pairs) < 2:
            return 0.0
        least = 1 / (16 * len(self.pairs))
        variance = max(self._variance(), least)
        low, high = expected_score(worse), expected_score(better)
        return len(self.pairs) * (high - low) * (2 * self.share - low - high) / (2 * variance)


def sprt_verdict(pairs: Sequence[float], worse: float, better: float, risk: float = 0.05) -> str | None:
    """Return ``better`` or ``worse`` once Wald's sequential test (SPRT) has decided, else None."""
    bound = math.log((1 - risk) / risk)
    ratio = Score(tuple(pairs)).log_likelihood_ratio(worse, better)
    if ratio >= bound:
        return "better"
    return "worse" if ratio <= -bound else None
