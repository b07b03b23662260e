"""Battle's engine: iterative deepening on one thread, or on several that share a table (lazy SMP)."""

import threading
from collections.abc import Callable, Sequence
from time import perf_counter

import numpy as np

from duellum.battle.engine.iterative_deepening import DEEPEST
from duellum.battle.engine.opening.book import load_book
from duellum.battle.engine.root_search import RootSearch
from duellum.battle.engine.scores import plies_to_end
from duellum.battle.engine.search_context import CONTROL_SIZE, FRAME_SIZE, MAX_KEYS, MAX_PLY, SearchContext
from duellum.battle.engine.tablebase.loader import TABLEBASE_LOADER
from duellum.battle.engine.tablebase.tables import NO_TABLES
from duellum.battle.engine.transposition_table import create_table
from duellum.battle.engine.weights import Weights, load_scale, load_weights
from duellum.battle.engine.win_probability import win_probability
from duellum.battle.kernel.encoding import decode_move
from duellum.battle.kernel.movegen import MAX_MOVES
from duellum.battle.rules.board import SQUARES
from duellum.battle.rules.move import Move
from duellum.battle.rules.position import Position
from duellum.core.engine import FULL_STRENGTH, Candidate, Limit, SearchResult, Strength
from duellum.core.errors import MoveError
from duellum.core.game import Game
from duellum.core.i18n import Translatable

ProgressCallback = Callable[[SearchResult], None]

PORTABLE_MEGABYTES = 16
"""Size of the table of an engine that finds the same as the one in a browser, which has no larger table."""
WEAK_LEVEL_MEGABYTES = 1
"""Size of the table of a level that overlooks moves: its own, as its results are wrong for others."""


class BattleEngine:
    """An engine for Battle with a transposition table of `megabytes`, shared by its `threads`.

    `disabled` names parts of the search to leave out, bits of :mod:`~duellum.battle.engine.search_context`,
    to measure what they are worth. Without `has_tablebase` endings are searched like everything else.
    """

    _is_warm = False

    def __init__(
        self,
        megabytes: int = 64,
        threads: int = 1,
        weights: Weights | None = None,
        disabled: int = 0,
        *,
        has_tablebase: bool = True,
    ) -> None:
        self.threads, self._disabled, self._has_tablebase = threads, disabled, has_tablebase
        self._depth = 1
        self._weights = load_weights() if weights is None else weights
        self._scale = load_scale()
        self._table = create_table(megabytes)
        self._stop = np.zeros(1, np.int64)

    def reset(self) -> None:
        """Clear the transposition table."""
        self._table[:] = 0

    def warm_up(self) -> None:
        """Compile the search, or load it from the cache; once a process."""
        if BattleEngine._is_warm:
            return
        positions = [Position.start()]
        RootSearch(self._create_context(positions), positions, Limit(depth=1)).deepen()
        self.win_probability(0)
        BattleEngine._is_warm = True

    def stop(self) -> None:
        """Stop the search that is running."""
        self._stop[0] = 1

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
        self.warm_up()  # before the clock runs
        self._stop[0], self._depth = 0, 1
        limit = _narrow_limit(limit, strength)
        timer = threading.Timer(limit.seconds, self.stop) if limit.seconds is not None else None
        helpers = [
            threading.Thread(target=self._run_helper, args=(positions, number), daemon=True)
            for number in range(1, 1 if strength.overlooked_per_mille else self.threads)
        ]
        for thread in (timer, *helpers):
            if thread is not None:
                thread.daemon = True
                thread.start()
        try:
            return self._deepen(positions, limit, candidates, strength, progress)
        finally:
            self.stop()
            if timer is not None:
                timer.cancel()
            for thread in helpers:
                thread.join()

    def _run_helper(self, positions: Sequence[Position], number: int) -> None:
        """Search the same position on another thread; its results reach the others through the table."""
        root = RootSearch(self._create_context(positions), positions, disabled=self._disabled)
        depth, is_going_on = 0, True
        while is_going_on and not self._stop[0] and depth < DEEPEST:
            ahead = self._depth + number % 2  # of the main thread, so as not to repeat its work
            depth = max(depth + 1, ahead)
            root.skip_to(depth)
            is_going_on = root.deepen()

    def _deepen(
        self,
        positions: Sequence[Position],
        limit: Limit,
        wanted: int,
        strength: Strength,
        progress: ProgressCallback | None,
    ) -> SearchResult:
        """Search depth after depth (iterative deepening) until a limit or a forced end."""
        began = perf_counter()
        context = self._create_context(positions, strength)
        root = RootSearch(context, positions, limit, strength, wanted, self._disabled)
        is_going_on = True
        while is_going_on:
            self._depth = root.depth + 1
            is_going_on = root.deepen()
            result = self._result(root, began)
            if progress is not None and root.has_new_lines:
                progress(result)
        return result

    def _result(self, root: RootSearch, began: float) -> SearchResult:
        candidates = tuple(self._candidate(root.position, score, line) for score, line in root.lines)
        return SearchResult(candidates, root.depth, root.nodes, perf_counter() - began)

    def _candidate(self, position: Position, score: int, line: list[int]) -> Candidate:
        moves = _decode_line(position, line)
        return Candidate(moves[0], self.win_probability(score), moves, plies_to_end(score))

    def win_probability(self, score: int) -> float:
        """Return the probability to win that corresponds to a score."""
        return float(win_probability(score, self._scale))

    def _create_context(
        self, positions: Sequence[Position], strength: Strength = FULL_STRENGTH
    ) -> SearchContext:
        """Return a context; a level that overlooks moves has a table of its own and no tablebase.

        So its moves depend on nothing but the game, the level and the seed, here and in a browser.
        """
        is_weak = strength.overlooked_per_mille > 0
        pieces = sum(piece is not None for piece in positions[-1].board)
        is_without = is_weak or not self._has_tablebase
        tables = NO_TABLES if is_without else TABLEBASE_LOADER.tables_for(pieces)
        return SearchContext(
            pieces=np.zeros(len(SQUARES), np.int8),
            masks=np.zeros((2, 2), np.uint64),
            kings=np.zeros(2, np.int64),
            keys=np.zeros(MAX_KEYS, np.uint64),
            transposition_table=create_table(WEAK_LEVEL_MEGABYTES) if is_weak else self._table,
            moves=np.zeros((MAX_PLY, MAX_MOVES), np.int32),
            ratings=np.zeros((MAX_PLY, MAX_MOVES), np.int32),
            killers=np.zeros((MAX_PLY, 2), np.int32),
            history=np.zeros((2, len(SQUARES), len(SQUARES)), np.int32),
            pv=np.zeros((MAX_PLY + 1, MAX_PLY + 1), np.int32),
            weights=self._weights,
            control=np.zeros(CONTROL_SIZE, np.int64),
            frames=np.zeros((MAX_PLY, FRAME_SIZE), np.int64),
            stop=self._stop,
            kings_tablebase=tables.kings,
            die_tablebase=tables.die,
        )


def _find_book_move(position: Position, strength: Strength) -> SearchResult | None:
    """Return the move of the opening book that a level plays; None where it plays none."""
    if strength.book_loss_per_mille is None:
        return None
    chosen = load_book().choose(position, strength.book_loss_per_mille, strength.seed)
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
