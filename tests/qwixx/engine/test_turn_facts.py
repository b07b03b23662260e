"""Facts about a turn by the plain rules."""

from duellum.qwixx import Position, field_name
from duellum.qwixx.engine.turn_facts import (
    PlacedStone,
    closes_row,
    count_points,
    find_fields,
    is_misthrow,
    trace_turn,
)
from tests.qwixx.positions import set_up


def place(position: Position, *texts: str) -> list[PlacedStone]:
    now, line = position, []
    for text in texts:
        line.append(now.parse_move(text))
        now = now.play(line[-1])
    stones, after = trace_turn(position, line)  # type: ignore[arg-type]  # no rolls among them
    assert after == now
    return stones


def test_a_turn_is_traced_stone_by_stone() -> None:
    position = set_up("r5:b b5:b", roll="34/1231")
    red, blue = place(position, "r7", "b5")
    assert (red.skipped, red.points, blue.skipped, blue.points) == (1, 2, 0, 2)
    assert place(position, "-", "-") == []


def test_what_a_stone_takes_opens_and_passes() -> None:
    [capture] = place(set_up("r5:g2 r7:g", roll="34/1231"), "r7")
    assert (capture.points_taken, capture.overtaken) == (3, None)
    [fifth] = place(set_up("r2:b4 r3:g2", roll="34/1231"), "r7")
    assert fifth.opened_field is not None
    assert field_name(fifth.opened_field) == "r12"
    assert fifth.overtaken is not None
    assert (field_name(fifth.overtaken[0]), fifth.overtaken[1].height) == ("r3", 2)
    [closing] = place(set_up("r2:b5", roll="66/1231"), "r12")
    assert closes_row(closing)
    assert not closes_row(fifth)
    assert closing.points == 13  # the stone and the lock stone


def test_points_of_a_turn() -> None:
    position = set_up("", roll="34/1231")
    nothing = [position.parse_move("-"), position.play("-").parse_move("-")]
    assert count_points(position, nothing) == -5  # type: ignore[arg-type]  # no rolls among them
    assert is_misthrow(nothing)  # type: ignore[arg-type]  # no rolls among them
    one = [position.parse_move("r7"), position.play("r7").parse_move("-")]
    assert count_points(position, one) == 1  # type: ignore[arg-type]  # no rolls among them
    assert not is_misthrow(one)  # type: ignore[arg-type]  # no rolls among them


def test_the_fields_of_both_actions_are_found() -> None:
    fields = set(map(field_name, find_fields(set_up("", roll="34/1231"))))
    assert fields == {"r7", "y7", "g7", "b7", "r4", "r5", "y5", "y6", "g6", "b4", "b5"}
    second = set_up("r7:b", roll="34/1231", first="r7")
    assert set(map(field_name, find_fields(second))) == {"y5", "y6", "g6", "g7", "b4", "b5"}
