"""The analysis of a game as text for terminals: turn by turn in 100 columns, the totals last."""

from collections.abc import Iterable, Iterator

from duellum.analysis.model import Decision, DiceRoll, GameAnalysis, PlyAnalysis, Totals
from duellum.analysis.report_texts import ReportTexts
from duellum.core.grades import Grade
from duellum.core.i18n import ENGLISH, MINUS, format_decimal
from duellum.core.rules import Seat
from duellum.core.text_width import align_left, align_right, measure_width

WIDTH = 100
_SIGN_WIDTH = 3
"""The columns of a grade's sign and the space after it."""


def format_report(analysis: GameAnalysis, candidates: int = 3, language: str = ENGLISH) -> str:
    """Return the report, with at most `candidates` next to each decision, as far as they fit."""
    texts = ReportTexts(analysis, language)
    head = [texts.format_headline(), texts.format_result(), ""]
    lines = [*head, *_Table(texts).lines(candidates), "", *_total_lines(texts)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def list_totals(texts: ReportTexts) -> Iterator[tuple[str, str, str]]:
    """Yield the totals, a row each: what it is, the first seat's figure and the second's."""
    analysis = texts.analysis
    first, second = analysis.totals
    yield _name_total(texts, "decisions"), str(first.decisions), str(second.decisions)
    for grade in Grade:
        name = f"{texts.name_grade(grade)} {grade.sign}".rstrip()
        yield name, str(first.count(grade)), str(second.count(grade))
    yield _name_total(texts, "error"), _mean_error(texts, first), _mean_error(texts, second)
    yield _name_total(texts, "accuracy"), _accuracy(texts, first), _accuracy(texts, second)
    if analysis.has_dice:
        yield _name_total(texts, "luck"), texts.change(first.luck), texts.change(second.luck)
    name = "result" if analysis.record.outcome else "chance"
    yield _name_total(texts, name), texts.chance(first.score), texts.chance(second.score)
    if analysis.has_dice:
        yield (
            _name_total(texts, f"{name}-without-luck"),
            texts.chance(first.luck_adjusted_score),
            texts.chance(second.luck_adjusted_score),
        )


def _name_total(texts: ReportTexts, name: str) -> str:
    return texts.say("report-total", total=name)


def _mean_error(texts: ReportTexts, total: Totals) -> str:
    if not total.decisions:
        return texts.say("report-none")
    sign = MINUS if total.mean_loss else ""
    return f"{sign}{format_decimal(100 * total.mean_loss, texts.language, digits=2)}"


def _accuracy(texts: ReportTexts, total: Totals) -> str:
    return texts.chance(total.accuracy) if total.decisions else texts.say("report-none")


class _Table:
    """The moves and rolls of a game, a line each; a column is as wide as its heading needs."""

    def __init__(self, texts: ReportTexts) -> None:
        self._texts = texts
        self._has_dice = texts.analysis.has_dice
        self._seats = [texts.name_side(seat) for seat in Seat]
        words = {name: self._head(name) for name in ("turn", "player", "played", "error", "luck", "grade")}
        words["chance"] = texts.say("report-side-wins", side=self._seats[Seat.FIRST])
        least = {"turn": 4, "player": 0, "played": 9, "chance": 11, "error": 6, "luck": 5, "grade": 13}
        self._words, self._widths = (
            words,
            {name: max(least[name], measure_width(word)) for name, word in words.items()},
        )
        self._widen("player", *self._seats)
        self._widen("grade", texts.name_grade(None))
        self._widen("grade", *(" " * _SIGN_WIDTH + texts.name_grade(grade) for grade in Grade))

    def _head(self, name: str) -> str:
        return self._texts.say("report-column", column=name)

    def _widen(self, column: str, *words: str) -> None:
        self._widths[column] = max(self._widths[column], *map(measure_width, words))

    def _left(self, column: str, text: str) -> str:
        return align_left(text, self._widths[column])

    def _right(self, column: str, text: str) -> str:
        return align_right(text, self._widths[column])

    def lines(self, candidates: int) -> Iterator[str]:
        """Yield the lines; a turn's number and a player's name appear only when they change."""
        analysis, words = self._texts.analysis, self._words
        start = (self._left("turn", words["turn"]), self._left("player", words["player"]))
        others = (words[name] for name in ("played", "chance", "error", "luck", "grade"))
        yield f"{self._join(*start, *others)}  {self._head('candidates')}"
        turn, side = 0, None
        for ply, after in zip(analysis.plies, analysis.win_probabilities[1:], strict=True):
            number = f"{ply.turn}." if ply.turn != turn else ""
            name = self._seats[ply.side] if (ply.turn, ply.side) != (turn, side) else ""
            turn, side = ply.turn, ply.side
            start = (self._right("turn", number), self._left("player", name))
            line = self._join(*start, str(ply.move), self._texts.chance(after), *self._verdict(ply))
            yield _fill_line(line, self._candidates(ply, candidates))

    def _join(
        self, turn: str, player: str, played: str, chance: str, error: str, luck: str, grade: str
    ) -> str:
        cells = [turn, player, self._left("played", played), self._right("chance", chance)]
        cells.append(self._right("error", error))
        if self._has_dice:
            cells.append(self._right("luck", luck))
        return "  ".join((*cells, self._left("grade", grade)))

    def _verdict(self, ply: PlyAnalysis) -> tuple[str, str, str]:
        """Return the cells of error, luck and grade."""
        if isinstance(ply, DiceRoll):
            return "", self._texts.change(ply.luck), ""
        if ply.grade is None:
            return "", "", self._texts.name_grade(None)
        sign = align_left(ply.grade.sign, _SIGN_WIDTH)
        return self._texts.error(ply.loss), "", f"{sign}{self._texts.name_grade(ply.grade)}"

    def _candidates(self, ply: PlyAnalysis, most: int) -> Iterator[str]:
        """Yield the best moves with their chances; none if nothing was to be decided."""
        if isinstance(ply, Decision) and ply.grade is not None:
            for candidate in ply.candidates[:most]:
                yield f"{candidate.move} {format_decimal(100 * candidate.value, self._texts.language)}"


def _fill_line(start: str, words: Iterable[str]) -> str:
    """Return a line with as many words as it can hold."""
    for word in words:
        if measure_width(start) + 2 + len(word) > WIDTH:
            break
        start += f"  {word}"
    return start


def _total_lines(texts: ReportTexts) -> Iterator[str]:
    rows = [("", *(texts.name_player(seat) for seat in Seat)), *list_totals(texts)]
    name, first, second = (max(map(measure_width, column)) for column in zip(*rows, strict=True))
    for row in rows:
        yield f"{align_left(row[0], name)}  {align_right(row[1], first)}  {align_right(row[2], second)}"
