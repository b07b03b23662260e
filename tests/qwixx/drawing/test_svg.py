"""SVG drawings of Qwixx Duel: every stone, die and count in its place."""

import re
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings

from duellum.qwixx import BLACK, GREY, Colour, Move, Position, draw_svg, field_name
from duellum.qwixx.drawing.caption import describe_last_move, describe_position, format_status
from duellum.qwixx.rules.board import FIELDS, Side, number_of
from tests.qwixx.boards import lay
from tests.qwixx.drawing.svg_reader import (
    CAN_CLOSE,
    CLOSED,
    MID_GAME,
    WITHOUT_LOCK_STONE,
    built_position,
    expected_fronts,
    expected_standing,
    legal_fields,
    random_position,
)
from tests.strategies import seeds

NAMES = {"black": BLACK, "grey": GREY}


def parse(drawing: str) -> ET.Element:
    return ET.fromstring(re.sub(' xmlns="[^"]*"', "", drawing))  # noqa: S314 - our own drawing


def parts(root: ET.Element, name: str) -> list[ET.Element]:
    return having(root, "data-part", name)


def having(root: ET.Element, attribute: str, value: str | None = None) -> list[ET.Element]:
    """The elements with this attribute, or with just this value of it."""
    found = (element for element in root.iter() if attribute in element.attrib)
    return [element for element in found if value is None or element.attrib[attribute] == value]


def part(root: ET.Element, attribute: str, value: str) -> ET.Element:
    (found,) = having(root, attribute, value)
    return found


def text_in(root: ET.Element) -> list[str]:
    return [found.text or "" for found in root.iter("text")]


def stones_in(root: ET.Element) -> list[tuple[Side, int]]:
    return [
        (NAMES[found.attrib["data-side"]], int(found.attrib["data-height"]))
        for found in having(root, "data-side")
    ]


def fields_with(root: ET.Element, name: str) -> set[str]:
    """The names of the fields that bear this mark."""
    return {field.attrib["data-field"] for field in having(root, "data-field") if parts(field, name)}


def place_of_group(group: ET.Element) -> tuple[float, float]:
    found = re.match(r"translate\((\S+) (\S+)\)", group.attrib["transform"])
    assert found is not None
    return float(found[1]), float(found[2])


@given(seeds)
@settings(max_examples=30)
def test_svg_shows_every_stone_and_height_on_its_field(seed: int) -> None:
    for position in (random_position(seed)[0], built_position(seed)):
        root = parse(draw_svg(position))
        shown = {field.attrib["data-field"]: stones_in(field) for field in having(root, "data-field")}
        assert {name: stones[0] for name, stones in shown.items() if stones} == expected_standing(position)
        assert fields_with(root, "front") == expected_fronts(position)


@given(seeds)
@settings(max_examples=20)
def test_svg_writes_each_fields_number_and_the_height_of_stacks(seed: int) -> None:
    position = built_position(seed)
    heights = {name: height for name, (_, height) in expected_standing(position).items() if height > 1}
    root = parse(draw_svg(position))
    for field in FIELDS:
        words = text_in(part(root, "data-field", field_name(field)))
        height = heights.get(field_name(field))
        assert words == [str(number_of(field))] + ([] if height is None else [str(height)])


def layers(height: int) -> int:
    stack = having(parse(draw_svg(lay(f"r5:b{height}", BLACK))), "data-height", str(height))[0]
    return sum(1 for _ in stack.iter("path"))


def test_stacks_grow_stone_by_stone_and_stay_inside_their_field() -> None:
    assert [layers(height) for height in (2, 3, 4, 5, 6)] == [2, 3, 4, 5, 6]
    assert layers(20) == 6


def test_rows_stand_below_each_other_and_their_fields_in_order_from_the_left() -> None:
    root = parse(draw_svg(Position.start()))
    rows = [
        (place_of_group(group)[1], row)
        for group in root.iter("g")
        for row in group
        if "data-row" in row.attrib
    ]
    assert [row.attrib["data-row"] for _, row in sorted(rows, key=lambda found: found[0])] == list("rygb")
    for (_, row), colour in zip(rows, Colour, strict=True):
        fields = sorted(having(row, "data-field"), key=lambda field: place_of_group(field)[0])
        assert [field.attrib["data-field"] for field in fields] == [
            f"{colour.letter}{number}" for number in colour.numbers
        ]
        (lock,) = parts(row, "lock")
        assert place_of_group(lock)[0] > place_of_group(fields[-1])[0]


def test_rows_are_told_apart_by_letter_and_pattern() -> None:
    root = parse(draw_svg(Position.start()))
    tabs = {colour: part(root, "data-row", colour.letter) for colour in Colour}
    assert [text_in(tabs[colour])[0] for colour in Colour] == list("RYGB")
    assert len({parts(tabs[colour], "pattern")[0].attrib["d"] for colour in Colour}) == 4


def test_stones_differ_in_brightness_and_rim() -> None:
    root = parse(draw_svg(lay("r5:b r7:g", BLACK)))
    tops = [list(part(root, "data-field", name).iter("ellipse")) for name in ("r5", "r7")]
    black, grey = (sum(bytes.fromhex(ellipses[0].attrib["fill"][1:])) for ellipses in tops)
    assert grey - black > 300
    assert [("stroke-dasharray" in ellipses[-1].attrib) for ellipses in tops] == [False, True]


@given(seeds)
@settings(max_examples=30)
def test_svg_marks_just_the_fields_open_to_the_action(seed: int) -> None:
    position, last_move = random_position(seed)
    assert fields_with(parse(draw_svg(position, last_move)), "legal") == legal_fields(position)


@given(seeds)
@settings(max_examples=30)
def test_svg_counts_as_the_rules_do(seed: int) -> None:
    position = built_position(seed)
    root = parse(draw_svg(position))
    for name, side in NAMES.items():
        plates = [part(part(root, "data-row", colour.letter), "data-points", name) for colour in Colour]
        assert [int(text_in(plate)[0]) for plate in plates] == list(position.row_scores(side))
        panel = part(root, "data-player", name)
        assert text_in(part(panel, "data-points", name)) == [str(position.total(side))]
        assert f"supply {position.supply(side)}" in text_in(panel)
        (supply,) = having(panel, "data-supply")
        drawn = [circle.attrib["fill"] != "none" for circle in supply.iter("circle")]
        assert (sum(drawn), len(drawn)) == (position.supply(side), 22)
    (column,) = parts(root, "misthrows")
    sides = [side for side, _ in stones_in(column)]
    assert (sides.count(BLACK), sides.count(GREY)) == position.misthrows
    assert len(sides) + text_in(column).count("−5") == 4


def dice_in(root: ET.Element) -> list[tuple[str, int, bool]]:
    """Each die's name, the pips it shows, and whether it is crossed out."""
    return [
        (die.attrib["data-die"], sum(1 for _ in die.iter("circle")), bool(parts(die, "out")))
        for die in having(root, "data-die")
    ]


@given(seeds)
@settings(max_examples=30)
def test_svg_shows_the_dice_as_rolled_with_those_out_of_the_game_crossed_out(seed: int) -> None:
    for position in (random_position(seed)[0], built_position(seed)):
        roll = position.thrown
        whites = (0, 0) if roll is None else roll.whites
        expected = [("white", white, False) for white in whites]
        for colour in Colour:
            face = None if roll is None else roll.colours[colour]
            expected.append((colour.letter, face or 0, colour in position.closed_rows))
        assert dice_in(parse(draw_svg(position))) == expected


@pytest.mark.parametrize(("position", "closed", "stones", "has_cross"), [
    (MID_GAME, [], [], False),
    (CLOSED, ["r"], [(BLACK, 1)], False),
    (WITHOUT_LOCK_STONE, ["r"], [], True),
])  # fmt: skip
def test_svg_shows_which_rows_are_closed_and_what_lies_on_their_locks(
    position: Position, closed: list[str], stones: list[tuple[Side, int]], *, has_cross: bool
) -> None:
    root = parse(draw_svg(position))
    red_lock, *other_locks = parts(root, "lock")
    shackles = {
        next(padlock.iter("path")).attrib["d"] for lock in other_locks for padlock in parts(lock, "padlock")
    }
    assert [row.attrib["data-row"] for row in having(root, "data-closed", "yes")] == closed
    assert stones_in(red_lock) == stones
    assert bool(parts(root, "no-lock-stone")) is has_cross
    assert (next(parts(red_lock, "padlock")[0].iter("path")).attrib["d"] in shackles) is not bool(closed)


def test_the_last_field_shows_five_stones_until_it_is_taken_or_open_to_the_player() -> None:
    def needing(position: Position) -> set[str]:
        return fields_with(parse(draw_svg(position)), "needs-five")

    assert needing(Position.start()) == {"r12", "y12", "g2", "b2"}
    assert needing(CLOSED) == {"y12", "g2", "b2"}
    assert needing(CAN_CLOSE) == {"y12", "g2", "b2"}
    sign = parts(parse(draw_svg(Position.start())), "needs-five")[0]
    assert sum(1 for _ in sign.iter("circle")) == 5


def framed(position: Position, last_move: Move | None) -> list[str]:
    """What has the frame of the last move: a field's name or a part's."""
    root = parse(draw_svg(position, last_move))
    fields = sorted(fields_with(root, "last-move"))
    return fields + [name for name in ("dice", "misthrows") if parts(parts(root, name)[0], "last-move")]


def test_svg_frames_what_the_last_move_changed() -> None:
    start = Position.start()
    roll = start.parse_move("41/3526")
    rolled = start.play(roll)
    place = rolled.parse_move("y5")
    declined = rolled.play(rolled.decline())
    assert framed(rolled, None) == []
    assert framed(rolled, roll) == ["dice"]
    assert framed(rolled.play(place), place) == ["y5"]
    assert framed(declined, rolled.decline()) == []
    assert framed(declined.play(declined.decline()), declined.decline()) == ["misthrows"]


@pytest.mark.parametrize(("position", "turn", "winner"), [
    (Position.start(BLACK), "black", None),
    (MID_GAME, "grey", None),
    (WITHOUT_LOCK_STONE, None, "black"),
    (lay("r2:g2 r3:b", BLACK, (2, 2)), None, "grey"),
    (lay("r2:g r3:b", BLACK, (2, 2)), None, None),
])  # fmt: skip
def test_an_arrow_stands_at_the_active_player_and_a_star_at_the_winner(
    position: Position, turn: str | None, winner: str | None
) -> None:
    root = parse(draw_svg(position))
    signed = {
        sign: [panel.attrib["data-player"] for panel in having(root, "data-player") if parts(panel, sign)]
        for sign in ("turn", "winner")
    }
    assert signed == {"turn": [turn] if turn else [], "winner": [winner] if winner else []}


@given(seeds)
@settings(max_examples=20)
def test_svg_is_well_formed_and_stands_alone(seed: int) -> None:
    root = parse(draw_svg(*random_position(seed)))
    tags = {"svg", "title", "desc", "g", "rect", "path", "circle", "ellipse", "text"}
    assert root.attrib["role"] == "img"
    assert {found.tag for found in root.iter()} <= tags
    assert not any(name in {"id", "href", "style"} for found in root.iter() for name in found.attrib)


def test_lettering_is_legible_on_a_screen_360_pixels_wide() -> None:
    root = parse(draw_svg(MID_GAME, MID_GAME.decline(), size=360))
    scale = 360 / float(root.attrib["viewBox"].split()[2])
    assert min(float(text.attrib["font-size"]) for text in root.iter("text")) * scale >= 10


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
