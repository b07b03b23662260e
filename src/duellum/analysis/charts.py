"""Charts of an analysed game as SVG: the win probability over the game, and the luck of each roll.

Places are in per cent of the drawing, so it takes whatever width it is given while text keeps its size.
Colours and line widths are the page's, by class.
"""

from collections.abc import Iterator, Sequence

from duellum.analysis.model import Decision, DiceRoll, GameAnalysis
from duellum.core.i18n import ENGLISH, format_percent
from duellum.core.rules import Seat
from duellum.core.svg import Markup, document, element, format_number

SEAT_CLASSES = ("first", "second")
_MAX_TICKS = 8


def draw_win_probability_chart(analysis: GameAnalysis, language: str = ENGLISH) -> Markup:
    """Return the first seat's chance in every position, from 0 at the bottom to 1 at the top."""
    points = _points(analysis.win_probabilities)
    line = " ".join(f"{format_number(x)},{format_number(y)}" for x, y in points)
    areas = [
        element("polygon", points=f"0,{edge} {line} 100,{edge}", **{"class": f"area {seat}"})
        for seat, edge in zip(SEAT_CLASSES, (100, 0), strict=True)
    ]
    stretched = element(
        "svg",
        *areas,
        element("polyline", points=line, **{"class": "curve"}),
        viewBox="0 0 100 100",
        preserveAspectRatio="none",
        width="100%",
        height="100%",
    )
    return _drawing(*_grid(language), stretched, *_marks(analysis), *_ticks(analysis), _cursor())


_CHART_STYLE = (
    ".area.first{fill:#fffdf6}.area.second{fill:#4a4441}.curve{fill:none;stroke:#b3261e;stroke-width:2;"
    "vector-effect:non-scaling-stroke}.grid{stroke:#8886;stroke-width:1}.axis{font:12px sans-serif;fill:#888}"
    ".mark circle{fill:#b3261e}.mark text{font:bold 10px sans-serif;fill:#fff;text-anchor:middle}"
    ".cursor{display:none}"
)


def draw_chart(analysis: GameAnalysis, language: str = ENGLISH) -> str:
    """Return the first seat's chance in every position as an SVG document with colours of its own."""
    side = analysis.record.rules.translate_side(Seat.FIRST, language)
    chances = ", ".join(format_percent(value, language) for value in analysis.win_probabilities)
    chart = draw_win_probability_chart(analysis, language)
    placed = element("svg", chart, x="48", y="10", width="540", height="160", overflow="visible")
    return document(
        element("style", Markup(_CHART_STYLE)), placed, width=600, height=200, title=side, description=chances
    )


def draw_luck_chart(analysis: GameAnalysis) -> Markup:
    """Return a bar for each roll: up where it helped the first seat, down where it helped the second."""
    lucks = [
        (index, ply.luck if ply.side == Seat.FIRST else -ply.luck, ply.side)
        for index, ply in enumerate(analysis.plies)
        if isinstance(ply, DiceRoll)
    ]
    most = max((abs(luck) for _, luck, _ in lucks), default=0) or 1
    middle = element("line", x1="0", x2="100%", y1="50%", y2="50%", **{"class": "grid"})
    width = 100 / max(1, len(analysis.plies))
    bars = [
        element(
            "rect",
            x=f"{format_number(index * width)}%",
            width=f"{format_number(width * 0.9)}%",
            y=f"{format_number(50 - max(0.0, 50 * luck / most))}%",
            height=f"{format_number(50 * abs(luck) / most)}%",
            **{"class": f"bar {SEAT_CLASSES[side]}"},
        )
        for index, luck, side in lucks
    ]
    return _drawing(middle, *bars, **{"class": "strip"})


def _drawing(*content: Markup, **attributes: str) -> Markup:
    return element("svg", *content, aria_hidden="true", **attributes)


def _points(win_probabilities: Sequence[float]) -> list[tuple[float, float]]:
    """Return the curve's points in per cent; a game without moves is a level line."""
    values = win_probabilities if len(win_probabilities) > 1 else (*win_probabilities, *win_probabilities)
    return [(100 * index / (len(values) - 1), 100 * (1 - value)) for index, value in enumerate(values)]


def _grid(language: str) -> Iterator[Markup]:
    """Yield lines at 0, a half and 1, with their names left of them."""
    for y in (0, 50, 100):
        name = format_percent(1 - y / 100, language)
        line_class = "grid half" if y == 50 else "grid"
        yield element("line", x1="0", x2="100%", y1=f"{y}%", y2=f"{y}%", **{"class": line_class})
        yield element("text", name, x="-8", y=f"{y}%", dy="4", text_anchor="end", **{"class": "axis"})


def _marks(analysis: GameAnalysis) -> Iterator[Markup]:
    """Yield the sign of each error at the position it led to."""
    points = _points(analysis.win_probabilities)
    for ply, (x, y) in zip(analysis.plies, points[1:], strict=False):
        grade = ply.grade if isinstance(ply, Decision) else None
        if grade is not None and grade.is_error:
            sign = element("circle", r="8") + element("text", grade.sign, y="3.5")
            group = element("g", Markup(sign), **{"class": f"mark {grade.value}"})
            yield element(
                "svg", group, x=f"{format_number(x)}%", y=f"{format_number(y)}%", overflow="visible"
            )


def _ticks(analysis: GameAnalysis) -> Iterator[Markup]:
    """Yield the numbers of some turns below the points where they begin."""
    begins = {ply.turn: index for index, ply in reversed([*enumerate(analysis.plies)])}
    every = 5 * (1 + max(begins, default=0) // (5 * _MAX_TICKS))
    for turn, index in sorted(begins.items()):
        if turn == 1 or turn % every == 0:
            x = f"{format_number(100 * index / len(analysis.plies))}%"
            yield element(
                "text", str(turn), x=x, y="100%", dy="17", text_anchor="middle", **{"class": "axis"}
            )


def _cursor() -> Markup:
    line = element("line", x1="0", x2="0", y1="0", y2="100%")
    return element("g", line, element("circle", cx="0", cy="50%", r="5"), **{"class": "cursor"})
