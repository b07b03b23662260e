"""The analysis of a game as text for terminals: turn by turn in 100 columns, the totals last."""

from collections.abc import Iterable, Iterator

from duellum.core.rules import Seat
from duellum.engine.analysis.model import Decision, DiceRoll, GameAnalysis, Grade, PlyAnalysis, Totals

WIDTH = 100
MINUS = "−"


def format_report(analysis: GameAnalysis, candidates: int = 3) -> str:
    """Return the report; at most so many candidates stand beside each decision, as far as they fit."""
    lines = [format_headline(analysis), format_result(analysis), "", *_turn_lines(analysis, candidates), ""]
    return "\n".join(line.rstrip() for line in (*lines, *_total_lines(analysis))) + "\n"


def format_headline(analysis: GameAnalysis) -> str:
    """Return who played what, and when: ``Battle: Ann (White) against Ben (Black), 2026-03-14``."""
    first, second = (total.name for total in analysis.totals)
    date = analysis.record.tags.get("Date", "").strip()
    return f"{analysis.record.rules.title}: {first} against {second}" + (f", {date}" if date else "")


def format_result(analysis: GameAnalysis) -> str:
    """Return how the game ended in a sentence, with the chances where players ended it or it goes on."""
    outcome, rules = analysis.record.outcome, analysis.record.rules
    chances = f"{analysis.totals[Seat.FIRST].name} stood at {format_chance(analysis.last_win_probability)}"
    if outcome is None:
        return f"Unfinished, analysed as far as it goes; {chances}."
    who = "A draw" if outcome.winner is None else f"{analysis.totals[outcome.winner].name} won"
    after = f"; {chances}" if outcome.clause == rules.agreement_clause else ""
    return f"{who}, {outcome.result}: {outcome.reason}{after}."


def format_chance(value: float) -> str:
    """Return a chance: ``format_chance(0.5214)`` is ``52.1%``."""
    return f"{100 * value:z.1f}%".replace("-", MINUS)


def format_change(value: float) -> str:
    """Return a change of a chance in percentage points, with its sign: ``+2.1``, ``−0.4``, ``0.0``."""
    text = f"{100 * value:+.1f}".replace("-", MINUS)
    return text[1:] if text[1:] == "0.0" else text


def format_error(value: float) -> str:
    """Return what a decision lost, in percentage points: ``−2.1``, or ``0.0``."""
    return format_change(-value)


def list_totals(analysis: GameAnalysis) -> Iterator[tuple[str, str, str]]:
    """Yield the totals, a row each: what it is, the first seat's figure and the second's."""
    first, second = analysis.totals
    yield "decisions", str(first.decisions), str(second.decisions)
    for grade in Grade:
        yield f"{grade.value} {grade.sign}".rstrip(), str(first.count(grade)), str(second.count(grade))
    yield "error a decision", _mean_error(first), _mean_error(second)
    if analysis.has_dice:
        yield "luck", format_change(first.luck), format_change(second.luck)
    name = "result" if analysis.record.outcome else "chance so far"
    yield name, format_chance(first.score), format_chance(second.score)
    if analysis.has_dice:
        yield (
            f"{name} without luck",
            format_chance(first.luck_adjusted_score),
            format_chance(second.luck_adjusted_score),
        )


def _mean_error(total: Totals) -> str:
    return f"{MINUS if total.mean_loss else ''}{100 * total.mean_loss:.2f}" if total.decisions else "none"


def _turn_lines(analysis: GameAnalysis, candidates: int) -> Iterator[str]:
    """Yield a line for each move and roll; a turn's number and a player's name stand where they change."""
    seats = analysis.record.rules.side_names
    width = max(len("player"), *map(len, seats))
    chance = f"{seats[Seat.FIRST]} wins"
    luck = f"{'luck':>7}" if analysis.has_dice else ""
    yield (
        f"turn  {'player':{width}}  {'played':<9}  {chance:>11}  {'error':>6}{luck}  {'grade':<13}  "
        "candidates, player's chance"
    )
    turn, side = 0, None
    for ply, after in zip(analysis.plies, analysis.win_probabilities[1:], strict=True):
        number = f"{ply.turn}." if ply.turn != turn else ""
        name = seats[ply.side] if (ply.turn, ply.side) != (turn, side) else ""
        turn, side = ply.turn, ply.side
        start = f"{number:>4}  {name:{width}}  {ply.move!s:<9}  {format_chance(after):>11}  "
        start += _format_columns(ply, has_dice=analysis.has_dice)
        yield _fill_line(start, _candidates(ply, candidates))


def _format_columns(ply: PlyAnalysis, *, has_dice: bool) -> str:
    """Return the columns of error, luck and grade."""
    if isinstance(ply, DiceRoll):
        return f"{'':>6}{format_change(ply.luck):>7}  {'':<13}"
    words = "forced" if ply.grade is None else f"{ply.grade.sign:2} {ply.grade.value}"
    error = "" if ply.grade is None else format_error(ply.loss)
    return f"{error:>6}{' ' * 7 * has_dice}  {words:<13}"


def _candidates(ply: PlyAnalysis, most: int) -> Iterator[str]:
    """Yield the best moves with their chances; none where nothing was to be decided."""
    if isinstance(ply, Decision) and ply.grade is not None:
        for candidate in ply.candidates[:most]:
            yield f"{candidate.move} {100 * candidate.value:.1f}"


def _fill_line(start: str, words: Iterable[str]) -> str:
    """Return a line with as many words as it can hold."""
    for word in words:
        if len(start) + 2 + len(word) > WIDTH:
            break
        start += f"  {word}"
    return start


def _total_lines(analysis: GameAnalysis) -> Iterator[str]:
    rows = [("", *(total.name for total in analysis.totals)), *list_totals(analysis)]
    name, first, second = (max(map(len, column)) for column in zip(*rows, strict=True))
    for row in rows:
        yield f"{row[0]:{name}}  {row[1]:>{first}}  {row[2]:>{second}}"
