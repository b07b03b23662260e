"""The root of a search for Python: the arrays of the compiled search, and its lines as lists."""

from collections.abc import Sequence

from duellum.battle.engine.iterative_deepening import (
    COMPLETED_DEPTH,
    FINISHED,
    LINE_COUNT,
    NEW_LINES,
    SEARCHED_DEPTH,
    UNLIMITED_NODES,
    begin_search,
    deepen,
    limit_search,
    new_root,
)
from duellum.battle.engine.search_context import DISABLED, NODES, SearchContext
from duellum.battle.engine.zobrist import zobrist_key
from duellum.battle.kernel.encoding import encode
from duellum.battle.kernel.game import encode_position
from duellum.battle.rules.position import Position
from duellum.core.engine import FULL_STRENGTH, Limit, Strength

Line = tuple[int, list[int]]
"""A score and its principal variation, moves as integers."""


class RootSearch:
    """The position that is searched, its moves without those of equal result, and one thread's context.

    `positions` are those of the game so far.
    """

    def __init__(
        self,
        context: SearchContext,
        positions: Sequence[Position],
        limit: Limit | None = None,
        strength: Strength = FULL_STRENGTH,
        wanted: int = 1,
        disabled: int = 0,
    ) -> None:
        self.context, self.position = context, positions[-1]
        self.root, self._array_position = new_root(), encode_position(self.position)
        earlier = positions[max(0, len(positions) - 1 - self.position.plies_since_capture) : -1]
        for index, position in enumerate(earlier):
            context.keys[index] = zobrist_key(*encode(position), int(position.to_move))
        self.move_count = int(begin_search(context, self.root, self._array_position, len(earlier), wanted))
        limit = limit or Limit()
        context.control[DISABLED] = disabled
        limit_search(
            context,
            self.root,
            limit.depth or 0,
            limit.nodes or 0,
            strength.overlooked_per_mille,
            strength.seed,
        )

    def deepen(self, nodes: int = UNLIMITED_NODES) -> bool:
        """Search an iteration, or at most about `nodes` nodes of it; return whether the search goes on."""
        return bool(deepen(self.context, self.root, self._array_position, nodes) != FINISHED)

    def skip_to(self, depth: int) -> None:
        """Make the next iteration one of this depth."""
        self.root.state[SEARCHED_DEPTH] = depth - 1

    @property
    def lines(self) -> list[Line]:
        """The lines found so far, the best first."""
        scores, lines = self.root.scores[0], self.root.lines[0]
        return [
            (int(scores[line]), lines[line, : int((lines[line] == 0).argmax())].tolist())
            for line in range(int(self.root.state[LINE_COUNT]))
        ]

    @property
    def has_new_lines(self) -> bool:
        """Whether the last iteration found lines, before it ended or was stopped."""
        return bool(self.root.state[NEW_LINES])

    @property
    def depth(self) -> int:
        """The depth of the last iteration that was completed."""
        return int(self.root.state[COMPLETED_DEPTH])

    @property
    def nodes(self) -> int:
        """How many nodes have been searched."""
        return int(self.context.control[NODES])
