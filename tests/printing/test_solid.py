"""Cubes for 3D printers: closed, manifold, in true size, with the pips of a right-handed die."""

import io
import math

import numpy as np
import pytest
import trimesh

from duellum.battle.print_kit import kits as battle_kits
from duellum.battle.print_kit.dice import DIE, NET
from duellum.core.die import Die
from duellum.printing.solid import FACES, Shape, cube_stl, die_engravings, uniform_engravings
from duellum.qwixx.print_kit import kits as qwixx_kits
from duellum.qwixx.print_kit.dice import NET as QWIXX_NET

FILES = {
    "battle die": (battle_kits.die_stl, NET.side),
    "battle king": (battle_kits.king_stl, NET.side),
    "qwixx die": (qwixx_kits.die_stl, QWIXX_NET.side),
}
_PIP_VERTICES = 33  # of a pip's floor: 32 around and one in the middle


def read(stl: bytes) -> trimesh.Trimesh:
    mesh = trimesh.load(io.BytesIO(stl), file_type="stl")
    assert isinstance(mesh, trimesh.Trimesh)
    return mesh


@pytest.mark.parametrize("name", FILES)
def test_the_mesh_is_closed_and_manifold(name: str) -> None:
    make, side = FILES[name]
    mesh = read(make())
    assert mesh.is_watertight
    assert mesh.is_winding_consistent
    assert mesh.is_volume
    assert mesh.euler_number == 2
    assert mesh.bounds == pytest.approx(np.array([[0, 0, 0], [side] * 3]))
    edges = np.unique(mesh.edges_sorted, axis=0, return_counts=True)[1]
    assert {*edges.tolist()} == {2}


def test_the_volume_is_that_of_the_cube_less_its_21_pips() -> None:
    pip = 0.5 * 32 * math.sin(2 * math.pi / 32) * 2.5**2 * battle_kits.DEPTH
    assert read(battle_kits.die_stl()).volume == pytest.approx(25**3 - 21 * pip, rel=1e-6)


def count_pips(stl: bytes, side: float, depth: float) -> dict[str, int]:
    """Return the number of pockets in each face, by the faces' names; x is east, y north and z up."""
    vertices = np.round(read(stl).vertices, 4)
    planes = {
        "top": (2, side - depth), "bottom": (2, depth), "north": (1, side - depth), "south": (1, depth),
        "east": (0, side - depth), "west": (0, depth),
    }  # fmt: skip
    found = {}
    for name, (axis, height) in planes.items():
        is_there = vertices[:, axis] == np.round(height, 4)
        others = [place for place in range(3) if place != axis]
        inside = (vertices[:, others] > 1.5 * depth).all(axis=1) & (
            vertices[:, others] < side - 1.5 * depth
        ).all(axis=1)
        found[name] = int((is_there & inside).sum()) // _PIP_VERTICES
    return found


@pytest.mark.parametrize("die", [DIE, Die(top=5, north=4), Die(top=2, north=6)])
def test_the_pips_lie_as_on_the_die(die: Die) -> None:
    stl = cube_stl(25, 0.8, die_engravings(die, 25))
    assert count_pips(stl, 25, 0.8) == {name: getattr(die, name) for name in FACES}


def test_every_face_of_the_king_has_a_crown() -> None:
    mesh, plain = read(battle_kits.king_stl()), read(cube_stl(25, 0.8, {}))
    assert plain.volume == pytest.approx(25**3)
    square = Shape([(-1, -1), (1, -1), (1, 1), (-1, 1)])
    engraved = read(cube_stl(10, 0.5, uniform_engravings(square), grid=1))
    assert engraved.volume == pytest.approx(1000 - 6 * 4 * 0.5)
    removed = (plain.volume - mesh.volume) / (6 * battle_kits.DEPTH)
    assert 100 < removed < 200  # square millimetres of a crown on a face of 625


def test_a_file_is_the_same_every_time() -> None:
    assert battle_kits.die_stl() == battle_kits.die_stl()
