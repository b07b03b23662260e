"""Boards in batches: against the plain rules, by threads, and as Gymnasium's vector environment."""

import copy
import pickle
import random
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from hypothesis import given, settings

from duellum.core.environment import load_environment_spec
from duellum.core.game import Game
from duellum.core.registry import games_with, load_rules
from duellum.core.rules import Side
from duellum.research.policies import random_policy
from duellum.research.vector import BatchEnv, ObservationKind, OpponentVectorEnv
from tests.strategies import random_game, seeds

if TYPE_CHECKING:
    from collections.abc import Sequence

GAMES = games_with("environment")
BOARDS, STEPS = 4, 120


def follow(env: BatchEnv, board: int) -> Game[Any, Any]:
    """Return the game that has just started on a board."""
    position = env.position(board)
    start = next(start for start in env.rules.starts if start.to_move == position.to_move)
    return roll_as(Game(env.rules, start), env, board)


def roll_as(game: Game[Any, Any], env: BatchEnv, board: int) -> Game[Any, Any]:
    """Roll in a game what has been rolled on a board."""
    if game.actor == "dice":
        game.play(env.position(board).dice)
    return game


def assert_same(game: Game[Any, Any], env: BatchEnv, board: int) -> None:
    """Compare a board with the game by the plain rules."""
    position, side = game.position, game.position.to_move
    assert env.seats[board] == side
    assert env.terminations[board] == (game.outcome is not None)
    expected = np.zeros(env.spec.action_count, np.bool_)
    expected[[env.spec.encode_action(position, move) for move in game.legal_moves()]] = True
    np.testing.assert_array_equal(env.legal_mask[board], expected)
    assert env.legal_counts[board] == len(game.legal_moves())
    if game.outcome is None:
        assert not env.rewards[board].any()
    else:
        assert env.rewards[board].tolist() == [2 * game.outcome.score(side) - 1 for side in env.rules.sides]
    planes = env.spec.observe_planes(game.positions, side)
    np.testing.assert_array_equal(env.observe("planes")[board], planes)
    features = env.spec.observe_features(game.positions, side)
    np.testing.assert_array_equal(env.observe("features")[board], features)


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=6)
@given(seed=seeds)
def test_the_boards_follow_the_plain_rules(name: str, seed: int) -> None:
    env = BatchEnv(name, BOARDS)
    env.reset(seed)
    games = [follow(env, board) for board in range(BOARDS)]
    for _ in range(STEPS):
        actions = env.sample()
        were_over = env.terminations.copy()
        env.step(actions)
        for board, game in enumerate(games):
            if were_over[board]:
                games[board] = follow(env, board)
            else:
                game.play(env.spec.decode_action(game.position, int(actions[board])))
                roll_as(game, env, board)
            assert_same(games[board], env, board)


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=6)
@given(seed=seeds)
def test_a_position_that_is_set_up_is_the_one_of_the_rules(name: str, seed: int) -> None:
    rules = load_rules(name)
    env = BatchEnv(name, 1)
    positions: Sequence[Any] = random_game(rules, seed, 120).positions
    for count in range(1, len(positions) + 1, 11):
        game: Game[Any, Any] = Game(rules, positions[0])
        if isinstance(positions[count - 1].actor, Side):
            env.set_position(0, positions[:count])
            for before, after in pairwise(positions[:count]):
                moves: Any = [after.dice] if before.actor == "dice" else before.legal_moves()
                game.play(next(move for move in moves if before.play(move) == after))
            if game.outcome is None:
                assert_same(game, env, 0)


@pytest.mark.parametrize("moves", ["e1n1 e8s1 e2n1 e7s1 e3n1 e6s1 e4n1", "e1n1 e8s1 e2s1 e7n1 " * 2])
def test_a_game_ends_by_a_captured_king_and_by_repetition(moves: str) -> None:
    env, game = BatchEnv("battle", 1), Game("battle")
    env.reset()
    for text in moves.split():
        action = env.spec.encode_action(game.position, game.parse_move(text))
        game.play(text)
        env.step(np.array([action]))
        assert_same(game, env, 0)
    assert game.outcome is not None


def test_a_game_ends_after_a_hundred_plies_without_a_capture() -> None:
    game = Game("battle", "4k4/9/9/9/9/9/9/4K4 w 98 60")
    env = BatchEnv("battle", 1)
    env.set_position(0, game.positions)
    for text in ("e1n1", "e8s1"):
        assert not env.terminations[0]
        env.step(np.array([env.spec.encode_action(game.position, game.parse_move(text))]))
        game.play(text)
        assert_same(game, env, 0)
    assert env.terminations[0]


@pytest.mark.parametrize("name", GAMES)
def test_the_number_of_threads_changes_nothing(name: str) -> None:
    one, two, three = (BatchEnv(name, 37, threads=threads) for threads in (1, 2, 3))
    for env in (one, two, three):
        env.reset(7)
        env.play_random(40)
    for _ in range(60):
        actions = one.sample()
        for env in (two, three):
            np.testing.assert_array_equal(env.sample(), actions)
        seen = one.step(actions)
        for env in (two, three):
            for ours, theirs in zip(seen[:4], env.step(actions)[:4], strict=True):
                np.testing.assert_array_equal(ours, theirs)
            np.testing.assert_array_equal(one.legal_mask, env.legal_mask)
    two.close()
    three.close()


@pytest.mark.parametrize("name", GAMES)
def test_a_board_does_not_depend_on_the_boards_next_to_it(name: str) -> None:
    few, many = BatchEnv(name, 3), BatchEnv(name, 9)
    for env in (few, many):
        env.reset(3)
        env.play_random(100)
    np.testing.assert_array_equal(few.observations, many.observations[:3])


@pytest.mark.parametrize("name", GAMES)
def test_the_seed_decides_everything(name: str) -> None:
    env = BatchEnv(name, 8)

    def play(seed: int | None) -> bytes:
        env.reset(seed)
        env.play_random(30)
        return env.observations.tobytes()

    assert play(1) == play(1)
    assert play(1) != play(2)
    assert play(None) != play(None)


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_and_a_pickle_continue_alike(name: str) -> None:
    env = BatchEnv(name, 6, threads=2)
    env.reset(5)
    env.play_random(20)
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]  # noqa: S301 - our own
    env.play_random(50)
    for each in copies:
        each.play_random(50)
        np.testing.assert_array_equal(each.observations, env.observations)
        np.testing.assert_array_equal(each.legal_mask, env.legal_mask)
        each.close()
    env.close()


@pytest.mark.parametrize("name", GAMES)
def test_boards_of_another_environment_are_copied_with_all_that_follows(name: str) -> None:
    source, env = BatchEnv(name, 5), BatchEnv(name, 4)
    source.reset(1)
    env.reset(2)
    source.play_random(30)
    env.play_random(50)
    last = env.observations[3].copy()
    numbers = [4, 0, 4]
    env.copy_boards(source, numbers)
    np.testing.assert_array_equal(env.observations[3], last)
    for _ in range(100):
        for seen, expected in (
            (env.observations, source.observations),
            (env.legal_mask, source.legal_mask),
            (env.seats, source.seats),
            (env.rewards, source.rewards),
            (env.terminations, source.terminations),
        ):
            np.testing.assert_array_equal(seen[:3], expected[numbers])
        actions = source.sample()
        np.testing.assert_array_equal(env.sample()[:3], actions[numbers])
        source.step(actions)
        env.step(np.append(actions[numbers], -1))


def test_arrays_are_handed_out_without_copies_and_cannot_be_changed() -> None:
    env = BatchEnv("qwixx", 4)
    seen = env.reset(1)
    before = seen.copy()
    after = env.step(env.sample())[0]
    assert np.shares_memory(seen, after)
    assert (seen != before).any()
    with pytest.raises(ValueError, match="read-only"):
        env.legal_mask[0, 0] = True


@pytest.mark.parametrize("name", GAMES)
def test_an_illegal_action_is_refused_and_changes_nothing(name: str) -> None:
    env = BatchEnv(name, 3)
    env.reset(1)
    before, actions = env.observations.copy(), env.sample()
    for wrong in (int(np.flatnonzero(~env.legal_mask[1])[0]), env.spec.action_count, 2**40):
        illegal = actions.astype(np.int64)
        illegal[1] = wrong
        with pytest.raises(ValueError, match=f"action {wrong} is not legal on board 1"):
            env.step(illegal)
    np.testing.assert_array_equal(env.observations, before)
    with pytest.raises(ValueError, match="actions must be 3 integers"):
        env.step(np.zeros(3))  # type: ignore[arg-type]  # the point of the test


def test_boards_wait_where_the_action_is_negative_or_nothing_resets_them() -> None:
    env = BatchEnv("qwixx", 4, autoreset=AutoresetMode.DISABLED)
    env.reset(1)
    before = env.observations.copy()
    actions = env.sample()
    actions[1:] = -1
    env.step(actions)
    np.testing.assert_array_equal(env.observations[1:], before[1:])
    assert (env.observations[0] != before[0]).any()
    while not env.terminations.all():
        env.step(env.sample())
    env.step(env.sample())
    assert env.terminations.all()
    assert not env.rewards.any()
    env.reset(boards=[2])
    assert env.terminations.tolist() == [True, True, False, True]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("observation", ["planes", "features"])
def test_gymnasium_makes_a_vector_environment_against_a_policy(
    name: str, observation: ObservationKind
) -> None:
    version = load_environment_spec(load_rules(name)).version.replace("_", "-")
    made = gymnasium.make_vec(
        f"duellum/{version}", num_envs=6, vectorization_mode="vector_entry_point", observation=observation,
        opponent=random_policy(1),
    )  # fmt: skip
    env = gymnasium.wrappers.vector.RecordEpisodeStatistics(made)
    seen, infos = env.reset(seed=1)
    policy = random_policy(2)
    results: list[float] = []
    were_over = np.zeros(6, np.bool_)
    for _ in range(400):
        assert env.observation_space.contains(seen)
        masks = infos["action_mask"]
        assert (masks.any(1) == ~were_over).all()
        actions = np.zeros(6, np.int64)
        actions[~were_over] = policy(seen[~were_over], masks[~were_over])
        seen, rewards, were_over, truncations, infos = env.step(actions)
        assert not truncations.any()
        assert not rewards[~were_over].any()
        results += infos["episode"]["r"][infos["_episode"]].tolist() if "episode" in infos else []
    assert {*results} >= {-1.0, 1.0}
    env.close()


def test_the_opponent_answers_from_the_other_seat() -> None:
    seats = []

    def opponent(observations: Any, masks: Any) -> Any:
        seats.append(len(masks))
        assert observations[:, -1].all()  # the side that looks is to move
        return random_policy(3)(observations, masks)

    env = OpponentVectorEnv("battle", 4, opponent=opponent)
    env.reset(seed=1)
    assert seats == [2]  # the opponent begins on two boards
    assert env.seats.tolist() == [0, 1, 0, 1]
    fixed = OpponentVectorEnv("battle", 3, opponent=opponent, seat=1)
    fixed.reset(seed=1)
    assert seats == [2, 3]


def test_a_better_player_wins_more_against_a_random_opponent() -> None:
    """Takes the king or a die where it can, which planes show; a check of rewards and seats together."""
    env = OpponentVectorEnv("battle", 32, opponent=random_policy(1), observation="features")
    seen, infos = env.reset(seed=1)
    source = random.Random(1)
    total, games = 0.0, 0
    for _ in range(60):
        masks = infos["action_mask"]
        actions = [
            _capture(row, mask, source) if mask.any() else 0 for row, mask in zip(seen, masks, strict=True)
        ]
        seen, rewards, over, _, infos = env.step(np.array(actions))
        total, games = total + float(rewards.sum()), games + int(over.sum())
    assert games > 5
    assert total / games > 0.5


def _capture(features: Any, mask: Any, source: random.Random) -> int:
    from duellum.battle.research.actions import PATH_COUNT, PATH_LEGS  # noqa: PLC0415 - one test's own
    from duellum.battle.rules.paths import walk  # noqa: PLC0415 - likewise

    legal = np.flatnonzero(mask).tolist()
    targets = [walk(action // PATH_COUNT, PATH_LEGS[action % PATH_COUNT])[-1] for action in legal]
    values = [
        (int(features[target]) > 25) + 9 * (features[target] == 50) + source.random() / 2
        for target in targets
    ]
    return int(legal[int(np.argmax(values))])


def test_wrong_arguments_are_refused() -> None:
    with pytest.raises(ValueError, match="count must be at least 1"):
        BatchEnv("battle", 0)
    with pytest.raises(ValueError, match="observation must be"):
        BatchEnv("battle", 1, observation="picture")  # type: ignore[arg-type]  # the point of the test
    with pytest.raises(ValueError, match="not SAME_STEP"):
        BatchEnv("battle", 1, autoreset=AutoresetMode.SAME_STEP)
    with pytest.raises(ValueError, match="boards must be of Battle, not Qwixx Duel"):
        BatchEnv("battle", 1).copy_boards(BatchEnv("qwixx", 1), [0])
    with pytest.raises(ValueError, match="at most 1 board can be copied, not 2"):
        BatchEnv("battle", 1).copy_boards(BatchEnv("battle", 1), [0, 0])
    with pytest.raises(ValueError, match="numbers of boards must be 0 to 0"):
        BatchEnv("battle", 1).copy_boards(BatchEnv("battle", 1), [1])
    with pytest.raises(ValueError, match="the game is over"):
        BatchEnv("battle", 1).set_position(0, Game("battle", "4K4/9/9/9/9/9/9/k8 b 1 60").positions)
    env = OpponentVectorEnv("battle", 2)
    with pytest.raises(TypeError, match="one integer for all boards"):
        env.reset(seed=[1, 2])
    with pytest.raises(ValueError, match="no options"):
        env.reset(options={"position": "start"})
