"""Opening books: which moves of known positions are worth what, found by deep searches and self-play."""

import json
import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from duellum.core.errors import NotAvailableError
from duellum.core.registry import find_part, load_rules
from duellum.core.rules import Rules

_CONFIDENCE = 1.96
"""Standard deviations of the 95 % interval."""


@dataclass(frozen=True, slots=True)
class BookMove:
    """A move of a book; values and points are those of the side that makes it."""

    move: str
    """Its text; if several moves lead to the same position, one represents all of them."""
    value: float
    """The probability of winning that searches found, to three decimals; a draw counts half."""
    games: int = 0
    """In how many games of the engine against itself it was played."""
    points: float = 0.0
    """The sum of their results: 1 for a win, a half for a draw."""
    plans: tuple[str, ...] = ()
    """What it does, by names that ``opening-plan-`` turns into ids of texts."""

    @property
    def score(self) -> float | None:
        """The share of points in its games; None without games."""
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
    """What a game says about its openings: how positions are compared, what moves are for, and its book."""

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
        """Return the moves of a position, the best first; none if it is not in the book."""
        return self.positions.get(str(self.normalise(position)), ())

    def choose(self, position: Any, loss_per_mille: int, seed: int) -> BookMove | None:  # noqa: ANN401 - likewise
        """Return one of the moves that lose little against the best, by a seed; None without moves."""
        return choose_move(self.moves(position), loss_per_mille, seed)


def choose_move(moves: tuple[BookMove, ...], loss_per_mille: int, seed: int) -> BookMove | None:
    """Return one of the moves that lose at most `loss_per_mille` against the first, chosen by a seed.

    The browser chooses in the same way: ``web/src/openings/opening-book.ts``.
    """
    if not moves:
        return None
    best = round(1000 * moves[0].value)
    near = [move for move in moves if best - round(1000 * move.value) <= loss_per_mille]
    return near[seed % len(near)]


_NO_PLANS = "-"


def parse_book(text: str, normalise: Callable[[Any], Any]) -> OpeningBook:
    """Return the book in a text. Raises :class:`ValueError`.

    The first line says in JSON how the book was made. Then come the positions, separated by empty lines: the
    position's text, and a line for each move, the best first, with its value in thousandths, the games in
    which it was played, their points doubled, and its plans, ``-`` for none::

        sbfwkwfbs/9/9/9/9/9/9/TCGXKXGCT w 0 1
        h1n1 560 412 431 develops-one,guards-palace

    The browser reads the same file: ``web/src/openings/opening-book.ts``.
    """
    about, *blocks = text.strip().split("\n\n")
    positions = {}
    for block in blocks:
        position, *lines = block.split("\n")
        positions[position] = tuple(_parse_move(line) for line in lines)
    return OpeningBook(json.loads(about), positions, normalise)


def _parse_move(line: str) -> BookMove:
    move, value, games, points, plans = line.split(" ")
    named = () if plans == _NO_PLANS else tuple(plans.split(","))
    return BookMove(move, int(value) / 1000, int(games), int(points) / 2, named)


def format_book(about: Mapping[str, Any], positions: Mapping[str, Iterable[BookMove]]) -> str:
    """Return the text of a book; the inverse of :func:`parse_book`."""
    blocks = [json.dumps(about)]
    for position, moves in positions.items():
        blocks.append("\n".join([position, *(_format_move(move) for move in moves)]))
    return "\n\n".join(blocks) + "\n"


def _format_move(move: BookMove) -> str:
    plans = ",".join(move.plans) or _NO_PLANS
    return f"{move.move} {round(1000 * move.value)} {move.games} {round(2 * move.points)} {plans}"


class NoOpeningBookError(NotAvailableError):
    """The game has no opening book."""


def load_opening_book(game: Rules | str) -> OpeningBook:
    """Return the opening book of a game.

    Args:
        game: The game, or its name.

    Raises:
        UnknownGameError: No game of that name is installed.
        NoOpeningBookError: The game has no opening book, for example because dice decide its openings.

    >>> book = load_opening_book("battle")
    >>> from duellum import Game
    >>> [move.move for move in book.moves(Game("battle").position)][:3]
    ['b1n1', 'g1n1e1', 'h1n1']
    """
    rules = game if isinstance(game, Rules) else load_rules(game)
    spec: BookSpec | None = find_part(rules.name, "openings")
    if spec is None:
        raise NoOpeningBookError(f"{rules.title} has no opening book")
    return spec.load()
