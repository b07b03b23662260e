"""The tables of Battle's book."""

from duellum.battle.rulebook.tables import ABOUT, BOX, CAMP


def test_the_box_holds_board_dice_and_kings() -> None:
    assert [row[1] for row in BOX.rows] == [1, 8, 8, 2]


def test_a_camp_is_set_up_as_the_clause_says() -> None:
    top, right, front = CAMP.rows
    assert top[1:] == (5, 1, 2, 6, "K", 6, 2, 1, 5)
    assert right[1:] == (6, 5, 1, 2, "", 2, 1, 5, 6)
    assert front[1:] == (3, 3, 3, 3, "", 3, 3, 3, 3)


def test_it_is_a_game_for_two() -> None:
    assert ABOUT.rows[0][1] == 2
