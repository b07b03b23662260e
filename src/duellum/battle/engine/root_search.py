"""The root of a search: aspiration windows, and several principal variations (MultiPV)."""

from collections.abc import Iterator, Sequence

import numpy as np

from duellum.battle.engine.scores import DECISIVE, WIN
from duellum.battle.engine.search import search_root
from duellum.battle.engine.search_context import STOPPED, SearchContext
from duellum.battle.engine.zobrist import zobrist_key
from duellum.battle.kernel.encoding import Moves, encode, encode_move
from duellum.battle.rules.position import Position

Line = tuple[int, list[int]]
"""A score and its principal variation, moves as integers."""

ASPIRATION_WINDOW = 40
"""How far from the last score the next one is first searched for."""
ASPIRATION_DEPTH = 5
"""From this depth on the last score is a good guess."""


class RootSearch:
    """The position that is searched, its moves without those of equal result, and one thread's context."""

    def __init__(self, context: SearchContext, positions: Sequence[Position]) -> None:
        self.context, self.position = context, positions[-1]
        self._side, self._since_capture = int(self.position.to_move), self.position.plies_since_capture
        earlier = positions[max(0, len(positions) - 1 - self._since_capture) : -1]
        for index, position in enumerate(earlier):
            context.keys[index] = zobrist_key(*encode(position), int(position.to_move))
        self._base = len(earlier)
        moves = {(move.start, move.target, move.after): move for move in self.position.legal_moves()}
        self.move_count = len(moves)
        context.moves[0, : self.move_count] = [encode_move(move) for move in moves.values()]

    @property
    def is_stopped(self) -> bool:
        """Whether the search was stopped or has reached its node limit."""
        return bool(self.context.control[STOPPED])

    def search(self, depth: int, alpha: int, beta: int, first: int = 0) -> int:
        """Return the score of the best move, without the first moves, which are known to be better."""
        return int(
            search_root(
                self.context,
                self._side,
                self._since_capture,
                depth,
                alpha,
                beta,
                self._base,
                first,
                self.move_count,
            )
        )

    def search_lines(self, depth: int, wanted: int, previous: Sequence[Line]) -> Iterator[Line]:
        """Yield the `wanted` best lines at a depth, given those of the depth before; fewer when stopped."""
        for first in range(wanted):
            guess = previous[first][0] if first < len(previous) else None
            score = self.search_with_aspiration(depth, guess, first)
            line = _read_pv(self.context.pv[0])
            is_complete = bool(line) and line[0] == int(self.context.moves[0, first]) and score >= -WIN
            if self.is_stopped and not is_complete:
                return
            yield score, line

    def search_with_aspiration(self, depth: int, guess: int | None, first: int = 0) -> int:
        """Return the score at a depth, first searched for in a window about a guess; a failure widens it."""
        alpha, beta = -WIN, WIN
        if guess is not None and abs(guess) <= DECISIVE and depth >= ASPIRATION_DEPTH:
            alpha, beta = guess - ASPIRATION_WINDOW, guess + ASPIRATION_WINDOW
        while True:
            self.context.pv[0, 0] = 0
            score = self.search(depth, alpha, beta, first)
            if self.is_stopped or alpha < score < beta or (alpha == -WIN and beta == WIN):
                return score
            alpha, beta = (-WIN, beta) if score <= alpha else (alpha, WIN)


def merge_lines(old: Sequence[Line], new: Sequence[Line]) -> list[Line]:
    """Return the new lines and, where a stop left fewer, old lines of other moves; the best first."""
    known = {line[0] for _, line in new}
    others = [(score, line) for score, line in old if line[0] not in known]
    kept = others[: max(0, len(old) - len(new))] if new else list(old)
    return sorted([*new, *kept], key=lambda item: item[0], reverse=True)


def _read_pv(row: Moves) -> list[int]:
    """Return the moves of a principal variation, which a 0 ends."""
    return [int(move) for move in row[: int(np.argmax(row == 0))]]
