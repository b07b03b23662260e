"""Pieces as SVG."""

from duellum.battle import Position, draw_svg
from tests.battle.drawing.svg_tree import parse, parts


def test_kings_wear_crowns_drawn_as_paths() -> None:
    root = parse(draw_svg(Position.start()))
    crowned = [
        child.attrib["data-square"]
        for child in root
        if "data-square" in child.attrib and parts(child, "crown")
    ]
    assert crowned == ["e1", "e8"]
    assert all(crown.find("path") is not None for crown in parts(root, "crown"))
