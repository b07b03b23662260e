"""Charts of a training run as SVG: the learning curve, and the calibration of predicted probabilities."""

from collections.abc import Iterator, Sequence

from duellum.core.svg import Markup, document, element, format_number
from duellum.qwixx.training.checkpoints import Evaluation

Point = tuple[float, float]

_WIDTH, _HEIGHT = 640.0, 360.0
_LEFT, _BOTTOM, _TOP, _RIGHT = 56.0, 44.0, 28.0, 16.0
_INK, _GRID, _LINES = "#22201d", "#d8d2c6", ("#8c2f1b", "#1f5f8b")


class Axes:
    """Two axes that map data points to the drawing."""

    def __init__(self, x_range: tuple[float, float], y_range: tuple[float, float]) -> None:
        self._x_range, self._y_range = x_range, y_range

    def point_at(self, point: Point) -> Point:
        """Return the coordinates of a data point in the drawing."""
        x = (point[0] - self._x_range[0]) / (self._x_range[1] - self._x_range[0])
        y = (point[1] - self._y_range[0]) / (self._y_range[1] - self._y_range[0])
        return _LEFT + x * (_WIDTH - _LEFT - _RIGHT), _HEIGHT - _BOTTOM - y * (_HEIGHT - _BOTTOM - _TOP)

    def line(self, points: Sequence[Point], colour: str, dashes: str | None = None) -> Markup:
        """Return a line through points."""
        places = " ".join(f"{format_number(x)},{format_number(y)}" for x, y in map(self.point_at, points))
        return element(
            "polyline", points=places, fill="none", stroke=colour, stroke_width=2, stroke_dasharray=dashes
        )

    def dots(self, points: Sequence[Point], colour: str) -> Iterator[Markup]:
        """Yield a dot for each point."""
        for x, y in map(self.point_at, points):
            yield element("circle", cx=x, cy=y, r=3.5, fill=colour)

    def grid(
        self, x_ticks: Sequence[tuple[float, str]], y_ticks: Sequence[tuple[float, str]]
    ) -> Iterator[Markup]:
        """Yield grid lines at these values, with their labels."""
        for value, name in x_ticks:
            x, y = self.point_at((value, self._y_range[0]))
            yield element("line", x1=x, x2=x, y1=_TOP, y2=y, stroke=_GRID)
            yield _label(name, x, y + 18, "middle")
        for value, name in y_ticks:
            x, y = self.point_at((self._x_range[0], value))
            yield element("line", x1=x, x2=_WIDTH - _RIGHT, y1=y, y2=y, stroke=_GRID)
            yield _label(name, x - 8, y + 4, "end")


def _label(text: str, x: float, y: float, anchor: str, colour: str = _INK) -> Markup:
    return element("text", text, x=x, y=y, text_anchor=anchor, font_size=12, fill=colour)


def _draw_chart(*content: Markup, title: str, description: str) -> str:
    paper = element("rect", width=_WIDTH, height=_HEIGHT, fill="#fffdf8")
    heading = _label(title, _LEFT, 18, "start")
    return document(
        paper, heading, *content, width=_WIDTH, height=_HEIGHT, title=title, description=description
    )


def draw_learning_curve(log: Sequence[Evaluation]) -> str:
    """Return the share of points against ``careful`` by games of self-play."""
    points = [(evaluation.games / 1000, evaluation.against_careful) for evaluation in log]
    accepted = [point for point, evaluation in zip(points, log, strict=True) if evaluation.is_accepted]
    most = max(point[0] for point in points)
    axes = Axes((0, most), (0, 1))
    x_ticks = [(most * part / 4, f"{most * part / 4:.0f}") for part in range(5)]
    y_ticks = [(part / 4, f"{25 * part}%") for part in range(5)]
    return _draw_chart(
        *axes.grid(x_ticks, y_ticks),
        axes.line([(0, 0.5), (most, 0.5)], _INK, "2 4"),
        axes.line(points, _LINES[1]),
        *axes.dots(accepted, _LINES[0]),
        _label("thousand games of self-play", _WIDTH - _RIGHT, _HEIGHT - 8, "end"),
        title="Share of points against careful; dots are networks that passed the gate",
        description=f"From {points[0][1]:.1%} at the first evaluation to {points[-1][1]:.1%} at the last.",
    )


def draw_calibration(bins: Sequence[tuple[float, float, int]]) -> str:
    """Return how often positions were won by predicted probability.

    Each bin is the mean prediction, the share won, and the number of positions.
    """
    axes = Axes((0, 1), (0, 1))
    marks = [(part / 4, f"{25 * part}%") for part in range(5)]
    points = [(predicted, won) for predicted, won, _ in bins]
    positions = sum(number for _, _, number in bins)
    return _draw_chart(
        *axes.grid(marks, marks),
        axes.line([(0, 0), (1, 1)], _INK, "2 4"),
        axes.line(points, _LINES[1]),
        *axes.dots(points, _LINES[0]),
        _label("predicted probability of winning", _WIDTH - _RIGHT, _HEIGHT - 8, "end"),
        title="How often positions were won, by predicted probability",
        description=f"{positions} positions in {len(bins)} groups; the dotted line is perfect calibration.",
    )
