"""Battle's engine: drives the compiled search deeper and deeper, on one thread or several."""

import math
import threading
from collections.abc import Callable, Iterator, Sequence
from time import perf_counter

import numpy as np

from duellum.battle.engine import evaluation
from duellum.battle.engine.search import search_root
from duellum.battle.engine.search_context import BLINDNESS, MOST_PLIES, NODE_LIMIT, NODES, SEED, WITHOUT, Work
from duellum.battle.engine.tablebase.loader import ENDINGS
from duellum.battle.engine.transposition_table import SURE, WIN, Keys, position_key
from duellum.battle.kernel import movegen
from duellum.battle.kernel.attacks import king_square
from duellum.battle.rules.position import Move, Position
from duellum.core.engine import FULL_STRENGTH, Candidate, Limit, SearchResult, Strength
from duellum.core.errors import MoveError
from duellum.core.game import Game

Line = tuple[int, list[int]]
"""A score and the moves it comes from."""

WINDOW = 40
"""How far from the last score the next one is first looked for."""
DEEPEST_DEPTH = 60
WEAK_MEGABYTES = 1
"""For a player that overlooks moves, whose beliefs are a table of their own: they are false to others."""
UNLIMITED = 1 << 60


class Thinker:
    """An engine for Battle; keeps what it learns in a table of `megabytes`, shared by its `threads`.

    `without` names parts of the search to leave out, bits of :mod:`search`, to measure what they are worth.
    """

    _is_warm = False

    def __init__(
        self,
        megabytes: int = 64,
        threads: int = 1,
        weights: evaluation.Weights | None = None,
        without: int = 0,
    ) -> None:
        self.threads, self._without = threads, without
        self._depth = 1
        self._weights = evaluation.shipped_weights() if weights is None else weights
        self._scale = evaluation.shipped_scale()
        self._table = self._new_table(megabytes)
        self._stop = np.zeros(1, np.int64)
        self._endings = ENDINGS

    @staticmethod
    def _new_table(megabytes: int) -> Keys:
        slots = 1 << int(math.log2(megabytes * 2**20 / 16))
        return np.zeros(2 * slots, np.uint64)

    def reset(self) -> None:
        """Forget what was learnt from earlier positions."""
        self._table[:] = 0

    def warm_up(self) -> None:
        """Compile the search, or load it as compiled before; once a process."""
        if Thinker._is_warm:
            return
        positions = [Position.start()]
        _Root(self._work(positions, FULL_STRENGTH, UNLIMITED), positions).search(1, -WIN, WIN, 0)
        Thinker._is_warm = True

    def stop(self) -> None:
        """End the thinking under way."""
        self._stop[0] = 1

    def search(
        self,
        game: Game,
        limit: Limit,
        *,
        candidates: int = 1,
        strength: Strength = FULL_STRENGTH,
        report: Callable[[SearchResult], None] | None = None,
    ) -> SearchResult:
        """Return the best moves, as :class:`duellum.core.engine.GameEngine` has it."""
        positions = [position for position in game.positions if isinstance(position, Position)]
        if game.outcome or not positions:
            raise MoveError("the game is over: there is nothing to think about")
        self.warm_up()  # before the clock runs
        self._stop[0], self._depth = 0, 1
        limit = _within(limit, strength)
        timer = threading.Timer(limit.seconds, self.stop) if limit.seconds is not None else None
        helpers = [
            threading.Thread(target=self._help, args=(positions, number), daemon=True)
            for number in range(1, 1 if strength.overlooks else self.threads)
        ]
        for thread in (timer, *helpers):
            if thread is not None:
                thread.daemon = True
                thread.start()
        try:
            return self._deepen(positions, limit, candidates, strength, report)
        finally:
            self.stop()
            if timer is not None:
                timer.cancel()
            for thread in helpers:
                thread.join()

    def _help(self, positions: Sequence[Position], number: int) -> None:
        """Search the same position on another thread: what it finds reaches the others through the table."""
        root = _Root(self._work(positions, FULL_STRENGTH, UNLIMITED), positions)
        depth, score = 0, None
        while not self._stop[0] and depth < DEEPEST_DEPTH:
            ahead = self._depth + number % 2  # of the main thread, so as not to do the same
            depth = max(depth + 1, ahead)
            score = root.search_around(depth, score if depth >= 5 else None, 0)

    def _deepen(
        self,
        positions: Sequence[Position],
        limit: Limit,
        wanted: int,
        strength: Strength,
        report: Callable[[SearchResult], None] | None,
    ) -> SearchResult:
        began = perf_counter()
        root = _Root(self._work(positions, strength, limit.nodes or UNLIMITED), positions)
        found = [(0, [int(root.work.moves[0, 0])])]
        thought = self._thought(root, found, 0, began)
        for depth in range(1, (limit.depth or DEEPEST_DEPTH) + 1):
            self._depth = depth
            lines = list(root.best_lines(depth, min(wanted, root.count), found))
            found = _updated(found, lines)
            if root.is_stopped and depth > 1 and not lines:
                break
            thought = self._thought(root, found, depth if not root.is_stopped else depth - 1, began)
            if report is not None and lines:
                report(thought)
            if root.is_stopped or all(_is_settled(score, depth) for score, _ in found):
                break
        return thought

    def _thought(self, root: "_Root", found: Sequence[Line], depth: int, began: float) -> SearchResult:
        candidates = tuple(self._candidate(root.position, score, line) for score, line in found)
        return SearchResult(candidates, depth, int(root.work.control[NODES]), perf_counter() - began)

    def _candidate(self, position: Position, score: int, line: list[int]) -> Candidate:
        moves: list[Move] = []
        for number in line:
            moves.append(movegen.decode_move(position, number))
            position = position.play(moves[-1])
        plies = WIN - abs(score)
        ends_in = None if abs(score) <= SURE else (plies if score > 0 else -plies)
        return Candidate(moves[0], self.win_probability(score), tuple(moves), ends_in)

    def win_probability(self, score: int) -> float:
        """Return the probability to win that a score stands for."""
        if abs(score) > SURE:
            return 1.0 if score > 0 else 0.0
        return 1 / (1 + math.exp(-score / self._scale))

    def _work(self, positions: Sequence[Position], strength: Strength, nodes: int) -> Work:
        pieces, masks = movegen.encode(positions[-1])
        tables = self._endings.tables(int(np.count_nonzero(pieces != movegen.EMPTY)))
        control = np.zeros(8, np.int64)
        control[NODE_LIMIT] = nodes
        control[BLINDNESS], control[SEED] = strength.overlooks, strength.seed
        control[WITHOUT] = self._without
        return Work(
            pieces=pieces,
            masks=masks,
            kings=np.array([king_square(pieces, masks, side) for side in range(2)], np.int64),
            keys=np.zeros(len(positions) + MOST_PLIES, np.uint64),
            table=self._new_table(WEAK_MEGABYTES) if strength.overlooks else self._table,
            moves=np.zeros((MOST_PLIES, movegen.MOST_MOVES), np.int32),
            order=np.zeros((MOST_PLIES, movegen.MOST_MOVES), np.int32),
            killers=np.zeros((MOST_PLIES, 2), np.int32),
            history=np.zeros((2, 72, 72), np.int32),
            line=np.zeros((MOST_PLIES + 1, MOST_PLIES + 1), np.int32),
            weights=self._weights,
            control=control,
            stop=self._stop,
            king_table=tables.kings,
            die_table=tables.die,
        )


class _Root:
    """The position thought about, and its moves, one for each result."""

    def __init__(self, work: Work, positions: Sequence[Position]) -> None:
        self.work, self.position = work, positions[-1]
        self.side, self.quiet = int(self.position.to_move), self.position.quiet_plies
        earlier = positions[max(0, len(positions) - 1 - self.quiet) : -1]
        for place, position in enumerate(earlier):
            work.keys[place] = position_key(*movegen.encode(position), int(position.to_move))
        self.base = len(earlier)
        moves = {(move.start, move.target, move.after): move for move in self.position.legal_moves()}
        self.count = len(moves)
        work.moves[0, : self.count] = [movegen.encode_move(move) for move in moves.values()]

    @property
    def is_stopped(self) -> bool:
        return bool(self.work.control[0])

    def search(self, depth: int, alpha: int, beta: int, first: int) -> int:
        return int(
            search_root(self.work, self.side, self.quiet, depth, alpha, beta, self.base, first, self.count)
        )

    def best_lines(self, depth: int, wanted: int, found: Sequence[Line]) -> Iterator[Line]:
        """Yield the `wanted` best scores and lines at a depth; fewer when stopped."""
        for first in range(wanted):
            guess = found[first][0] if first < len(found) and depth >= 5 else None
            score = self.search_around(depth, guess, first)
            line = _until_zero(self.work.line[0])
            if self.is_stopped and (not line or line[0] != int(self.work.moves[0, first]) or score < -WIN):
                return
            yield score, line

    def search_around(self, depth: int, guess: int | None, first: int) -> int:
        """Return the score at a depth, first looked for near a guess; each failure widens the window."""
        alpha, beta = (-WIN, WIN) if guess is None or abs(guess) > SURE else (guess - WINDOW, guess + WINDOW)
        while True:
            self.work.line[0, 0] = 0
            score = self.search(depth, alpha, beta, first)
            if self.is_stopped or alpha < score < beta or (alpha == -WIN and beta == WIN):
                return score
            alpha, beta = (-WIN, beta) if score <= alpha else (alpha, WIN)


def _updated(old: Sequence[Line], new: Sequence[Line]) -> list[Line]:
    """Return the new lines and, where a stop left fewer, the old lines of other moves; the best first."""
    known = {line[0] for _, line in new}
    rest = [(score, line) for score, line in old if line[0] not in known]
    kept = rest[: max(0, len(old) - len(new))] if new else list(old)
    return sorted([*new, *kept], key=lambda item: item[0], reverse=True)


def _within(limit: Limit, strength: Strength) -> Limit:
    nodes = [nodes for nodes in (limit.nodes, strength.nodes) if nodes is not None]
    return Limit(limit.depth, min(nodes) if nodes else None, limit.seconds)


def _until_zero(line: "np.ndarray[tuple[int, ...], np.dtype[np.int32]]") -> list[int]:
    return [int(move) for move in line[: int(np.argmax(line == 0))]]


def _is_settled(score: int, depth: int) -> bool:
    """Whether searching deeper cannot change the score: the end is nearer than the depth."""
    return abs(score) > SURE and WIN - abs(score) <= depth
