"""The board as SVG: labels, palaces, the side to move and the score."""

import pytest

from duellum.battle import BLACK, WHITE, Position, draw_svg, parse_square
from duellum.battle.rules.board import Side
from tests.battle.drawing.svg_tree import HEIGHT, MID_GAME, centre, parse, parts, point_of


@pytest.mark.parametrize("flipped", [False, True])
def test_labels_stand_at_their_files_and_ranks_from_either_side(*, flipped: bool) -> None:
    labels = [
        (text.text or "", float(text.attrib["x"]), float(text.attrib["y"]))
        for text in parse(draw_svg(Position.start(), flipped=flipped)).iter("text")
    ]
    files = sorted({(x, name) for name, x, _ in labels if name.isalpha()}, reverse=flipped)
    ranks = sorted({(y, name) for name, _, y in labels if name.isdigit()}, reverse=not flipped)
    assert "".join(name for _, name in files) == "abcdefghi"
    assert "".join(name for _, name in ranks) == "12345678"


def test_palaces_are_marked_under_a_piece_and_without_one() -> None:
    for text in ("9/3k5/9/9/9/9/3K5/9 w 0 1", "sbfwkwfbs/9/9/9/9/9/9/TCGXKXGCT w 0 1"):
        palaces = [
            group for group in parse(draw_svg(Position.parse(text))).iter("g") if parts(group, "palace")
        ]
        points = {point_of(group) for group in palaces if "transform" in group.attrib}
        assert points == {centre(parse_square("e1")), centre(parse_square("e8"))}


@pytest.mark.parametrize(
    ("text", "title", "scores"),
    [
        ("sbfwkwfbs/9/9/9/9/9/9/TCGXKXGCT w 0 1", "Battle: White to move.", []),
        ("sbfwkwfbs/9/9/7X1/9/9/9/TCGXKXGC1 b 1 1", "Battle: Black to move.", []),
        ("4K4/9/9/9/4k4/9/9/9 b 3 40", "Battle: White wins! The king reached the enemy palace.", ["1", "0"]),
        ("9/9/9/9/4k4/9/9/9 w 0 40", "Battle: Black wins! The king was captured.", ["0", "1"]),
        ("4k4/9/9/9/9/9/9/4K4 w 100 90", "Battle: A draw. A hundred moves without a capture.", ["½", "½"]),
    ],
)
def test_title_and_scores_say_how_the_game_stands(text: str, title: str, scores: list[str]) -> None:
    root = parse(draw_svg(Position.parse(text)))
    (signs,) = parts(root, "signs")
    assert root.findtext("title") == title
    assert [label.text for label in signs.iter("text")] == scores


@pytest.mark.parametrize(("side", "flipped", "is_below"), [
    (WHITE, False, True), (WHITE, True, False), (BLACK, False, False), (BLACK, True, True),
])  # fmt: skip
def test_an_arrow_points_from_the_player_to_move_to_the_board(
    side: Side, *, flipped: bool, is_below: bool
) -> None:
    position = Position(MID_GAME.board, side, 3, 40)
    (arrow,) = parts(parse(draw_svg(position, flipped=flipped)), "signs")[0].iter("path")
    steps = arrow.attrib["d"].split()
    base, tip = float(steps[2]), float(steps[7])
    assert (base > HEIGHT / 2) is is_below
    assert (tip < base) is is_below
