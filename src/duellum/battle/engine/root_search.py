"""The root of a search as Python drives it: in slices, so that a stop and the clock are noticed."""

from collections.abc import Callable, Sequence

from duellum.battle.engine.iterative_deepening import (
    COMPLETED_DEPTH,
    FINISHED,
    LINE_COUNT,
    NEW_LINES,
    PAUSED,
    SEARCHED_DEPTH,
    Root,
    begin_search,
    deepen,
    limit_search,
)
from duellum.battle.engine.module_arrays import NETWORK_SEARCH, POSITION, ROOT, SEARCH
from duellum.battle.engine.network import Network
from duellum.battle.engine.search_context import (
    DISABLED,
    HAS_TABLEBASE,
    NODE_LIMIT,
    NODES,
    SearchContext,
)
from duellum.battle.engine.tablebase.tables import Tables
from duellum.battle.engine.transposition_table import count_words
from duellum.battle.engine.weights import Weights
from duellum.battle.engine.zobrist import zobrist_key
from duellum.battle.kernel.encoding import encode
from duellum.battle.kernel.game import ArrayPosition, encode_position
from duellum.battle.rules.position import Position
from duellum.core.engine import FULL_STRENGTH, Limit, Strength
from duellum.core.wasm_runtime import Instance, share_memory

Line = tuple[int, list[int]]
"""A score and its principal variation, moves as integers."""
SLICE_NODES = 4_000
"""How many nodes are searched between two looks at the clock: a few milliseconds."""


class SearchMemory:
    """The module that an engine searches in, with its transposition table and, once loaded, the tablebase."""

    def __init__(
        self,
        megabytes: int,
        weights: Weights | None = None,
        network: Network | None = None,
        instance: Instance | None = None,
    ) -> None:
        instance = instance or Instance(_module(network), {"table": count_words(megabytes)})
        self.run = instance.run
        self.context: SearchContext = instance.view(SEARCH if network is None else NETWORK_SEARCH)
        self.root: Root = instance.view(ROOT)
        self.position: ArrayPosition = instance.view(POSITION)
        self.has_tables = False
        if weights is not None:
            self.context.weights[:] = weights
        if network is not None:
            self.context.network[:] = network

    def load_tables(self, tables: Tables) -> None:
        """Copy the tablebase into the module; a second time nothing happens."""
        if not self.has_tables:
            self.context.kings_tablebase[:], self.context.die_tablebase[:] = tables
            self.has_tables = True

    def reset(self) -> None:
        """Clear the transposition table."""
        self.context.transposition_table[:] = 0


def create_memories(
    megabytes: int, weights: Weights | None, threads: int, network: Network | None = None
) -> list[SearchMemory]:
    """Return the memory of each thread; they share the transposition table and the tablebase."""
    if threads == 1:
        return [SearchMemory(megabytes, weights, network)]
    instances = share_memory(_module(network), {"table": count_words(megabytes)}, threads)
    return [SearchMemory(megabytes, weights, network, instance) for instance in instances]


def _module(network: Network | None) -> str:
    """Return the name of the module to search in."""
    return "battle" if network is None else "battle_network"


class RootSearch:
    """The search of a position, one at a time in its memory; `positions` are those of the game so far."""

    def __init__(
        self,
        memory: SearchMemory,
        positions: Sequence[Position],
        limit: Limit | None = None,
        strength: Strength = FULL_STRENGTH,
        wanted: int = 1,
        disabled: int = 0,
    ) -> None:
        self._memory, self.position = memory, positions[-1]
        self._context, self._root = memory.context, memory.root
        given, there = encode_position(self.position), memory.position
        there.pieces[:], there.masks[:], there.counters[:] = given
        earlier = positions[max(0, len(positions) - 1 - self.position.plies_since_capture) : -1]
        for index, position in enumerate(earlier):
            self._context.keys[index] = zobrist_key(*encode(position), int(position.to_move))
        memory.run(begin_search, len(earlier), wanted)
        limit = limit or Limit()
        self._context.control[DISABLED], self._context.control[HAS_TABLEBASE] = disabled, memory.has_tables
        numbers = (limit.depth or 0, limit.nodes or 0, strength.overlooked_per_mille, strength.seed)
        memory.run(limit_search, *numbers)

    def skip_to(self, depth: int) -> None:
        """Make the next iteration one of this depth."""
        self._root.state[SEARCHED_DEPTH] = depth - 1

    def deepen(self, is_stopped: Callable[[], bool], nodes: int = SLICE_NODES) -> bool:
        """Search an iteration, in slices of so many nodes; return whether the search continues.

        Once `is_stopped` says so, the search ends as if at its limit of nodes.
        """
        while (ended := self._memory.run(deepen, nodes)) == PAUSED:
            if is_stopped():
                self._context.control[NODE_LIMIT] = 0
        return bool(ended != FINISHED)

    @property
    def lines(self) -> list[Line]:
        """The lines found so far, the best first."""
        scores, lines = self._root.scores[0], self._root.lines[0]
        return [
            (int(scores[line]), lines[line, : int((lines[line] == 0).argmax())].tolist())
            for line in range(int(self._root.state[LINE_COUNT]))
        ]

    @property
    def has_new_lines(self) -> bool:
        """Whether the last iteration found lines, before it ended or was stopped."""
        return bool(self._root.state[NEW_LINES])

    @property
    def depth(self) -> int:
        """The depth of the last iteration that was completed."""
        return int(self._root.state[COMPLETED_DEPTH])

    @property
    def nodes(self) -> int:
        """How many nodes have been searched."""
        return int(self._context.control[NODES])
