"""The simple policies as engines, for comparison."""

import random
from collections.abc import Callable
from time import perf_counter

import numpy as np

from duellum.core.engine import FULL_STRENGTH, Limit, SearchResult, Strength
from duellum.core.game import Game
from duellum.qwixx.engine.turn_options import TurnOptions
from duellum.qwixx.kernel.encoding import encode
from duellum.qwixx.rules.position import Position
from duellum.qwixx.simulation.policies import WEIGHTS, Policy, evaluate

_POINTS_SCALE = 20
"""Points that the logistic function maps to a value of 0.73."""


class PolicyEngine:
    """Plays by a policy that evaluates turns; its values are points mapped to 0 to 1, no probabilities."""

    def __init__(self, policy: Policy, seed: int | None = None) -> None:
        self._weights, self._rng = WEIGHTS[policy], random.Random(seed)

    def warm_up(self) -> None:
        """Compile the policy or load it from the compilation cache."""
        evaluate(encode(Position.start()), 0, self._weights)

    def stop(self) -> None:
        """Do nothing: a search takes no time."""

    def reset(self) -> None:
        """Do nothing: it keeps no state between searches."""

    def search(
        self,
        game: Game,
        limit: Limit,  # noqa: ARG002 - a search takes no time
        *,
        candidates: int = 1,
        strength: Strength = FULL_STRENGTH,  # noqa: ARG002 - it has one strength
        progress: Callable[[SearchResult], None] | None = None,  # noqa: ARG002 - it has one depth
    ) -> SearchResult:
        """Return the best choices; ties are broken at random."""
        options, start = TurnOptions(game), perf_counter()
        points = np.array([evaluate(state, int(options.side), self._weights) for state in options.states])
        values = 1 / (1 + np.exp(-np.clip(points / _POINTS_SCALE, -50, 50)))
        tie_breaks = np.array([self._rng.random() for _ in points])
        ranks = np.empty(len(points))
        ranks[np.lexsort((tie_breaks, points))] = np.arange(len(points))
        return SearchResult(
            options.candidates(values, by=ranks)[:candidates], 1, len(points), perf_counter() - start
        )
