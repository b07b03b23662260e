"""Reasons for a move that hold in every game: how it compares with the others, and how the game stands."""

from collections.abc import Sequence

from duellum.core.engine import Candidate
from duellum.core.i18n import Translatable

MAX_REASONS = 2
"""How many reasons are given for a move."""

_STANDINGS = {0.9: "winning", 0.6: "ahead", 0.53: "slight", 0.47: "even", 0.3: "behind", 0.0: "losing"}
"""How the game stands, by the least probability to win."""


def is_best(candidate: Candidate, others: Sequence[Candidate]) -> bool:
    """Whether no other candidate is better."""
    return all(candidate.value >= other.value for other in others)


def name_standing(value: float) -> str:
    """Return how the game stands for a side: winning, ahead, slight, even, behind or losing.

    >>> name_standing(0.54), name_standing(0.2)
    ('slight', 'losing')
    """
    return next(name for least, name in _STANDINGS.items() if value >= least)


def explain_in_general(candidate: Candidate, others: Sequence[Candidate]) -> tuple[Translatable, ...]:
    """Return what can be said of any move: how the game stands with it, and the distance to the others.

    `others` are the other candidates of the same search, the best first.

    >>> [reason.args for reason in explain_in_general(Candidate("a", 0.54, ()), [Candidate("b", 0.51, ())])]
    [{'standing': 'slight'}, {'points': 3}]
    """
    if not is_best(candidate, others):
        points = _count_points(others[0].value - candidate.value)
        return (Translatable("general-why-worse", {"points": points}),)
    standing = Translatable("general-why-standing", {"standing": name_standing(candidate.value)})
    if not others:
        return (standing,)
    points = _count_points(candidate.value - others[0].value)
    return standing, Translatable("general-why-better", {"points": points})


def _count_points(difference: float) -> int:
    """Return a difference of probabilities in percentage points."""
    return round(100 * difference)
