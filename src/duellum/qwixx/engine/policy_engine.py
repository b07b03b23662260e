"""The simple policies as players of the platform, to compare engines with."""

import random
from collections.abc import Callable
from time import perf_counter

import numpy as np

from duellum.core.engine import FULL_STRENGTH, Limit, SearchResult, Strength
from duellum.core.game import Game
from duellum.qwixx.engine.turn_options import Turning
from duellum.qwixx.kernel.bitboard import encode
from duellum.qwixx.rules.position import Position
from duellum.qwixx.simulation.policies import WEIGHTS, Policy, value


class PolicyPlayer:
    """Plays by a policy that values turns; values are points pressed between 0 and 1, not chances."""

    def __init__(self, policy: Policy, seed: int | None = None) -> None:
        self._weights, self._random = WEIGHTS[policy], random.Random(seed)

    def warm_up(self) -> None:
        """Compile the policy, or load it as compiled before."""
        value(encode(Position.start()), 0, self._weights)

    def stop(self) -> None:
        """Do nothing: it answers at once."""

    def reset(self) -> None:
        """Do nothing: it remembers nothing."""

    def search(
        self,
        game: Game,
        limit: Limit,  # noqa: ARG002 - it answers at once
        *,
        candidates: int = 1,
        strength: Strength = FULL_STRENGTH,  # noqa: ARG002 - there is but one
        report: Callable[[SearchResult], None] | None = None,  # noqa: ARG002 - it has one thought only
    ) -> SearchResult:
        """Return the best choices; among equals the order is drawn by lot."""
        turning, began = Turning(game), perf_counter()
        points = np.array([value(state, int(turning.side), self._weights) for state in turning.states])
        values = 1 / (1 + np.exp(-np.clip(points / 20, -50, 50)))
        lot = np.array([self._random.random() for _ in points])
        order = np.empty(len(points))
        order[np.lexsort((lot, points))] = np.arange(len(points))
        return SearchResult(
            turning.candidates(values, by=order)[:candidates], 1, len(points), perf_counter() - began
        )
