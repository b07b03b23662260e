"""Charts: well-formed, with a point for each value, in the right places."""

import xml.etree.ElementTree as ET
from dataclasses import replace

import pytest

from duellum.qwixx.training.charts import draw_calibration, draw_learning_curve
from tests.qwixx.training.test_checkpoints import EVALUATION


def places(svg: str) -> tuple[list[tuple[float, float]], list[tuple[float, float]]]:
    """Return the points of the longest line, and the dots."""
    root = ET.fromstring(svg)  # noqa: S314 - our own drawing
    lines = [tag.attrib["points"].split() for tag in root.iter() if tag.tag.endswith("polyline")]
    pairs = [point.split(",") for point in max(reversed(lines), key=len)]
    dots = [tag.attrib for tag in root.iter() if tag.tag.endswith("circle")]
    return [(float(x), float(y)) for x, y in pairs], [(float(dot["cx"]), float(dot["cy"])) for dot in dots]


def test_the_curve_has_a_point_for_each_evaluation_and_a_dot_for_each_that_passed() -> None:
    shares, passed = [0.1, 0.3, 0.2, 0.5], [True, True, False, True]
    diary = [
        replace(EVALUATION, games=1000 * number, against_careful=share, is_accepted=is_accepted)
        for number, (share, is_accepted) in enumerate(zip(shares, passed, strict=True), 1)
    ]
    points, dots = places(draw_learning_curve(diary))
    assert [x for x, _ in points] == sorted(x for x, _ in points)
    heights = [y for _, y in points]
    assert heights[0] > heights[2] > heights[1] > heights[3]  # downwards in a drawing
    assert dots == [points[0], points[1], points[3]]


def test_one_evaluation_is_enough_for_a_curve() -> None:
    assert "From 40.0% at the first evaluation to 40.0% at the last." in draw_learning_curve([EVALUATION])


def test_calibrated_predictions_lie_on_the_dotted_line() -> None:
    svg = draw_calibration([(0.1, 0.1, 5), (0.5, 0.5, 7), (0.9, 0.9, 8)])
    points, dots = places(svg)
    assert "20 positions in 3 groups" in svg
    assert len(dots) == 3
    (x1, y1), (x2, y2), (x3, y3) = points
    assert (y2 - y1) / (x2 - x1) == pytest.approx((y3 - y2) / (x3 - x2), rel=1e-2)
