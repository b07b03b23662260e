"""SVG drawings: complete, well formed, and described in words."""

from hypothesis import given, settings

from duellum import battle
from duellum.battle import Position, draw_svg, square_name
from tests.battle.drawing.svg_tree import (
    HEIGHT,
    MID_GAME,
    WIDTH,
    Point,
    centre,
    parse,
    parts,
    pieces_in,
    random_game_position,
)
from tests.strategies import seeds


def expected_pieces(position: Position) -> dict[str, tuple[Point, str, dict[str, int]]]:
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
    position, last_move = random_game_position(seed)
    assert pieces_in(parse(draw_svg(position, last_move))) == expected_pieces(position)


@given(seeds)
@settings(max_examples=20)
def test_svg_is_well_formed_and_stands_alone(seed: int) -> None:
    position, last_move = random_game_position(seed)
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


def test_description_says_in_words_what_is_drawn() -> None:
    position = Position.parse("4k4/9/9/9/9/9/9/T3K4 w 3 40")
    words = parse(draw_svg(position, chosen=position.parse_move("a1n5"))).findtext("desc")
    assert words == (
        "White die, 5 on top, on a1. White king on e1. Black king on e8. Selected move: a1 to a6, shows 3."
    )


def test_title_description_and_tooltips_are_in_the_language() -> None:
    position = Position.parse("4k4/9/9/9/9/9/9/T3K4 w 3 40")
    root = parse(draw_svg(position, chosen="a1n5", language="de"))
    assert root.findtext("title") == "Duell: Weiß ist am Zug."
    assert "Gewählter Zug: a1 nach a6, oben die 3." in (root.findtext("desc") or "")
    tooltips = [title.text for title in root.iter("title")][1:]
    assert tooltips[0] == "Weißer Würfel auf a1, oben die 5."


def test_size_sets_the_width_in_pixels() -> None:
    root = parse(draw_svg(Position.start(), size=496))
    assert (root.attrib["viewBox"], root.attrib["width"], root.attrib["height"]) == (
        "0 0 992 892",
        "496",
        "446",
    )


def test_notebooks_draw_a_position() -> None:
    assert battle.Position._repr_svg_(MID_GAME) == draw_svg(MID_GAME)


def test_kings_wear_crowns_drawn_as_paths() -> None:
    root = parse(draw_svg(Position.start()))
    crowned = [
        child.attrib["data-square"]
        for child in root
        if "data-square" in child.attrib and parts(child, "crown")
    ]
    assert crowned == ["e1", "e8"]
    assert all(crown.find("path") is not None for crown in parts(root, "crown"))


OPPOSITE = {"up": "down", "down": "up", "left": "right", "right": "left", "top": "top"}


@given(seeds)
@settings(max_examples=30)
def test_flipped_svg_is_the_same_rotated_by_180_degrees(seed: int) -> None:
    position, last_move = random_game_position(seed)
    rotated = {
        name: ((WIDTH - x, HEIGHT - y), side, {OPPOSITE[edge]: face for edge, face in faces.items()})
        for name, ((x, y), side, faces) in expected_pieces(position).items()
    }
    assert pieces_in(parse(draw_svg(position, last_move, flipped=True))) == rotated
