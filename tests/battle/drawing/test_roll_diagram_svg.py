"""Roll diagrams as SVG."""

import pytest

from duellum.battle.drawing.reach import reach
from duellum.battle.drawing.roll_diagram_svg import diagram_svg
from duellum.core.die import ORIENTATIONS, Die
from tests.battle.drawing.svg_tree import parse, pips_at, point_of


@pytest.mark.parametrize("die", ORIENTATIONS, ids=lambda die: die.letter)
def test_svg_shows_one_face_or_two_on_every_square_reached(die: Die) -> None:
    squares = [group for group in parse(diagram_svg(die)).iter("g") if "data-offset" in group.attrib]
    assert len(squares) == len(reach(die))
    for group in squares:
        east, north = map(int, group.attrib["data-offset"].split())
        assert point_of(group) == (100 * east, -100 * north)
        faces = [pips_at(face) for face in group.iter("g") if "data-face" in face.attrib]
        assert faces == list(dict.fromkeys(end.die.top for end in reach(die)[east, north]))


@pytest.mark.parametrize("die", ORIENTATIONS, ids=lambda die: die.letter)
def test_svg_draws_each_of_two_faces_at_the_side_its_path_comes_from(die: Die) -> None:
    for group in parse(diagram_svg(die)).iter("g"):
        if "data-legs" in group.attrib:
            heading = group.attrib["data-legs"][2]
            (arrow,) = group.iter("path")
            x, y = point_of(arrow)
            assert {"e": x == -50, "w": x == 50, "n": y == 50, "s": y == -50}[heading]
            face = next(point_of(part) for part in group if "transform" in part.attrib and part.tag == "g")
            assert min(x * face[0], y * face[1]) > 0


@pytest.mark.parametrize("die", ORIENTATIONS, ids=lambda die: die.letter)
def test_svg_has_the_die_in_the_middle_with_its_five_visible_faces(die: Die) -> None:
    groups = parse(diagram_svg(die)).iter("g")
    faces = {group.attrib["data-edge"]: pips_at(group) for group in groups if "data-edge" in group.attrib}
    assert faces == {
        "top": die.top, "up": die.north, "down": die.south, "left": die.west, "right": die.east,
    }  # fmt: skip


def test_svg_tells_in_words_what_every_path_shows() -> None:
    root = parse(diagram_svg(Die.from_faces(top=1, south=2), size=170))
    assert root.findtext("title") == "Where a die with 1 on top and 2 in front can roll"
    assert root.findtext("desc") == "The face on top after each path: n1 → 2, s1 → 5, e1 → 4, w1 → 3."
    assert (root.attrib["viewBox"], root.attrib["width"]) == ("0 0 340 340", "170")
