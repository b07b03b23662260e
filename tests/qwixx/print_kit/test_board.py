"""Qwixx Duel's board, stones and score sheets."""

import itertools
from pathlib import Path

import pytest

from duellum.printing import Paper
from duellum.printing.page import Body
from duellum.qwixx.drawing.palette import SIGNS
from duellum.qwixx.print_kit.board import board_pages, board_svg
from duellum.qwixx.print_kit.row import FIELD_WIDTH, LOCK, STONE, place_centre, row_svg, stone_svg
from duellum.qwixx.print_kit.scores import score_pages
from duellum.qwixx.print_kit.stones import HEIGHT, SPINE, stone_pages, stones_svg
from duellum.qwixx.rules.board import BLACK, GREY, Colour, Stack
from duellum.qwixx.rules.scoring import ROW_SCORES
from tests.printing.svg_files import find_all, parse, shift_of, view_box

CLIENT = Path(__file__).parents[3] / "web" / "src" / "games" / "qwixx" / "board" / "board.ts"


def numbers(svg: str) -> list[str]:
    return [one.text or "" for one in parse(svg).iter() if one.tag.endswith("text")]


@pytest.mark.parametrize("colour", Colour)
def test_a_row_has_its_numbers_in_order_and_its_sign(colour: Colour) -> None:
    svg = row_svg(colour)
    assert numbers(svg) == [str(number) for number in colour.numbers]
    assert SIGNS[colour] in svg
    assert not any(SIGNS[other] in svg for other in Colour if other is not colour)


def test_the_signs_are_those_of_the_browser() -> None:
    text = CLIENT.read_text(encoding="utf-8")
    for colour, sign in SIGNS.items():
        assert f'  {colour.letter}: "{sign}",' in text


def test_the_board_has_four_rows_four_places_for_misthrows_and_the_whole_scale() -> None:
    svg = board_svg()
    assert [one.attrib["data-row"] for one in find_all(svg, "data-row")] == ["r", "y", "g", "b"]
    shown = numbers(svg)
    assert shown.count("−5") == 4
    scale = shown[shown.index("−5") + 4 :]
    assert scale[::2] == [*map(str, range(1, 12)), "12+"]
    assert scale[1::2] == [str(points) for points in ROW_SCORES[1:]]


def test_a_stone_lies_on_its_field_and_on_the_lock() -> None:
    assert STONE <= FIELD_WIDTH
    placed = {0: Stack(BLACK, 1), 5: Stack(GREY, 3), LOCK: Stack(BLACK, 1)}
    stones = find_all(row_svg(Colour.RED, placed), "data-stone")
    assert [one.attrib["data-stone"] for one in stones] == ["b", "g", "b"]
    assert "3" in numbers(row_svg(Colour.GREEN, placed))
    centres = [place_centre(place)[0] for place in range(LOCK + 1)]
    gaps = {round(after - before, 6) for before, after in itertools.pairwise(centres)}
    assert gaps == {17.4}


def test_stones_of_the_sides_differ_in_shade_ring_and_middle() -> None:
    black, grey = (parse(stone_svg(side)) for side in (BLACK, GREY))
    shapes = [
        [(one.tag, one.attrib.get("stroke-dasharray")) for one in root.iter()] for root in (black, grey)
    ]
    assert shapes[0] != shapes[1]


def test_there_are_22_stones_of_each_side_whose_backs_match_when_folded() -> None:
    svg = stones_svg()
    parents = [one for one in parse(svg).iter() if any("data-stone" in child.attrib for child in one)]
    places = {shift_of(one): one[0].attrib["data-stone"] for one in parents}
    assert [*places.values()].count("b") == [*places.values()].count("g") == 44
    fronts = {place: side for place, side in places.items() if place[1] < (HEIGHT - SPINE) / 2}
    assert [*fronts.values()].count("b") == 22
    for (x, y), side in fronts.items():
        assert places[x, HEIGHT - y] == side


@pytest.mark.parametrize("make", [board_pages, stone_pages, score_pages])
@pytest.mark.parametrize("paper", Paper)
def test_everything_is_in_true_size_and_on_the_page(make: type, paper: Paper) -> None:
    for page in make(paper):
        body = Body.of(paper, is_landscape=page.is_landscape)
        for part in page.drawings:
            assert view_box(part.svg) == (round(part.width, 2), round(part.height, 2))
            assert part.x >= 0
            assert part.y >= 0
            assert part.x + part.width <= body.width
            assert part.y + part.height <= body.height


def test_six_score_sheets_have_a_line_for_each_row_misthrows_and_total() -> None:
    [page] = score_pages(Paper.A4)
    assert len(page.drawings) == 6
    assert len(page.notes) == 6 * (4 + 2 + 2)
    assert [note.text.id for note in page.notes[:8]] == [
        *["print-row"] * 4, "qwixx-misthrows", "qwixx-sheet-total", "qwixx-side", "qwixx-side",
    ]  # fmt: skip
