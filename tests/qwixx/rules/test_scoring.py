"""Supply, end and score: Q2 and Q20 to Q24, with example F5."""

import pytest

from duellum.core.errors import MoveError
from duellum.core.rules import Outcome
from duellum.qwixx import BLACK, GREY, Colour, Roll, parse_field
from duellum.qwixx.rules.board import STONES, Row, Side, Stack
from tests.qwixx.positions import play, set_up
from tests.qwixx.rules.refusals import refusal


def test_f5_the_last_stone_on_red_12() -> None:
    before = set_up("r2:b5 y2:b16", roll="66/1111")
    assert before.supply(BLACK) == 1
    after = play(before, "r12")
    assert after.ending == "supply empty"
    assert after.board[Colour.RED].lock is None
    assert after.closed_rows == (Colour.RED,)


def test_q2_the_supply_is_what_is_not_on_the_board() -> None:
    position = set_up("r2:b r5:g3 g12:b5 g2:b g=b", misthrows=(1, 2))
    assert position.supply(BLACK) == STONES - 1 - 5 - 1 - 1 - 1
    assert position.supply(GREY) == STONES - 3 - 2


def test_q20_closing_with_the_last_stone_ends_the_game_without_a_lock_stone() -> None:
    after = play(set_up("r2:b5 y2:b16", roll="61/6111", first="-"), "r12")
    assert after.supply(BLACK) == 0
    assert after.board[Colour.RED] == Row((Stack(BLACK, 5), *(None,) * 9, Stack(BLACK, 1)), None)
    assert after.outcome() == Outcome(BLACK, "supply empty", "Q21")


def test_q21_a_lock_stone_can_be_the_last() -> None:
    after = play(set_up("r2:b5 y2:b15", roll="66/1111"), "r12")
    assert after.board[Colour.RED].lock is BLACK
    assert after.supply(BLACK) == 0
    assert after.ending == "supply empty"


def test_q21_a_misthrow_stone_can_be_the_last() -> None:
    after = play(set_up("r2:b5 y2:b16", roll="41/1111"), "- -")
    assert after.supply(BLACK) == 0
    assert after.ending == "supply empty"
    assert after.total(BLACK) == 15 + 78 - 5


def test_q21_the_fourth_misthrow_of_both_together_ends_the_game() -> None:
    three = set_up("r2:b", misthrows=(2, 1), roll="41/1111")
    assert three.actor is BLACK
    assert play(three, "- -").outcome() == Outcome(GREY, "four misthrows", "Q21")


def test_q21_the_second_closed_row_ends_the_game_between_the_actions() -> None:
    position = set_up("r2:b5 r12:b r=b y2:g5", to_move=GREY, roll="66/-111")
    over = play(position, "y12")
    assert over.dice == Roll((6, 6), (None, None, 1, 1))
    assert over.outcome() == Outcome(None, "two rows closed", "Q21")
    assert over.actor is None
    assert over.legal_moves() == ()
    assert over.dice_due == 0
    assert refusal(over, "-") == ("the game is over: two rows closed", "Q21")
    with pytest.raises(MoveError, match="the game is over"):
        over.roll([1, 1, 1, 1])


def test_q21_an_empty_supply_ends_the_game_between_the_actions() -> None:
    over = play(set_up("r2:b21", roll="41/1111"), "y5")
    assert (over.first_choice, over.to_move) == (parse_field("y5"), BLACK)
    assert over.ending == "supply empty"


def test_q21_a_capture_refills_the_enemy_supply() -> None:
    position = set_up("r2:g20 r5:g", roll="41/1111")
    assert position.supply(GREY) == 1
    assert play(position, "r5").supply(GREY) == 2


@pytest.mark.parametrize(
    ("stones", "points"),
    [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 28), (8, 36), (9, 45), (10, 55), (11, 66),
     (12, 78), (13, 78), (21, 78)],
)  # fmt: skip
def test_q22_a_row_s_score_by_its_stones(stones: int, points: int) -> None:
    board = set_up(f"r2:b{stones}" if stones else "")
    assert board.row_scores(BLACK) == (points, 0, 0, 0)
    assert board.row_scores(GREY) == (0, 0, 0, 0)


def test_q23_five_points_off_for_each_own_misthrow() -> None:
    position = set_up("r2:b3 y2:b g12:g", misthrows=(2, 1))
    assert position.total(BLACK) == 6 + 1 - 10
    assert position.total(GREY) == 1 - 5


@pytest.mark.parametrize(
    ("stones", "winner"), [("r2:b2 y2:g", BLACK), ("r2:b y2:g2", GREY), ("r2:b y2:g", None)]
)
def test_q24_the_higher_total_wins_and_equal_totals_draw(stones: str, winner: Side | None) -> None:
    position = set_up(stones, misthrows=(2, 2))
    assert position.outcome() == Outcome(winner, "four misthrows", "Q21")
