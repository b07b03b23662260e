"""The reasons for a choice, by the kernel."""

from collections.abc import Sequence

import numpy as np

from duellum.core.engine import Candidate
from duellum.core.i18n import Translatable
from duellum.core.reasons import compare, new_reasons, read_reasons
from duellum.core.wasm_runtime import shipped
from duellum.qwixx.kernel import reasons as kernel
from duellum.qwixx.kernel.encoding import encode, encode_choice, encode_roll
from duellum.qwixx.kernel.game import ArrayPosition, new_position
from duellum.qwixx.kernel.turns import UNDECIDED
from duellum.qwixx.rules.placement import Placement
from duellum.qwixx.rules.position import Decline, Position

_explain = shipped("qwixx", kernel.explain)


def explain(
    position: Position, candidate: Candidate, others: Sequence[Candidate] = ()
) -> tuple[Translatable, ...]:
    """Return the reasons for a candidate, at most two, the most important first.

    Like "Captures on red 7: the opponent loses 4 points.". `others` are the other candidates of the same
    search, the best first.
    """
    reasons = new_reasons()
    comparison = compare(candidate, others, _encode_move)
    count = _explain(_encode_position(position), comparison, reasons)
    return read_reasons(kernel.REASONS, reasons, count)


def _encode_move(move: Placement | Decline) -> int:
    return encode_choice(move.field if isinstance(move, Placement) else "-")


def _encode_position(position: Position) -> ArrayPosition:
    """Return a position in which a player is to choose as arrays, without the heights."""
    assert position.dice is not None
    first = UNDECIDED if position.first_choice is None else encode_choice(position.first_choice)
    counters = np.array([position.to_move, encode_roll(position.dice), first], np.int32)
    return new_position()._replace(state=encode(position), counters=counters)
