"""Values of turns: the network's, one turn further, and exact to the end."""

from functools import cache
from itertools import product

import numpy as np
import pytest

from duellum.qwixx import Colour, Decline, Position
from duellum.qwixx.engine.expectimax import new_workspace, predict_by_expectimax_after_turn
from duellum.qwixx.engine.network.evaluator import new_evaluator, predict_after_turn
from duellum.qwixx.engine.network.margins import MARGINS, win_probability
from duellum.qwixx.engine.network.weights import Network, initialise_network, load_shipped_network
from duellum.qwixx.engine.search import (
    MAX_ENDGAME_TURNS,
    evaluate_endgames,
    evaluate_replies,
    evaluate_turns,
    is_endgame,
)
from duellum.qwixx.kernel.encoding import encode
from duellum.qwixx.rules.board import Side, colour_of
from tests.qwixx.boards import lay
from tests.qwixx.engine.evaluations import result_for, sample_positions_to_roll, states_of

BOARD = "r2:b2 r3:b r4:b2 r12:b r=b y2:b6 g12:b5 y11:g6 g9:g6"
ENDINGS = {
    "one stone each": lay(f"{BOARD} b12:b3 b10:g8", Side.BLACK, (0, 1)),
    "one stone against two": lay(f"{BOARD} b12:b3 g7:g b10:g7", Side.BLACK),
    "two stones against one": lay(f"{BOARD} b12:b3 b10:g7", Side.GREY, (0, 1)),
    "one misthrow from the end": lay(f"{BOARD} b12:b2 b10:g6", Side.GREY, (1, 2)),
}


@cache
def solved(position: Position) -> float:
    """Return what a position with a roll due is worth to the side about to roll, by the plain rules alone."""
    side, dice = position.to_move, [colour for colour in Colour if position.board[colour].lock is None]
    total = 0.0
    for whites in product(range(1, 7), repeat=2):
        without = -1.0
        brought = {(colour, face): -1.0 for colour in dice for face in range(1, 7)}
        for face in range(1, 7):
            start = position.play(position.roll([*whites, *[face] * len(dice)]))
            for first in start.legal_moves():
                between = start.play(first)
                if between.ending is not None:
                    without = max(without, result_for(between, side))
                    continue
                for second in between.legal_moves():
                    worth = worth_to(between.play(second), side)
                    if isinstance(second, Decline):
                        without = max(without, worth)
                    else:
                        die = (colour_of(second.field), face)
                        brought[die] = max(brought[die], worth)
        for faces in product(range(1, 7), repeat=len(dice)):
            total += max(without, *(brought[die] for die in zip(dice, faces, strict=True)))
    return total / float(6 ** (2 + len(dice)))


def worth_to(position: Position, side: Side) -> float:
    """Return what a position after a turn of the side is worth to it."""
    return result_for(position, side) if position.ending is not None else 1 - solved(position)


def followed(position: Position, network: Network) -> float:
    """Return what the search finds for the side that has just made its turn."""
    values, workspaces = np.full(1, np.nan), tuple(new_workspace() for _ in range(MAX_ENDGAME_TURNS))
    evaluate_endgames(
        new_evaluator(network), workspaces, states_of([position]), int(position.to_move.other), values
    )
    return float(values[0])


def zeros() -> Network:
    """Return a network that takes everything for equally likely."""
    return Network(*(np.zeros_like(array) for array in initialise_network(0)))


@pytest.mark.parametrize("position", ENDINGS.values(), ids=ENDINGS)
def test_an_ending_followed_to_the_end_is_that_of_a_plain_solver(position: Position) -> None:
    assert position.actor == "dice"
    assert is_endgame(encode(position))
    expected = 1 - solved(position)
    assert followed(position, zeros()) == pytest.approx(expected, abs=1e-9)
    assert followed(position, initialise_network(7)) == pytest.approx(expected, abs=1e-9)  # nobody asks it


def test_endings_are_not_all_won_or_lost() -> None:
    assert any(0.01 < solved(position) < 0.99 for position in ENDINGS.values())


def test_states_with_more_stones_keep_their_values() -> None:
    states = states_of([lay(""), ENDINGS["one stone each"]])
    values = np.array([0.123, 0.123])
    evaluate_endgames(
        new_evaluator(zeros()), tuple(new_workspace() for _ in range(MAX_ENDGAME_TURNS)), states, 0, values
    )
    assert values[0] == 0.123
    assert values[1] != 0.123


def test_ply_0_and_ply_1_are_what_the_network_and_one_turn_more_say() -> None:
    evaluator, workspace, prediction = (
        new_evaluator(load_shipped_network()),
        new_workspace(),
        np.empty(MARGINS, np.float32),
    )
    states, side = states_of(sample_positions_to_roll(4)), 1
    at_once, replies = np.empty(4), np.empty(4)
    evaluate_turns(evaluator, states, side, at_once)
    evaluate_replies(evaluator, workspace, states, side, replies)
    for number, state in enumerate(states):
        predict_after_turn(evaluator, state, side, prediction)
        assert at_once[number] == pytest.approx(win_probability(prediction))
        predict_by_expectimax_after_turn(evaluator, workspace, state, side, prediction)
        assert replies[number] == pytest.approx(win_probability(prediction))
