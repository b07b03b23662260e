"""The viewpoint: where squares lie from either side."""

from hypothesis import given, settings

from duellum.battle import draw_svg
from tests.battle.drawing.svg_tree import HEIGHT, WIDTH, parse, pieces_in, random_game_position
from tests.battle.drawing.test_svg import expected_pieces
from tests.strategies import seeds

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
