"""Battle's engine: iterative deepening on one thread, or on several that share a table (lazy SMP)."""

import math
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cached_property
from time import perf_counter

from duellum.battle.engine.iterative_deepening import DEEPEST
from duellum.battle.engine.network import Network
from duellum.battle.engine.opening_book import load_opening_book
from duellum.battle.engine.root_search import RootSearch, SearchMemory, create_memories
from duellum.battle.engine.scores import plies_to_end
from duellum.battle.engine.tablebase.loader import TABLEBASE_LOADER
from duellum.battle.engine.transposition_table import WEAK_LEVEL_MEGABYTES
from duellum.battle.engine.weights import Weights, load_scale
from duellum.battle.engine.win_probability import win_probability
from duellum.battle.kernel.encoding import decode_move
from duellum.battle.rules.move import Move
from duellum.battle.rules.position import Position
from duellum.core.engine import FULL_STRENGTH, Candidate, Limit, SearchResult, Strength
from duellum.core.errors import MoveError
from duellum.core.game import Game
from duellum.core.i18n import Translatable

ProgressCallback = Callable[[SearchResult], None]


class BattleEngine:
    """An engine for Battle with a transposition table of `megabytes`, shared by its `threads`.

    `disabled` names parts of the search to leave out, bits of :mod:`~duellum.battle.engine.search_context`,
    to measure what they are worth. Without `has_tablebase` endings are searched like everything else.
    A `network` replaces the hand-made evaluation; endings and levels stay as they are.
    """

    def __init__(
        self,
        megabytes: int = 64,
        threads: int = 1,
        weights: Weights | None = None,
        disabled: int = 0,
        *,
        network: Network | None = None,
        has_tablebase: bool = True,
    ) -> None:
        self.threads, self._disabled, self._has_tablebase = threads, disabled, has_tablebase
        self._megabytes, self._weights, self._network = megabytes, weights, network
        self._scale = load_scale()
        self._is_stopped, self._depth = False, 1

    @cached_property
    def _memories(self) -> list[SearchMemory]:
        """The memory of each thread, all with the same transposition table."""
        return create_memories(self._megabytes, self._weights, self.threads, self._network)

    @cached_property
    def _weak_memory(self) -> SearchMemory:
        """The memory of levels that overlook moves: what they store is wrong for others."""
        return SearchMemory(WEAK_LEVEL_MEGABYTES, self._weights, self._network)

    def reset(self) -> None:
        """Clear the transposition table."""
        self._memories[0].reset()

    def stop(self) -> None:
        """Stop the search that is running."""
        self._is_stopped = True

    def search(
        self,
        game: Game,
        limit: Limit,
        *,
        candidates: int = 1,
        strength: Strength = FULL_STRENGTH,
        progress: ProgressCallback | None = None,
    ) -> SearchResult:
        """Return the best moves, as :class:`duellum.core.engine.GameEngine` has it."""
        positions = [position for position in game.positions if isinstance(position, Position)]
        if game.outcome or not positions:
            raise MoveError(
                "the game is over: there is no move to search", why=Translatable("general-illegal-search")
            )
        if candidates == 1 and (found := _find_book_move(positions[-1], strength)) is not None:
            return found
        began, self._is_stopped = perf_counter(), False
        limit = _narrow_limit(limit, strength)
        deadline = math.inf if limit.seconds is None else began + limit.seconds
        memory, *others = self._prepare_memories(positions[-1], strength)
        root = RootSearch(memory, positions, limit, strength, candidates, self._disabled)
        helpers = [RootSearch(other, positions, disabled=self._disabled) for other in others]
        with self._run_helpers(helpers):
            is_going_on = True
            while is_going_on:
                self._depth = root.depth + 1
                is_going_on = root.deepen(lambda: self._is_stopped or perf_counter() >= deadline)
                result = self._result(root, began)
                if progress is not None and root.has_new_lines:
                    progress(result)
        return result

    @contextmanager
    def _run_helpers(self, roots: Sequence[RootSearch]) -> Iterator[None]:
        """Search the same position on other threads until the block ends; an error in one ends all."""
        with ThreadPoolExecutor(max(1, len(roots)), "search") as pool:
            searches = [pool.submit(self._help, root, number) for number, root in enumerate(roots, start=1)]
            try:
                yield
            finally:
                self.stop()
        for search in searches:
            search.result()

    def _help(self, root: RootSearch, number: int) -> None:
        """Search depth after depth; the results reach the other threads through the table."""
        depth, is_going_on = 0, True
        try:
            while is_going_on and not self._is_stopped and depth < DEEPEST:
                ahead = self._depth + number % 2  # of the first thread, so as not to repeat its work
                depth = max(depth + 1, ahead)
                root.skip_to(depth)
                is_going_on = root.deepen(lambda: self._is_stopped)
        except BaseException:
            self.stop()
            raise

    def _prepare_memories(self, position: Position, strength: Strength) -> list[SearchMemory]:
        """Return each thread's memory; a level that overlooks moves has one, an empty table and no tablebase.

        So its moves depend on nothing but the game, the level and the seed, here and in a browser.
        """
        if strength.overlooked_per_mille > 0:
            self._weak_memory.reset()
            return [self._weak_memory]
        if self._has_tablebase:
            tables = TABLEBASE_LOADER.tables_for(sum(piece is not None for piece in position.board))
            if tables is not None:
                for memory in self._memories:
                    memory.load_tables(tables)
        return self._memories

    def _result(self, root: RootSearch, began: float) -> SearchResult:
        candidates = tuple(self._candidate(root.position, score, line) for score, line in root.lines)
        return SearchResult(candidates, root.depth, root.nodes, perf_counter() - began)

    def _candidate(self, position: Position, score: int, line: list[int]) -> Candidate:
        moves = _decode_line(position, line)
        return Candidate(moves[0], self.win_probability(score), moves, plies_to_end(score))

    def win_probability(self, score: int) -> float:
        """Return the probability of winning that corresponds to a score."""
        return float(win_probability(score, self._scale))


def _find_book_move(position: Position, strength: Strength) -> SearchResult | None:
    """Return the move of the opening book that a level plays; None if it plays none."""
    if strength.book_loss_per_mille is None:
        return None
    chosen = load_opening_book().choose(position, strength.book_loss_per_mille, strength.seed)
    if chosen is None:
        return None
    move = position.parse_move(chosen.move)
    return SearchResult((Candidate(move, chosen.value, (move,)),), 0, 0, 0.0)


def _decode_line(position: Position, line: Sequence[int]) -> tuple[Move, ...]:
    moves = []
    for number in line:
        moves.append(decode_move(position, number))
        position = position.play(moves[-1])
    return tuple(moves)


def _narrow_limit(limit: Limit, strength: Strength) -> Limit:
    """Return the limit, with no more nodes than the level looks at."""
    nodes = [nodes for nodes in (limit.nodes, strength.nodes) if nodes is not None]
    return Limit(limit.depth, min(nodes) if nodes else None, limit.seconds)
