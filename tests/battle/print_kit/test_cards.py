"""Battle's cards: the start position as the rules have it, and a diagram for each face."""

from itertools import combinations

import pytest

from duellum.battle import Position
from duellum.battle.drawing.reach import reach
from duellum.battle.print_kit.cards import card_pages, diagram_die, position_svg
from duellum.battle.rules.board import square_name
from duellum.printing import Paper
from duellum.printing.line_art import DIGITS
from duellum.printing.page import Drawing
from tests.printing.svg_files import find_all


def test_the_start_card_shows_every_piece_with_its_side_faces() -> None:
    start = Position.start()
    placed = {one.attrib["data-square"]: one for one in find_all(position_svg(start), "data-square")}
    for square, piece in enumerate(start.board):
        if piece is None:
            assert square_name(square) not in placed
            continue
        faces = {one.attrib["data-edge"]: int(one.attrib["data-face"])
                 for one in placed[square_name(square)].iter() if "data-edge" in one.attrib}  # fmt: skip
        die = piece.die
        expected = {} if die is None else {
            "top": die.top, "up": die.north, "down": die.south, "left": die.west, "right": die.east,
        }  # fmt: skip
        assert faces == expected


def test_a_position_has_no_word_and_only_the_fonts_of_the_package() -> None:
    texts = find_all(position_svg(Position.start()), "font-family")
    assert {one.attrib["font-family"] for one in texts} == {DIGITS}
    assert {one.text for one in texts} == {*"abcdefghi12345678"}


def test_one_card_has_a_diagram_for_each_face_with_all_that_it_can_reach() -> None:
    card, *diagrams = card_pages(Paper.A4)[1].drawings
    assert [part.alt.args["top"] for part in diagrams] == [6, 5, 4, 3, 2, 1]
    for part in diagrams:
        top = part.alt.args["top"]
        assert isinstance(top, int)
        offsets = {one.attrib["data-offset"] for one in find_all(part.svg, "data-offset")}
        assert offsets == {f"{east} {north}" for east, north in reach(diagram_die(top))}
        assert card.x <= part.x
        assert part.x + part.width <= card.x + card.width
        assert card.y <= part.y
        assert part.y + part.height <= card.y + card.height


def test_diagrams_do_not_touch() -> None:
    _, *diagrams = card_pages(Paper.A4)[1].drawings
    for one, other in combinations(diagrams, 2):
        gap = (abs(centre(one)[0] - centre(other)[0]) + abs(centre(one)[1] - centre(other)[1])) / 8.6
        reaches = [part.alt.args["top"] for part in (one, other)]
        assert gap > sum(int(str(top)) for top in reaches) + 2  # diamonds, with half a square around each


def centre(part: Drawing) -> tuple[float, float]:
    return part.x + part.width / 2, part.y + part.height / 2


@pytest.mark.parametrize("top", range(1, 7))
def test_a_diagram_has_the_three_in_front_where_it_can(top: int) -> None:
    die = diagram_die(top)
    assert die.top == top
    assert die.south == (2 if top in (3, 4) else 3)
