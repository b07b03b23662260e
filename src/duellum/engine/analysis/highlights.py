"""What stands out in an analysed game: the error that decided it, and the best moves that were found."""

from collections.abc import Sequence

from duellum.core.rules import Seat, Side
from duellum.engine.analysis.model import MIN_LOSS, Decision, Grade, PlyAnalysis

MIN_LEAD = MIN_LOSS[Grade.INACCURACY]
"""By how much a move must be better than all others to be worth naming."""


def find_turning_point(plies: Sequence[PlyAnalysis], win_probabilities: Sequence[float]) -> int | None:
    """Return the number of plies before the error that decided the game; None where there is none.

    It is the error with the greatest loss among those after which their player never stood at a half again.
    """
    errors = [
        index
        for index, ply in enumerate(plies)
        if isinstance(ply, Decision) and ply.grade is not None and ply.grade.is_error
        if all(_chance(later, ply.side) < 0.5 for later in win_probabilities[index + 1 :])
    ]
    return max(errors, key=lambda index: _loss(plies[index]), default=None)


def find_best_ply(plies: Sequence[PlyAnalysis], side: Side) -> int | None:
    """Return the number of plies before a side's best move, the furthest ahead of all others; or None."""
    leads = {
        index: ply.candidates[0].value - ply.candidates[1].value
        for index, ply in enumerate(plies)
        if isinstance(ply, Decision) and ply.side == side and _is_found(ply)
    }
    best = max(leads, key=lambda index: leads[index], default=None)
    return None if best is None or leads[best] < MIN_LEAD else best


def _is_found(ply: Decision) -> bool:
    return ply.grade is Grade.BEST and ply.chosen is ply.candidates[0] and len(ply.candidates) > 1


def _loss(ply: PlyAnalysis) -> float:
    return ply.loss if isinstance(ply, Decision) else 0.0


def _chance(first: float, side: Side) -> float:
    return first if side == Seat.FIRST else 1 - first
