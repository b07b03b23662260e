"""The tables of Qwixx Duel's book."""

from duellum.qwixx.rulebook.tables import ABOUT, BOX, SCALE
from duellum.rulebook.parts import shared_text


def test_the_box_holds_board_dice_and_stones() -> None:
    assert [row[1] for row in BOX.rows] == [1, 2, 4, 22, 22]


def test_the_scale_goes_from_one_stone_to_twelve() -> None:
    assert SCALE.head[1:] == tuple(range(1, 13))
    assert SCALE.rows[0][1:] == (1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78)


def test_players_age_time_and_author_are_named() -> None:
    assert [row[1] for row in ABOUT.rows] == [
        2,
        shared_text("age-from", years=8),
        shared_text("minutes", count=15),
        "Steffen Benndorf",
    ]
