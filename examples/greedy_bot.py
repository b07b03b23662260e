"""A bot for Battle that captures whenever it can, and a match between it and random moves.

python examples/greedy_bot.py
"""

import random
from typing import Any

import duellum


class GreedyBot:
    """Captures what it can, the king first; otherwise it moves at random."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def new_game(self) -> None:
        """Nothing is remembered from game to game."""

    def choose(self, game: duellum.Game) -> Any:  # noqa: ANN401 - each game has its own move
        """Return a legal move."""
        moves = game.legal_moves()
        captures = [move for move in moves if move.captured]
        kings = [move for move in captures if move.captured.is_king]
        return self.rng.choice(kings or captures or moves)


class RandomBot(GreedyBot):
    """Moves at random."""

    name = "random"

    def choose(self, game: duellum.Game) -> Any:  # noqa: ANN401 - each game has its own move
        """Return a legal move."""
        return self.rng.choice(game.legal_moves())


if __name__ == "__main__":
    battle = duellum.load_rules("battle")
    print(duellum.match(GreedyBot(1), RandomBot(2), rules=battle, games=20, rng=1))
