"""Roll odds against counting all rolls of six dice."""

import numpy as np
import numpy.typing as npt
import pytest

from duellum.qwixx import Colour, Effect, Position
from duellum.qwixx.engine.neural_net.roll_odds import ROLL_ODDS, write_roll_odds
from duellum.qwixx.kernel.encoding import encode
from duellum.qwixx.rules.board import FIELDS, Side, colour_of, number_of
from duellum.qwixx.rules.placement import find_fault, make_placement
from tests.qwixx.engine.evaluations import sample_positions_to_roll
from tests.qwixx.positions import set_up

FACES = np.ix_(*[np.arange(1, 7)] * 6)  # two white ones, then red to blue
ANY, LAST, CAPTURE = ({*Effect}, {Effect.CLOSE}, {Effect.CAPTURE})


def roll_odds_of(position: Position) -> npt.NDArray[np.float32]:
    odds = np.empty(ROLL_ODDS, np.float32)
    write_roll_odds(encode(position), int(position.to_move), odds)
    return odds


def share_of_rolls(position: Position, side: Side, effects: set[Effect]) -> float:
    """Return the share of all rolls with which one of the actions could have one of these effects."""
    found = np.zeros((6,) * 6, bool)
    one, other, *coloured = FACES
    for field in FIELDS:
        row, number = position.board[colour_of(field)], number_of(field)
        if find_fault(row, side, field) is None and make_placement(row, side, field).effect in effects:
            die = coloured[colour_of(field)]
            found |= (one + other == number) | (one + die == number) | (other + die == number)
    return float(found.mean())


def assert_odds_agree(position: Position) -> None:
    sides = (position.to_move, position.to_move.other)
    nothing = [1 - share_of_rolls(position, side, ANY) for side in sides]
    closing = [share_of_rolls(position, side, LAST) for side in sides]
    capturing = [share_of_rolls(position, side, CAPTURE) for side in sides]
    a_misthrow_ends_it, a_row_ends_it = sum(position.misthrows) == 3, len(position.closed_rows) == 1
    ends = [
        *(a_misthrow_ends_it * probability for probability in nothing),
        *(a_row_ends_it * probability for probability in closing),
    ]
    np.testing.assert_allclose(roll_odds_of(position), [*nothing, *closing, *capturing, *ends], atol=1e-6)


def test_the_odds_are_those_of_counting_all_rolls() -> None:
    for position in sample_positions_to_roll(25):
        assert_odds_agree(position)


@pytest.mark.parametrize(
    "position",
    [
        set_up(""),
        set_up("r2:b2 r3:b r4:b2 r12:b r=b y2:b y3:b y4:b2 y6:b g9:g", Side.BLACK, (1, 2)),
        set_up("r2:g5 y2:g5 g12:g5 b12:g4", Side.GREY, (1, 2)),
        set_up("r7:b y6:b g8:b b7:b", Side.GREY),
        set_up("r11:g2 y11:g2 g3:g2 b3:g2", Side.BLACK, (1, 2)),
    ],
    ids=["start", "a row closed", "rows to close", "captures", "one misthrow from the end"],
)
@pytest.mark.twins
def test_the_odds_are_right_in_tight_positions(position: Position) -> None:
    assert_odds_agree(position)


def test_a_closed_row_offers_nothing() -> None:
    full = "{0}2:b2 {0}3:b {0}4:b2 {0}12:b {0}=b".format
    red, yellow = set_up(full("r")), set_up(full("y"))
    assert red.closed_rows == (Colour.RED,)
    assert roll_odds_of(red)[0] == pytest.approx(roll_odds_of(yellow)[0])
    assert roll_odds_of(red)[0] == pytest.approx(1 - share_of_rolls(red, red.to_move, ANY), abs=1e-6)
    assert roll_odds_of(red)[2] == 0  # no other row has five stones
