"""The analysis of a game as one self-contained HTML page: no network, no other file.

Only the boards and the text on the chosen move are filled in by the page's script. To keep the page small,
groups and elements that several drawings share are stored once: a board is a list of indices of groups, a
group a list of indices of elements.
"""

import base64
import hashlib
import html
import json
from importlib.resources import files
from string import Template
from typing import Any

from duellum.core.i18n import translate
from duellum.core.rules import Seat, Side
from duellum.engine.analysis.charts import SEAT_CLASSES, draw_luck_chart, draw_win_probability_chart
from duellum.engine.analysis.model import MIN_LOSS, Decision, DiceRoll, GameAnalysis, Grade, PlyAnalysis
from duellum.engine.analysis.text_report import (
    format_change,
    format_error,
    format_headline,
    format_result,
    list_totals,
)

_MAX_LINE_MOVES = 5


def render_report(analysis: GameAnalysis) -> str:
    """Return the report as an HTML document."""
    style, script = _resource("report.css"), _resource("report.js")
    policy = (
        f"default-src 'none'; style-src '{_digest(style)}'; script-src '{_digest(script)}'; "
        "base-uri 'none'; form-action 'none'"
    )
    return Template(_resource("report.html")).substitute(
        policy=policy,
        style=style,
        script=script,
        title=html.escape(format_headline(analysis)),
        game=html.escape(analysis.record.rules.title),
        players=_players(analysis),
        result=html.escape(format_result(analysis)),
        curve=_graph(analysis),
        kind="dice" if analysis.has_dice else "no-dice",
        turns="\n".join(_turns(analysis)),
        totals=_totals(analysis),
        legend=html.escape(_legend(analysis)),
        data=json.dumps(_data(analysis), ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c"),
    )


def _resource(name: str) -> str:
    return files("duellum.engine.analysis").joinpath(name).read_text(encoding="utf-8")


def _digest(text: str) -> str:
    """Return the hash by which the Content-Security-Policy allows a style or script."""
    return f"sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}"


def _players(analysis: GameAnalysis) -> str:
    names = [
        f'<span class="seat {seat}">{html.escape(total.name)}</span>'
        for seat, total in zip(SEAT_CLASSES, analysis.totals, strict=True)
    ]
    date = analysis.record.tags.get("Date", "").strip()
    return " – ".join(names) + (f', <span class="date">{html.escape(date)}</span>' if date else "")


def _graph(analysis: GameAnalysis) -> str:
    """Return the curve, which is also the slider that steps through the game."""
    names = [
        f'<span class="corner seat {seat}">{html.escape(total.name)}</span>'
        for seat, total in zip(SEAT_CLASSES, analysis.totals, strict=True)
    ]
    luck = ""
    if analysis.has_dice:
        first = html.escape(analysis.totals[Seat.FIRST].name)
        luck = f'<p class="caption">Luck of each roll; up is good for {first}</p>'
        luck = f"{luck}\n{draw_luck_chart(analysis)}"
    return (
        f'<div class="graph" id="graph" tabindex="0" role="slider" aria-labelledby="chances" '
        f'aria-valuemin="0" aria-valuemax="{len(analysis.plies)}" aria-valuenow="0">\n'
        f"{draw_win_probability_chart(analysis)}\n{''.join(names)}{luck}\n</div>"
    )


def _turns(analysis: GameAnalysis) -> list[str]:
    """Return a list item for each turn, with a button for each of its moves and rolls."""
    buttons: dict[int, list[str]] = {}
    before: tuple[int, Side] | None = None
    for step, ply in enumerate(analysis.plies, 1):
        is_first = (ply.turn, ply.side) != before
        before = ply.turn, ply.side
        buttons.setdefault(ply.turn, []).append(_button(analysis, step, ply, is_first=is_first))
    return [
        f'<li><span class="number">{turn}.</span><span class="moves">{"".join(line)}</span></li>'
        for turn, line in buttons.items()
    ]


def _button(analysis: GameAnalysis, step: int, ply: PlyAnalysis, *, is_first: bool) -> str:
    """Return the button that chooses a ply; the first of a player's turn shows the seat."""
    verdict, more = _verdict(analysis, ply)
    label = html.escape(f"{_title(analysis, ply)}. {verdict}{more}")
    seat = f'<span class="seat {SEAT_CLASSES[ply.side]}"></span>' if is_first else ""
    move = f'{seat}<span class="move">{html.escape(_describe(analysis, ply.move))}</span>'
    if isinstance(ply, DiceRoll):
        sign = f'<span class="luck">{format_change(ply.luck)}</span>'
    else:
        sign = f'<span class="sign {ply.grade.value}">{ply.grade.sign}</span>' if ply.grade else ""
    kind = "roll" if isinstance(ply, DiceRoll) else "choice"
    return (
        f'<button type="button" class="{kind}" data-step="{step}" aria-label="{label}">{move}{sign}</button>'
    )


def _describe(analysis: GameAnalysis, move: Any) -> str:  # noqa: ANN401 - each game has its own move
    """Return a move or roll in words."""
    return analysis.record.rules.describe(move)


def _title(analysis: GameAnalysis, ply: PlyAnalysis) -> str:
    return f"{ply.turn}. {analysis.totals[ply.side].name}: {_describe(analysis, ply.move)}"


def _verdict(analysis: GameAnalysis, ply: PlyAnalysis) -> tuple[str, str]:
    """Return the verdict on a ply: a word or two, and the rest of the sentence."""
    if isinstance(ply, DiceRoll):
        word = "Average" if abs(ply.luck) < 0.01 else "Lucky" if ply.luck > 0 else "Unlucky"
        return f"{word} roll", f": {format_change(ply.luck)} points"
    if ply.grade is None:
        return "Forced", ": there was nothing else to play"
    word = f"{ply.grade.value.capitalize()} {ply.grade.sign}".rstrip()
    lost = f": {format_error(ply.loss)} points"
    best = _describe(analysis, ply.candidates[0].move)
    return word, "" if ply.grade is Grade.BEST else f"{lost} against {best}"


def _totals(analysis: GameAnalysis) -> str:
    names = "".join(
        f'<th scope="col"><span class="seat {seat}">{html.escape(total.name)}</span></th>'
        for seat, total in zip(SEAT_CLASSES, analysis.totals, strict=True)
    )
    rows = "\n".join(
        f'<tr><th scope="row">{html.escape(name)}</th><td>{first}</td><td>{second}</td></tr>'
        for name, first, second in list_totals(analysis)
    )
    head = f'<thead><tr><th scope="col"></th>{names}</tr></thead>'
    return f'<table aria-labelledby="totals">\n{head}\n<tbody>\n{rows}\n</tbody>\n</table>'


def _legend(analysis: GameAnalysis) -> str:
    """Return what the figures mean."""
    grades = ", ".join(
        f"{grade.value} {grade.sign} from {100 * least:g}"
        for grade, least in reversed(MIN_LOSS.items())
        if grade.is_error
    )
    words = f"Errors are points of a hundredth of a win, against the best move: {grades}."
    if analysis.has_dice:
        words += (
            " Luck is what a roll was worth with the best reply, less the average over all rolls. A result"
            " without luck has the own luck taken out and the opponent's put back; it is right on average."
        )
    return words


def _data(analysis: GameAnalysis) -> dict[str, Any]:
    """Return what the script shows of the chosen move."""
    moves = (None, *(ply.move for ply in analysis.plies))
    draw = analysis.record.rules.draw_svg
    drawings = [draw(position, move) for position, move in zip(analysis.positions, moves, strict=True)]
    boards, groups = _deduplicate(drawings, "<g ")
    grouped, elements = _deduplicate(groups, "<")
    return {
        "first": analysis.totals[Seat.FIRST].name,
        "opening": analysis.record.comment
        or "Step on with the arrow keys, the buttons, or a click on the curve.",
        "curve": [round(value, 4) for value in analysis.win_probabilities],
        "events": [_ply_data(analysis, index) for index in range(len(analysis.plies))],
        "boards": boards,
        "groups": grouped,
        "elements": elements,
    }


def _deduplicate(texts: list[str], separator: str) -> tuple[list[list[int]], list[str]]:
    """Return each text as indices of its parts between separators, and the parts by index."""
    parts: dict[str, int] = {}
    numbers = [[parts.setdefault(part, len(parts)) for part in text.split(separator)] for text in texts]
    return numbers, list(parts)


def _ply_data(analysis: GameAnalysis, index: int) -> dict[str, Any]:
    ply = analysis.plies[index]
    verdict, more = _verdict(analysis, ply)
    grade = ply.grade if isinstance(ply, Decision) else None
    return {
        "title": _title(analysis, ply),
        "does": _note_notation(analysis, index),
        "side": int(ply.side),
        "verdict": verdict,
        "more": more,
        "grade": grade.value if grade else "",
        "isError": grade is not None and grade.is_error,
        "options": _bars(analysis, ply),
        "note": analysis.record.moves[index].comment,
    }


def _note_notation(analysis: GameAnalysis, index: int) -> str:
    """Return a move or roll in notation, and what its player did before it in the same turn."""
    ply = analysis.plies[index]
    earlier = [
        str(other.move)
        for other in analysis.plies[:index]
        if (other.turn, other.side) == (ply.turn, ply.side)
    ]
    after = f", after {' '.join(earlier)}" if earlier else ""
    return f"In notation: {ply.move}{after}."


def _bars(analysis: GameAnalysis, ply: PlyAnalysis) -> list[dict[str, Any]]:
    """Return what could have been played, or this roll beside the average one, each with its value."""
    if isinstance(ply, DiceRoll):
        this = {
            "move": _describe(analysis, ply.move),
            "value": ply.value_after,
            "played": "rolled",
            "comment": "with the best reply",
        }
        return [
            this,
            {
                "move": "average",
                "value": ply.value_before,
                "played": "",
                "comment": "the mean over all rolls",
            },
        ]
    return [
        {
            "move": _describe(analysis, candidate.move),
            "value": round(candidate.value, 4),
            "played": "played" if candidate is ply.chosen else "",
            "comment": f"{translate(*candidate.why)} {_line(analysis, candidate.line)}".strip(),
        }
        for candidate in ply.candidates
    ]


def _line(analysis: GameAnalysis, line: tuple[Any, ...]) -> str:
    """Return the moves expected after the first."""
    rest = "; ".join(_describe(analysis, move) for move in line[1:_MAX_LINE_MOVES])
    return f"Then {rest}." if rest else ""
