"""The die: handedness, faces, rolling, letters."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duellum.core.die import LETTERS, ORIENTATIONS, Die, Direction, ImpossibleDieError
from tests.strategies import dice

NAMES = ("top", "bottom", "north", "south", "east", "west")


def determinant(die: Die) -> int:
    """Handedness computed differently: the volume spanned by the vectors of the faces 1, 2 and 3."""
    vectors = {}
    for face, vector in ((die.east, (1, 0, 0)), (die.north, (0, 1, 0)), (die.top, (0, 0, 1))):
        vectors[face] = vector
        vectors[7 - face] = (-vector[0], -vector[1], -vector[2])
    (a, b, c), (d, e, f), (g, h, i) = vectors[1], vectors[2], vectors[3]
    return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)


def test_there_are_24_orientations_all_right_handed() -> None:
    assert len(set(ORIENTATIONS)) == 24
    assert {determinant(die) for die in ORIENTATIONS} == {1}


def test_a_die_with_5_on_top_and_3_to_the_south_has_6_to_the_east() -> None:
    assert Die.from_faces(top=5, south=3).east == 6


@given(dice)
def test_opposite_faces_sum_to_7_and_all_six_are_there(die: Die) -> None:
    assert die.top + die.bottom == die.north + die.south == die.east + die.west == 7
    assert {getattr(die, name) for name in NAMES} == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize(
    ("direction", "comes_up", "goes_forward"),
    [
        (Direction.NORTH, "south", "north"),
        (Direction.SOUTH, "north", "south"),
        (Direction.EAST, "west", "east"),
        (Direction.WEST, "east", "west"),
    ],
)
@given(die=dice)
def test_rolling_brings_the_rear_face_up_and_the_top_forward(
    direction: Direction, comes_up: str, goes_forward: str, die: Die
) -> None:
    rolled = die.roll(direction)
    assert rolled.top == getattr(die, comes_up)
    assert getattr(rolled, goes_forward) == die.top


@given(die=dice, direction=st.sampled_from(Direction))
def test_rolling_keeps_the_axis_and_four_rolls_or_a_roll_back_change_nothing(
    die: Die, direction: Direction
) -> None:
    axis = direction.perpendicular[0].name.lower()
    rolled = die.roll(direction)
    assert getattr(rolled, axis) == getattr(die, axis)
    assert rolled.roll(direction.opposite) == die
    assert rolled.roll(direction).roll(direction).roll(direction) == die


def test_a_left_handed_die_cannot_be_built() -> None:
    with pytest.raises(ImpossibleDieError, match="no right-handed die has top 5, south 3, east 1"):
        Die.from_faces(top=5, south=3, east=1)


@pytest.mark.parametrize(
    ("faces", "message"),
    [
        ({"top": 5}, "4 dice have top 5"),
        ({"top": 5, "bottom": 2}, "4 dice have top 5, bottom 2"),
        ({}, "24 dice have no face given"),
        ({"top": 5, "north": 2}, "no right-handed die has top 5, north 2"),
        ({"top": 7, "north": 2}, "no right-handed die has top 7, north 2"),
        ({"front": 2}, "no face called 'front'"),
    ],
)
def test_faces_that_name_no_die_or_several_are_refused(faces: dict[str, int], message: str) -> None:
    with pytest.raises(ImpossibleDieError, match=message):
        Die.from_faces(**faces)


@pytest.mark.parametrize(("top", "north"), [(1, 1), (1, 6), (0, 3), (3, 8)])
def test_faces_that_do_not_meet_are_refused(top: int, north: int) -> None:
    with pytest.raises(ImpossibleDieError):
        Die(top, north)


@given(dice)
def test_index_and_letter_are_inverse(die: Die) -> None:
    assert Die.from_index(die.index) == die
    assert Die.from_letter(die.letter) == die


def test_letters_follow_the_top_and_then_the_north_face() -> None:
    shown = {top: "".join(die.letter for die in ORIENTATIONS if die.top == top) for top in range(1, 7)}
    assert shown == {1: "ABCD", 2: "EFGH", 3: "IJLM", 4: "NOPQ", 5: "RSTU", 6: "VWXY"}
    assert [die.north for die in ORIENTATIONS[:8]] == [2, 3, 4, 5, 1, 3, 4, 6]


@pytest.mark.parametrize("letter", ["K", "Z", "a", "", "AB"])
def test_a_letter_that_names_no_die_is_refused(letter: str) -> None:
    assert letter not in list(LETTERS)
    with pytest.raises(ImpossibleDieError, match="A to Y without K"):
        Die.from_letter(letter)


@pytest.mark.parametrize("index", [-1, 24])
def test_an_index_that_names_no_die_is_refused(index: int) -> None:
    with pytest.raises(ImpossibleDieError, match="0 to 23"):
        Die.from_index(index)
