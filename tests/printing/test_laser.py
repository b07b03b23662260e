"""Files for laser cutters: true size, three layers, nothing cut twice."""

import numpy as np
import pytest

from duellum.battle.print_kit.dice import NET
from duellum.battle.print_kit.laser import board_laser_svg, dice_laser_svg
from duellum.battle.rules.board import FILES, RANKS
from duellum.printing.laser import CUT, ENGRAVE, SCORE
from duellum.qwixx.print_kit.laser import laser_file
from tests.printing.svg_files import find_all, parse, points_of, view_box

FILES_OF = {"dice": dice_laser_svg, "board": board_laser_svg, "qwixx": laser_file}


@pytest.mark.parametrize("name", FILES_OF)
def test_a_file_opens_in_millimetres_with_its_layers_in_order_of_work(name: str) -> None:
    svg = FILES_OF[name]()
    root = parse(svg)
    width, height = view_box(svg)
    assert (root.attrib["width"], root.attrib["height"]) == (f"{width:g}mm", f"{height:g}mm")
    layers = find_all(svg, "data-layer")
    assert [one.attrib["data-layer"] for one in layers] == ["engrave", "score", "cut"]
    assert [one.attrib.get("stroke", one.attrib["fill"]) for one in layers] == [ENGRAVE, SCORE, CUT]
    assert all(len(list(one.iter())) > 1 for one in layers)


def layer(svg: str, name: str) -> list[str]:
    [found] = [one for one in find_all(svg, "data-layer") if one.attrib["data-layer"] == name]
    return [one.attrib.get("d", one.tag.rpartition("}")[2]) for one in found.iter()
            if one.tag.endswith(("path", "circle"))]  # fmt: skip


def test_one_side_has_eight_dice_and_a_king() -> None:
    cuts = layer(dice_laser_svg(), "cut")
    assert len(cuts) == 9
    assert np.array([*points_of(cuts[0])]) == pytest.approx(np.array(NET.outline()), abs=0.006)
    assert (
        layer(dice_laser_svg(), "engrave").count("circle") == 8 * 21 + 6 * 3
    )  # a crown has three round tips


def test_the_board_is_scored_along_every_line_once() -> None:
    [lines] = layer(board_laser_svg(), "score")
    assert lines.count("M") == len(FILES) + 1 + len(RANKS) + 1
    assert len(layer(board_laser_svg(), "cut")) == 1


def test_qwixx_duel_has_22_stones_of_each_side_and_six_dice() -> None:
    cuts = layer(laser_file(), "cut")
    assert cuts.count("circle") == 44
    assert len(cuts) == 44 + 6
    assert layer(laser_file(), "score").count("circle") == 22
