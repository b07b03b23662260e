"""The pictures of folding: parts hang together at every angle, and a closed cube is a cube."""

from itertools import combinations

import numpy as np
import pytest

from duellum.core.die import Die
from duellum.core.svg import element
from duellum.printing.folding import Camera, Pose, fold_net, folded_svg, outline_pips
from duellum.printing.laser import CUT, ENGRAVE, SCORE
from duellum.printing.net import CELLS, Net, die_faces
from duellum.printing.workshop import laser_net_svg, row_of_dice_svg, solid_die_svg
from tests.printing.svg_files import parse

NET = Net(20, 5)
DIE = Die(top=1, north=5)


def corners(pose: Pose) -> dict[str, np.ndarray[tuple[int, ...], np.dtype[np.float64]]]:
    parts = fold_net(NET, die_faces(DIE), pose)
    return {name: part.outline for name, part in zip(CELLS, parts, strict=False)}


@pytest.mark.parametrize("degrees", [0, 30, 90])
def test_faces_stay_squares_and_hang_on_their_edges(degrees: float) -> None:
    folded = corners(Pose(degrees, degrees, degrees))
    for outline in folded.values():
        sides = np.linalg.norm(outline - np.roll(outline, -1, axis=0), axis=1)
        assert sides == pytest.approx([20] * 4)
    for name, parent in {
        "north": "top",
        "west": "top",
        "east": "top",
        "south": "top",
        "bottom": "south",
    }.items():
        shared = [a for a in folded[name] for b in folded[parent] if np.allclose(a, b)]
        assert len(shared) == 2


def test_folded_by_right_angles_the_faces_are_those_of_a_cube_below_the_top() -> None:
    folded = corners(Pose(90, 90, 90))
    points = {tuple(point) for outline in folded.values() for point in np.round(outline, 6) + 0.0}
    assert len(points) == 8
    assert sorted({z for _, _, z in points}) == [-20, 0]  # away from the viewer
    centres = {name: outline.mean(axis=0) for name, outline in folded.items()}
    middle = np.mean([*centres.values()], axis=0)
    directions = {
        name: tuple(np.round((centre - middle) / 10).astype(int)) for name, centre in centres.items()
    }
    assert directions == {
        "top": (0, 0, 1), "bottom": (0, 0, -1), "north": (0, 1, 0), "south": (0, -1, 0), "east": (1, 0, 0),
        "west": (-1, 0, 0),
    }  # fmt: skip


def test_the_printed_side_is_outside_and_shows_its_pips() -> None:
    closed = fold_net(NET, die_faces(DIE), Pose(90, 90, 90, ()))
    drawn = parse(folded_svg(closed, Camera(30, 50), 1))
    fills = [one.attrib["fill"] for one in drawn.iter() if "fill" in one.attrib]
    assert fills.count("#000000") == DIE.top + DIE.south + DIE.west  # three faces can be seen
    flat = parse(folded_svg(fold_net(NET, die_faces(DIE), Pose(0, 0, 0)), Camera(0, 0), 1))
    assert [one.attrib.get("fill") for one in flat.iter()].count("#000000") == 21
    behind = parse(folded_svg(fold_net(NET, die_faces(DIE), Pose(0, 0, 0)), Camera(0, 180), 1))
    assert [one.attrib.get("fill") for one in behind.iter()].count("#000000") == 0


@pytest.mark.parametrize("face", range(1, 7))
def test_pips_lie_on_their_face_and_apart(face: int) -> None:
    outlines = outline_pips(face)
    assert len(outlines) == face
    assert all(abs(x) < 0.5 and abs(y) < 0.5 for outline in outlines for x, y in outline)
    middles = [np.mean(np.array(outline), axis=0) for outline in outlines]
    assert all(np.linalg.norm(one - other) > 0.2 for one, other in combinations(middles, 2))


def test_pictures_of_machines_have_the_colours_of_their_layers() -> None:
    colours = {
        value for one in parse(laser_net_svg(NET, die_faces(DIE))).iter() for value in one.attrib.values()
    }
    assert {CUT, SCORE, ENGRAVE} <= colours
    one = solid_die_svg(DIE, size=0.5)
    assert row_of_dice_svg(DIE).count(element("g", one).removeprefix("<g>").removesuffix("</g>")) == 6
