"""SVG drawings of Qwixx Duel: every stone, die and count in its place."""

import pytest
from hypothesis import given, settings

from duellum.qwixx import Position, draw_svg
from duellum.qwixx.drawing.caption import describe_last_move, describe_position, format_status
from tests.qwixx.drawing.drawn_positions import (
    MID_GAME,
    expected_fronts,
    expected_stacks,
    late_position,
    random_position,
)
from tests.qwixx.drawing.svg_parts import elements_with, fields_with, parse, parts, stones_in
from tests.strategies import seeds


@given(seeds)
@settings(max_examples=30)
def test_svg_shows_every_stone_and_height_on_its_field(seed: int) -> None:
    for position in (random_position(seed)[0], late_position(seed)):
        root = parse(draw_svg(position))
        shown = {field.attrib["data-field"]: stones_in(field) for field in elements_with(root, "data-field")}
        assert {name: stones[0] for name, stones in shown.items() if stones} == expected_stacks(position)
        assert fields_with(root, "front") == expected_fronts(position)


@given(seeds)
@settings(max_examples=20)
def test_svg_is_well_formed_and_stands_alone(seed: int) -> None:
    root = parse(draw_svg(*random_position(seed)))
    tags = {"svg", "title", "desc", "g", "rect", "path", "circle", "ellipse", "text"}
    assert root.attrib["role"] == "img"
    assert {found.tag for found in root.iter()} <= tags
    assert not any(name in {"id", "href", "style"} for found in root.iter() for name in found.attrib)


def test_size_sets_the_width_in_pixels_and_keeps_the_proportions() -> None:
    root = parse(draw_svg(Position.start(), size=360))
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    assert root.attrib["width"] == "360"
    assert float(root.attrib["height"]) == pytest.approx(360 * height / width, abs=0.01)
    assert "width" not in parse(draw_svg(Position.start())).attrib


def test_svg_says_whose_turn_it_is_and_what_happened_last() -> None:
    move = MID_GAME.parse_move("r9")
    position = MID_GAME.play(move)
    root = parse(draw_svg(position, move))
    assert root.findtext("title") == f"Qwixx Duel: {format_status(position)}"
    assert root.findtext("desc") == describe_position(position, move)
    assert [text.text for text in parts(root, "status")] == [format_status(position)]
    assert [text.text for text in parts(root, "last-move-text")] == [describe_last_move(position, move)]


def test_notebooks_draw_a_position() -> None:
    assert Position._repr_svg_(MID_GAME) == draw_svg(MID_GAME)
