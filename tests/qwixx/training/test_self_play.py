"""Self-play: examples of whole games, TD(lambda) targets, variance reduction, and matches in pairs."""

import numpy as np
import pytest

from duellum.qwixx.engine.expectimax import new_workspace, predict_by_expectimax
from duellum.qwixx.engine.neural_net.evaluator import Evaluator, new_evaluator
from duellum.qwixx.engine.neural_net.margins import DRAW, MARGINS
from duellum.qwixx.engine.neural_net.weights import initialise_network, load_shipped_network
from duellum.qwixx.kernel.bitboard import HAND, WORDS, has_ended
from duellum.qwixx.kernel.encoding import encode
from duellum.qwixx.kernel.turns import MAX_GAME_TURNS
from duellum.qwixx.rules.position import Position
from duellum.qwixx.simulation.policies import Policy
from duellum.qwixx.training.self_play import (
    Examples,
    Targets,
    generate_examples,
    generate_low_variance_examples,
    play_match,
    play_policy_match,
)

pytestmark = pytest.mark.native

GAMES = 8


@pytest.fixture(scope="module")
def evaluator() -> Evaluator:
    return new_evaluator(load_shipped_network())


def empty(games: int = GAMES) -> tuple[Examples, Targets]:
    examples = np.empty((games * MAX_GAME_TURNS, WORDS + 1), np.int64)
    return examples, np.empty((len(examples), MARGINS), np.float32)


def generate(evaluator: Evaluator, td_lambda: float) -> tuple[Examples, Targets]:
    examples, targets = empty()
    count = generate_examples(evaluator, 0, GAMES, 3, td_lambda, examples, targets)
    return examples[:count], targets[:count]


def test_examples_are_the_positions_of_whole_games_with_the_sides_in_turn(evaluator: Evaluator) -> None:
    examples, targets = generate(evaluator, 0.8)
    is_start = (examples[:, :WORDS] == encode(Position.start())).all(axis=1) & (examples[:, WORDS] == 0)
    assert is_start[0]
    assert is_start.sum() == GAMES
    assert not any(has_ended(int(hand)) for hand in examples[:, HAND])
    same_game = ~is_start[1:]
    assert (np.abs(np.diff(examples[:, WORDS]))[same_game] == 1).all()
    np.testing.assert_allclose(targets.sum(axis=1), 1, atol=1e-5)


def test_with_lambda_1_the_target_is_the_result_of_the_game(evaluator: Evaluator) -> None:
    examples, targets = generate(evaluator, 1.0)
    starts = np.flatnonzero((examples[:, :WORDS] == encode(Position.start())).all(axis=1))
    for begin, end in zip(starts, [*starts[1:], len(examples)], strict=True):
        game = targets[begin:end]
        assert ((game == 0) | (game == 1)).all()
        np.testing.assert_array_equal(game[1:], game[:-1, ::-1])  # one result, seen by the sides in turn
    assert set(np.argmax(targets, axis=1)) - {DRAW}


def test_with_lambda_0_a_low_variance_target_is_the_expectimax_prediction(evaluator: Evaluator) -> None:
    examples, targets = empty()
    workspace = new_workspace()
    count = generate_low_variance_examples(evaluator, workspace, 0, 2, 3, 0.0, examples, targets)
    expected = np.empty(MARGINS, np.float32)
    for example, target in zip(examples[:count], targets[:count], strict=True):
        predict_by_expectimax(evaluator, workspace, example[:WORDS], int(example[WORDS]), expected)
        np.testing.assert_allclose(target, expected, atol=1e-6)


def test_variance_reduction_keeps_the_mean_and_brings_the_targets_closer_together(
    evaluator: Evaluator,
) -> None:
    games = 60
    starts = []
    for is_reduced in (False, True):
        examples, targets = empty(games)
        if is_reduced:
            count = generate_low_variance_examples(
                evaluator, new_workspace(), 0, games, 5, 1.0, examples, targets
            )
        else:
            count = generate_examples(evaluator, 0, games, 5, 1.0, examples, targets)
        is_start = (examples[:count, :WORDS] == encode(Position.start())).all(axis=1)
        at_start = targets[:count][is_start & (examples[:count, WORDS] == 0)]
        starts.append(at_start[:, DRAW + 1 :].sum(axis=1) + at_start[:, DRAW] / 2)
    plain, reduced = starts
    assert reduced.std() < 0.6 * plain.std()
    assert abs(reduced.mean() - plain.mean()) < 3 * plain.std() / np.sqrt(games)


def test_in_a_match_of_a_network_with_itself_each_pair_is_drawn(evaluator: Evaluator) -> None:
    points = np.empty(20, np.float32)
    play_match(evaluator, evaluator, 0, 20, 1, points)
    np.testing.assert_array_equal(points.reshape(-1, 2).sum(axis=1), 1)


def test_a_match_in_parts_is_the_whole_match(evaluator: Evaluator) -> None:
    whole, parts = np.empty(12, np.float32), np.empty(12, np.float32)
    play_policy_match(evaluator, int(Policy.GREEDY), 0, 12, 1, whole)
    play_policy_match(evaluator, int(Policy.GREEDY), 0, 6, 1, parts[:6])
    play_policy_match(evaluator, int(Policy.GREEDY), 6, 12, 1, parts[6:])
    np.testing.assert_array_equal(whole, parts)
    assert whole.mean() > 0.5


def test_random_weights_lose_against_the_shipped_network(evaluator: Evaluator) -> None:
    points = np.empty(40, np.float32)
    play_match(new_evaluator(initialise_network(1)), evaluator, 0, 40, 1, points)
    assert points.mean() < 0.2
