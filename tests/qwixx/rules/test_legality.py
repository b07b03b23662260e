"""Legality: illegal positions are refused, and no position of a game is."""

import pytest

from duellum.core.errors import PositionError
from duellum.qwixx import BLACK, GREY, Position
from duellum.qwixx.rules.board import Side
from tests.qwixx.positions import random_game_positions, set_up


def refusal(position: Position) -> str:
    """Return why a position is refused, with the clause."""
    with pytest.raises(PositionError) as caught:
        Position.parse(str(position))
    clause = caught.value.clause
    return f"{caught.value} ({clause})" if clause else str(caught.value)


@pytest.mark.parametrize("declining", [None, 0.0, 0.2, 0.5])
def test_every_position_of_games_is_accepted(declining: float | None) -> None:
    for seed in range(20):
        for position in random_game_positions(seed, declining):
            assert Position.parse(str(position)) == position
            assert position.is_reachable()


@pytest.mark.slow
@pytest.mark.parametrize("declining", [None, 0.0, 0.2, 0.5])
def test_every_position_of_thousands_of_games_is_accepted(declining: float | None) -> None:
    for seed in range(1000, 2000):
        for position in random_game_positions(seed, declining):
            assert Position.parse(str(position)) == position
            assert position.dice or position.is_reachable()


@pytest.mark.parametrize(
    "stones",
    [
        "r2:b4 r3:g5 r4:b3 r11:g2",  # filled from the left, anything can be on the first ten fields
        "r11:b r2:g r3:g r4:g",  # Grey came later and filled in behind
        "r5:b3 r7:g3 y4:b",  # an overtaken stack was raised while it was the front
        "r3:g r5:b r7:b",  # F1
        "b12:b2 b10:b2 b9:b b8:g b5:g2",  # F2
        "g12:b5",  # F4
        "r2:b5 y2:b16",  # F5
    ],
)
def test_single_rows_are_accepted_whatever_the_number_of_turns(stones: str) -> None:
    for side in Side:
        position = set_up(stones, side)
        assert Position.parse(str(position)) == position


LAST_ONE = "action 1 placed a stone on y5, but the stone there cannot be Black's last one (Q5)"


BEFORE_DICE = "the game was over before the dice were rolled (Q21)"


CLOSED = "r2:b5 r12:b r=b y2:b5 y12:b y=b"


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        # One row.
        (set_up("r5:b r=b"), "red row: there is a stone on the lock, but none on the last number (Q18)"),
        (
            set_up("g12:b5 g2:b2 g=b", GREY),
            "green row: there is a stack on the last number, but its first stone closes the row (Q19)",
        ),
        (
            set_up("r2:b5 r12:b r=g", GREY),
            "red row: the stones on the lock and on the last number belong to different sides (Q18)",
        ),
        (
            set_up("y2:b4 y5:g9 y12:b y=b", GREY),
            "yellow row: the stone on the last number needs five stones of its side before it, not 4 (Q17)",
        ),
        # Counting.
        (set_up("r2:b22 y2:g", misthrows=(1, 0)), "Black has 23 stones on the board, more than 22 (Q2)"),
        (set_up("r2:g16 r12:g r=g y2:g5"), "Grey has 23 stones on the board, more than 22 (Q2)"),
        (set_up("r2:b y2:g", misthrows=(3, 2)), "5 misthrows, but the fourth ends the game (Q21)"),
        (set_up(f"{CLOSED} g12:g5 g2:g g=g"), "3 rows are closed, but the second ends the game (Q21)"),
        (
            set_up("r2:b5 r12:b y2:g", GREY),
            "red row: closed without a stone on the lock, but Black has stones left (Q18)",
        ),
        (
            set_up("r2:b10 r12:b y2:b10 y12:b", GREY),
            "two rows are closed without a stone on the lock, but the first of them ended the game (Q20)",
        ),
        # Dice.
        (set_up("g12:b5 g2:b g=b", GREY, (0, 3), "41/3526"), "the green die is out of the game (Q19)"),
        (set_up("", roll="41/35-6"), "the green die is still in the game and must be rolled (Q11)"),
        (set_up("", misthrows=(2, 2), roll="41/3526"), BEFORE_DICE),
        (set_up("", misthrows=(2, 2), roll="41/3526", first="-"), BEFORE_DICE),
        (set_up("y5:b", misthrows=(2, 2), roll="41/3526", first="y5"), BEFORE_DICE),
        (set_up("y5:b r2:g22", roll="41/3526", first="y5"), BEFORE_DICE),
        # Action 1.
        (
            set_up("y6:b", roll="41/3526", first="y6"),
            "action 1 needs the sum of the white dice, 5: not y6 (Q12)",
        ),
        (set_up("", roll="41/3526", first="y5"), "action 1 placed a stone on y5, where Black has no stone"),
        (
            set_up("y5:g", roll="41/3526", first="y5"),
            "action 1 placed a stone on y5, where Black has no stone",
        ),
        (set_up("y5:b y6:b", roll="41/3526", first="y5"), LAST_ONE),
        (set_up("y5:b2 y6:g", roll="41/3526", first="y5"), LAST_ONE),
        (set_up("y5:b y6:g5 y12:g y=g", roll="41/3-26", first="y5"), LAST_ONE),
        # Turns.
        (set_up("r2:b22 y2:g"), "Black's supply is empty, so the game ended on Black's own turn (Q21)"),
        (
            set_up(f"{CLOSED} g12:g"),
            "the game is over, two rows closed, but no turn of Grey can have ended it (Q21)",
        ),
        (
            set_up("r2:b", GREY, (0, 4)),
            "the game is over, four misthrows, but no turn of Black can have ended it (Q21)",
        ),
        (
            set_up(CLOSED, GREY, (1, 3)),
            "the game is over, four misthrows, but no turn of Black can have ended it (Q21)",
        ),
        (
            set_up("r2:b5 r12:b y2:b15 g12:g5 g2:g g=g", misthrows=(1, 0)),
            "Black's supply is empty, so the game ended on Black's own turn (Q21)",
        ),
    ],
)
def test_illegal_positions_are_refused_with_the_reason(position: Position, reason: str) -> None:
    assert refusal(position) == reason


@pytest.mark.parametrize("misthrows", [(1, 0), (2, 1), (3, 0), (0, 2), (0, 3), (1, 3)])
@pytest.mark.parametrize(("roll", "first"), [(None, None), ("41/3526", None), ("41/3526", "-")])
def test_misthrows_alone_alternate(misthrows: tuple[int, int], roll: str | None, first: str | None) -> None:
    position = set_up("", BLACK, misthrows, roll, first)
    expected = (
        BEFORE_DICE
        if roll and sum(misthrows) == 4
        else ("the misthrows do not fit an empty board: Grey must have as many as Black, or one more (Q4)")
    )
    assert refusal(position) == expected


@pytest.mark.parametrize("misthrows", [(0, 0), (1, 1), (2, 2), (0, 1), (1, 2)])
def test_misthrows_that_fit_an_empty_board(misthrows: tuple[int, int]) -> None:
    position = set_up("", BLACK, misthrows)
    assert Position.parse(str(position)) == position


@pytest.mark.parametrize(
    "position",
    [
        set_up(f"{CLOSED} g12:g", GREY),
        set_up("r2:b5 r12:b y2:b15 g12:g", GREY, (1, 0)),
        set_up("r2:b22 g12:g", GREY),
        set_up("r2:b12 y5:b g12:b9", BLACK, (0, 0), "41/3526", "y5"),
    ],
)
def test_games_that_are_over_are_accepted(position: Position) -> None:
    assert position.ending is not None
    assert Position.parse(str(position)) == position
