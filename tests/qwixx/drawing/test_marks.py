"""Marks: what the last move changed is framed."""

from duellum.qwixx import Move, Position, draw_svg
from duellum.qwixx.drawing.marks import Marks, find_marks
from tests.qwixx.drawing.svg_parts import fields_with, parse, parts


def find_framed(position: Position, last_move: Move | None) -> list[str]:
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
    assert find_framed(rolled, None) == []
    assert find_framed(rolled, roll) == ["dice"]
    assert find_framed(rolled.play(place), place) == ["y5"]
    assert find_framed(declined, rolled.decline()) == []
    assert find_framed(declined.play(declined.decline()), declined.decline()) == ["misthrows"]


def test_marks_are_the_legal_fields_and_what_the_last_move_changed() -> None:
    start = Position.start()
    roll = start.parse_move("41/3526")
    rolled = start.play(roll)
    assert find_marks(rolled, roll) == Marks([3, 14, 29, 40], None, is_roll_last=True)
    move = rolled.parse_move("y5")
    assert find_marks(rolled.play(move), move).last == 14
    missed = rolled.play(rolled.decline())
    misthrow = missed.decline()
    assert find_marks(missed.play(misthrow), misthrow) == Marks([], None, is_misthrow_last=True)
    assert not find_marks(missed, rolled.decline()).is_misthrow_last
