"""The simple policies as engines, for comparison."""

import random
from collections.abc import Callable
from time import perf_counter

import numpy as np

from duellum.core.engine import FULL_STRENGTH, Limit, SearchResult, Strength
from duellum.core.game import Game
from duellum.core.wasm_runtime import shipped
from duellum.qwixx.engine.turn_options import TurnOptions
from duellum.qwixx.simulation.policies import Policy, evaluate_turns

_evaluate_turns = shipped("qwixx_simulation", evaluate_turns)

_POINTS_SCALE = 20
"""Points that the logistic function maps to a value of 0.73."""


class PolicyEngine:
    """Plays by a policy that evaluates turns; its values are points mapped to 0 to 1, no probabilities."""

    def __init__(self, policy: Policy, seed: int | None = None) -> None:
        self._policy, self._rng = policy, random.Random(seed)

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
        points = np.empty(len(options.states))
        _evaluate_turns(options.states, len(points), int(options.side), int(self._policy), points)
        values = 1 / (1 + np.exp(-np.clip(points / _POINTS_SCALE, -50, 50)))
        tie_breaks = np.array([self._rng.random() for _ in points])
        ranks = np.empty(len(points))
        ranks[np.lexsort((tie_breaks, points))] = np.arange(len(points))
        return SearchResult(
            options.candidates(values, by=ranks)[:candidates], 1, len(points), perf_counter() - start
        )
