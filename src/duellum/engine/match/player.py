"""A player: an engine with a strength of its own."""

import random
from dataclasses import replace
from typing import Any

from duellum.core.engine import FULL_STRENGTH, GameEngine, Limit, SearchResult, Strength
from duellum.core.game import Game


class Player:
    """Plays a side of a game with an engine; what a weak one overlooks differs from move to move."""

    def __init__(
        self, name: str, engine: GameEngine, strength: Strength = FULL_STRENGTH, seed: int | None = None
    ) -> None:
        self.name, self.engine, self.strength = name, engine, strength
        self._random = random.Random(seed)

    def search(self, game: Game, limit: Limit, candidates: int = 1) -> SearchResult:
        """Return what this player thinks of the position."""
        strength = replace(self.strength, seed=self._random.getrandbits(31))
        return self.engine.search(game, limit, candidates=candidates, strength=strength)

    def choose(self, game: Game, limit: Limit) -> Any:  # noqa: ANN401 - each game has its own move
        """Return the move this player makes."""
        return self.search(game, limit).candidates[0].move

    def begin(self) -> None:
        """Get ready for a new game."""
        self.engine.reset()

    def close(self) -> None:
        """Do nothing: an engine of our own leaves nothing behind."""
