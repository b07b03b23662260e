"""The texts of Qwixx Duel: inverse both ways, and refused with the reason where they are at fault."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duellum.core.errors import MoveError, PositionError
from duellum.qwixx import BLACK, GREY, Position, Roll, Turn, field_name, format_turn, parse_field, parse_turn
from duellum.qwixx.rules.board import FIELDS, Side
from duellum.qwixx.rules.notation import format_choice, format_roll, parse_choice, parse_position, parse_roll
from tests.qwixx.positions import play, random_game_positions, set_up
from tests.strategies import seeds

E = "...........-"
START = f"{E}/{E}/{E}/{E} b 0:0 - r"

faces = st.integers(1, 6)
colours = st.tuples(*[st.none() | faces] * 4)
rolls = st.builds(Roll, st.tuples(faces, faces), colours)
choices = st.sampled_from([*FIELDS, "-"])


def test_the_start_is_written_as_in_the_rules() -> None:
    assert str(Position.start()) == START
    assert Position.parse(START) == Position.start(BLACK)
    assert Position.parse(START.replace(" b ", " g ")) == Position.start(GREY)


def test_fields_are_named_by_row_and_number() -> None:
    names = [field_name(field) for field in FIELDS]
    assert names[:2] + names[10:12] + names[22:24] + names[43:] == [
        "r2",
        "r3",
        "r12",
        "y2",
        "g12",
        "g11",
        "b2",
    ]
    assert [parse_field(name) for name in names] == list(FIELDS)


def test_rolls_are_written_as_in_the_rules() -> None:
    assert parse_roll("41/3526") == Roll((4, 1), (3, 5, 2, 6))
    assert parse_roll("41/35-6") == Roll((4, 1), (3, 5, None, 6))
    assert str(Roll((1, 4), (3, 5, None, 6))) == "41/35-6"


def test_the_white_dice_may_come_in_either_order() -> None:
    assert parse_roll("14/3526") == parse_roll("41/3526")
    assert format_roll(parse_roll("14/3526")) == "41/3526"


def test_a_turn_is_a_roll_and_its_choices() -> None:
    text = "41/3526 y5 b10"
    assert parse_turn(text) == Turn(parse_roll("41/3526"), (parse_field("y5"), parse_field("b10")))
    assert format_turn(parse_turn(text)) == text
    assert parse_turn("66/3526 r12").choices == (parse_field("r12"),)


@given(rolls)
def test_rolls_are_inverse(roll: Roll) -> None:
    assert parse_roll(format_roll(roll)) == roll


@given(rolls, st.lists(choices, min_size=1, max_size=2).map(tuple))
def test_turns_are_inverse(roll: Roll, chosen: tuple[int, ...]) -> None:
    turn = Turn(roll, chosen)
    assert parse_turn(format_turn(turn)) == turn
    assert [parse_choice(format_choice(choice)) for choice in chosen] == list(chosen)


@given(seed=seeds, declining=st.none() | st.floats(0, 0.6))
def test_every_position_of_a_game_is_accepted_and_inverse(seed: int, declining: float | None) -> None:
    for position in random_game_positions(seed, declining):
        text = str(position)
        assert Position.parse(text) == position
        assert [position.parse_move(str(move)) for move in position.legal_moves()] == list(
            position.legal_moves()
        )


@given(
    rows=st.lists(st.sampled_from([E, "b" + E[1:], ".g3" + E[2:]]), min_size=4, max_size=4),
    side=st.sampled_from("bg"),
)
def test_texts_are_inverse_even_where_the_position_is_illegal(rows: list[str], side: str) -> None:
    fields = parse_position(f"{'/'.join(rows)} {side} 0:1 - r")
    assert str(Position(*fields)) == f"{'/'.join(rows)} {side} 0:1 - r"


@pytest.mark.parametrize(
    ("position", "text"),
    [
        (set_up("r5:b r7:g12", GREY), f"...b.g12.....-/{E}/{E}/{E} g 0:0 - r"),
        (set_up("g12:b5 g2:b g=b", GREY), f"{E}/{E}/b5.........bb/{E} g 0:0 - r"),
        (set_up("r2:b5 r12:b"), f"b5.........bx/{E}/{E}/{E} b 0:0 - r"),
        (set_up("", BLACK, (1, 2), "41/3526"), f"{E}/{E}/{E}/{E} b 1:2 41/3526 1"),
        (set_up("", BLACK, (0, 0), "41/3526", "-"), f"{E}/{E}/{E}/{E} b 0:0 41/3526 2:-"),
        (set_up("y5:b", BLACK, (0, 0), "41/3526", "y5"), f"{E}/...b.......-/{E}/{E} b 0:0 41/3526 2:y5"),
    ],
)
def test_a_position_s_text(position: Position, text: str) -> None:
    assert str(position) == text
    assert Position(*parse_position(text)) == position


def test_the_die_of_a_row_closed_by_action_1_is_out_of_the_roll() -> None:
    between = play(set_up("g12:b5", misthrows=(0, 3), roll="11/3526"), "g2")
    assert str(between) == f"{E}/{E}/b5.........bb/{E} b 0:3 11/35-6 2:g2"


@pytest.mark.parametrize("text", ["", "r", "r1", "r13", "R5", "x5", "5r", "r05", "y5 ", "r\u0665"])
def test_what_is_no_field_is_refused(text: str) -> None:
    with pytest.raises(
        MoveError, match="is not a space: spaces are r, y, g or b and a number from 2 to 12, like y5"
    ):
        parse_field(text)


@pytest.mark.parametrize(
    "text", ["", "41", "413526", "41/352", "41/35267", "71/3526", "4-/3526", "41/3506", "41/3526 "]
)
def test_what_is_no_roll_is_refused(text: str) -> None:
    with pytest.raises(
        MoveError, match="is not a roll: a roll is two white dice, a slash, then red, yellow, green"
    ):
        parse_roll(text)


@pytest.mark.parametrize("text", ["41/3526", "41/3526 y5 b10 -", "41/3526  y5"])
def test_what_is_no_turn_is_refused(text: str) -> None:
    with pytest.raises(MoveError):
        parse_turn(text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (START[:-2], "a position must have 5 fields with one space between them"),
        (START.replace(" b ", " w "), "the active player must be b or g, not 'w'"),
        (START.replace("0:0", "0-0"), "misthrows must be written black:grey, like 1:0, not '0-0'"),
        (START[1:], "red row: '-' follows 10 of 11 spaces"),
        (
            START.replace("..../", "...?/", 1).replace("-/", "?/", 1),
            "red row: the lock after 11 spaces must be -, b, g or x, not '[?]'",
        ),
        ("?" + START[1:], "red row: '[?]..........-' follows 0 of 11 spaces: a space is ., or b or g"),
        ("b1" + START[1:], "red row: the height of a stack must be 2 or more, not 'b1'"),
        ("b02" + START[1:], "red row: the height of a stack must be 2 or more, not 'b02'"),
        (START.replace("-/", "/", 1), "red row: the lock after 11 spaces must be -, b, g or x, not ''"),
        (START.replace("/", " ", 1), "a position must have 5 fields"),
        (START.replace(f"/{E} ", " "), "a board must have 4 rows with / between them, not 3"),
        (
            START.replace("-/", "x/", 1),
            "red row: it is marked as closed \\(x\\), but there is no stone on its last number",
        ),
        (
            f"b5.........b-/{E}/{E}/{E} g 0:0 - r",
            "red row: there is a stone on its last number, so it must be marked as closed \\(x\\)",
        ),
        (START.replace("- r", "- 3"), "the stage must be r, 1, 2:- or 2: and a space, not '3'"),
        (START.replace("- r", "- 1"), "the stage 1 needs a roll"),
        (START.replace("- r", "41/3526 r"), "the stage r has no roll yet: '41/3526'"),
        (START.replace("- r", "41/3527 1"), "'41/3527' is not a roll"),
        (START.replace("- r", "41/3526 2:y13"), "'y13' is not a space"),
        (START.replace("- r", "41/3526 2"), "the stage must be r, 1, 2:- or 2: and a space, not '2'"),
    ],
)
def test_what_is_no_position_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        Position.parse(text)


def test_every_side_has_a_letter() -> None:
    assert {Position.parse(START.replace(" b ", f" {letter} ")).to_move for letter in "bg"} == set(Side)
