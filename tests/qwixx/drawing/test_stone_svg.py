"""Stones in the SVG: stacks that grow and stay inside their field."""

from duellum.qwixx import BLACK, draw_svg
from tests.qwixx.drawing.svg_parts import elements_with, parse
from tests.qwixx.positions import set_up


def layers(height: int) -> int:
    stack = elements_with(parse(draw_svg(set_up(f"r5:b{height}", BLACK))), "data-height", str(height))[0]
    return sum(1 for _ in stack.iter("path"))


def test_stacks_grow_stone_by_stone_and_stay_inside_their_field() -> None:
    assert [layers(height) for height in (2, 3, 4, 5, 6)] == [2, 3, 4, 5, 6]
    assert layers(20) == 6
