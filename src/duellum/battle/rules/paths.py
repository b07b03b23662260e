"""How a piece may travel: every path a move may take, one table for rules, kernel and diagrams.

A path is one leg, or two legs with a right angle between them. Whether pieces are in the way is not asked
here: the rules do so for a position, the kernel by bit masks built from :func:`paths_from`.

>>> len(PATHS[3])
20
>>> [format_legs(path.legs) for path in paths_from(8, 2)]
['n1w1', 'n2', 'w1n1', 'w2']
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache
from typing import NamedTuple

from duellum.battle.rules.board import NEIGHBOURS, Piece, Square, square_name
from duellum.core.die import Direction
from duellum.core.errors import MoveError
from duellum.core.i18n import Translatable


class Leg(NamedTuple):
    """A straight part of a path."""

    direction: Direction
    steps: int


Legs = tuple[Leg, ...]


def format_legs(legs: Sequence[Leg]) -> str:
    """Return the text of legs as in a move: ``n4w1``."""
    return "".join(f"{leg.direction.letter}{leg.steps}" for leg in legs)


def _list_legs(count: int) -> Iterator[Legs]:
    """Yield the legs of every path of exactly `count` steps (B8)."""
    for direction in Direction:  # B7, B11
        for steps in range(1, count):
            for (
                sideways
            ) in direction.perpendicular:  # B10: one turn, 90 degrees; so no square comes twice, B12
                yield Leg(direction, steps), Leg(sideways, count - steps)
        yield (Leg(direction, count),)


PATHS = {count: tuple(_list_legs(count)) for count in range(1, 7)}
"""By the count on top of a die, the legs of every path; a king-cube has the paths of count 1 (B4).

The order is that of :meth:`~duellum.battle.rules.position.Position.legal_moves`.
"""


class Path(NamedTuple):
    """A path on the board."""

    legs: Legs
    between: tuple[Square, ...]
    """The squares before the last, which must be empty (B9)."""
    target: Square


def directions_of(legs: Sequence[Leg]) -> tuple[Direction, ...]:
    """Return the direction of each step."""
    return tuple(leg.direction for leg in legs for _ in range(leg.steps))


def walk(start: Square, legs: Sequence[Leg]) -> tuple[Square, ...]:
    """Return the square after each step. Raises :class:`MoveError` if the legs leave the board."""
    squares, here = [], start
    for direction, steps in legs:
        neighbours = NEIGHBOURS[direction]
        for _ in range(steps):
            following = neighbours[here]
            if following is None:  # B1
                raise _leave_board(direction, here)
            here = following
            squares.append(here)
    return tuple(squares)


def _leave_board(direction: Direction, square: Square) -> MoveError:
    name, edge = square_name(square), direction.name.lower()
    why = Translatable("battle-illegal-edge", {"direction": edge, "square": name})
    return MoveError(f"the move leaves the board {edge} of {name}", "B1", why)


@cache
def paths_from(start: Square, count: int) -> tuple[Path, ...]:
    """Return every path of `count` steps from a square that stays on the board, in the order of `PATHS`."""
    paths = []
    for legs in PATHS[count]:
        with suppress(MoveError):  # off the board
            *between, target = walk(start, legs)
            paths.append(Path(legs, tuple(between), target))
    return tuple(paths)


def check_legs(piece: Piece, legs: Sequence[Leg]) -> None:
    """Raise :class:`MoveError` with the clause and the reason unless the piece may move along these legs."""
    if tuple(legs) not in PATHS[piece.count]:
        raise _explain_refusal(piece, legs)


def _explain_refusal(piece: Piece, legs: Sequence[Leg]) -> MoveError:
    if any(leg.steps < 1 for leg in legs):
        why = Translatable("battle-illegal-leg")
        return MoveError("a leg must be at least one square long", "B7", why)
    if len(legs) > 2:
        return MoveError("a die may turn at most once in a move", "B10", Translatable("battle-illegal-turns"))
    if len(legs) == 2 and legs[1].direction is legs[0].direction.opposite:
        why = Translatable("battle-illegal-back")
        return MoveError("a move may not roll back over its own path", "B12", why)
    if len(legs) == 2 and legs[1].direction is legs[0].direction:
        message = "the second leg continues in the same direction: write one leg, or turn by 90 degrees"
        return MoveError(message, "B10", Translatable("battle-illegal-straight"))
    return _wrong_count(piece, sum(leg.steps for leg in legs))


def _wrong_count(piece: Piece, total: int) -> MoveError:
    if piece.is_king:
        why = Translatable("battle-illegal-king-count", {"count": total})
        return MoveError(f"wrong count {total}: the king moves exactly one square", "B4", why)
    why = Translatable("battle-illegal-count", {"count": total, "face": piece.count})
    return MoveError(f"wrong count {total}: the top face shows {piece.count}", "B8", why)
