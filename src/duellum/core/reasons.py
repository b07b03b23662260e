"""Reasons for a move as codes: what a kernel is asked, and what holds in every game.

A kernel compares a candidate of a search with the others, and writes its reasons in the order of their
importance, a line of integers for each: a code of the game's message table and its arguments. Every table
begins with the messages of this module.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from duellum.core.compiled import compiled
from duellum.core.engine import Candidate
from duellum.core.i18n import Translatable
from duellum.core.messages import NUMBER, MessageTable, Words

Lines = npt.NDArray[np.int32]
Floats = npt.NDArray[np.float64]
Reasons = npt.NDArray[np.int32]
"""int32[MAX_REASONS, REASON_SIZE]: a code and its arguments a line."""

MAX_REASONS = 2
"""How many reasons are given for a move."""
REASON_SIZE = 12
"""Room for a code and its arguments."""
MAX_LINE = 128
"""How many moves of a line are looked at; no line has as many."""

_STANDINGS = {"winning": 0.9, "ahead": 0.6, "slight": 0.53, "even": 0.47, "behind": 0.3, "losing": 0.0}
"""How good a position is, by the least probability of winning."""
_LEAST = np.array([*_STANDINGS.values()])

_MESSAGES = MessageTable()
FORCED = _MESSAGES.add("general-why-forced")
DRAWS = _MESSAGES.add("general-why-draws")
_WORSE = _MESSAGES.add("general-why-worse", points=NUMBER)
_STANDING = _MESSAGES.add("general-why-standing", standing=Words("STANDINGS", tuple(_STANDINGS)))
_BETTER = _MESSAGES.add("general-why-better", points=NUMBER)


def new_reason_table() -> MessageTable:
    """Return a message table with the reasons of every game, to which a game adds its own."""
    table = MessageTable()
    table.messages.extend(_MESSAGES.messages)
    return table


class Comparison(NamedTuple):
    """A candidate to explain, first, and the next best candidate of the same search, second."""

    lines: Lines
    """[2, MAX_LINE]: the moves expected."""
    lengths: Lines
    """[2]: how many moves; 0 if there is no other candidate."""
    ends: Lines
    """[2]: in how many plies the game is won (above 0) or lost (below 0) by force; 0 if it is not."""
    values: Floats
    """[3]: the probability of winning, and last that of the best of all other candidates."""


def compare(
    candidate: Candidate, others: Sequence[Candidate], encode_move: Callable[[Any], int]
) -> Comparison:
    """Return a candidate and the others of the same search, the best first, as arrays."""
    pair = (candidate, *others[:1])
    found = Comparison(
        np.zeros((2, MAX_LINE), np.int32), np.zeros(2, np.int32), np.zeros(2, np.int32), np.zeros(3)
    )
    for index, each in enumerate(pair):
        moves = [encode_move(move) for move in each.line[:MAX_LINE]]
        found.lines[index, : len(moves)], found.lengths[index] = moves, len(moves)
        found.ends[index], found.values[index] = each.plies_to_end or 0, each.value
    found.values[2] = max((other.value for other in others), default=0.0)
    return found


def new_reasons() -> Reasons:
    """Return an array for reasons."""
    return np.zeros((MAX_REASONS, REASON_SIZE), np.int32)


def read_reasons(table: MessageTable, reasons: Reasons, count: int) -> tuple[Translatable, ...]:
    """Return what the reasons say that a kernel has written."""
    told = (table.read(code, arguments) for code, *arguments in reasons[:count].tolist())
    return tuple(one.why for one in told if one is not None)


@compiled
def add_reason(
    reasons: Reasons, count: int, code: int, first: int = 0, second: int = 0, third: int = 0, fourth: int = 0
) -> int:
    """Append a reason with up to four arguments if there is room, and return the new number of reasons."""
    if count == MAX_REASONS:
        return count
    reasons[count, 0] = code
    reasons[count, 1], reasons[count, 2] = first, second
    reasons[count, 3], reasons[count, 4] = third, fourth
    return count + 1


@compiled
def is_best(comparison: Comparison) -> bool:
    """Whether no other candidate is better."""
    return bool(comparison.lengths[1] == 0 or comparison.values[0] >= comparison.values[2])


@compiled
def complete_reasons(comparison: Comparison, reasons: Reasons, count: int) -> int:
    """Write what can be said of any move if there is no other reason; return the number of reasons.

    It is how good the position is after the move, and the distance to the next best move, or to the best.
    """
    if count > 0:
        return count
    value, difference = comparison.values[0], comparison.values[0] - comparison.values[1]
    if not is_best(comparison):
        return add_reason(reasons, count, _WORSE, int(np.rint(-100 * difference)))
    standing = 0
    while value < _LEAST[standing] and standing < len(_LEAST) - 1:
        standing += 1
    count = add_reason(reasons, count, _STANDING, standing)
    if comparison.lengths[1] == 0:
        return count
    return add_reason(reasons, count, _BETTER, int(np.rint(100 * difference)))
