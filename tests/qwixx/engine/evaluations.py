"""Positions to evaluate, and the network's prediction computed layer by layer, for the engine's tests."""

import random

import numpy as np

from duellum.core.engine import Limit, SearchResult
from duellum.core.game import Game
from duellum.qwixx import RULES, Position, Row, Stack
from duellum.qwixx.engine.neural_net.features import HAND_FEATURES, ROW_FEATURES, Floats, write_features
from duellum.qwixx.engine.neural_net.weights import NeuralNet
from duellum.qwixx.engine.qwixx_engine import QwixxEngine
from duellum.qwixx.kernel.bitboard import HAND, State
from duellum.qwixx.kernel.encoding import encode
from duellum.qwixx.rules.board import Side
from tests.qwixx.positions import random_game_positions, roll_dice, set_up


def positions_to_roll(games: int, seed: int = 0) -> list[Position]:
    """Return every position with a roll due in so many games, of all manners."""
    manners = (None, 0.05, 0.5)
    return [
        position
        for number in range(games)
        for position in random_game_positions(seed + number, manners[number % 3])
        if position.actor == "dice"
    ]


def sample_positions_to_roll(count: int, seed: int = 0) -> list[Position]:
    """Return so many positions with a roll due, from all parts of games."""
    return random.Random(seed).sample(positions_to_roll(15, seed), count)


def sample_rolled_positions(count: int, seed: int = 0) -> list[Position]:
    """Return so many positions with action 1 due."""
    source = random.Random(seed)
    return [roll_dice(position, source) for position in sample_positions_to_roll(count, seed)]


def swap_sides(position: Position) -> Position:
    """Return the position with Black's stones grey, Grey's black, and the turn with the other side."""
    board = tuple(
        Row(
            tuple(stack and Stack(stack.side.other, stack.height) for stack in row.stacks),
            None if row.lock is None else row.lock.other,
        )
        for row in position.board
    )
    black, grey = position.misthrows
    return Position(board, position.to_move.other, (grey, black))


def features_of(position: Position) -> tuple[Floats, Floats]:
    """Return the features of a position's rows and hand, as the side about to roll sees them."""
    rows, hand = np.empty((HAND, ROW_FEATURES), np.float32), np.empty(HAND_FEATURES, np.float32)
    write_features(encode(position), int(position.to_move), rows, hand)
    return rows, hand


def plain_prediction(network: NeuralNet, position: Position) -> Floats:
    """Return the network's prediction for the side about to roll, layer by layer, in float64."""
    rows, hand = (features.astype(np.float64) for features in features_of(position))
    summed = sum(np.maximum(row @ network.row + network.row_bias, 0) for row in rows)
    joint = np.maximum(summed @ network.joint + hand @ network.hand + network.joint_bias, 0)
    head = np.maximum(joint @ network.head + network.head_bias, 0)
    raised = np.exp(head @ network.margin + network.margin_bias)
    return np.asarray(raised / raised.sum())


def states_of(positions: list[Position]) -> State:
    """Return the states of positions, a line each."""
    return np.stack([encode(position) for position in positions])


def result_for(position: Position, side: Side) -> float:
    """Return the value of a finished game to a side: 1, 0.5 or 0."""
    outcome = position.outcome()
    assert outcome is not None
    return 0.5 if outcome.winner is None else float(outcome.winner is side)


AFTER_CLOSING = "r2:b2 r3:b r4:b2 r12:b r=b"


ENDING = set_up(f"{AFTER_CLOSING} y2:b6 g12:b5 y11:g6 g9:g6 b12:b3 g7:g b10:g7")  # one stone against two


ALL = 50


def search(engine: QwixxEngine, position: Position, limit: Limit, candidates: int = ALL) -> SearchResult:
    return engine.search(Game(RULES, position), limit, candidates=candidates)
