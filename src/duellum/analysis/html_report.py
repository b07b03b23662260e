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

from duellum.analysis.charts import SEAT_CLASSES, draw_luck_chart, draw_win_probability_chart
from duellum.analysis.model import Decision, DiceRoll, GameAnalysis, PlyAnalysis
from duellum.analysis.report_texts import ReportTexts
from duellum.analysis.text_report import list_totals
from duellum.core.grades import MIN_LOSS, Grade
from duellum.core.i18n import ENGLISH
from duellum.core.rules import Seat, Side

_MAX_LINE_MOVES = 5
_PAGE_TEXTS = {
    "chances": "report-chances",
    "position": "report-position",
    "no_script": "report-no-script",
    "steps": "report-steps",
    "to_start": "step-first",
    "one_back": "step-back",
    "one_on": "step-forward",
    "to_end": "report-to-end",
    "next_error": "report-next-error",
    "totals_title": "report-totals",
    "this_move": "report-this-move",
    "the_game": "report-moves",
}
"""The texts of the page's frame, by their places in it."""


def render_report(analysis: GameAnalysis, language: str = ENGLISH) -> str:
    """Return the report as an HTML document."""
    texts = ReportTexts(analysis, language)
    style, script = _resource("report.css"), _resource("report.js")
    policy = (
        f"default-src 'none'; style-src '{_digest(style)}'; script-src '{_digest(script)}'; "
        "base-uri 'none'; form-action 'none'"
    )
    return Template(_resource("report.html")).substitute(
        policy=policy,
        style=style,
        script=script,
        language=language,
        title=html.escape(texts.format_headline()),
        game=html.escape(texts.rules.translate_title(language)),
        players=_players(texts),
        result=html.escape(texts.format_result()),
        curve=_graph(texts),
        kind="dice" if analysis.has_dice else "no-dice",
        turns="\n".join(_turns(texts)),
        totals=_totals(texts),
        legend=html.escape(_legend(texts)),
        data=json.dumps(_data(texts), ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c"),
        **{place: html.escape(texts.say(message)) for place, message in _PAGE_TEXTS.items()},
    )


def _resource(name: str) -> str:
    return files("duellum.analysis").joinpath(name).read_text(encoding="utf-8")


def _digest(text: str) -> str:
    """Return the hash by which the Content-Security-Policy allows a style or script."""
    return f"sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}"


def _players(texts: ReportTexts) -> str:
    names = [
        f'<span class="seat {SEAT_CLASSES[seat]}">{html.escape(texts.name_player(seat))}</span>'
        for seat in Seat
    ]
    date = texts.date
    return " – ".join(names) + (f', <span class="date">{html.escape(date)}</span>' if date else "")


def _graph(texts: ReportTexts) -> str:
    """Return the curve, which is also the slider that steps through the game."""
    analysis = texts.analysis
    names = [
        f'<span class="corner seat {SEAT_CLASSES[seat]}">{html.escape(texts.name_player(seat))}</span>'
        for seat in Seat
    ]
    luck = ""
    if analysis.has_dice:
        caption = texts.say("report-luck", player=texts.name_player(Seat.FIRST))
        luck = f'<p class="caption">{html.escape(caption)}</p>\n{draw_luck_chart(analysis)}'
    return (
        f'<div class="graph" id="graph" tabindex="0" role="slider" aria-labelledby="chances" '
        f'aria-valuemin="0" aria-valuemax="{len(analysis.plies)}" aria-valuenow="0">\n'
        f"{draw_win_probability_chart(analysis, texts.language)}\n{''.join(names)}{luck}\n</div>"
    )


def _turns(texts: ReportTexts) -> list[str]:
    """Return a list item for each turn, with a button for each of its moves and rolls."""
    buttons: dict[int, list[str]] = {}
    before: tuple[int, Side] | None = None
    for step, ply in enumerate(texts.analysis.plies, 1):
        is_first = (ply.turn, ply.side) != before
        before = ply.turn, ply.side
        buttons.setdefault(ply.turn, []).append(_button(texts, step, ply, is_first=is_first))
    return [
        f'<li><span class="number">{turn}.</span><span class="moves">{"".join(line)}</span></li>'
        for turn, line in buttons.items()
    ]


def _button(texts: ReportTexts, step: int, ply: PlyAnalysis, *, is_first: bool) -> str:
    """Return the button that chooses a ply; the first of a player's turn shows the seat."""
    verdict, more = _verdict(texts, ply)
    label = html.escape(" · ".join(filter(None, (_title(texts, ply), verdict, more))))
    seat = f'<span class="seat {SEAT_CLASSES[ply.side]}"></span>' if is_first else ""
    move = f'{seat}<span class="move">{html.escape(texts.describe_move(ply.move))}</span>'
    if isinstance(ply, DiceRoll):
        sign = f'<span class="luck">{texts.change(ply.luck)}</span>'
    else:
        sign = f'<span class="sign {ply.grade.value}">{ply.grade.sign}</span>' if ply.grade else ""
    kind = "roll" if isinstance(ply, DiceRoll) else "choice"
    return (
        f'<button type="button" class="{kind}" data-step="{step}" aria-label="{label}">{move}{sign}</button>'
    )


def _title(texts: ReportTexts, ply: PlyAnalysis) -> str:
    player, move = texts.name_player(ply.side), texts.describe_move(ply.move)
    return texts.say("report-ply", turn=ply.turn, player=player, move=move)


def _verdict(texts: ReportTexts, ply: PlyAnalysis) -> tuple[str, str]:
    """Return the verdict on a ply: a word or two, and what more there is to say."""
    if isinstance(ply, DiceRoll):
        luck = "average" if abs(ply.luck) < 0.01 else "lucky" if ply.luck > 0 else "unlucky"
        word = texts.say("report-roll", luck=luck)
        return word, texts.say("report-points", points=texts.change(ply.luck))
    word = texts.name_grade(ply.grade)
    word = word[0].upper() + word[1:]
    if ply.grade is None:
        return word, texts.say("general-why-forced")
    if ply.grade is Grade.BEST:
        return f"{word} {ply.grade.sign}", ""
    best = texts.describe_move(ply.candidates[0].move)
    lost = texts.say("report-lost", points=texts.error(ply.loss), move=best)
    return f"{word} {ply.grade.sign}".rstrip(), lost


def _totals(texts: ReportTexts) -> str:
    names = "".join(
        f'<th scope="col"><span class="seat {SEAT_CLASSES[seat]}">'
        f"{html.escape(texts.name_player(seat))}</span></th>"
        for seat in Seat
    )
    rows = "\n".join(
        f'<tr><th scope="row">{html.escape(name)}</th><td>{first}</td><td>{second}</td></tr>'
        for name, first, second in list_totals(texts)
    )
    head = f'<thead><tr><th scope="col"></th>{names}</tr></thead>'
    return f'<table aria-labelledby="totals">\n{head}\n<tbody>\n{rows}\n</tbody>\n</table>'


def _legend(texts: ReportTexts) -> str:
    """Return what the figures mean."""
    grades = [
        texts.say("report-from", grade=grade.value, sign=grade.sign, points=round(100 * least))
        for grade, least in MIN_LOSS.items()
        if grade.is_error
    ]
    errors = texts.say("report-legend", grades=grades)
    return texts.join(errors, texts.say("report-legend-luck") if texts.analysis.has_dice else "")


def _data(texts: ReportTexts) -> dict[str, Any]:
    """Return what the script shows of the chosen move."""
    analysis, draw = texts.analysis, texts.rules.draw_svg
    moves = (None, *(ply.move for ply in analysis.plies))
    drawings = [
        draw(position, move, language=texts.language)
        for position, move in zip(analysis.positions, moves, strict=True)
    ]
    boards, groups = _deduplicate(drawings, "<g ")
    grouped, elements = _deduplicate(groups, "<")
    return {
        "first": texts.name_player(Seat.FIRST),
        "start": texts.say("report-start"),
        "opening": analysis.record.comment or texts.say("report-opening"),
        "curve": [round(value, 4) for value in analysis.win_probabilities],
        "events": [_ply_data(texts, index) for index in range(len(analysis.plies))],
        "boards": boards,
        "groups": grouped,
        "elements": elements,
    }


def _deduplicate(texts: list[str], separator: str) -> tuple[list[list[int]], list[str]]:
    """Return each text as indices of its parts between separators, and the parts by index."""
    parts: dict[str, int] = {}
    numbers = [[parts.setdefault(part, len(parts)) for part in text.split(separator)] for text in texts]
    return numbers, list(parts)


def _ply_data(texts: ReportTexts, index: int) -> dict[str, Any]:
    analysis = texts.analysis
    ply = analysis.plies[index]
    verdict, more = _verdict(texts, ply)
    grade = ply.grade if isinstance(ply, Decision) else None
    return {
        "title": _title(texts, ply),
        "does": _note_notation(texts, index),
        "side": int(ply.side),
        "verdict": verdict,
        "more": more,
        "grade": grade.value if grade else "",
        "isError": grade is not None and grade.is_error,
        "options": _bars(texts, ply),
        "note": analysis.record.moves[index].comment,
    }


def _note_notation(texts: ReportTexts, index: int) -> str:
    """Return a move or roll in notation, and what its player did before it in the same turn."""
    plies = texts.analysis.plies
    ply = plies[index]
    turn = [str(other.move) for other in plies[:index] if (other.turn, other.side) == (ply.turn, ply.side)]
    if not turn:
        return texts.say("report-notation", move=str(ply.move))
    return texts.say("report-notation-after", move=str(ply.move), earlier=" ".join(turn))


def _bars(texts: ReportTexts, ply: PlyAnalysis) -> list[dict[str, Any]]:
    """Return what could have been played, or this roll and the average one, each with its value."""
    if isinstance(ply, DiceRoll):
        return _roll_bars(texts, ply)
    return [
        {
            "move": texts.describe_move(candidate.move),
            "value": round(candidate.value, 4),
            "played": texts.say("report-played") if candidate is ply.chosen else "",
            "comment": texts.join(texts.explain(*candidate.why), _line(texts, candidate.line)),
        }
        for candidate in ply.candidates
    ]


def _roll_bars(texts: ReportTexts, roll: DiceRoll) -> list[dict[str, Any]]:
    this = {
        "move": texts.describe_move(roll.move),
        "value": roll.value_after,
        "played": texts.say("report-rolled"),
        "comment": texts.say("report-best-reply"),
    }
    average = {
        "move": texts.say("report-average"),
        "value": roll.value_before,
        "played": "",
        "comment": texts.say("report-mean"),
    }
    return [this, average]


def _line(texts: ReportTexts, line: tuple[Any, ...]) -> str:
    """Return the moves expected after the first."""
    rest = "; ".join(texts.describe_move(move) for move in line[1:_MAX_LINE_MOVES])
    return texts.say("report-then", moves=rest) if rest else ""
