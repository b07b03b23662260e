"""The games in OpenSpiel: its conformance tests, chance nodes, and its algorithms."""

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts, tabular_qlearner
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation
from open_spiel.python.tests import games_sim_test

from duellum.core.game import Game
from duellum.research.open_spiel import GAMES, PREFIX

NAMES = sorted(GAMES)


def load(name: str) -> Any:
    return pyspiel.load_game(PREFIX + name)


def play_on(state: Any, source: random.Random, most: int = 10_000) -> Any:
    """Play at random, and return the state."""
    for _ in range(most):
        if state.is_terminal():
            break
        actions = (
            [action for action, _ in state.chance_outcomes()]
            if state.is_chance_node()
            else state.legal_actions()
        )
        state.apply_action(source.choice(actions))
    return state


@pytest.mark.parametrize("name", NAMES)
def test_it_passes_the_random_simulations(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_it_passes_the_python_tests_of_games(name: str) -> None:
    assert PREFIX + name in pyspiel.registered_names()
    test = games_sim_test.GamesSimTest()
    np.random.seed(1)  # noqa: NPY002 - which that test uses
    test.sim_game(load(name))


@pytest.mark.parametrize("name", NAMES)
def test_a_state_is_told_apart_by_its_tensors(name: str) -> None:
    game = load(name)
    state = play_on(game.new_initial_state(), random.Random(1), 40)
    for player in range(2):
        for perfect_recall in (False, True):
            kind = pyspiel.IIGObservationType(perfect_recall=perfect_recall)
            observation = make_observation(game, kind)
            observation.set_from(state, player)
            tensor = (
                state.information_state_tensor(player) if perfect_recall else state.observation_tensor(player)
            )
            np.testing.assert_array_equal(tensor, observation.tensor)
    observation = make_observation(game, INFO_STATE_OBS_TYPE)
    observation.set_from(state, 0)
    history = observation.dict["history"]
    assert [int(action) - 1 for action in history[: len(state.history())]] == state.history()
    assert not history[len(state.history()) :].any()


@pytest.mark.parametrize("name", NAMES)
def test_serialising_and_pickling_keep_the_whole_game(name: str) -> None:
    game = load(name)
    for plies in (0, 3, 55):
        state = play_on(game.new_initial_state(), random.Random(plies), plies)
        _, restored = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        for other in (restored, pickle.loads(pickle.dumps(state)), state.clone()):  # noqa: S301 - our own
            assert str(other) == str(state)
            assert other.history() == state.history()
            assert other.positions == state.positions
            ended = play_on(other, random.Random(9))
            assert ended.returns() == play_on(state.clone(), random.Random(9)).returns()


def test_a_roll_of_qwixx_is_the_white_pair_and_then_each_coloured_die() -> None:
    state = load("qwixx").new_initial_state()
    assert state.is_chance_node()
    assert [state.action_to_string(action) for action, _ in state.chance_outcomes()] == [
        "Black begins",
        "Grey begins",
    ]
    state.apply_action(1)
    sizes = []
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        sizes.append(len(outcomes))
        state.apply_action(outcomes[-1][0])
    assert sizes == [21, 6, 6, 6, 6]
    assert state.current_player() == 1
    assert str(state.position.dice) == "66/6666"


def test_the_white_pair_is_as_likely_as_two_dice_make_it() -> None:
    state = load("qwixx").new_initial_state()
    state.apply_action(0)
    chances = {state.action_to_string(action): chance for action, chance in state.chance_outcomes()}
    assert chances["white 66"] == pytest.approx(1 / 36)
    assert chances["white 41"] == pytest.approx(2 / 36)


@pytest.mark.parametrize("name", NAMES)
def test_returns_are_those_of_the_rules(name: str) -> None:
    for seed in range(3):
        state = play_on(load(name).new_initial_state(), random.Random(seed))
        game: Game[Any, Any] = Game(name, state.positions[0])
        for before, after in zip(state.positions, state.positions[1:], strict=False):
            game.play(next(move for move in _moves(before, after) if before.play(move) == after))
        assert game.outcome is not None
        assert state.returns() == [2 * game.outcome.score(side) - 1 for side in game.rules.sides]


def _moves(before: Any, after: Any) -> Any:
    return [after.dice] if before.actor == "dice" else before.legal_moves()


@pytest.mark.parametrize("name", NAMES)
def test_monte_carlo_tree_search_plays_it(name: str) -> None:
    game = load(name)
    source = np.random.RandomState(1)

    class Even:
        def evaluate(self, _state: Any) -> Any:
            return np.zeros(2)

        def prior(self, state: Any) -> Any:
            if state.is_chance_node():
                return state.chance_outcomes()
            actions = state.legal_actions()
            return [(action, 1 / len(actions)) for action in actions]

    bot = mcts.MCTSBot(game, 1.4, 30, Even(), random_state=source)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert bot.step(state) in state.legal_actions()


def test_monte_carlo_tree_search_finds_the_winning_move() -> None:
    game = load("battle")
    state = game.new_initial_state()
    for text in ("e1n1", "e8s1", "e2n1", "e7s1", "e3n1", "e6s1"):  # the kings meet
        position = state.position
        state.apply_action(GAMES["battle"].spec.encode_action(position, position.parse_move(text)))
    bot = mcts.MCTSBot(
        game,
        1.4,
        300,
        mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        random_state=np.random.RandomState(1),
    )
    assert state.action_to_string(bot.step(state)) == "e4n1"


@pytest.mark.parametrize("name", NAMES)
def test_a_learning_algorithm_runs_on_it(name: str) -> None:
    np.random.seed(1)  # noqa: NPY002 - which the algorithm uses
    env = rl_environment.Environment(load(name))
    agents = [tabular_qlearner.QLearner(player, env.action_spec()["num_actions"]) for player in range(2)]
    for _ in range(2):
        step = env.reset()
        while not step.last():
            step = env.step([agents[step.observations["current_player"]].step(step).action])
        for agent in agents:
            agent.step(step)
        assert sum(step.rewards) == 0
