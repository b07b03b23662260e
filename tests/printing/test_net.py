"""Nets: folded in space they are right-handed dice, and their lines fit together."""

import numpy as np
import pytest

from duellum.battle.print_kit import dice as battle_dice
from duellum.battle.rules.board import BLACK, WHITE
from duellum.core.die import ORIENTATIONS
from duellum.printing.net import CELLS, TABS, Net, die_faces
from duellum.printing.net_svg import WHITE_DIE, whole_net_svg
from duellum.printing.page import Paper
from duellum.qwixx.print_kit import dice as qwixx_dice
from duellum.qwixx.rules.board import Colour
from tests.printing.folded_nets import fold, orientations, read_grid
from tests.printing.svg_files import find_all, points_of

NETS = {
    "white": (battle_dice.die_net(WHITE), battle_dice.NET.side),
    "black": (battle_dice.die_net(BLACK), battle_dice.NET.side),
    "qwixx white": (
        whole_net_svg(qwixx_dice.NET, die_faces(qwixx_dice.DIE), WHITE_DIE),
        qwixx_dice.NET.side,
    ),
} | {
    f"qwixx {colour.word}": (
        whole_net_svg(qwixx_dice.NET, die_faces(qwixx_dice.DIE), qwixx_dice.coloured_look(colour)),
        qwixx_dice.NET.side,
    )
    for colour in Colour
}


@pytest.mark.parametrize("name", NETS)
def test_a_folded_net_lies_in_all_24_orientations_as_a_right_handed_die(name: str) -> None:
    faces = fold(read_grid(*NETS[name]))
    assert len(faces) == 6
    found = list(orientations(faces))
    assert {die for die, _ in found} == {*ORIENTATIONS}
    for die, lying in found:
        assert lying == {name: getattr(die, name) for name in CELLS}
        assert lying["top"] + lying["bottom"] == lying["north"] + lying["south"] == 7


def test_a_mirrored_net_would_be_found() -> None:
    grid = read_grid(*NETS["white"])
    mirrored = {(2 - column, row): face for (column, row), face in grid.items()}
    found = list(orientations(fold(mirrored)))
    assert not any(lying["east"] == die.east for die, lying in found)


@pytest.mark.parametrize("name", NETS)
def test_each_face_has_as_many_pips_as_it_counts(name: str) -> None:
    faces = find_all(NETS[name][0], "data-face")
    for face in faces:
        marks = [one for one in face.iter() if one.tag.endswith(("circle", "path"))]
        assert len(marks) == int(face.attrib["data-face"])


@pytest.mark.parametrize("net", [Net(25, 7), Net(18, 5.5), Net(17.3, 4.1)])
def test_the_outline_is_one_closed_line_around_all_faces_and_tabs(net: Net) -> None:
    outline = net.outline()
    assert len(outline) == len({*outline}) == 14 + 2 * len(TABS)
    slant, depth = net.tab * 0.7, net.tab
    assert area(outline) == pytest.approx(6 * net.side**2 + len(TABS) * depth * (net.side - slant))
    assert max(x for x, _ in outline) == pytest.approx(net.width)
    assert max(y for _, y in outline) == pytest.approx(net.height)
    assert min(min(x, y) for x, y in outline) == 0


def area(points: list[tuple[float, float]]) -> float:
    pairs = zip(points, [*points[1:], points[0]], strict=True)
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs)) / 2


def test_every_edge_is_either_folded_or_cut_and_meets_its_partner_with_one_tab() -> None:
    net = Net(25, 7)
    assert len({*net.folds()}) == 5 + len(TABS)
    for tab in TABS:
        assert net.edge(tab.face, tab.edge) in net.folds()
    assert [tab.number for tab in TABS] == [1, 2, 3, 4, 5, 6, 7]


def test_tabs_do_not_overlap_each_other_or_a_face() -> None:
    net = Net(25, 7)
    squares = [net.corner(name) for name in CELLS]
    for tab in TABS:
        x, y = net.tab_centre(tab)
        assert not any(left < x < left + 25 and top < y < top + 25 for left, top in squares)
    centres = [net.tab_centre(tab) for tab in TABS]
    assert len({*centres}) == len(TABS)


def test_a_drawn_net_has_one_line_to_cut_and_numbered_tabs() -> None:
    svg, _ = NETS["white"]
    [cut] = [one for one in find_all(svg, "data-line") if one.attrib["data-line"] == "cut"]
    drawn = np.array([*points_of(cut.attrib["d"])])
    assert drawn == pytest.approx(np.array(battle_dice.NET.outline()), abs=0.006)
    assert [one.text for one in find_all(svg, "data-tab")] == ["1", "2", "3", "4", "5", "6", "7"]


def test_battle_has_sixteen_dice_two_kings_and_two_spares() -> None:
    pages = battle_dice.dice_pages(Paper.A4)
    assert [len(page.drawings) for page in pages] == [4, 4, 4, 4, 4]
    drawn = [part.svg for page in pages for part in page.drawings]
    white, black, kings = (
        sum(battle_dice.die_net(WHITE) in svg for svg in drawn),
        sum(battle_dice.die_net(BLACK) in svg for svg in drawn),
        [svg for svg in drawn if battle_dice.king_net(WHITE) in svg or battle_dice.king_net(BLACK) in svg],
    )
    assert (white, black, len(kings)) == (9, 9, 2)
    assert all([one.attrib["data-face"] for one in find_all(svg, "data-face")] == ["0"] * 6 for svg in kings)


def test_dice_fill_their_squares_and_still_lie_side_by_side() -> None:
    assert 0.9 * battle_dice.SQUARE < battle_dice.NET.side < battle_dice.SQUARE


def test_black_and_white_differ_without_colour() -> None:
    grounds = [
        {one.attrib["fill"] for face in find_all(NETS[name][0], "data-face") for one in face
         if one.tag.endswith("rect")}
        for name in ("white", "black")
    ]  # fmt: skip
    assert grounds == [{"#ffffff"}, {"#2a2624"}]


def test_qwixx_duel_has_two_white_dice_and_one_of_each_colour_with_the_sign_of_its_row() -> None:
    [page] = qwixx_dice.dice_pages(Paper.LETTER)
    shapes = [
        {one.attrib["d"] for face in find_all(part.svg, "data-face") for one in face.iter()
         if one.tag.endswith("path")}
        for part in page.drawings
    ]  # fmt: skip
    assert [len(shape) for shape in shapes] == [0, 0, 1, 1, 1, 1]
    assert len(set[str]().union(*shapes)) == 4
