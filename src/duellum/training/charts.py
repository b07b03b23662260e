"""Plots of what a network has learnt, as SVG: the course of its strength, and how true its promises are."""

from collections.abc import Iterator, Sequence

from duellum.core.svg import Markup, document, element, format_number
from duellum.training.checkpoints import Examination

Point = tuple[float, float]

_WIDTH, _HEIGHT = 640.0, 360.0
_LEFT, _BOTTOM, _TOP, _RIGHT = 56.0, 44.0, 28.0, 16.0
_INK, _GRID, _LINES = "#22201d", "#d8d2c6", ("#8c2f1b", "#1f5f8b")


class Axes:
    """A frame with two axes, from which points get their places."""

    def __init__(self, across: tuple[float, float], up: tuple[float, float]) -> None:
        self._across, self._up = across, up

    def place(self, point: Point) -> Point:
        """Return where a point is in the drawing."""
        x = (point[0] - self._across[0]) / (self._across[1] - self._across[0])
        y = (point[1] - self._up[0]) / (self._up[1] - self._up[0])
        return _LEFT + x * (_WIDTH - _LEFT - _RIGHT), _HEIGHT - _BOTTOM - y * (_HEIGHT - _BOTTOM - _TOP)

    def line(self, points: Sequence[Point], colour: str, dashes: str | None = None) -> Markup:
        """Return a line through points."""
        places = " ".join(f"{format_number(x)},{format_number(y)}" for x, y in map(self.place, points))
        return element(
            "polyline", points=places, fill="none", stroke=colour, stroke_width=2, stroke_dasharray=dashes
        )

    def dots(self, points: Sequence[Point], colour: str) -> Iterator[Markup]:
        """Yield a dot for each point."""
        for x, y in map(self.place, points):
            yield element("circle", cx=x, cy=y, r=3.5, fill=colour)

    def grid(self, across: Sequence[tuple[float, str]], up: Sequence[tuple[float, str]]) -> Iterator[Markup]:
        """Yield lines at these values, with their names."""
        for value, name in across:
            x, y = self.place((value, self._up[0]))
            yield element("line", x1=x, x2=x, y1=_TOP, y2=y, stroke=_GRID)
            yield _label(name, x, y + 18, "middle")
        for value, name in up:
            x, y = self.place((self._across[0], value))
            yield element("line", x1=x, x2=_WIDTH - _RIGHT, y1=y, y2=y, stroke=_GRID)
            yield _label(name, x - 8, y + 4, "end")


def _label(text: str, x: float, y: float, anchor: str, colour: str = _INK) -> Markup:
    return element("text", text, x=x, y=y, text_anchor=anchor, font_size=12, fill=colour)


def _plot(*content: Markup, title: str, description: str) -> str:
    paper = element("rect", width=_WIDTH, height=_HEIGHT, fill="#fffdf8")
    heading = _label(title, _LEFT, 18, "start")
    return document(
        paper, heading, *content, width=_WIDTH, height=_HEIGHT, title=title, description=description
    )


def draw_curve(diary: Sequence[Examination]) -> str:
    """Return how the share of points against ``careful`` grew with the games played."""
    points = [(examination.games / 1000, examination.against_careful) for examination in diary]
    kept = [point for point, examination in zip(points, diary, strict=True) if examination.is_accepted]
    most = max(point[0] for point in points)
    axes = Axes((0, most), (0, 1))
    across = [(most * part / 4, f"{most * part / 4:.0f}") for part in range(5)]
    up = [(part / 4, f"{25 * part} %") for part in range(5)]
    return _plot(
        *axes.grid(across, up),
        axes.line([(0, 0.5), (most, 0.5)], _INK, "2 4"),
        axes.line(points, _LINES[1]),
        *axes.dots(kept, _LINES[0]),
        _label("thousand games of self-play", _WIDTH - _RIGHT, _HEIGHT - 8, "end"),
        title="Share of points against careful; dots are networks that passed the gate",
        description=f"From {points[0][1]:.1%} at the first examination to {points[-1][1]:.1%} at the last.",
    )


def draw_calibration(bins: Sequence[tuple[float, float, int]]) -> str:
    """Return how often positions were won, by the chance that the network gave them: mean, share, number."""
    axes = Axes((0, 1), (0, 1))
    marks = [(part / 4, f"{25 * part} %") for part in range(5)]
    points = [(promised, won) for promised, won, _ in bins]
    positions = sum(number for _, _, number in bins)
    return _plot(
        *axes.grid(marks, marks),
        axes.line([(0, 0), (1, 1)], _INK, "2 4"),
        axes.line(points, _LINES[1]),
        *axes.dots(points, _LINES[0]),
        _label("chance to win, as the network has it", _WIDTH - _RIGHT, _HEIGHT - 8, "end"),
        title="How often positions were won, by the chance that was given to them",
        description=f"{positions} positions in {len(bins)} groups; the dotted line is truth.",
    )
