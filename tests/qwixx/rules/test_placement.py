"""Placing a stone: Q5 to Q10, Q17 and Q18, with examples F1 and F2."""

from duellum.qwixx import BLACK, GREY, Colour, Effect, Placement, parse_field
from duellum.qwixx.rules.board import STONES, Row, Stack
from tests.qwixx.positions import FIVE_RED, legal_choices, play, set_up
from tests.qwixx.rules.refusals import refusal, usable


def test_f1_in_the_red_row() -> None:
    position = set_up("r3:g r5:b r7:b")
    assert usable(position, "r", GREY) == {4, 6, 7, 8, 9, 10, 11}
    assert usable(position, "r", BLACK) == {7, 8, 9, 10, 11}


def test_f2_in_the_blue_row() -> None:
    position = set_up("b12:b2 b10:b2 b9:b b8:g b5:g2")
    assert usable(position, "b", BLACK) == {7, 6, 4, 3, 2}
    assert usable(position, "b", GREY) == {5, 4, 3}


def test_q5_a_new_stone_goes_right_of_the_own_right_most() -> None:
    position = set_up("r6:b g6:g", roll="41/1111")
    assert legal_choices(position) == {"y5", "g5", "b5", "-"}
    assert refusal(position, "r5") == ("r5 is left of your own right-most stone on r6", "Q5")


def test_q5_only_own_stones_count() -> None:
    position = set_up("r9:g", roll="41/1111")
    assert "r5" in legal_choices(position)


def test_q5_after_a_capture_the_next_one_to_the_left_is_decisive_again() -> None:
    position = set_up("r3:b r9:b", to_move=GREY, roll="63/1111")
    captured = play(position, "r9 - 41/1111")
    assert captured.to_move is BLACK
    assert "r5" in legal_choices(captured)
    assert usable(captured, "r", BLACK) == {4, 5, 6, 7, 8, 9, 10, 11}


def test_q6_an_enemy_stone_bars_its_field() -> None:
    position = set_up("r5:g r8:g", roll="41/1111")
    assert refusal(position, "r5") == ("r5 is not allowed: the enemy stone there is not the front", "Q6")


def test_q7_a_single_enemy_front_may_be_captured_and_goes_home() -> None:
    position = set_up("r5:g", roll="41/1111")
    assert position.placement(parse_field("r5")) == Placement(parse_field("r5"), Effect.CAPTURE)
    after = play(position, "r5")
    assert after.board[Colour.RED].stacks[3] == Stack(BLACK, 1)
    assert after.supply(GREY) == STONES


def test_q7_the_front_is_the_right_most_of_either_player() -> None:
    assert set_up("r5:g r8:b").board[Colour.RED].front == 6
    assert set_up("g5:g g8:b").board[Colour.GREEN].front == 7
    assert Row().front == -1


def test_q8_the_front_may_be_raised_again_and_again() -> None:
    position = set_up("r5:b12", roll="41/1111")
    assert position.placement(parse_field("r5")) == Placement(parse_field("r5"), Effect.STACK, 13)
    assert play(position, "r5").board[Colour.RED].count(BLACK) == 13


def test_q9_a_stack_cannot_be_captured() -> None:
    position = set_up("r5:g2", roll="41/1111")
    assert refusal(position, "r5") == ("r5 is not allowed: the stack there cannot be captured", "Q9")


def test_q10_overtaken_stones_and_stacks_are_frozen() -> None:
    by_enemy = set_up("r5:b2 r8:g", roll="41/1111")
    assert refusal(by_enemy, "r5") == ("your r5 has been overtaken, so you cannot stack on it", "Q10")
    by_own = set_up("r5:b r8:b", roll="41/1111")
    assert refusal(by_own, "r5")[1] == "Q10"
    enemy_stack = set_up("r5:g3 r8:b", roll="41/1111")
    assert "r5" not in legal_choices(enemy_stack)


def test_q17_the_last_number_needs_five_own_stones_now_on_the_board() -> None:
    assert usable(set_up(FIVE_RED), "r", BLACK) >= {12}
    assert usable(set_up("r2:b2 r3:b r5:b2"), "r", BLACK) >= {12}
    four = set_up("r2:b4 r5:g7", roll="66/1111")
    assert refusal(four, "r12") == ("r12 needs five of your stones before it, but there are 4", "Q17")
    assert four.board[Colour.RED].count(GREY) == 7


def test_q17_a_captured_stone_no_longer_counts() -> None:
    position = set_up("r2:b4 r5:b", to_move=GREY, roll="41/1111")
    assert 12 in usable(position, "r", BLACK)
    assert 12 not in usable(play(position, "r5 -"), "r", BLACK)


def test_q18_the_lock_stone_counts_in_the_row() -> None:
    after = play(set_up(FIVE_RED, roll="66/1111"), "r12")
    assert after.board[Colour.RED].lock is BLACK
    assert after.board[Colour.RED].count(BLACK) == 7
    assert after.row_scores(BLACK) == (28, 0, 0, 0)
