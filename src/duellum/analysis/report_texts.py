"""The words and figures of a report on a game, in a language."""

from typing import Any

from duellum.analysis.model import GameAnalysis
from duellum.core.grades import Grade
from duellum.core.i18n import (
    ENGLISH,
    Translatable,
    format_decimal,
    format_percent,
    join_sentences,
    translate,
)
from duellum.core.rules import Seat, Side


class ReportTexts:
    """Says what a report says of one game in one language."""

    def __init__(self, analysis: GameAnalysis, language: str = ENGLISH) -> None:
        self.analysis, self.language = analysis, language
        self.rules = analysis.record.rules

    def say(self, message: str, **arguments: str | int | list[str]) -> str:
        """Return a message of the catalogues with its arguments filled in."""
        return translate(Translatable(message, arguments), language=self.language)

    def explain(self, *texts: Translatable) -> str:
        """Return texts as a paragraph."""
        return translate(*texts, language=self.language)

    def join(self, *sentences: str) -> str:
        """Return sentences as one text, without the empty ones."""
        return join_sentences(*filter(None, sentences), language=self.language)

    def name_side(self, side: Side) -> str:
        """Return the name of a side."""
        return self.rules.translate_side(side, self.language)

    def name_player(self, side: Side) -> str:
        """Return who played a side: the name with the side, ``Ann (White)``, or the side alone."""
        name = self.analysis.totals[side].player
        return (
            self.say("report-player", name=name, side=self.name_side(side)) if name else self.name_side(side)
        )

    def name_grade(self, grade: Grade | None) -> str:
        """Return the word for a grade; None means a forced move."""
        return self.say("report-grade", grade="forced" if grade is None else grade.value)

    def describe_move(self, move: Any) -> str:  # noqa: ANN401 - each game has its own move
        """Return a move or roll in words."""
        return self.rules.translate_move(move, self.language)

    def format_headline(self) -> str:
        """Return who played what, and when: ``Battle: Ann (White) against Ben (Black), 2026-03-14``."""
        first, second = (self.name_player(seat) for seat in Seat)
        title, date = self.rules.translate_title(self.language), self.date
        if date:
            return self.say("report-title-date", game=title, first=first, second=second, date=date)
        return self.say("report-title", game=title, first=first, second=second)

    @property
    def date(self) -> str:
        """When the game was played, as its record says; empty if it does not."""
        return self.analysis.record.tags.get("Date", "").strip()

    def format_result(self) -> str:
        """Return how the game ended, with the chances where players ended it or it continues."""
        outcome = self.analysis.record.outcome
        if outcome is None:
            return self.join(self.say("report-unfinished"), self._format_last_chance())
        if outcome.winner is None:
            ended = self.say("report-drawn", result=outcome.result)
        else:
            ended = self.say("report-won", player=self.name_player(outcome.winner), result=outcome.result)
        is_agreed = outcome.clause == self.rules.agreement_clause
        reason = self.rules.translate_reason(outcome, self.language)
        return self.join(ended, reason, self._format_last_chance() if is_agreed else "")

    def _format_last_chance(self) -> str:
        chance = format_chance(self.analysis.last_win_probability, self.language)
        return self.say("report-stood", player=self.name_player(Seat.FIRST), percent=chance)

    def chance(self, value: float) -> str:
        """Return a chance."""
        return format_chance(value, self.language)

    def change(self, value: float) -> str:
        """Return a change of a chance."""
        return format_change(value, self.language)

    def error(self, value: float) -> str:
        """Return what a decision lost."""
        return format_change(-value, self.language)


def format_chance(value: float, language: str = ENGLISH) -> str:
    """Return a chance: ``format_chance(0.5214)`` is ``52.1%``."""
    return format_percent(value, language, digits=1)


def format_change(value: float, language: str = ENGLISH) -> str:
    """Return a change of a chance in percentage points, with its sign: ``+2.1``, ``−0.4``, ``0.0``."""
    return format_decimal(100 * value, language, signed=True)
