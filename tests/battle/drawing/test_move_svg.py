"""Moves as SVG: the last and the chosen one."""

from hypothesis import given, settings

from duellum.battle import Position, draw_svg, parse_square
from tests.battle.drawing.svg_tree import (
    HEIGHT,
    MID_GAME,
    WIDTH,
    centre,
    faces_of,
    parse,
    parts,
    pieces_in,
    pips_at,
    point_of,
    random_game_position,
)
from tests.strategies import seeds


def test_last_move_shows_its_start_and_its_target() -> None:
    move = Position.start().parse_move("i1n4w1")
    for flipped in (False, True):
        root = parse(draw_svg(Position.start().play(move), move, flipped=flipped))
        marked = [point_of(parts(root, name)[0]) for name in ("last-start", "last-target")]
        points = [centre(parse_square("i1")), centre(parse_square("h5"))]
        assert marked == ([(WIDTH - x, HEIGHT - y) for x, y in points] if flipped else points)


def test_no_move_is_marked_unless_given() -> None:
    root = parse(draw_svg(Position.start()))
    assert parts(root, "last-move") == parts(root, "chosen") == []


@given(seeds)
@settings(max_examples=20)
def test_chosen_path_shows_the_face_after_each_step(seed: int) -> None:
    position, _ = random_game_position(seed)
    for move in [move for move in position.legal_moves() if move.faces][:8]:
        root = parse(draw_svg(position, chosen=move))
        steps = [(point_of(step), pips_at(step)) for step in parts(root, "step")]
        assert steps == list(zip(map(centre, move.path[:-1]), move.faces[:-1], strict=True))
        (end,) = parts(root, "capture" if move.captured else "target")
        shown = pips_at(end) if move.captured else faces_of(end)["top"]
        assert (point_of(end), shown) == (centre(move.target), move.faces[-1])


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
    assert (point_of(target), len(parts(target, "crown"))) == (centre(parse_square("d1")), 1)
