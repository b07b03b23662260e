"""What a run that builds an opening book does; a run is resumed only with the same plan."""

import math
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class BookPlan:
    """The size of a book; the same plan gives the same book, however many workers there are."""

    positions: int = 440
    """How many positions are searched."""
    root_nodes: int = 30_000_000
    """Nodes for the starting position, where all moves are wanted."""
    reply_nodes: int = 2_000_000
    """Nodes for each position after one move; all of them are searched."""
    nodes: int = 500_000
    """Nodes for each position after that."""
    lines: int = 8
    """How many moves of a position are wanted, except at the start."""
    kept_loss: float = 0.2
    """Moves that lose more than this against the best are left out, except at the start."""
    spread: float = 0.03
    """A move that loses so much against the best is played 1/e times as often, in tree and games."""
    games: int = 1_500
    """How many games are played."""
    games_of_each: int = 12
    """In how many games each first move is played at least."""
    game_nodes: int = 3_000
    """Nodes for each move of a game outside the tree, half as many more or less by lot."""
    seed: int = 1

    def nodes_at(self, ply: int) -> int:
        """Return the nodes for a position after so many moves."""
        return (self.root_nodes, self.reply_nodes)[ply] if ply < 2 else self.nodes

    def weight(self, loss: float) -> float:
        """Return how often a move that loses so much is played, the best move being 1."""
        return math.exp(-loss / self.spread)
