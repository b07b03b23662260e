"""The tree of a book: positions in order of importance, each searched once, values backed up by negamax."""

import heapq
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from duellum.core.rules import Rules

Values = Mapping[str, float]
"""By the text of a move, its value to the side that makes it."""
BATCH = 16
"""How many positions are searched before the next are chosen, with any number of workers."""


@dataclass(frozen=True, slots=True)
class BookPlan:
    """The size of a book; the same plan gives the same book with any number of workers."""

    positions: int = 440
    """How many positions are searched."""
    root_nodes: int = 30_000_000
    """Nodes for the starting position, where all moves are kept."""
    reply_nodes: int = 2_000_000
    """Nodes for each position after one move; all of them are searched."""
    nodes: int = 500_000
    """Nodes for each position after that."""
    lines: int = 8
    """How many moves of a position are kept, except at the start."""
    kept_loss: float = 0.2
    """Moves that lose more than this against the best are left out, except at the start."""
    spread: float = 0.03
    """A move that loses this much against the best is played 1/e times as often, in tree and games."""
    games: int = 1_500
    """How many games are played."""
    games_of_each: int = 12
    """In how many games each first move is played at least."""
    game_nodes: int = 3_000
    """Nodes for each move of a game outside the tree, half as many more or less at random."""
    seed: int = 1

    def nodes_at(self, ply: int) -> int:
        """Return the nodes for a position after this many moves."""
        return (self.root_nodes, self.reply_nodes)[ply] if ply < 2 else self.nodes

    def weight(self, loss: float) -> float:
        """Return how often a move with this loss is played, the best move being 1."""
        return math.exp(-loss / self.spread)


@dataclass(slots=True)
class Node:
    """A position of the tree: what its search found, and where its moves lead."""

    position: Any
    ply: int
    """The fewest moves after which it was reached."""
    importance: float
    """How often games reach it, by the weights of the moves."""
    values: dict[str, float]
    children: dict[str, str] = field(default_factory=dict)
    """By move, the text of the position it leads to."""


Search = Callable[[Sequence[tuple[Any, int]]], Sequence[Values]]
"""Takes positions with their plies, and returns what their searches found."""


class BookTree:
    """A tree that grows along the most likely games; positions reached in several ways are one node."""

    def __init__(self, rules: Rules, normalise: Callable[[Any], Any], plan: BookPlan) -> None:
        self.plan, self._normalise = plan, normalise
        self.start = str(normalise(rules.starts[0]))
        self.nodes: dict[str, Node] = {}
        self._frontier: list[tuple[int, float, int, Any]] = []
        """A heap of what to search: ply up to 2, negative importance, a count that breaks ties, position."""
        self._plies: list[int] = []
        """By that count, after how many moves the position was reached."""
        self._push(normalise(rules.starts[0]), 0, 1.0)

    def grow(self, search: Search) -> Iterator[int]:
        """Search batch after batch until the tree is full; yield the number of positions after each."""
        while len(self.nodes) < self.plan.positions:
            batch = self._next_batch()
            if not batch:
                return
            found = search([(position, ply) for _, position, ply, _ in batch])
            for (text, position, ply, importance), values in zip(batch, found, strict=True):
                self._add(text, Node(position, ply, importance, dict(values)))
            yield len(self.nodes)

    def _next_batch(self) -> list[tuple[str, Any, int, float]]:
        batch: list[tuple[str, Any, int, float]] = []
        room = min(BATCH, self.plan.positions - len(self.nodes))
        while self._frontier and len(batch) < room:
            _, importance, count, position = heapq.heappop(self._frontier)
            text = str(position)
            if text not in self.nodes and all(text != chosen for chosen, *_ in batch):
                batch.append((text, position, self._plies[count], -importance))
        return batch

    def _add(self, text: str, node: Node) -> None:
        self.nodes[text] = node
        weights = self.weights(node.values)
        for move, weight in weights.items():
            after = node.position.play(move)
            if after.outcome() is None:
                after = self._normalise(after)
                self._push(after, node.ply + 1, node.importance * weight)
            node.children[move] = str(after)

    def _push(self, position: Any, ply: int, importance: float) -> None:  # noqa: ANN401 - each game has its own
        """Take in a position to search; those after one move come before all others."""
        heapq.heappush(self._frontier, (min(ply, 2), -importance, len(self._plies), position))
        self._plies.append(ply)

    def weights(self, values: Values) -> dict[str, float]:
        """Return how likely each move is, the sum being 1."""
        best = max(values.values())
        weights = {move: self.plan.weight(best - value) for move, value in values.items()}
        total = sum(weights.values())
        return {move: weight / total for move, weight in weights.items()}

    def back_up(self) -> dict[str, dict[str, float]]:
        """Return the values of each position's moves, the best first, backed up from the searches below them.

        A move into a position of the tree is worth what its best reply leaves, any other one what the search
        of its own position said. A position that occurs below itself has the value of its own search there.
        """
        known: dict[str, dict[str, float]] = {}
        for text in self.nodes:
            self._back_up(text, known, set())
        return {text: known[text] for text in self.nodes}

    def _back_up(self, text: str, known: dict[str, dict[str, float]], path: set[str]) -> dict[str, float]:
        if text in known:
            return known[text]
        node = self.nodes[text]
        path.add(text)
        values = {}
        for move, value in node.values.items():
            child = node.children[move]
            is_open = child not in self.nodes or child in path
            values[move] = value if is_open else 1 - max(self._back_up(child, known, path).values())
        path.discard(text)
        known[text] = dict(sorted(values.items(), key=lambda item: (-item[1], item[0])))
        return known[text]
