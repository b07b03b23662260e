"""The clauses on the turn, each by an example that would fail without it, and example F4."""

import pytest

from duellum.core.errors import MoveError
from duellum.core.game import Game
from duellum.core.rules import Outcome, Seat
from duellum.qwixx import BLACK, GREY, RULES, Colour, Decline, Effect, Placement, Position, Roll, parse_field
from duellum.qwixx.rules.board import STONES, Side
from tests.qwixx.positions import START, legal_choices, play, set_up
from tests.qwixx.rules.refusals import refusal


def test_f4_closing_green_takes_two_stones_and_the_die() -> None:
    before = set_up("g12:b5", roll="11/3526")
    after = play(before, "g2")
    assert before.supply(BLACK) - after.supply(BLACK) == 2
    assert after.board[Colour.GREEN].lock is BLACK
    assert play(after, "-").dice_due == 5


def test_q4_either_may_begin_and_the_players_alternate() -> None:
    assert [start.to_move for start in (Position.start(BLACK), Position.start(GREY))] == [BLACK, GREY]
    assert RULES.starts == (Position.start(BLACK), Position.start(GREY))
    once = play(Position.start(GREY), "41/3526 y5 -")
    assert once.to_move is BLACK
    assert play(once, "41/3526 - b10").to_move is GREY


def test_q11_the_active_player_throws_all_dice_in_the_game_first() -> None:
    assert START.actor == "dice"
    assert START.legal_moves() == ()
    assert refusal(START, "y5")[0].startswith("'y5' is not a roll")
    with pytest.raises(MoveError, match="the dice must be rolled first"):
        START.decline()
    assert refusal(START, "41/35-6") == ("the green die is still in the game and must be rolled", "Q11")
    with pytest.raises(MoveError, match=r"expected 6 dice with faces from 1 to 6, not \[1, 2\]"):
        START.roll([1, 2])
    thrown = play(START, "41/3526")
    assert thrown.actor is BLACK
    assert thrown.dice_due == 0
    with pytest.raises(MoveError, match="the dice have already been rolled: 41/3526"):
        thrown.play(Roll((4, 1), (3, 5, 2, 6)))


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
    position = set_up("r12:b r2:b5 r=b y11:b g3:b b3:b", roll="11/-111")
    assert [str(move) for move in position.legal_moves()] == ["-"]
    assert position.decline() == Decline(is_misthrow=False)
    assert play(position, "-").actor is BLACK


def test_q16_a_fifth_stone_in_action_1_opens_the_last_field_for_action_2() -> None:
    position = set_up("r2:b4", roll="65/6111")
    assert position.board[Colour.RED].count(BLACK) == 4
    after = play(position, "r11")
    assert "r12" in legal_choices(after)
    assert play(after, "r12").closed_rows == (Colour.RED,)
    assert "r12" not in legal_choices(play(position, "-"))


def test_q19_a_closed_row_takes_no_more_stones() -> None:
    position = set_up("r2:b5 r12:b r=b", to_move=GREY, roll="41/-111")
    assert legal_choices(position) == {"y5", "g5", "b5", "-"}
    assert refusal(position, "r5") == ("the red row is closed", "Q19")


def test_q19_the_die_of_a_row_closed_in_action_1_is_gone_in_action_2() -> None:
    between = play(set_up("g12:b5", roll="11/3526"), "g2")
    assert between.dice == Roll((1, 1), (3, 5, None, 6))
    assert legal_choices(between) == {"r4", "y6", "b7", "-"}
    assert refusal(between, "g3") == ("the green row is closed and its die is out of the game", "Q19")


def test_q19_a_die_out_of_the_game_cannot_be_rolled() -> None:
    position = set_up("g12:b5 g2:b g=b", to_move=GREY)
    assert refusal(position, "41/3526") == ("the green die is out of the game", "Q19")
    assert position.roll([4, 1, 3, 5, 6]) == Roll((4, 1), (3, 5, None, 6))


def test_q25_players_may_end_the_game() -> None:
    game = Game(RULES)
    game.resign(BLACK)
    assert game.outcome == Outcome(GREY, "resignation", "Q25")


def test_a_placement_of_another_position_is_refused() -> None:
    position = set_up("r5:g", roll="41/1111")
    with pytest.raises(MoveError, match="r5 is a choice of a different position"):
        position.play(Placement(parse_field("r5"), Effect.PLACE))
    with pytest.raises(MoveError, match="- is a choice of a different position"):
        position.play(Decline(is_misthrow=True))


def test_a_seat_of_the_platform_becomes_a_side_of_the_game() -> None:
    position = Position.start(Seat.SECOND)
    assert position.to_move is Side.GREY
    assert legal_choices(play(position, "41/3526 y5")) == legal_choices(
        play(Position.start(Side.GREY), "41/3526 y5")
    )
