"""The result of analysing a game: decisions with their grades, rolls with their luck, and the totals.

Plain data, filled in by ``analyser.py`` and shown by the reports. A value is a probability to win, a draw
counting half.
"""

import enum
from dataclasses import dataclass
from html import escape
from typing import Any

from duellum.core.i18n import ENGLISH, Translatable
from duellum.core.rules import Position, Side
from duellum.record import Record


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


_SIGNS = {Grade.BEST: "✓", Grade.GOOD: "", Grade.INACCURACY: "?!", Grade.MISTAKE: "?", Grade.BLUNDER: "??"}

MIN_LOSS = {
    Grade.BLUNDER: 0.10,
    Grade.MISTAKE: 0.05,
    Grade.INACCURACY: 0.02,
    Grade.GOOD: 0.0005,
    Grade.BEST: 0.0,
}
"""The least loss of each grade, the worst first; a loss that shows as 0.0 % counts as best."""


EVEN_ACCURACY_LOSS = 0.1
"""The mean loss of a decision at which a player's accuracy is a half."""


def compute_accuracy(mean_loss: float) -> float:
    """Return the accuracy of a player who lost so much a decision: 1 without a loss, a half at 10 points.

    >>> compute_accuracy(0.0), compute_accuracy(0.1)
    (1.0, 0.5)
    """
    return EVEN_ACCURACY_LOSS / (EVEN_ACCURACY_LOSS + mean_loss)


def grade_loss(loss: float) -> Grade:
    """Return the grade of a decision that lost so much.

    >>> grade_loss(0.0), grade_loss(0.05)
    (<Grade.BEST: 'best'>, <Grade.MISTAKE: 'mistake'>)
    """
    return next(grade for grade, least in MIN_LOSS.items() if loss >= least)


@dataclass(frozen=True, slots=True)
class ExplainedMove:
    """A move that could be made: its value to its side, the line expected, and the reasons for it."""

    move: Any
    value: float
    line: tuple[Any, ...]
    why: tuple[Translatable, ...]


@dataclass(frozen=True, slots=True)
class Decision:
    """A move and what could have been played instead."""

    turn: int
    side: Side
    move: Any
    candidates: tuple[ExplainedMove, ...]
    """The best first; the move made is among them."""
    is_forced: bool
    """Whether there was nothing to decide."""

    @property
    def value_before(self) -> float:
        """What the position was worth to the side: as much as the best move."""
        return self.candidates[0].value

    @property
    def chosen(self) -> ExplainedMove:
        """The move made."""
        return next(candidate for candidate in self.candidates if candidate.move == self.move)

    @property
    def loss(self) -> float:
        """How much less the move made is worth than the best."""
        return self.value_before - self.chosen.value

    @property
    def grade(self) -> Grade | None:
        """How good the decision was; None where there was nothing to decide."""
        return None if self.is_forced else grade_loss(self.loss)


@dataclass(frozen=True, slots=True)
class DiceRoll:
    """A roll of the dice and its luck."""

    turn: int
    side: Side
    """Whose roll it is."""
    move: Any
    value_before: float
    """What the position was worth to the side: the mean over all rolls of the best reply's value."""
    value_after: float
    """What the best reply to this roll is worth to the side."""

    @property
    def luck(self) -> float:
        """How much better than average the roll was."""
        return self.value_after - self.value_before


PlyAnalysis = Decision | DiceRoll
"""The analysis of a move or of a roll."""


@dataclass(frozen=True, slots=True)
class Totals:
    """One player's totals."""

    player: str
    """The player's name in the record; empty where it has none."""
    name: str
    """The player with the seat, or the seat alone, in English."""
    grades: tuple[Grade, ...]
    """Of each decision in turn, without the forced ones."""
    loss: float
    """Of all decisions together."""
    luck: float
    """Of all rolls together; 0 in a game without dice."""
    score: float
    """1 for a win, a half for a draw, 0 for a loss; the last position's value while the game goes on."""
    luck_adjusted_score: float
    """The score without the own luck and without the opponent's: right on average, but not within 0 to 1."""
    best_ply: int | None
    """The number of plies before the best move that was found: the one furthest ahead of all others."""

    @property
    def decisions(self) -> int:
        """How many decisions there were."""
        return len(self.grades)

    @property
    def mean_loss(self) -> float:
        """The mean loss of a decision; 0 where there was none."""
        return self.loss / self.decisions if self.grades else 0.0

    @property
    def accuracy(self) -> float:
        """How accurate the decisions were, from 0 to 1."""
        return compute_accuracy(self.mean_loss)

    def count(self, grade: Grade) -> int:
        """Return how many decisions had a grade."""
        return self.grades.count(grade)


@dataclass(frozen=True)
class GameAnalysis:
    """The analysis of a game, ply by ply.

    In a notebook it draws itself: the chances over the game, and the totals of both players.
    """

    record: Record
    """The game."""
    positions: tuple[Position, ...]
    """From the start to the end: one more than there are plies."""
    plies: tuple[PlyAnalysis, ...]
    """Each move and roll: a :class:`Decision` or a :class:`DiceRoll`."""
    win_probabilities: tuple[float, ...]
    """The first seat's in each position, with best play from there; the result once it is over."""
    last_win_probability: float
    """The first seat's in the last position: what it was when a player gave up or ran out of time."""
    totals: tuple[Totals, Totals]
    """By seat."""
    turning_point: int | None
    """The number of plies before the error that decided the game; None where there is none."""
    has_dice: bool
    """Whether the game is played with dice, so that there is luck."""

    def __repr__(self) -> str:
        pairs = zip(self.record.players, self.record.rules.side_names, strict=True)
        players = " against ".join(name or side for name, side in pairs)
        first, second = self.totals
        return f"<GameAnalysis of {players}: accuracy {first.accuracy:.0%} and {second.accuracy:.0%}>"

    def text(self, *, candidates: int = 3, language: str = ENGLISH) -> str:
        """Return the report as text for terminals: a line for each move and roll, the totals last.

        Args:
            candidates: How many moves are shown next to each decision, as far as they fit.
            language: The language of its words, such as ``"it"``.
        """
        from duellum.engine.analysis.text_report import format_report  # noqa: PLC0415 - only where it is wanted

        return format_report(self, candidates, language)

    def html(self, *, language: str = ENGLISH) -> str:
        """Return the report as an HTML page of its own, with every position drawn.

        Args:
            language: The language of its words, such as ``"it"``.
        """
        from duellum.engine.analysis.html_report import render_report  # noqa: PLC0415 - only where it is wanted

        return render_report(self, language)

    def json(self) -> str:
        """Return the analysis as JSON: every ply with its candidates, the chances, and the totals."""
        from duellum.engine.analysis.document import format_document  # noqa: PLC0415 - only where it is wanted

        return format_document(self).decode()

    def svg(self, *, language: str = ENGLISH) -> str:
        """Return the chances of the first seat over the game as an SVG document, errors marked.

        Args:
            language: The language of its numbers.
        """
        from duellum.engine.analysis.charts import draw_chart  # noqa: PLC0415 - only where it is wanted

        return draw_chart(self, language)

    def _repr_html_(self) -> str:
        """Let notebooks show an analysis that ends a cell."""
        rows = "".join(
            f"<tr><td>{escape(total.name)}</td><td>{total.accuracy:.1%}</td>"
            + "".join(f"<td>{total.count(grade)}</td>" for grade in Grade)
            + "</tr>"
            for total in self.totals
        )
        heads = "".join(f"<th>{name}</th>" for name in ("", "accuracy", *(grade.value for grade in Grade)))
        return f"{self.svg()}<table><tr>{heads}</tr>{rows}</table>"
