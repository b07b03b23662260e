"""How a piece may travel (B4, B7 to B8, B10 to B13), in the table and as refusals."""

import itertools

import pytest

from duellum.battle import Leg, Position, parse_square, square_name
from duellum.battle.rules.paths import PATHS, directions_of, format_legs, paths_from, walk
from duellum.core.die import Die, Direction
from duellum.core.errors import MoveError
from tests.battle.positions import die_letter, moves_from, refusal, set_up

START = Position.start()


def test_b4_the_king_moves_exactly_one_square() -> None:
    assert moves_from(set_up("Ke4 ke8"), "e4") == {"e4n1", "e4s1", "e4e1", "e4w1"}
    assert refusal(set_up("Ke4 ke8"), "e4n2") == (
        "wrong count 2: the king moves exactly one square",
        "B4",
    )


def test_b7_a_die_tips_over_its_edges() -> None:
    move = START.parse_move("a1n5")
    assert [square_name(square) for square in move.path] == ["a2", "a3", "a4", "a5", "a6"]
    assert move.faces == (3, 2, 4, 5, 3)
    assert move.after.die == Die.from_faces(top=3, north=5, east=6)


def test_b8_the_whole_count_on_top_must_be_used() -> None:
    assert refusal(START, "a1n4") == ("wrong count 4: the top face shows 5", "B8")
    assert refusal(START, "a1n4e2") == ("wrong count 6: the top face shows 5", "B8")
    lone = set_up(f"{die_letter(3, south=1)}d4 Ka1 ki8")
    assert {sum(leg.steps for leg in move.legs) for move in lone.legal_moves() if move.faces} == {3}


def test_b10_a_move_turns_once_at_most_and_by_a_right_angle() -> None:
    lone = set_up(f"{die_letter(3, south=1)}d4 Ka1 ki8")
    assert refusal(lone, "d4n1e1n1") == ("a die may turn at most once in a move", "B10")
    assert refusal(lone, "d4n1n2")[1] == "B10"
    assert "d4n1e2" in moves_from(lone, "d4")


def test_b11_the_first_step_may_go_any_way() -> None:
    lone = set_up(f"{die_letter(3, south=1)}d4 Ka1 ki8")
    assert {move[2] for move in moves_from(lone, "d4")} == set("nsew")
    assert len(moves_from(lone, "d4")) == 4 + 4 * 2 * 2


def test_b12_nothing_rolls_back() -> None:
    lone = set_up(f"{die_letter(3, south=1)}d4 Ka1 ki8")
    assert refusal(lone, "d4n2s1") == ("a move may not roll back over its own path", "B12")
    for move in lone.legal_moves():
        assert len({move.start, *move.path}) == len(move.path) + 1


def test_b13_two_ways_to_one_square_are_two_moves() -> None:
    lone = set_up(f"{die_letter(2, south=3)}d4 Ka1 ki8")
    first, second = lone.parse_move("d4n1e1"), lone.parse_move("d4e1n1")
    assert first.target == second.target
    assert first != second
    assert (first.faces[-1], second.faces[-1]) == (6, 3)
    assert {first, second} <= set(lone.legal_moves())


@pytest.mark.parametrize(
    "legs",
    [
        (),
        (Leg(Direction.NORTH, 6), Leg(Direction.EAST, -1)),
        (Leg(Direction.NORTH, 0), Leg(Direction.EAST, 5)),
    ],
)
def test_legs_that_go_nowhere_are_refused(legs: tuple[Leg, ...]) -> None:
    with pytest.raises(MoveError):
        START.move(parse_square("a1"), legs)


def test_the_table_holds_every_path_of_every_count_once() -> None:
    assert {count: len(paths) for count, paths in PATHS.items()} == {1: 4, 2: 12, 3: 20, 4: 28, 5: 36, 6: 44}
    for count, paths in PATHS.items():
        assert len(set(paths)) == len(paths)
        assert {sum(leg.steps for leg in legs) for legs in paths} == {count}


@pytest.mark.parametrize("count", PATHS)
def test_the_table_is_what_right_angled_walks_allow(count: int) -> None:
    """Enumerate all walks step by step and keep those that turn once at most and never step back."""
    walks = [walk for walk in itertools.product(Direction, repeat=count) if is_allowed(walk)]
    assert sorted(walks) == sorted(directions_of(legs) for legs in PATHS[count])


def is_allowed(walk: tuple[Direction, ...]) -> bool:
    pairs = list(itertools.pairwise(walk))
    is_reversed = any(second is first.opposite for first, second in pairs)
    return not is_reversed and sum(first is not second for first, second in pairs) <= 1


def test_paths_from_a_square_stay_on_the_board_and_name_the_squares_between() -> None:
    paths = paths_from(parse_square("i1"), 3)
    named = {
        format_legs(path.legs): ([square_name(square) for square in path.between], square_name(path.target))
        for path in paths
    }
    assert named == {
        "n1w2": (["i2", "h2"], "g2"),
        "n2w1": (["i2", "i3"], "h3"),
        "n3": (["i2", "i3"], "i4"),
        "w1n2": (["h1", "h2"], "h3"),
        "w2n1": (["h1", "g1"], "g2"),
        "w3": (["h1", "g1"], "f1"),
    }


def test_walking_off_the_board_is_refused() -> None:
    with pytest.raises(MoveError, match="leaves the board north of b8") as caught:
        walk(parse_square("a7"), (Leg(Direction.EAST, 1), Leg(Direction.NORTH, 2)))
    assert caught.value.clause == "B1"
