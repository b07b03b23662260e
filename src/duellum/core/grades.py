"""Grades of decisions: the least loss of each, and its annotation sign."""

import enum


class Grade(enum.Enum):
    """How good a decision was."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @property
    def sign(self) -> str:
        """The annotation sign, as in chess: a tick for the best move, nothing for a good one."""
        return _SIGNS[self]

    @property
    def is_error(self) -> bool:
        """Whether something better should have been found."""
        return self not in (Grade.BEST, Grade.GOOD)


GRADES = tuple(Grade)
"""The grades by their code in a kernel."""
_SIGNS = {Grade.BEST: "✓", Grade.GOOD: "", Grade.INACCURACY: "?!", Grade.MISTAKE: "?", Grade.BLUNDER: "??"}

MIN_LOSS = {
    Grade.BEST: 0.0,
    Grade.GOOD: 0.0005,
    Grade.INACCURACY: 0.02,
    Grade.MISTAKE: 0.05,
    Grade.BLUNDER: 0.10,
}
"""The least loss of each grade; a loss that shows as 0.0 % counts as best."""
