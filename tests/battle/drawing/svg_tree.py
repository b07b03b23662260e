"""Reads drawings back: parts, points and faces of an SVG document."""

import re
from xml.etree import ElementTree as ET

from duellum import battle
from duellum.battle import Move, Position
from duellum.battle.rules.board import file_of, rank_of
from tests.strategies import random_game

WIDTH, HEIGHT = 992, 892
MID_GAME = Position.parse("4k4/9/2t4x1/9/3t5/9/4C4/T3K4 w 3 40")
Point = tuple[float, float]


def random_game_position(seed: int) -> tuple[Position, Move | None]:
    game = random_game(battle.RULES, seed, most_plies=40)
    position = game.position
    assert isinstance(position, Position)
    return position, game.moves[-1] if game.moves else None


def parse(drawing: str) -> ET.Element:
    return ET.fromstring(re.sub(' xmlns="[^"]*"', "", drawing))  # noqa: S314 - our own drawing


def point_of(group: ET.Element) -> Point:
    found = re.match(r"translate\((\S+) (\S+)\)", group.attrib["transform"])
    assert found is not None
    return float(found[1]), float(found[2])


def parts(root: ET.Element, name: str) -> list[ET.Element]:
    return [found for found in root.iter() if found.attrib.get("data-part") == name]


def pips_at(group: ET.Element) -> int:
    return sum(1 for _ in group.iter("circle"))


def faces_of(group: ET.Element) -> dict[str, int]:
    """By edge the number of pips drawn there."""
    edges = [found for found in group.iter("g") if "data-edge" in found.attrib]
    return {found.attrib["data-edge"]: pips_at(found) for found in edges}


def pieces_in(root: ET.Element) -> dict[str, tuple[Point, str, dict[str, int]]]:
    """By square where a piece is drawn, whose it is, and its faces by edge."""
    groups = [child for child in root if "data-square" in child.attrib]
    return {
        group.attrib["data-square"]: (point_of(group), group.attrib["data-side"], faces_of(group))
        for group in groups
    }


def centre(square: int) -> Point:
    return 96 + 100 * file_of(square), 796 - 100 * rank_of(square)
