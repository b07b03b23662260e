"""The kernel's moves against the plain rules: open fields, effects, and states after each choice."""

import numpy as np
import pytest
from hypothesis import given, settings

from duellum.qwixx import Decline, Placement, Position
from duellum.qwixx.kernel import encoding, moves
from duellum.qwixx.rules.board import Choice, Side
from tests.qwixx.kernel.replay import EFFECTS, assert_counts_agree, manners
from tests.qwixx.positions import random_game_positions, set_up
from tests.strategies import seeds
from tests.twins import IS_NATIVE

pytestmark = pytest.mark.twins


def fields_in(mask: int) -> set[int]:
    return {field for field in range(64) if mask >> field & 1}


def choice_of(move: Placement | Decline) -> Choice:
    return move.field if isinstance(move, Placement) else "-"


def open_fields(position: Position) -> set[int]:
    """Return the fields that the kernel opens to the action that is due."""
    assert position.dice is not None
    state, side, dice = (
        encoding.encode(position),
        int(position.to_move),
        encoding.encode_roll(position.dice),
    )
    if position.first_choice is None:
        return fields_in(moves.first_choices(state, side, dice))
    return fields_in(moves.second_choices(state, side, dice, encoding.encode_choice(position.first_choice)))


def assert_move_agrees(position: Position, move: Placement | Decline) -> None:
    """Compare the state after a choice, and after the misthrow that may follow it."""
    state, side = encoding.encode(position), int(position.to_move)
    choice = encoding.encode_choice(choice_of(move))
    if isinstance(move, Placement):
        assert EFFECTS[moves.place(state, side, choice)] is move.effect
    if position.first_choice is not None:
        moves.finish_turn(state, side, encoding.encode_choice(position.first_choice), choice)
    np.testing.assert_array_equal(state, encoding.encode(position.play(move)))


def assert_twins_agree(position: Position) -> None:
    assert_counts_agree(position)
    if position.actor in ("dice", None):
        return
    moves = position.legal_moves()
    assert open_fields(position) == {move.field for move in moves if isinstance(move, Placement)}
    for move in moves:
        assert_move_agrees(position, move)


@settings(max_examples=25 if IS_NATIVE else 10)
@given(seeds, manners)
def test_twins_agree_in_games(seed: int, manner: float | None) -> None:
    for position in random_game_positions(seed, manner):
        assert_twins_agree(position)


def test_the_order_of_two_closings_decides_which_row_gets_the_last_lock_stone() -> None:
    stones = "r2:b r3:b r4:b r5:b r6:b2 y2:b r7:g y3:b y4:b y5:b y6:b9"
    position = set_up(stones, roll="66/6666")
    assert position.supply(Side.BLACK) == 3
    for choices, scores in ((("r12", "y12"), [36, 78]), (("y12", "r12"), [28, 78])):
        after = position
        state = encoding.encode(position)
        for text in choices:
            move = after.parse_move(text)
            assert isinstance(move, Placement)
            after = after.play(move)
            moves.place(state, 0, move.field)
        assert list(after.row_scores(Side.BLACK)[:2]) == scores
        np.testing.assert_array_equal(state, encoding.encode(after))
