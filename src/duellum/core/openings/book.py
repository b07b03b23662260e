"""Opening books: which moves of known positions are worth what, found by deep searches and self-play."""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

_CONFIDENCE = 1.96
"""Standard deviations of the 95 % interval."""


@dataclass(frozen=True, slots=True)
class BookMove:
    """A move of a book; values and points are those of the side that makes it."""

    move: str
    """Its text; where several moves lead to the same position, one stands for all."""
    value: float
    """The probability to win that searches found, to three decimals; a draw counts half."""
    games: int = 0
    """In how many games of the engine against itself it was played."""
    points: float = 0.0
    """What these games came to: 1 for a win, a half for a draw."""
    plans: tuple[str, ...] = ()
    """What it does, by names that ``opening-plan-`` turns into ids of texts."""

    @property
    def score(self) -> float | None:
        """The share of points in its games; None where there are none."""
        return self.points / self.games if self.games else None

    @property
    def score_interval(self) -> tuple[float, float]:
        """The ends of the 95 % interval of :attr:`score` (Wilson); 0 and 1 without games.

        >>> low, high = BookMove("h1n1", 0.5, games=100, points=50).score_interval
        >>> f"{low:.3f} {high:.3f}"
        '0.404 0.596'
        """
        if not self.games:
            return 0.0, 1.0
        square = _CONFIDENCE**2 / self.games
        share = self.points / self.games
        middle = share + square / 2
        spread = math.sqrt(square * (share * (1 - share) + square / 4))
        return (middle - spread) / (1 + square), (middle + spread) / (1 + square)


@dataclass(frozen=True, slots=True)
class BookSpec:
    """What a game tells of its openings: how positions are compared, what moves are for, and its book."""

    normalise: Callable[[Any], Any]
    """Takes a position and returns it without what does not matter in an opening, such as move counts."""
    find_plans: Callable[[Any, Any], tuple[str, ...]]
    """Takes a position and a move in it, and names the move's plans, the most important first."""
    load: Callable[[], "OpeningBook"]
    """Reads the book that comes with the package, once."""


@dataclass(frozen=True)
class OpeningBook:
    """The moves of known positions, each list with the best first."""

    about: Mapping[str, Any]
    """How the book was made: nodes, games, seeds and so on."""
    positions: Mapping[str, tuple[BookMove, ...]]
    """By the text of the normalised position; the start comes first."""
    normalise: Callable[[Any], Any]

    def __repr__(self) -> str:
        return f"<OpeningBook: {len(self.positions)} positions>"

    def moves(self, position: Any) -> tuple[BookMove, ...]:  # noqa: ANN401 - each game has its own
        """Return the moves of a position, the best first; none where it is not in the book."""
        return self.positions.get(str(self.normalise(position)), ())

    def choose(self, position: Any, loss_per_mille: int, seed: int) -> BookMove | None:  # noqa: ANN401 - likewise
        """Return one of the moves that lose at most so much against the best, by a seed; None without any."""
        return choose_move(self.moves(position), loss_per_mille, seed)


def choose_move(moves: tuple[BookMove, ...], loss_per_mille: int, seed: int) -> BookMove | None:
    """Return one of the moves that lose at most `loss_per_mille` against the first, by a seed.

    The browser chooses in the same way: ``web/src/openings/book.ts``.
    """
    if not moves:
        return None
    best = round(1000 * moves[0].value)
    near = [move for move in moves if best - round(1000 * move.value) <= loss_per_mille]
    return near[seed % len(near)]
