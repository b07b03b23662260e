"""Drawings of Battle: every face in its place, in text and in SVG, from either seat."""

import re
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings

from duellum import battle
from duellum.battle import BLACK, WHITE, Move, Piece, Position, draw_svg, draw_text, parse_square, square_name
from duellum.battle.rules.board import SQUARES, Side, file_of, rank_of
from tests.strategies import random_game, seeds

WIDTH, HEIGHT = 992, 892
MID_GAME = Position.parse("4k4/9/2t4x1/9/3t5/9/4C4/T3K4 w 3 40")
OPPOSITE = {"up": "down", "down": "up", "left": "right", "right": "left", "top": "top"}
Place = tuple[float, float]


def random_position(seed: int) -> tuple[Position, Move | None]:
    game = random_game(battle.RULES, seed, most_plies=40)
    position = game.position
    assert isinstance(position, Position)
    return position, game.moves[-1] if game.moves else None


# Text


def cell(drawing: str, name: str) -> list[str]:
    """The three lines of a square, without its walls."""
    square = parse_square(name)
    line, column = 2 + 4 * (7 - rank_of(square)), 3 + 8 * file_of(square)
    return [text.ljust(77)[column : column + 7] for text in drawing.split("\n")[line : line + 3]]


def text_of(piece: Piece | None) -> list[str]:
    if piece is None:
        return [" " * 7] * 3
    left, right = ("[", "]") if piece.side is WHITE else ("(", ")")
    if piece.die is None:
        return [" " * 7, f"  {left}K{right}  ", " " * 7]
    die = piece.die
    return [f"   {die.north}   ", f" {die.west}{left}{die.top}{right}{die.east} ", f"   {die.south}   "]


@given(seeds)
@settings(max_examples=30)
def test_text_shows_every_face_of_every_piece_in_its_place(seed: int) -> None:
    position, _ = random_position(seed)
    drawing = draw_text(position)
    for square in SQUARES:
        assert cell(drawing, square_name(square)) == text_of(position.board[square])


@given(seeds)
@settings(max_examples=30)
def test_text_fits_a_terminal(seed: int) -> None:
    lines = draw_text(*random_position(seed)).split("\n")
    assert max(map(len, lines)) <= 80
    assert len(lines) <= 40
    assert lines == [line.rstrip() for line in lines]


def test_text_names_files_and_ranks() -> None:
    lines = draw_text(Position.start()).split("\n")
    assert lines[0].split() == lines[-1].split() == list("abcdefghi")
    assert [line[0] for line in lines if line[0] != " "] == list("87654321")


def test_text_frames_the_palaces_also_when_empty() -> None:
    lines = draw_text(Position.parse("9/3k5/9/9/9/9/3K5/9 w 0 1")).split("\n")
    framed = [number for number, line in enumerate(lines) if line[34:43] == "╔═══════╗"]
    assert framed == [1, 29]
    assert [lines[number + 2][34:43] for number in framed] == ["║       ║"] * 2
    assert [lines[number + 4][34:43] for number in framed] == ["╚═══════╝"] * 2
    assert "".join(lines).count("╔") == 2


def test_text_marks_where_the_last_move_started_ended_and_went() -> None:
    start = Position.start()
    move = start.parse_move("i1n4w1")
    drawing = draw_text(start.play(move), move)
    assert cell(drawing, "i1") == ["*     *", "   ↑   ", "*     *"]
    assert cell(drawing, "h5") == ["*  4  *", " 5[6]2 ", "*  3  *"]
    assert [cell(drawing, name)[1].strip() for name in ("i2", "i3", "i4", "i5")] == ["↑", "↑", "↑", "←"]
    assert drawing.count("*") == 8


# SVG


def parse(drawing: str) -> ET.Element:
    return ET.fromstring(re.sub(' xmlns="[^"]*"', "", drawing))  # noqa: S314 - our own drawing


def place_of(group: ET.Element) -> Place:
    found = re.match(r"translate\((\S+) (\S+)\)", group.attrib["transform"])
    assert found is not None
    return float(found[1]), float(found[2])


def parts(root: ET.Element, name: str) -> list[ET.Element]:
    return [found for found in root.iter() if found.attrib.get("data-part") == name]


def pips_at(group: ET.Element) -> int:
    return sum(1 for _ in group.iter("circle"))


def faces_of(group: ET.Element) -> dict[str, int]:
    """By edge the number of pips drawn there."""
    edges = [found for found in group.iter("g") if "data-edge" in found.attrib]
    return {found.attrib["data-edge"]: pips_at(found) for found in edges}


def pieces_in(root: ET.Element) -> dict[str, tuple[Place, str, dict[str, int]]]:
    """By square where a piece is drawn, whose it is, and its faces by edge."""
    groups = [child for child in root if "data-square" in child.attrib]
    return {
        group.attrib["data-square"]: (place_of(group), group.attrib["data-side"], faces_of(group))
        for group in groups
    }


def centre(square: int) -> Place:
    return 96 + 100 * file_of(square), 796 - 100 * rank_of(square)


def expected_pieces(position: Position) -> dict[str, tuple[Place, str, dict[str, int]]]:
    expected = {}
    for square, piece in enumerate(position.board):
        if piece is not None:
            die, side = piece.die, ("white", "black")[piece.side]
            faces = {} if die is None else {
                "top": die.top, "up": die.north, "down": die.south, "left": die.west, "right": die.east,
            }  # fmt: skip
            expected[square_name(square)] = centre(square), side, faces
    return expected


@given(seeds)
@settings(max_examples=30)
def test_svg_shows_every_face_of_every_piece_in_its_place(seed: int) -> None:
    position, last_move = random_position(seed)
    assert pieces_in(parse(draw_svg(position, last_move))) == expected_pieces(position)


@given(seeds)
@settings(max_examples=30)
def test_flipped_svg_is_the_same_turned_by_half(seed: int) -> None:
    position, last_move = random_position(seed)
    turned = {
        name: ((WIDTH - x, HEIGHT - y), side, {OPPOSITE[edge]: face for edge, face in faces.items()})
        for name, ((x, y), side, faces) in expected_pieces(position).items()
    }
    assert pieces_in(parse(draw_svg(position, last_move, flipped=True))) == turned


@given(seeds)
@settings(max_examples=20)
def test_svg_is_well_formed_and_stands_alone(seed: int) -> None:
    position, last_move = random_position(seed)
    for chosen in position.legal_moves()[:3] or (None,):
        root = parse(draw_svg(position, last_move, chosen=chosen))
        assert root.attrib["role"] == "img"
        assert {found.tag for found in root.iter()} <= {
            "svg",
            "title",
            "desc",
            "g",
            "rect",
            "path",
            "circle",
            "text",
        }
        assert not any(name in {"id", "href", "style"} for found in root.iter() for name in found.attrib)


@pytest.mark.parametrize("flipped", [False, True])
def test_labels_stand_at_their_files_and_ranks_from_either_seat(*, flipped: bool) -> None:
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
        places = {place_of(group) for group in palaces if "transform" in group.attrib}
        assert places == {centre(parse_square("e1")), centre(parse_square("e8"))}


def test_kings_wear_crowns_drawn_as_paths() -> None:
    root = parse(draw_svg(Position.start()))
    crowned = [
        child.attrib["data-square"]
        for child in root
        if "data-square" in child.attrib and parts(child, "crown")
    ]
    assert crowned == ["e1", "e8"]
    assert all(crown.find("path") is not None for crown in parts(root, "crown"))


def test_last_move_shows_its_start_and_its_target() -> None:
    move = Position.start().parse_move("i1n4w1")
    for flipped in (False, True):
        root = parse(draw_svg(Position.start().play(move), move, flipped=flipped))
        marked = [place_of(parts(root, name)[0]) for name in ("last-start", "last-target")]
        places = [centre(parse_square("i1")), centre(parse_square("h5"))]
        assert marked == ([(WIDTH - x, HEIGHT - y) for x, y in places] if flipped else places)


def test_no_move_is_marked_unless_given() -> None:
    root = parse(draw_svg(Position.start()))
    assert parts(root, "last-move") == parts(root, "chosen") == []


@given(seeds)
@settings(max_examples=20)
def test_chosen_path_shows_the_face_after_each_step(seed: int) -> None:
    position, _ = random_position(seed)
    for move in [move for move in position.legal_moves() if move.faces][:8]:
        root = parse(draw_svg(position, chosen=move))
        steps = [(place_of(step), pips_at(step)) for step in parts(root, "step")]
        assert steps == list(zip(map(centre, move.path[:-1]), move.faces[:-1], strict=True))
        (end,) = parts(root, "capture" if move.captured else "target")
        shown = pips_at(end) if move.captured else faces_of(end)["top"]
        assert (place_of(end), shown) == (centre(move.target), move.faces[-1])


def test_chosen_target_lies_as_the_die_will_lie() -> None:
    (target,) = parts(
        parse(draw_svg(Position.start(), chosen=Position.start().parse_move("i1n4w1"))), "target"
    )
    assert faces_of(target) == {"top": 6, "up": 4, "down": 3, "left": 5, "right": 2}


def test_chosen_capture_is_marked_by_a_cross_and_leaves_the_captured_die_visible() -> None:
    position = Position.parse("4k4/9/9/9/9/5t3/5C3/T3K4 w 3 40")
    capture = parse(draw_svg(position, chosen=position.parse_move("f2n1")))
    quiet = parse(draw_svg(position, chosen=position.parse_move("f2e1")))
    assert [len(parts(root, "capture")) for root in (capture, quiet)] == [1, 0]
    assert pieces_in(capture)["f3"][2]["top"] == 5


def test_chosen_king_move_shows_a_crown_at_the_target() -> None:
    king_move = MID_GAME.parse_move("e1w1")
    (target,) = parts(parse(draw_svg(MID_GAME, chosen=king_move)), "target")
    assert (place_of(target), len(parts(target, "crown"))) == (centre(parse_square("d1")), 1)


@pytest.mark.parametrize(
    ("text", "title", "scores"),
    [
        ("sbfwkwfbs/9/9/9/9/9/9/TCGXKXGCT w 0 1", "Battle: White to move", []),
        ("sbfwkwfbs/9/9/7X1/9/9/9/TCGXKXGC1 b 1 1", "Battle: Black to move", []),
        ("4K4/9/9/9/4k4/9/9/9 b 3 40", "Battle: White won, palace taken", ["1", "0"]),
        ("9/9/9/9/4k4/9/9/9 w 0 40", "Battle: Black won, king captured", ["0", "1"]),
        ("4k4/9/9/9/9/9/9/4K4 w 100 90", "Battle: draw, long game", ["½", "½"]),
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


def test_description_says_in_words_what_is_drawn() -> None:
    position = Position.parse("4k4/9/9/9/9/9/9/T3K4 w 3 40")
    words = parse(draw_svg(position, chosen=position.parse_move("a1n5"))).findtext("desc")
    assert words == "White: 5 on a1, king on e1. Black: king on e8. Chosen move: a1n5, showing 3, 2, 4, 5, 3."


def test_size_sets_the_width_in_pixels() -> None:
    root = parse(draw_svg(Position.start(), size=496))
    assert (root.attrib["viewBox"], root.attrib["width"], root.attrib["height"]) == (
        "0 0 992 892",
        "496",
        "446",
    )


def test_notebooks_draw_a_position() -> None:
    assert battle.Position._repr_svg_(MID_GAME) == draw_svg(MID_GAME)
