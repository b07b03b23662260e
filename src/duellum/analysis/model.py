"""The result of analysing a game: decisions with their grades, rolls with their luck, and the totals.

Plain data, filled in by ``analyser.py`` and shown by the reports. A value is a probability of winning, a draw
counting half.
"""

from dataclasses import dataclass
from html import escape
from typing import Any

from duellum.core.grades import Grade
from duellum.core.i18n import ENGLISH, Translatable
from duellum.core.rules import Position, Side
from duellum.record import Record


@dataclass(frozen=True, slots=True)
class ExplainedMove:
    """A move that could be made: its value to its side, the line expected, and the reasons for it."""

    move: Any
    value: float
    line: tuple[Any, ...]
    why: tuple[Translatable, ...]


@dataclass(frozen=True, slots=True)
class UngradedPly:
    """A move or a roll as an engine evaluated it; values are to its side."""

    turn: int
    side: Side
    move: Any
    value_before: float
    value_after: float
    candidates: tuple[ExplainedMove, ...] = ()
    """Of a move, the best first; none of a roll."""
    is_forced: bool = False

    @property
    def second_value(self) -> float:
        """The value of the second best move; that of the best if there is no other."""
        return self.candidates[1].value if len(self.candidates) > 1 else self.value_before


@dataclass(frozen=True, slots=True)
class Decision:
    """A move and what could have been played instead."""

    turn: int
    side: Side
    move: Any
    candidates: tuple[ExplainedMove, ...]
    """The best first; the move made is among them."""
    loss: float
    """How much the move made loses against the best one."""
    grade: Grade | None
    """How good the decision was; None if there was nothing to decide."""

    @property
    def is_forced(self) -> bool:
        """Whether there was nothing to decide."""
        return self.grade is None

    @property
    def value_before(self) -> float:
        """What the position was worth to the side: as much as the best move."""
        return self.candidates[0].value

    @property
    def chosen(self) -> ExplainedMove:
        """The move made."""
        return next(candidate for candidate in self.candidates if candidate.move == self.move)


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
    luck: float
    """How much better than average the roll was."""


PlyAnalysis = Decision | DiceRoll
"""The analysis of a move or of a roll."""


@dataclass(frozen=True, slots=True)
class Totals:
    """One player's totals."""

    player: str
    """The player's name in the record; empty if it has none."""
    name: str
    """The player with the seat, or the seat alone, in English."""
    grades: tuple[Grade, ...]
    """Of each decision in turn, without the forced ones."""
    loss: float
    """Of all decisions together."""
    accuracy: float
    """How accurate the decisions were, from 0 to 1."""
    luck: float
    """Of all rolls together; 0 in a game without dice."""
    score: float
    """1 for a win, a half for a draw, 0 for a loss; for an unfinished game, the last position's value."""
    luck_adjusted_score: float
    """The score without the luck of either player: right on average, but it may be outside 0 to 1."""
    best_ply: int | None
    """The number of plies before the best move that was found: the one furthest ahead of all others."""

    @property
    def decisions(self) -> int:
        """How many decisions there were."""
        return len(self.grades)

    @property
    def mean_loss(self) -> float:
        """The mean loss of a decision; 0 if there was none."""
        return self.loss / self.decisions if self.grades else 0.0

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
    """The number of plies before the error that decided the game; None if there is none."""
    has_dice: bool
    """Whether the game is played with dice, and so involves luck."""

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
        from duellum.analysis.text_report import format_report  # noqa: PLC0415 - only where it is wanted

        return format_report(self, candidates, language)

    def html(self, *, language: str = ENGLISH) -> str:
        """Return the report as an HTML page of its own, with every position drawn.

        Args:
            language: The language of its words, such as ``"it"``.
        """
        from duellum.analysis.html_report import render_report  # noqa: PLC0415 - only where it is wanted

        return render_report(self, language)

    def json(self) -> str:
        """Return the analysis as JSON: every ply with its candidates, the chances, and the totals."""
        from duellum.analysis.document import format_document  # noqa: PLC0415 - only where it is wanted

        return format_document(self).decode()

    def svg(self, *, language: str = ENGLISH) -> str:
        """Return the chances of the first seat over the game as an SVG document, errors marked.

        Args:
            language: The language of its numbers.
        """
        from duellum.analysis.charts import draw_chart  # noqa: PLC0415 - only where it is wanted

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
