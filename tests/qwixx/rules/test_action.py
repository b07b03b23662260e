"""The fields that the dice give to each action: Q12 to Q14, with example F3."""

from duellum.qwixx import BLACK, GREY, Colour
from duellum.qwixx.rules.board import Stack
from tests.qwixx.positions import START, legal_choices, play, set_up
from tests.qwixx.rules.refusals import refusal


def test_f3_white_sum_and_white_with_blue() -> None:
    position = play(START, "41/3526 y5 b10")
    assert position == set_up("y5:b b10:b", to_move=GREY)


def test_q12_action_1_takes_the_sum_of_the_white_dice_in_any_row() -> None:
    position = play(START, "41/3526")
    assert legal_choices(position) == {"r5", "y5", "g5", "b5", "-"}
    assert refusal(position, "b10") == ("action 1 needs the sum of the white dice, 5, not 10", "Q12")


def test_q13_action_2_takes_one_white_die_and_the_row_s_own() -> None:
    position = play(START, "41/3526 -")
    assert legal_choices(position) == {"r7", "r4", "y9", "y6", "g6", "g3", "b10", "b7", "-"}
    assert refusal(position, "b11") == (
        "action 2 needs the sum of a white die and the blue die, 10 or 7, not 11",
        "Q13",
    )
    doubled = play(START, "44/3526 -")
    assert [str(move) for move in doubled.legal_moves()] == ["r7", "y9", "g6", "b10", "-"]


def test_q14_the_same_field_twice_in_a_turn_is_refused() -> None:
    position = play(START, "41/1111 r5")
    assert position.board[Colour.RED].stacks[3] == Stack(BLACK, 1)  # a stack would be allowed but for Q14
    assert "r5" not in legal_choices(position)
    assert refusal(position, "r5") == ("action 1 used r5, so action 2 needs a different space", "Q14")
    assert "r5" in legal_choices(play(START, "41/1111 y5"))
