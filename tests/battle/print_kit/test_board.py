"""Battle's board: two halves that meet exactly, in true size."""

from itertools import pairwise

from duellum.battle.print_kit.board import HALF_HEIGHT, HALF_WIDTH, STRIP, board_pages, half_svg
from duellum.battle.print_kit.dice import SQUARE
from duellum.battle.rules.board import FILES, PALACES, RANKS, square_name
from duellum.printing.page import Paper
from tests.printing.svg_files import find_all, points_of, shift_of, view_box


def corners(svg: str) -> dict[str, tuple[float, float]]:
    return {
        one.attrib["data-square"]: (float(one.attrib["x"]), float(one.attrib["y"]))
        for one in find_all(svg, "data-square")
    }


def test_the_halves_meet_at_the_fold_with_every_square_in_line() -> None:
    white, black = corners(half_svg(is_white=True)), corners(half_svg(is_white=False))
    assert {*white, *black} == {file + rank for file in FILES for rank in RANKS}
    assert len(white) == len(black) == 36
    lift = HALF_HEIGHT - STRIP  # Black's lower edge is on the fold of White's strip
    board = white | {name: (x, y - lift) for name, (x, y) in black.items()}
    for upper, lower in pairwise(reversed(RANKS)):
        for file in FILES:
            (x, y), (below_x, below_y) = board[file + upper], board[file + lower]
            assert (below_x - x, below_y - y) == (0, SQUARE)
    for left, right in pairwise(FILES):
        for rank in RANKS:
            assert board[right + rank][0] - board[left + rank][0] == SQUARE


def test_the_fold_of_the_strip_is_the_edge_of_the_squares() -> None:
    [fold] = [
        one for one in find_all(half_svg(is_white=True), "data-line") if one.attrib["data-line"] == "fold"
    ]
    assert [*points_of(fold.attrib["d"])] == [(0, STRIP), (HALF_WIDTH, STRIP)]


def test_the_palaces_are_marked_on_their_squares() -> None:
    for is_white, square in zip((True, False), PALACES.values(), strict=True):
        svg = half_svg(is_white=is_white)
        [palace] = find_all(svg, "data-palace")
        x, y = corners(svg)[square_name(square)]
        assert shift_of(palace) == (x + SQUARE / 2, y + SQUARE / 2)
        assert palace.attrib["data-palace"] == ("white" if is_white else "black")


def test_a_unit_of_each_drawing_is_a_millimetre_on_paper() -> None:
    for paper in Paper:
        for page in board_pages(paper):
            [part] = page.drawings
            assert view_box(part.svg) == (round(part.width, 2), round(part.height, 2))
