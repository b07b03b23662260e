"""The view of Qwixx Duel that clients get."""

import msgspec
import pytest

from duellum.qwixx import RULES, Position
from duellum.qwixx.rules.board import Side
from duellum.qwixx.view import (
    QwixxDecline,
    QwixxDice,
    QwixxPlacement,
    QwixxRoll,
    QwixxRow,
    show_move,
    show_position,
)
from tests.qwixx.positions import play, set_up


def rows_of(position: Position) -> list[QwixxRow]:
    """Return the rows as a client decodes them."""
    return [
        msgspec.json.decode(msgspec.json.encode(row), type=QwixxRow) for row in show_position(position).rows
    ]


def test_a_row_shows_stacks_counts_and_scores() -> None:
    red, yellow, *_ = rows_of(set_up("r2:b2 r4:g r7:b y11:g3"))
    assert (red.colour, red.front, red.is_closed, red.lock) == ("r", 5, False, None)
    assert red.stones[:6] == [(0, 2), None, (1, 1), None, None, (0, 1)]
    assert (red.counts, red.scores, red.pays) == ((3, 1), (6, 1), (4, 2))
    assert (yellow.counts, yellow.scores) == ((0, 3), (0, 6))


def test_a_closed_row_shows_the_lock_stone_and_counts_it() -> None:
    red = rows_of(set_up("r2:b2 r3:b r4:b2 r12:b r=b"))[0]
    assert (red.is_closed, red.lock, red.counts) == (True, 0, (7, 0))


@pytest.mark.parametrize(
    ("position", "stage"),
    [
        (Position.start(), "roll"),
        (play(Position.start(), "41/3526"), "first"),
        (play(Position.start(), "41/3526 y5"), "second"),
        (set_up("r2:b", misthrows=(2, 2)), "over"),
    ],
)
def test_the_stage_is_what_is_due(position: Position, stage: str) -> None:
    assert show_position(position).stage == stage


def test_a_position_shows_dice_supplies_misthrows_and_totals() -> None:
    shown = show_position(play(set_up("r2:g", Side.BLACK, (1, 0)), "41/3526 y5"))
    assert shown.dice == QwixxDice((4, 1), (3, 5, 2, 6))
    assert (shown.first, shown.supplies, shown.misthrows) == ("y5", (20, 21), (1, 0))
    assert shown.totals == (-4, 1)


def test_moves_are_shown_by_kind() -> None:
    start = Position.start()
    rolled = play(start, "41/3526")
    assert show_move(start, start.parse_move("41/3526")) == QwixxRoll(
        "41/3526", QwixxDice((4, 1), (3, 5, 2, 6))
    )
    assert show_move(rolled, rolled.parse_move("b5")) == QwixxPlacement("b5", "b", 5, 7, "place", 1)
    assert show_move(rolled, rolled.decline()) == QwixxDecline("-", is_misthrow=False)
    between = play(rolled, "-")
    assert show_move(between, between.decline()) == QwixxDecline("-", is_misthrow=True)
    assert {type(show_move(rolled, move)) for move in rolled.legal_moves()} <= set(RULES.view.move_types)
