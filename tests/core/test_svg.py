"""The vocabulary of drawings: pips, dice, escaping, documents."""

from xml.etree import ElementTree as ET

import pytest

from duellum.core.die import ORIENTATIONS, Die
from duellum.core.svg import (
    DARK,
    DIE_SIZE,
    LIGHT,
    Markup,
    die_svg,
    document,
    element,
    face_svg,
    format_number,
    group_at,
    path,
    pips,
    side_pips,
)

FACES = range(1, 7)


def parse_fragment(markup: str) -> ET.Element:
    return ET.fromstring(f"<svg>{markup}</svg>")  # noqa: S314 - our own drawing


def circles(group: ET.Element) -> list[tuple[float, float]]:
    return [(float(pip.attrib["cx"]), float(pip.attrib["cy"])) for pip in group.iter("circle")]


def faces_by_edge(die: Die) -> dict[str, list[tuple[float, float]]]:
    groups = parse_fragment(die_svg(die, LIGHT)).iter("g")
    return {group.attrib["data-edge"]: circles(group) for group in groups if "data-edge" in group.attrib}


@pytest.mark.parametrize("face", FACES)
def test_a_face_has_as_many_pips_as_its_number_each_in_its_own_place(face: int) -> None:
    assert len(set(pips(face))) == len(pips(face)) == face
    assert len(set(side_pips(face))) == len(side_pips(face)) == face


@pytest.mark.parametrize("face", FACES)
def test_pips_look_the_same_after_half_a_turn(face: int) -> None:
    assert {(-x, -y) for x, y in pips(face)} == set(pips(face))
    assert {(-along, -across) for along, across in side_pips(face)} == set(side_pips(face))


def test_odd_faces_alone_have_a_pip_in_the_centre() -> None:
    assert [face for face in FACES if (0, 0) in pips(face)] == [1, 3, 5]


def test_six_has_two_columns_of_three() -> None:
    assert set(pips(6)) == {(x, y) for x in (-1, 1) for y in (-1, 0, 1)}


def test_six_at_an_edge_has_its_threes_along_the_edge() -> None:
    assert set(side_pips(6)) == {(along, across) for along in (-1, 0, 1) for across in (-1, 1)}


@pytest.mark.parametrize("die", ORIENTATIONS, ids=lambda die: die.letter)
def test_a_die_shows_its_five_visible_faces_each_at_its_edge(die: Die) -> None:
    faces = faces_by_edge(die)
    counts = {edge: len(places) for edge, places in faces.items()}
    assert counts == {
        "top": die.top, "up": die.north, "down": die.south, "left": die.west, "right": die.east,
    }  # fmt: skip
    assert all(y < -24 for _, y in faces["up"])
    assert all(y > 24 for _, y in faces["down"])
    assert all(x < -24 for x, _ in faces["left"])
    assert all(x > 24 for x, _ in faces["right"])
    assert all(abs(x) < 24 and abs(y) < 24 for x, y in faces["top"])


@pytest.mark.parametrize("die", ORIENTATIONS, ids=lambda die: die.letter)
def test_no_pip_overlaps_another_or_the_edge(die: Die) -> None:
    found = [
        (float(pip.attrib["cx"]), float(pip.attrib["cy"]), float(pip.attrib["r"]))
        for pip in parse_fragment(die_svg(die, LIGHT)).iter("circle")
    ]
    assert all(max(abs(x), abs(y)) + radius < DIE_SIZE / 2 for x, y, radius in found)
    for place, (x, y, radius) in enumerate(found):
        for other_x, other_y, other_radius in found[:place]:
            assert (x - other_x) ** 2 + (y - other_y) ** 2 > (radius + other_radius) ** 2


def test_light_and_dark_dice_differ_in_brightness_not_only_in_colour() -> None:
    def brightness(colour: str) -> int:
        return sum(bytes.fromhex(colour[1:]))

    assert brightness(LIGHT.top) - brightness(LIGHT.mark) > 500
    assert brightness(DARK.mark) - brightness(DARK.top) > 500


@pytest.mark.parametrize("face", FACES)
def test_a_face_by_itself_has_its_pips_inside(face: int) -> None:
    places = circles(parse_fragment(face_svg(face, 40, DARK)))
    assert len(places) == face
    assert all(max(abs(x), abs(y)) < 20 for x, y in places)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (2, "2"),
        (0.5, "0.5"),
        (1 / 3, "0.33"),
        (-0.001, "0"),
        (100.0, "100"),
        (-1.5, "-1.5"),
        (1e6, "1000000"),
    ],
)
def test_numbers_are_short_and_never_negative_zero(value: float, text: str) -> None:
    assert format_number(value) == text


def test_text_and_attributes_are_escaped_and_markup_is_not() -> None:
    made = element("g", "a < b & c", Markup("<g/>"), data_name="\"x\" <'y'>")
    group = parse_fragment(made)[0]
    assert (group.text, len(group), group.attrib["data-name"]) == ("a < b & c", 1, "\"x\" <'y'>")


def test_characters_that_xml_cannot_hold_are_replaced() -> None:
    assert parse_fragment(element("text", "a\x00b\ud800c"))[0].text == "a\ufffdb\ufffdc"


def test_attributes_get_hyphens_and_none_leaves_one_out() -> None:
    assert element("path", stroke_width=1.50, fill=None) == '<path stroke-width="1.5"/>'


def test_paths_take_commands_and_numbers() -> None:
    assert path("M", 0, 0.125, "L", 1 / 3, -4) == '<path d="M 0 0.12 L 0.33 -4"/>'


def test_placing_moves_and_scales() -> None:
    assert group_at(1, 2.5, scale=0.5) == '<g transform="translate(1 2.5) scale(0.5)"/>'


def test_a_document_names_itself_for_screen_readers() -> None:
    root = ET.fromstring(document(width=10, height=20, title="T", description="D"))  # noqa: S314 - our own
    space = "{http://www.w3.org/2000/svg}"
    assert (root.tag, root.attrib["role"], root.attrib["viewBox"]) == (f"{space}svg", "img", "0 0 10 20")
    assert [(child.tag, child.text) for child in root] == [(f"{space}title", "T"), (f"{space}desc", "D")]
    assert "width" not in root.attrib


def test_a_document_of_a_size_keeps_its_proportions() -> None:
    root = ET.fromstring(document(width=10, height=20, title="", description="", size=50))  # noqa: S314 - our own
    assert (root.attrib["width"], root.attrib["height"]) == ("50", "100")
