"""The games as PettingZoo environments: its conformance tests, and what they do not ask."""

import copy
import pickle
import random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo.classic
import pytest
from gymnasium import spaces
from pettingzoo.classic.connect_four import connect_four

from duellum.core.errors import MoveError
from duellum.research.pettingzoo import ENVIRONMENTS, GameEnv

# PettingZoo's tests import connect four from a module that PettingZoo deprecates, and that only re-exports
# this one. They find this one in its place, so no warning arises, and none is suppressed.
pettingzoo.classic.connect_four_v3 = connect_four

from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test  # noqa: E402 - after the above
from pettingzoo.test.save_obs_test import test_save_obs as save_obs_test  # noqa: E402 - likewise

VERSIONS = sorted(ENVIRONMENTS)


def play(env: Any, source: random.Random, most: int = 10_000) -> list[int]:
    """Play random actions, and return them."""
    actions: list[int] = []
    for agent in env.agent_iter(most):
        *_, termination, truncation, info = env.last()
        action = None
        if not (termination or truncation):
            action = source.choice(np.flatnonzero(info["action_mask"]).tolist())
            actions.append(action)
        env.step(action)
        assert agent in env.possible_agents
    return actions


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("kind", ["env", "raw_env"])
@pytest.mark.parametrize("compact", [False, True])
def test_it_passes_the_api_test(version: str, kind: str, compact: bool) -> None:  # noqa: FBT001 - parametrized
    api_test(getattr(ENVIRONMENTS[version], kind)(compact=compact), num_cycles=1_000)


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("kind", ["env", "raw_env"])
def test_it_passes_the_seed_test(version: str, kind: str) -> None:
    seed_test(getattr(ENVIRONMENTS[version], kind), num_cycles=40)


class LegalSpace(spaces.Discrete):
    """Samples legal actions, as this test of PettingZoo samples without a mask."""

    def __init__(self, env: GameEnv) -> None:
        super().__init__(env.spec_of_game.action_count)
        self._env = env

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:  # noqa: ARG002 - as overridden
        env = self._env
        return np.int64(
            random.Random(len(env.game)).choice(np.flatnonzero(env.infos[env.agent_selection]["action_mask"]))
        )


class Cycles:
    """A cycle of both agents' turns as one step of a parallel environment, which a game of turns is not."""

    def __init__(self, env: GameEnv) -> None:
        self._env, self.possible_agents = env, env.possible_agents

    @property
    def agents(self) -> list[str]:
        return list(self._env.agents)

    def action_space(self, agent: str) -> Any:
        return self._env.action_space(agent)

    def reset(self) -> tuple[Any, Any]:
        self._env.reset(seed=1)
        return {}, {}

    def step(self, _actions: Any) -> tuple[Any, ...]:
        env, done = self._env, min(self._env.decisions.values())
        while min(env.decisions.values()) == done and not any(env.truncations.values()):
            env.step(env.action_space(env.agent_selection).sample())
        return {}, env.rewards, env.terminations, env.truncations, env.infos


@pytest.mark.parametrize("version", VERSIONS)
def test_it_passes_the_test_of_max_cycles(version: str) -> None:
    def make(max_cycles: int) -> GameEnv:
        env = ENVIRONMENTS[version].raw_env(max_cycles=max_cycles)
        env.action_spaces = {agent: LegalSpace(env) for agent in env.possible_agents}
        return env

    max_cycles_test(SimpleNamespace(env=make, parallel_env=lambda max_cycles: Cycles(make(max_cycles))))


@pytest.mark.parametrize("version", VERSIONS)
def test_it_passes_the_render_test(version: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    render_test(lambda render_mode: ENVIRONMENTS[version].env(render_mode=render_mode, mask_in="observation"))


@pytest.mark.parametrize("version", VERSIONS)
def test_it_passes_the_test_of_saved_observations(version: str) -> None:
    save_obs_test(ENVIRONMENTS[version].env())


@pytest.mark.parametrize("version", VERSIONS)
def test_the_mask_may_be_next_to_the_observation(version: str) -> None:
    env = ENVIRONMENTS[version].env(mask_in="observation")
    env.reset(seed=3)
    seen, *_, info = env.last()
    assert env.observation_space(env.agent_selection).contains(seen)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert not env.observe(other)["action_mask"].any()
    assert info == {}
    raw = ENVIRONMENTS[version].raw_env()
    raw.reset(seed=3)
    np.testing.assert_array_equal(seen["action_mask"], raw.last()[-1]["action_mask"])
    np.testing.assert_array_equal(seen["observation"], raw.last()[0])


@pytest.mark.parametrize("version", VERSIONS)
def test_the_rewards_are_those_of_the_rules(version: str) -> None:
    for seed in range(4):
        env = ENVIRONMENTS[version].raw_env()
        env.reset(seed=seed)
        total = dict.fromkeys(env.possible_agents, 0)
        source = random.Random(seed)
        for agent in env.agent_iter():
            _, reward, termination, _, info = env.last()
            total[agent] += reward
            env.step(None if termination else source.choice(np.flatnonzero(info["action_mask"])))
        outcome = env.game.outcome
        assert outcome is not None
        assert total == {
            agent: 2 * outcome.score(side) - 1
            for agent, side in zip(env.possible_agents, env.rules.sides, strict=True)
        }


@pytest.mark.parametrize("version", VERSIONS)
def test_a_copy_and_a_pickle_continue_the_same_game(version: str) -> None:
    env = ENVIRONMENTS[version].raw_env()
    env.reset(seed=5)
    play(env, random.Random(1), 20)
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]  # noqa: S301 - our own
    actions = play(env, random.Random(2))
    for each in copies:
        assert play(each, random.Random(2)) == actions
        assert each.game.moves == env.game.moves


@pytest.mark.parametrize("version", VERSIONS)
def test_an_illegal_action_is_refused_and_changes_nothing(version: str) -> None:
    env = ENVIRONMENTS[version].raw_env()
    env.reset(seed=1)
    before = env.game.position
    illegal = int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"] == 0)[0])
    with pytest.raises(MoveError):
        env.step(illegal)
    assert env.game.position is before


def test_a_game_starts_from_a_position() -> None:
    env = ENVIRONMENTS["battle_v0"].raw_env()
    env.reset(options={"position": "4k4/9/9/9/9/4T4/9/4K4 w 0 1"})
    env.step(env.spec_of_game.encode_action(env.game.position, env.game.parse_move("e3n5")))
    assert env.rewards == {"player_0": 1, "player_1": -1}
    assert all(env.terminations.values())


def test_the_game_that_is_drawn_is_the_one_being_played() -> None:
    env = ENVIRONMENTS["qwixx_v0"].raw_env(render_mode="ansi")
    env.reset(seed=2)
    assert env.render() == env.game.text()


def test_pettingzoo_makes_them_by_name() -> None:
    env: Any = pettingzoo.make("aec", "duellum/battle_v0", compact=True)
    assert env.observation_space("player_0").shape == (75,)


def test_wrong_options_are_refused() -> None:
    with pytest.raises(ValueError, match="render_mode must be one of"):
        GameEnv("battle", render_mode="svg")
    with pytest.raises(ValueError, match="mask_in must be"):
        GameEnv("battle", mask_in="nowhere")  # type: ignore[arg-type]  # the point of the test
