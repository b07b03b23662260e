"""An engine that plays the first legal move and evaluates as it is told."""

from collections.abc import Callable

from duellum.core.engine import FULL_STRENGTH, Candidate, Limit, SearchResult, Strength
from duellum.core.game import Game

Evaluate = Callable[[Game], float]
"""Returns the win probability of the side to move."""
UseEngine = Callable[[Evaluate], None]
"""Replaces every game's engine."""


class FakeEngine:
    """Plays the first legal move, with the value it is told."""

    def __init__(self, evaluate: Evaluate) -> None:
        self._evaluate = evaluate

    def search(
        self, game: Game, limit: Limit, *, candidates: int = 1, strength: Strength = FULL_STRENGTH,
        progress: object = None,
    ) -> SearchResult:  # fmt: skip
        del limit, candidates, strength, progress
        value = self._evaluate(game)
        return SearchResult((Candidate(game.legal_moves()[0], value, ()),), 1, 1, 0.0)

    def warm_up(self) -> None:
        pass

    def stop(self) -> None:
        pass

    def reset(self) -> None:
        pass
