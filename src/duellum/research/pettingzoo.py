"""The games as PettingZoo environments: two agents that take turns, the dice thrown by the environment.

Each installed game with an environment is here under its version, with ``env`` and ``raw_env`` as in
PettingZoo's own games.

>>> from duellum.research.pettingzoo import battle_v0
>>> env = battle_v0.env()
>>> env.reset(seed=1)
>>> observation, reward, termination, truncation, info = env.last()
>>> observation.shape, int(info["action_mask"].sum())
((29, 8, 9), 37)
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from duellum.core.environment import load_environment_spec
from duellum.core.game import Game
from duellum.core.registry import games_with, load_rules
from duellum.core.rules import Rules, Side
from duellum.research.extra import explain_missing

try:
    import gymnasium
    from gymnasium import spaces
    from pettingzoo import AECEnv, register
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as error:
    raise explain_missing(error) from error

ILLEGAL_REWARD = -1
"""What the wrapped environment gives an agent whose action is not legal; the game ends with it."""
RENDER_MODES = ["human", "ansi", "rgb_array"]
MaskPlace = Literal["info", "observation"]

Mask = npt.NDArray[np.int8]


class GameEnv(AECEnv):  # type: ignore[misc]  # PettingZoo ships no types
    """A game as an agent environment cycle (AEC).

    ``player_0`` has the first seat: White, or Black in Qwixx Duel. Who begins is drawn by lot where the rules
    say so. An agent may act several times in a row.

    Args:
        rules: The game, or its name.
        render_mode: ``human`` for a window, ``ansi`` for a text, ``rgb_array`` for pixels.
        max_cycles: The game is truncated once each agent has made so many decisions.
        mask_in: Where the mask of legal actions is: under ``action_mask`` in the agent's info, or next to the
            observation in a dictionary.
        compact: Observe the compact features instead of planes.

    Raises:
        UnknownGameError: No game of that name is installed.
        NoEnvironmentError: The game brings no environment.
    """

    def __init__(
        self,
        rules: Rules[Any, Any] | str,
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        mask_in: MaskPlace = "info",
        compact: bool = False,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode must be one of {RENDER_MODES} or None, not {render_mode!r}")
        if mask_in not in ("info", "observation"):
            raise ValueError(f"mask_in must be 'info' or 'observation', not {mask_in!r}")
        self.rules = rules if isinstance(rules, Rules) else load_rules(rules)
        self.spec_of_game = load_environment_spec(self.rules)
        self.render_mode, self.max_cycles, self._mask_in, self._compact = (
            render_mode, max_cycles, mask_in, compact,
        )  # fmt: skip
        self.metadata = {
            "render_modes": RENDER_MODES,
            "name": self.spec_of_game.version,
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(2)]
        self.agents = self.possible_agents[:]
        self.action_spaces = {agent: spaces.Discrete(self.spec_of_game.action_count) for agent in self.agents}
        self.observation_spaces = {agent: self._make_observation_space() for agent in self.agents}
        self.state_space = self._make_box()
        self._random = random.Random()
        self._window: Any = None
        self.game: Game[Any, Any] = Game(self.rules)
        """The game being played, with all its positions and moves."""

    def _make_box(self) -> spaces.Box:
        spec = self.spec_of_game
        channels = spec.features if self._compact else spec.planes
        most = np.repeat(
            np.array([channel.most for channel in channels], np.int8), [channel.size for channel in channels]
        )
        if self._compact:
            return spaces.Box(np.zeros_like(most), most, dtype=np.int8)
        high = np.broadcast_to(most[:, None, None], spec.planes_shape).copy()
        return spaces.Box(np.zeros_like(high), high, dtype=np.int8)

    def _make_observation_space(self) -> spaces.Space[Any]:
        if self._mask_in == "info":
            return self._make_box()
        mask = spaces.Box(0, 1, (self.spec_of_game.action_count,), np.int8)
        return spaces.Dict({"observation": self._make_box(), "action_mask": mask})

    def __getstate__(self) -> dict[str, Any]:
        """Leave the window out of pickles and copies."""
        return {**self.__dict__, "_window": None}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; the option ``position`` is a position or its text to start from."""
        if seed is not None:
            self._random = random.Random(seed)
        start = (options or {}).get("position")
        self.game = Game(self.rules, self._random.choice(self.rules.starts) if start is None else start)
        self._throw_dice()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, self.game.outcome is not None)
        self.truncations = dict.fromkeys(self.agents, False)
        self.decisions = dict.fromkeys(self.agents, 0)
        self.agent_selection = self.agents[self.game.position.to_move]
        self._update_infos()

    def _throw_dice(self) -> None:
        if self.game.actor == "dice":
            self.game.roll(self._random)

    def _update_infos(self) -> None:
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if self._mask_in == "info":
            for agent in self.agents:
                self.infos[agent]["action_mask"] = self._make_mask(agent)

    def _make_mask(self, agent: str) -> Mask:
        mask = np.zeros(self.spec_of_game.action_count, np.int8)
        if agent == self.agent_selection and not self.truncations[agent]:
            position = self.game.position
            for move in self.game.legal_moves():
                mask[self.spec_of_game.encode_action(position, move)] = 1
        return mask

    def _look(self, side: Side) -> npt.NDArray[np.int8]:
        spec = self.spec_of_game
        observe = spec.observe_features if self._compact else spec.observe_planes
        return observe(self.game.positions, side)

    def observe(self, agent: str) -> Any:  # noqa: ANN401 - an array, or a dictionary with the mask
        """Return what an agent sees."""
        seen = self._look(self.rules.sides[self.possible_agents.index(agent)])
        if self._mask_in == "info":
            return seen
        return {"observation": seen, "action_mask": self._make_mask(agent)}

    def state(self) -> npt.NDArray[np.int8]:
        """Return what the first seat sees: there is no hidden information."""
        return self._look(self.rules.sides[0])

    def step(self, action: Any) -> None:  # noqa: ANN401 - an integer of any kind, or None
        """Play an action of the agent whose turn it is. Raises :class:`MoveError` unless it is legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.game.play(self.spec_of_game.decode_action(self.game.position, int(action)))
        self._throw_dice()
        self.decisions[agent] += 1
        self._cumulative_rewards[agent] = 0
        self.rewards = dict.fromkeys(self.agents, 0)
        if self.game.outcome is not None:
            for agent_, side in zip(self.possible_agents, self.rules.sides, strict=True):
                self.rewards[agent_] = int(2 * self.game.outcome.score(side) - 1)
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and min(self.decisions.values()) >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[self.game.position.to_move]
        self._update_infos()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:  # noqa: ANN401 - a text, pixels or nothing
        """Return the position as text or pixels, or show it in a window."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render_mode, given when the environment is created")
            return None
        if self.render_mode == "ansi":
            return self.game.text()
        from duellum.research import rendering  # noqa: PLC0415 - starts SDL, which only pictures need

        pixels = rendering.rasterize(self.game.svg())
        if self.render_mode == "rgb_array":
            return pixels
        if self._window is None:
            self._window = rendering.Window(self.rules.title)
        self._window.show(pixels)
        return None

    def close(self) -> None:
        """Close the window if there is one."""
        if self._window is not None:
            self._window.close()
            self._window = None


def make_env(rules: Rules[Any, Any] | str, **options: Any) -> Any:  # noqa: ANN401 - those of :class:`GameEnv`
    """Return a game's environment in the wrappers of PettingZoo's own games; an illegal action loses."""
    env = wrappers.TerminateIllegalWrapper(GameEnv(rules, **options), illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


@dataclass(frozen=True)
class EnvironmentModule:
    """A game's environments, used like one of PettingZoo's modules."""

    env: Callable[..., Any]
    """Returns the environment in PettingZoo's wrappers; takes the options of :class:`GameEnv`."""
    raw_env: Callable[..., GameEnv]
    """Returns the bare environment; likewise."""


NAMESPACE = "duellum"
"""Of the environments in PettingZoo's registry: ``pettingzoo.make("aec", "duellum/battle_v0")``."""


def load_environments() -> dict[str, EnvironmentModule]:
    """Return the environments of every installed game, by version, and register them with PettingZoo."""
    found = {}
    for name in games_with("environment"):
        version = load_environment_spec(load_rules(name)).version
        found[version] = EnvironmentModule(partial(make_env, name), partial(GameEnv, name))
        register("aec", f"{NAMESPACE}/{version}", found[version].env)
    return found


ENVIRONMENTS = load_environments()
"""The environments of every installed game, by version."""


def __getattr__(name: str) -> EnvironmentModule:
    if name in ENVIRONMENTS:
        return ENVIRONMENTS[name]
    known = ", ".join(ENVIRONMENTS)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}; its environments: {known}")
