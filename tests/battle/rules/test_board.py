"""The board: its edges, palaces and the start (B1 to B5)."""

from hypothesis import given

from duellum.battle import BLACK, WHITE, Piece, Position, parse_square, square_name
from duellum.battle.rules.board import PALACES, Side, rotate_die
from duellum.core.die import Die
from tests.battle.positions import die_letter, moves_from, refusal, set_up
from tests.strategies import dice

START = Position.start()


def test_b1_the_board_ends_at_files_a_and_i_and_ranks_1_and_8() -> None:
    corner = set_up(f"{die_letter(1, south=3)}a1 Ke1 ke8")
    assert moves_from(corner, "a1") == {"a1n1", "a1e1"}
    assert moves_from(set_up(f"{die_letter(1, south=3)}i8 Ke1 ke8"), "i8") == {"i8s1", "i8w1"}
    assert refusal(START, "i1e5") == ("the move leaves the board east of i1", "B1")


def test_b2_the_palaces_are_e1_and_e8() -> None:
    assert (square_name(PALACES[WHITE]), square_name(PALACES[BLACK])) == ("e1", "e8")


def test_b3_each_side_has_eight_dice_and_a_king_all_right_handed() -> None:
    for side in Side:
        pieces = [piece for piece in START.board if piece and piece.side is side]
        assert sum(piece.is_king for piece in pieces) == 1
        assert len(pieces) == 9
    assert START.board[parse_square("a1")] == Piece(WHITE, Die.from_faces(top=5, south=3, east=6))


def test_b5_the_back_ranks_show_5126k6215_with_the_3_toward_the_owner() -> None:
    white, black = START.board[:9], START.board[:-10:-1]
    for rank, home, right in ((white, "south", "east"), (black, "north", "west")):
        dice = [piece.die for piece in rank if piece]
        assert [die.top if die else "K" for die in dice] == [5, 1, 2, 6, "K", 6, 2, 1, 5]
        assert {getattr(die, home) for die in dice if die} == {3}
        assert [getattr(die, right) for die in dice if die] == [6, 5, 1, 2, 2, 1, 5, 6]
    assert set(START.board[9:-9]) == {None}


@given(dice)
def test_a_die_rotated_twice_lies_as_before(die: Die) -> None:
    rotated = rotate_die(die)
    assert (rotated.top, rotated.east) == (die.top, die.west)
    assert rotate_die(rotated) == die
