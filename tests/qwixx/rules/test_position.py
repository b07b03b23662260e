"""Qwixx Duel's clauses, each by an example that would fail without it, and the worked examples F1 to F5."""

import dataclasses

import pytest

from duellum.core.errors import MoveError
from duellum.core.game import Game
from duellum.core.rules import Outcome
from duellum.qwixx import BLACK, GREY, RULES, Colour, Decline, Effect, Placement, Position, Roll, parse_field
from duellum.qwixx.rules.board import STONES, Row, Side, Stack
from tests.qwixx.boards import lay, legal, play

START = Position.start()
FIVE_RED = "r2:b5"
"""Black may take red 12 when this is there."""


def usable(position: Position, letter: str, side: Side) -> set[int]:
    """Return the numbers in one row that the side could use in action 1, over all rolls."""
    found = set()
    for number in range(2, 13):
        roll = Roll((number // 2, number - number // 2), (1, 1, 1, 1))
        mine = dataclasses.replace(position, to_move=side, thrown=roll)
        found |= {number} & {int(text[1:]) for text in legal(mine) if text[0] == letter}
    return found


def refusal(position: Position, text: str) -> tuple[str, str | None]:
    """Return why a move is refused, and by which clause."""
    with pytest.raises(MoveError) as caught:
        position.parse_move(text)
    return str(caught.value), caught.value.clause


def test_f1_in_the_red_row() -> None:
    position = lay("r3:g r5:b r7:b")
    assert usable(position, "r", GREY) == {4, 6, 7, 8, 9, 10, 11}
    assert usable(position, "r", BLACK) == {7, 8, 9, 10, 11}


def test_f2_in_the_blue_row() -> None:
    position = lay("b12:b2 b10:b2 b9:b b8:g b5:g2")
    assert usable(position, "b", BLACK) == {7, 6, 4, 3, 2}
    assert usable(position, "b", GREY) == {5, 4, 3}


def test_f3_white_sum_and_white_with_blue() -> None:
    position = play(START, "41/3526 y5 b10")
    assert position == lay("y5:b b10:b", to_move=GREY)


def test_f4_closing_green_takes_two_stones_and_the_die() -> None:
    before = lay("g12:b5", roll="11/3526")
    after = play(before, "g2")
    assert before.supply(BLACK) - after.supply(BLACK) == 2
    assert after.board[Colour.GREEN].lock is BLACK
    assert play(after, "-").dice_due == 5


def test_f5_the_last_stone_on_red_12() -> None:
    before = lay("r2:b5 y2:b16", roll="66/1111")
    assert before.supply(BLACK) == 1
    after = play(before, "r12")
    assert after.ending == "supply empty"
    assert after.board[Colour.RED].lock is None
    assert after.closed_rows == (Colour.RED,)


def test_q1_rows_run_up_and_down_and_end_after_eleven_fields() -> None:
    assert usable(START, "r", BLACK) == usable(START, "y", BLACK) == set(range(2, 12))
    assert usable(START, "g", BLACK) == usable(START, "b", BLACK) == set(range(3, 13))
    assert refusal(play(START, "41/3526"), "y13") == (
        "'y13' is no field: fields are r, y, g or b and a number 2 to 12, like y5",
        "Q1",
    )


def test_q2_the_supply_is_what_is_not_on_the_board() -> None:
    position = lay("r2:b r5:g3 g12:b5 g2:b g=b", misthrows=(1, 2))
    assert position.supply(BLACK) == STONES - 1 - 5 - 1 - 1 - 1
    assert position.supply(GREY) == STONES - 3 - 2


def test_q3_two_white_dice_and_four_coloured_ones() -> None:
    assert START.dice_due == 6
    assert START.roll([1, 4, 3, 5, 2, 6]) == Roll((4, 1), (3, 5, 2, 6))
    with pytest.raises(ValueError, match="a die has the faces 1 to 6, not 7"):
        Roll((7, 1), (1, 1, 1, 1))
    with pytest.raises(ValueError, match="each of the four colours, not for 3"):
        Roll((6, 1), (1, 1, 1))


def test_q4_either_may_begin_and_the_players_alternate() -> None:
    assert [start.to_move for start in (Position.start(BLACK), Position.start(GREY))] == [BLACK, GREY]
    assert RULES.starts == (Position.start(BLACK), Position.start(GREY))
    once = play(Position.start(GREY), "41/3526 y5 -")
    assert once.to_move is BLACK
    assert play(once, "41/3526 - b10").to_move is GREY


def test_q5_a_new_stone_goes_right_of_the_own_right_most() -> None:
    position = lay("r6:b g6:g", roll="41/1111")
    assert legal(position) == {"y5", "g5", "b5", "-"}
    assert refusal(position, "r5") == ("r5 is left of your own right-most stone on r6", "Q5")


def test_q5_only_own_stones_count() -> None:
    position = lay("r9:g", roll="41/1111")
    assert "r5" in legal(position)


def test_q5_after_a_capture_the_next_one_to_the_left_is_decisive_again() -> None:
    position = lay("r3:b r9:b", to_move=GREY, roll="63/1111")
    captured = play(position, "r9 - 41/1111")
    assert captured.to_move is BLACK
    assert "r5" in legal(captured)
    assert usable(captured, "r", BLACK) == {4, 5, 6, 7, 8, 9, 10, 11}


def test_q6_an_enemy_stone_bars_its_field() -> None:
    position = lay("r5:g r8:g", roll="41/1111")
    assert refusal(position, "r5") == ("r5 is barred by an enemy stone that is not the front", "Q6")


def test_q7_a_single_enemy_front_may_be_captured_and_goes_home() -> None:
    position = lay("r5:g", roll="41/1111")
    assert position.placement(parse_field("r5")) == Placement(parse_field("r5"), Effect.CAPTURE)
    after = play(position, "r5")
    assert after.board[Colour.RED].stacks[3] == Stack(BLACK, 1)
    assert after.supply(GREY) == STONES


def test_q7_the_front_is_the_right_most_of_either_player() -> None:
    assert lay("r5:g r8:b").board[Colour.RED].front == 6
    assert lay("g5:g g8:b").board[Colour.GREEN].front == 7
    assert Row().front == -1


def test_q8_the_front_may_be_raised_again_and_again() -> None:
    position = lay("r5:b12", roll="41/1111")
    assert position.placement(parse_field("r5")) == Placement(parse_field("r5"), Effect.STACK, 13)
    assert play(position, "r5").board[Colour.RED].count(BLACK) == 13


def test_q9_a_stack_cannot_be_captured() -> None:
    position = lay("r5:g2", roll="41/1111")
    assert refusal(position, "r5") == ("r5 is barred by a stack, which cannot be captured", "Q9")


def test_q10_overtaken_stones_and_stacks_are_frozen() -> None:
    by_enemy = lay("r5:b2 r8:g", roll="41/1111")
    assert refusal(by_enemy, "r5") == ("your r5 has been overtaken and cannot be raised", "Q10")
    by_own = lay("r5:b r8:b", roll="41/1111")
    assert refusal(by_own, "r5")[1] == "Q10"
    enemy_stack = lay("r5:g3 r8:b", roll="41/1111")
    assert "r5" not in legal(enemy_stack)


def test_q11_the_active_player_throws_all_dice_in_the_game_first() -> None:
    assert START.actor == "dice"
    assert START.legal_moves() == ()
    assert refusal(START, "y5")[0].startswith("'y5' is no roll")
    with pytest.raises(MoveError, match="the dice have to be thrown first"):
        START.decline()
    assert refusal(START, "41/35-6") == ("the green die is still in the game and must be thrown", "Q11")
    with pytest.raises(MoveError, match=r"6 dice with the faces 1 to 6 are due, not \[1, 2\]"):
        START.roll([1, 2])
    thrown = play(START, "41/3526")
    assert thrown.actor is BLACK
    assert thrown.dice_due == 0
    with pytest.raises(MoveError, match="the dice have been thrown: 41/3526"):
        thrown.play(Roll((4, 1), (3, 5, 2, 6)))


def test_q12_action_1_takes_the_sum_of_the_white_dice_in_any_row() -> None:
    position = play(START, "41/3526")
    assert legal(position) == {"r5", "y5", "g5", "b5", "-"}
    assert refusal(position, "b10") == ("action 1 needs the sum of the white dice, 5, not 10", "Q12")


def test_q13_action_2_takes_one_white_die_and_the_row_s_own() -> None:
    position = play(START, "41/3526 -")
    assert legal(position) == {"r7", "r4", "y9", "y6", "g6", "g3", "b10", "b7", "-"}
    assert refusal(position, "b11") == ("action 2 needs a white die and the blue one, 10 or 7, not 11", "Q13")
    doubled = play(START, "44/3526 -")
    assert [str(move) for move in doubled.legal_moves()] == ["r7", "y9", "g6", "b10", "-"]


def test_q14_the_same_field_twice_in_a_turn_is_refused() -> None:
    position = play(START, "41/1111 r5")
    assert position.board[Colour.RED].stacks[3] == Stack(BLACK, 1)  # a stack would be allowed but for Q14
    assert "r5" not in legal(position)
    assert refusal(position, "r5") == ("action 1 used r5, so action 2 needs another field", "Q14")
    assert "r5" in legal(play(START, "41/1111 y5"))


def test_q15_a_turn_without_a_stone_is_a_misthrow_even_on_purpose() -> None:
    position = play(START, "41/3526 -")
    assert position.decline() == Decline(is_misthrow=True)
    after = play(position, "-")
    assert after.misthrows == (1, 0)
    assert after.supply(BLACK) == STONES - 1


@pytest.mark.parametrize("choices", ["y5 -", "- b10", "y5 b10"])
def test_q15_one_stone_is_enough_to_avoid_it(choices: str) -> None:
    assert play(START, "41/3526", choices).misthrows == (0, 0)


def test_q15_the_choice_is_waited_for_where_declining_is_the_only_one() -> None:
    position = lay("r12:b r2:b5 r=b y11:b g3:b b3:b", roll="11/-111")
    assert [str(move) for move in position.legal_moves()] == ["-"]
    assert position.decline() == Decline(is_misthrow=False)
    assert play(position, "-").actor is BLACK


def test_q16_a_fifth_stone_in_action_1_opens_the_last_field_for_action_2() -> None:
    position = lay("r2:b4", roll="65/6111")
    assert position.board[Colour.RED].count(BLACK) == 4
    after = play(position, "r11")
    assert "r12" in legal(after)
    assert play(after, "r12").closed_rows == (Colour.RED,)
    assert "r12" not in legal(play(position, "-"))


def test_q17_the_last_number_needs_five_own_stones_now_on_the_board() -> None:
    assert usable(lay(FIVE_RED), "r", BLACK) >= {12}
    assert usable(lay("r2:b2 r3:b r5:b2"), "r", BLACK) >= {12}
    four = lay("r2:b4 r5:g7", roll="66/1111")
    assert refusal(four, "r12") == ("r12 needs five of your stones before it, and there are 4", "Q17")
    assert four.board[Colour.RED].count(GREY) == 7


def test_q17_a_captured_stone_no_longer_counts() -> None:
    position = lay("r2:b4 r5:b", to_move=GREY, roll="41/1111")
    assert 12 in usable(position, "r", BLACK)
    assert 12 not in usable(play(position, "r5 -"), "r", BLACK)


def test_q18_the_lock_stone_counts_in_the_row() -> None:
    after = play(lay(FIVE_RED, roll="66/1111"), "r12")
    assert after.board[Colour.RED].lock is BLACK
    assert after.board[Colour.RED].count(BLACK) == 7
    assert after.row_scores(BLACK) == (28, 0, 0, 0)


def test_q19_a_closed_row_takes_no_more_stones() -> None:
    position = lay("r2:b5 r12:b r=b", to_move=GREY, roll="41/-111")
    assert legal(position) == {"y5", "g5", "b5", "-"}
    assert refusal(position, "r5") == ("the red row is closed", "Q19")


def test_q19_the_die_of_a_row_closed_in_action_1_is_gone_in_action_2() -> None:
    between = play(lay("g12:b5", roll="11/3526"), "g2")
    assert between.thrown == Roll((1, 1), (3, 5, None, 6))
    assert legal(between) == {"r4", "y6", "b7", "-"}
    assert refusal(between, "g3") == ("the green row is closed and its die is out of the game", "Q19")


def test_q19_a_die_out_of_the_game_cannot_be_rolled() -> None:
    position = lay("g12:b5 g2:b g=b", to_move=GREY)
    assert refusal(position, "41/3526") == ("the green die is out of the game", "Q19")
    assert position.roll([4, 1, 3, 5, 6]) == Roll((4, 1), (3, 5, None, 6))


def test_q20_closing_with_the_last_stone_ends_the_game_without_a_lock_stone() -> None:
    after = play(lay("r2:b5 y2:b16", roll="61/6111", first="-"), "r12")
    assert after.supply(BLACK) == 0
    assert after.board[Colour.RED] == Row((Stack(BLACK, 5), *(None,) * 9, Stack(BLACK, 1)), None)
    assert after.outcome() == Outcome(BLACK, "supply empty", "Q21")


def test_q21_a_lock_stone_can_be_the_last() -> None:
    after = play(lay("r2:b5 y2:b15", roll="66/1111"), "r12")
    assert after.board[Colour.RED].lock is BLACK
    assert after.supply(BLACK) == 0
    assert after.ending == "supply empty"


def test_q21_a_misthrow_stone_can_be_the_last() -> None:
    after = play(lay("r2:b5 y2:b16", roll="41/1111"), "- -")
    assert after.supply(BLACK) == 0
    assert after.ending == "supply empty"
    assert after.total(BLACK) == 15 + 78 - 5


def test_q21_the_fourth_misthrow_of_both_together_ends_the_game() -> None:
    three = lay("r2:b", misthrows=(2, 1), roll="41/1111")
    assert three.actor is BLACK
    assert play(three, "- -").outcome() == Outcome(GREY, "four misthrows", "Q21")


def test_q21_the_second_closed_row_ends_the_game_between_the_actions() -> None:
    position = lay("r2:b5 r12:b r=b y2:g5", to_move=GREY, roll="66/-111")
    over = play(position, "y12")
    assert over.thrown == Roll((6, 6), (None, None, 1, 1))
    assert over.outcome() == Outcome(None, "two rows closed", "Q21")
    assert over.actor is None
    assert over.legal_moves() == ()
    assert over.dice_due == 0
    assert refusal(over, "-") == ("the game is over: two rows closed", "Q21")
    with pytest.raises(MoveError, match="the game is over"):
        over.roll([1, 1, 1, 1])


def test_q21_an_empty_supply_ends_the_game_between_the_actions() -> None:
    over = play(lay("r2:b21", roll="41/1111"), "y5")
    assert (over.first, over.to_move) == (parse_field("y5"), BLACK)
    assert over.ending == "supply empty"


def test_q21_a_capture_refills_the_enemy_supply() -> None:
    position = lay("r2:g20 r5:g", roll="41/1111")
    assert position.supply(GREY) == 1
    assert play(position, "r5").supply(GREY) == 2


@pytest.mark.parametrize(
    ("stones", "points"),
    [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 28), (8, 36), (9, 45), (10, 55), (11, 66),
     (12, 78), (13, 78), (21, 78)],
)  # fmt: skip
def test_q22_a_row_s_score_by_its_stones(stones: int, points: int) -> None:
    board = lay(f"r2:b{stones}" if stones else "")
    assert board.row_scores(BLACK) == (points, 0, 0, 0)
    assert board.row_scores(GREY) == (0, 0, 0, 0)


def test_q23_five_points_off_for_each_own_misthrow() -> None:
    position = lay("r2:b3 y2:b g12:g", misthrows=(2, 1))
    assert position.total(BLACK) == 6 + 1 - 10
    assert position.total(GREY) == 1 - 5


@pytest.mark.parametrize(
    ("stones", "winner"), [("r2:b2 y2:g", BLACK), ("r2:b y2:g2", GREY), ("r2:b y2:g", None)]
)
def test_q24_the_higher_total_wins_and_equal_totals_draw(stones: str, winner: Side | None) -> None:
    position = lay(stones, misthrows=(2, 2))
    assert position.outcome() == Outcome(winner, "four misthrows", "Q21")


def test_q25_players_may_end_the_game() -> None:
    game = Game(RULES)
    game.resign(BLACK)
    assert game.outcome == Outcome(GREY, "resignation", "Q25")


def test_a_placement_of_another_position_is_refused() -> None:
    position = lay("r5:g", roll="41/1111")
    with pytest.raises(MoveError, match="r5 is a choice of another position"):
        position.play(Placement(parse_field("r5"), Effect.PLACE))
    with pytest.raises(MoveError, match="- is a choice of another position"):
        position.play(Decline(is_misthrow=True))


@pytest.mark.parametrize(
    ("position", "text", "words"),
    [
        (START, "41/3526", "white 4, white 1, red 3, yellow 5, green 2, blue 6"),
        (lay("", roll="41/1111"), "y5", "place on yellow 5"),
        (lay("y5:g", roll="41/1111"), "y5", "capture on yellow 5"),
        (lay("y5:b2", roll="41/1111"), "y5", "stack on yellow 5, 3 high"),
        (lay("g12:b5", roll="11/1111"), "g2", "close green with the 2"),
        (lay("", roll="41/1111"), "-", "decline"),
        (lay("", roll="41/1111", first="-"), "-", "decline, with a misthrow"),
        (lay("g12:b5 g2:b g=b"), "41/35-6", "white 4, white 1, red 3, yellow 5, blue 6"),
    ],
)
def test_a_move_says_what_it_does(position: Position, text: str, words: str) -> None:
    assert RULES.describe(position.parse_move(text)) == words


def test_a_turn_opens_with_its_roll() -> None:
    assert RULES.opens_turn(START)
    assert not RULES.opens_turn(play(START, "41/3526"))
    assert not RULES.opens_turn(play(START, "41/3526 y5"))
