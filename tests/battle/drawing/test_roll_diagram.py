"""Roll diagrams agree with the rules, with symmetry, and with their drawings."""

import re
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given

from duellum.battle import BLACK, WHITE, Leg, Piece, Position
from duellum.battle.drawing.roll_diagram import diagram_svg, diagram_text, reach
from duellum.battle.rules.board import FILES, RANKS, SQUARES, file_of, rank_of, square_at
from duellum.core.die import ORIENTATIONS, Die, Direction
from tests.strategies import dice

QUARTER_TURN = {
    Direction.NORTH: Direction.EAST,
    Direction.EAST: Direction.SOUTH,
    Direction.SOUTH: Direction.WEST,
    Direction.WEST: Direction.NORTH,
}


def turned(die: Die) -> Die:
    """Return the die after a quarter turn clockwise on its square."""
    return Die(top=die.top, north=die.west)


def ends(die: Die) -> dict[tuple[tuple[Leg, ...], tuple[int, int]], Die]:
    return {(end.legs, offset): end.die for offset, found in reach(die).items() for end in found}


@pytest.mark.parametrize("die", ORIENTATIONS, ids=lambda die: die.letter)
def test_a_diamond_of_squares_is_reached_off_the_straight_lines_in_two_ways(die: Die) -> None:
    found = reach(die)
    assert len(found) == 4 * die.top
    assert {abs(east) + abs(north) for east, north in found} == {die.top}
    assert all(len(ways) == (2 if east and north else 1) for (east, north), ways in found.items())


@given(dice)
def test_the_way_with_the_vertical_first_leg_comes_first(die: Die) -> None:
    pairs = [ways for ways in reach(die).values() if len(ways) == 2]
    assert all(
        first.legs[0].direction < Direction.EAST <= second.legs[0].direction for first, second in pairs
    )


@pytest.mark.parametrize("die", ORIENTATIONS, ids=lambda die: die.letter)
def test_a_lone_die_on_the_board_has_just_the_diagram_s_moves_that_fit(die: Die) -> None:
    file, rank = 4, 3
    board: list[Piece | None] = [None] * len(SQUARES)
    board[square_at(file, rank)] = Piece(WHITE, die)
    board[square_at(0, 7)], board[square_at(8, 7)] = Piece(WHITE, None), Piece(BLACK, None)
    moves = [move for move in Position(tuple(board), WHITE).legal_moves() if not move.piece.is_king]
    legal = {
        (move.legs, (file_of(move.target) - file, rank_of(move.target) - rank)): move.after.die
        for move in moves
    }
    fitting = {
        (legs, (east, north)): after
        for (legs, (east, north)), after in ends(die).items()
        if file + east in range(len(FILES)) and rank + north in range(len(RANKS))
    }
    assert legal == fitting
    assert (len(fitting) == len(ends(die))) is (die.top <= 3)


@given(dice)
def test_turning_the_die_turns_the_diagram(die: Die) -> None:
    expected = {
        (tuple(Leg(QUARTER_TURN[leg.direction], leg.steps) for leg in legs), (north, -east)): turned(after)
        for (legs, (east, north)), after in ends(die).items()
    }
    assert ends(turned(die)) == expected


@given(dice)
def test_rolling_back_along_every_way_restores_the_die(die: Die) -> None:
    for (legs, _), after in ends(die).items():
        back = after
        for leg in reversed(legs):
            for _ in range(leg.steps):
                back = back.roll(leg.direction.opposite)
        assert back == die


def test_text_of_a_two_tells_ways_apart_by_their_last_leg() -> None:
    expected = """\
            ┌─────┐
            │  5  │
      ┌─────┼─────┼─────┐
      │3↑ 1←│     │→6 ↑3│
┌─────┼─────┘     └─────┼─────┐
│     │        4        │     │
│  5  │      6[2]1      │  5  │
│     │        3        │     │
└─────┼─────┐     ┌─────┼─────┘
      │4↓ 1←│     │→6 ↓4│
      └─────┼─────┼─────┘
            │  5  │
            └─────┘

An arrow beside a face is the direction of the way's last leg."""
    assert diagram_text(Die.showing(top=2, south=3)) == expected


def test_text_needs_no_key_where_every_square_has_one_face() -> None:
    drawing = diagram_text(Die.showing(top=1, south=2))
    assert "arrow" not in drawing
    assert "│  3  │4[1]3│  4  │" in drawing


@pytest.mark.parametrize("die", ORIENTATIONS, ids=lambda die: die.letter)
def test_text_fits_a_terminal_and_shows_the_faces_of_every_square(die: Die) -> None:
    lines = diagram_text(die).split("\n")
    assert max(map(len, lines)) <= 80
    assert lines == [line.rstrip() for line in lines]
    shown = [int(face) for line in lines for face in re.findall(r"\d", line)]
    faces = [face for ways in reach(die).values() for face in dict.fromkeys(end.die.top for end in ways)]
    visible = [die.top, die.north, die.south, die.west, die.east]
    assert sorted(shown) == sorted(faces + visible)


def parse(drawing: str) -> ET.Element:
    return ET.fromstring(re.sub(' xmlns="[^"]*"', "", drawing))  # noqa: S314 - our own drawing


def pips_at(group: ET.Element) -> int:
    return sum(1 for _ in group.iter("circle"))


def place_of(group: ET.Element) -> tuple[float, float]:
    found = re.match(r"translate\((\S+) (\S+)\)", group.attrib["transform"])
    assert found is not None
    return float(found[1]), float(found[2])


@pytest.mark.parametrize("die", ORIENTATIONS, ids=lambda die: die.letter)
def test_svg_shows_one_face_or_two_on_every_square_reached(die: Die) -> None:
    squares = [group for group in parse(diagram_svg(die)).iter("g") if "data-offset" in group.attrib]
    assert len(squares) == len(reach(die))
    for group in squares:
        east, north = map(int, group.attrib["data-offset"].split())
        assert place_of(group) == (100 * east, -100 * north)
        faces = [pips_at(face) for face in group.iter("g") if "data-face" in face.attrib]
        assert faces == list(dict.fromkeys(end.die.top for end in reach(die)[east, north]))


@pytest.mark.parametrize("die", ORIENTATIONS, ids=lambda die: die.letter)
def test_svg_draws_each_of_two_faces_at_the_side_its_way_comes_from(die: Die) -> None:
    for group in parse(diagram_svg(die)).iter("g"):
        if "data-legs" in group.attrib:
            heading = group.attrib["data-legs"][2]
            (arrow,) = group.iter("path")
            x, y = place_of(arrow)
            assert {"e": x == -50, "w": x == 50, "n": y == 50, "s": y == -50}[heading]
            face = next(place_of(part) for part in group if "transform" in part.attrib and part.tag == "g")
            assert min(x * face[0], y * face[1]) > 0


@pytest.mark.parametrize("die", ORIENTATIONS, ids=lambda die: die.letter)
def test_svg_has_the_die_in_the_middle_with_its_five_visible_faces(die: Die) -> None:
    groups = parse(diagram_svg(die)).iter("g")
    faces = {group.attrib["data-edge"]: pips_at(group) for group in groups if "data-edge" in group.attrib}
    assert faces == {
        "top": die.top, "up": die.north, "down": die.south, "left": die.west, "right": die.east,
    }  # fmt: skip


def test_svg_tells_in_words_what_every_way_shows() -> None:
    root = parse(diagram_svg(Die.showing(top=1, south=2), size=170))
    assert root.findtext("title") == "Rolls of a die with 1 on top and 2 in front"
    assert root.findtext("desc") == "After each way: n1 shows 2, s1 shows 5, e1 shows 4, w1 shows 3."
    assert (root.attrib["viewBox"], root.attrib["width"]) == ("0 0 340 340", "170")
