"""Many boards at once: :class:`BatchEnv` for both sides, :class:`OpponentVectorEnv` against a given policy.

Compiled kernels step the boards on as many threads as you like. The arrays that a step returns are those that
the next one writes into: copy what you keep.

>>> env = BatchEnv("battle", 4)
>>> env.reset(seed=1).shape
(4, 29, 8, 9)
>>> observations, rewards, terminations, truncations, infos = env.step(env.sample())
>>> rewards.tolist()
[[0.0, 0.0], [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]]
"""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import pairwise
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from duellum.core.environment import BatchView, Channel, EnvironmentSpec, load_environment_spec
from duellum.core.native import native
from duellum.core.registry import games_with, load_rules
from duellum.core.rules import Rules
from duellum.research.extra import explain_missing
from duellum.research.policies import Actions, Masks, Observations, Policy, random_policy
from duellum.research.sampling import copy_view, find_illegal, sample_actions

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    raise explain_missing(error) from error

_copy_view, _find_illegal, _sample_actions = native(copy_view), native(find_illegal), native(sample_actions)
ObservationKind = Literal["planes", "features"]
Step = tuple[Observations, npt.NDArray[np.float32], Masks, Masks, dict[str, Any]]
_WAIT = -1


class BatchEnv:
    """Many boards of a game, on each of which the side to act acts.

    What happens on a board depends on the seed, the board's number and its actions, and not on the number of
    threads.

    Args:
        rules: The game, or its name.
        count: How many boards there are.
        observation: Whether to observe planes or compact features.
        threads: How many threads step the boards.
        autoreset: ``NEXT_STEP``: a step after the end of a game starts a new one and ignores the action, as
            Gymnasium does by default. ``DISABLED``: boards wait for :meth:`reset`.

    Raises:
        UnknownGameError: No game of that name is installed.
        NoEnvironmentError: The game brings no environment.
    """

    def __init__(
        self,
        rules: Rules[Any, Any] | str,
        count: int,
        *,
        observation: ObservationKind = "planes",
        threads: int = 1,
        autoreset: AutoresetMode = AutoresetMode.NEXT_STEP,
    ) -> None:
        for name, value in (("count", count), ("threads", threads)):
            if value < 1:
                raise ValueError(f"{name} must be at least 1, not {value}")
        if observation not in ("planes", "features"):
            raise ValueError(f"observation must be 'planes' or 'features', not {observation!r}")
        if autoreset is AutoresetMode.SAME_STEP:
            raise ValueError("autoreset must be NEXT_STEP or DISABLED, not SAME_STEP")
        self.rules = rules if isinstance(rules, Rules) else load_rules(rules)
        self.spec = load_environment_spec(self.rules)
        self.count, self.threads, self.autoreset, self._kind = count, threads, autoreset, observation
        self._kernels = self.spec.load_batch()
        self._boards = self._kernels.new_boards(count)
        self._view = BatchView(
            np.zeros((count, self.spec.action_count), np.uint8),
            np.zeros((count, self._kernels.max_legal), np.int16),
            np.zeros(count, np.int32),
            np.zeros(count, np.int8),
            np.zeros((count, 2), np.float32),
            np.ones(count, np.uint8),
        )
        shape = self.spec.planes_shape if observation == "planes" else (self.spec.feature_count,)
        self._observations = np.zeros((count, *shape), np.int8)
        self._actions = np.zeros(count, np.int32)
        self._truncations = np.zeros(count, np.bool_)
        self._rngs = np.zeros(count, np.uint64)
        self._pool: ThreadPoolExecutor | None = None

    def __getstate__(self) -> dict[str, Any]:
        """Leave the threads and the kernels out of pickles and copies."""
        return {**self.__dict__, "_pool": None, "_kernels": None, "spec": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.spec = load_environment_spec(self.rules)
        self._kernels = self.spec.load_batch()

    @property
    def legal_mask(self) -> Masks:
        """Which actions are legal, bool[count, actions]; no action is once the game is over."""
        return _read_only(self._view.mask.view(np.bool_))

    @property
    def legal_counts(self) -> npt.NDArray[np.int32]:
        """How many actions are legal on each board."""
        return _read_only(self._view.counts)

    @property
    def legal_actions(self) -> npt.NDArray[np.int16]:
        """The legal actions of each board, as many as :attr:`legal_counts` says; the rest means nothing."""
        return _read_only(self._view.legal)

    @property
    def seats(self) -> npt.NDArray[np.int8]:
        """Who acts on each board, 0 or 1."""
        return _read_only(self._view.seats)

    @property
    def rewards(self) -> npt.NDArray[np.float32]:
        """The last step's rewards, float32[count, 2], by seat: 1 for a win, -1 for a loss."""
        return _read_only(self._view.rewards)

    @property
    def terminations(self) -> Masks:
        """Which games are over."""
        return _read_only(self._view.endings.view(np.bool_))

    @property
    def observations(self) -> Observations:
        """What the side to act sees on each board, as the last step wrote it."""
        return _read_only(self._observations)

    def reset(self, seed: int | None = None, boards: Sequence[int] | None = None) -> Observations:
        """Start a game on each board, and return what the sides to act see.

        Args:
            seed: Decides who begins, the dice and :meth:`sample`; drawn at random if it is left out.
            boards: The numbers of the boards to reset; all if it is left out.
        """
        seeds = np.random.SeedSequence(seed).generate_state(self.count, np.uint64)
        for board in range(self.count) if boards is None else boards:
            self._kernels.reset(self._boards, self._view, seeds, board, board + 1)
            self._rngs[board] = ~seeds[board]
        return self.observe()

    def step(self, actions: Actions) -> Step:
        """Play an action on each board; a negative one leaves a board as it is.

        Returns observations, rewards by seat, terminations, truncations, which are always False, and infos
        with ``action_mask`` and ``seat``.

        Raises :class:`ValueError` if an action is not legal; then nothing has changed.
        """
        given = np.asarray(actions)
        if given.shape != (self.count,) or not np.issubdtype(given.dtype, np.integer):
            raise ValueError(
                f"actions must be {self.count} integers, not {given.dtype} of the shape {given.shape}"
            )
        self._actions[:] = np.minimum(given, self.spec.action_count)
        is_over = self._view.endings.view(np.bool_)
        if self.autoreset is AutoresetMode.DISABLED:
            self._actions[is_over] = _WAIT
        illegal = _find_illegal(self._view, self._actions)
        if illegal >= 0:
            raise ValueError(f"action {given[illegal]} is not legal on board {illegal}")
        self._run(self._step_range)
        return self._result()

    def _step_range(self, first: int, last: int) -> None:
        self._kernels.step(self._boards, self._view, self._actions, first, last)
        self._observe_range(self._kind, self._observations, first, last)

    def _result(self) -> Step:
        infos = {"action_mask": self.legal_mask, "seat": self.seats}
        return self.observations, self.rewards, self.terminations, self._truncations, infos

    def play_random(self, steps: int) -> None:
        """Play so many random steps on each board, without returning in between."""
        self._run(partial(self._play_random_range, steps))

    def _play_random_range(self, steps: int, first: int, last: int) -> None:
        for _ in range(steps):
            _sample_actions(self._view, self._rngs, self._actions, first, last)
            self._step_range(first, last)

    def sample(self) -> npt.NDArray[np.int32]:
        """Return a random legal action for each board, drawn by generators that :meth:`reset` has seeded."""
        actions = np.zeros(self.count, np.int32)
        _sample_actions(self._view, self._rngs, actions, 0, self.count)
        return actions

    def observe(self, kind: ObservationKind | None = None) -> Observations:
        """Return what the side to act sees on each board, as planes or features; as in steps if left out."""
        if kind in (None, self._kind):
            self._run(partial(self._observe_range, self._kind, self._observations))
            return self.observations
        shape = self.spec.planes_shape if kind == "planes" else (self.spec.feature_count,)
        seen = np.zeros((self.count, *shape), np.int8)
        self._run(partial(self._observe_range, kind, seen))
        return seen

    def _observe_range(self, kind: ObservationKind, seen: Observations, first: int, last: int) -> None:
        if kind == "planes":
            self._kernels.write_planes(self._boards, seen, first, last)
        else:
            self._kernels.write_features(self._boards, seen, first, last)

    def set_position(self, board: int, positions: Sequence[Any]) -> None:
        """Put the last of these positions on a board; those before it count for rules that look back.

        Where dice are due they are rolled. Raises :class:`ValueError` if the game is over there.
        """
        if positions[-1].actor is None:
            raise ValueError("the game is over in this position")
        self._kernels.set_position(self._boards, self._view, board, positions)
        self._observe_range(self._kind, self._observations, board, board + 1)

    def copy_boards(self, other: "BatchEnv", numbers: Sequence[int] | npt.NDArray[np.integer[Any]]) -> None:
        """Put the boards with these numbers of another environment on the first boards of this one.

        A search can try actions on such copies. The generators of dice are copied as well, so the dice that
        follow are those of the original: a search that looks at them knows the future.

        Raises :class:`ValueError` if the other environment has a different game or no such boards.
        """
        chosen = np.asarray(numbers, np.int64)
        if self.rules.name != other.rules.name:
            raise ValueError(f"boards must be of {self.rules.title}, not {other.rules.title}")
        if len(chosen) > self.count:
            boards = "board" if self.count == 1 else "boards"
            raise ValueError(f"at most {self.count} {boards} can be copied, not {len(chosen)}")
        if len(chosen) and not 0 <= chosen.min() <= chosen.max() < other.count:
            raise ValueError(f"numbers of boards must be 0 to {other.count - 1}")
        boards, view, rngs = other._boards, other._view, other._rngs  # noqa: SLF001 - of this class
        for ours, theirs in zip(self._boards, boards, strict=True):
            ours[: len(chosen)] = theirs[chosen]
        self._rngs[: len(chosen)] = rngs[chosen]
        _copy_view(self._view, view, chosen)
        self._observe_range(self._kind, self._observations, 0, len(chosen))

    def position(self, board: int) -> Any:  # noqa: ANN401 - each game has its own
        """Return the position on a board, as far as the rest of the game depends on it."""
        return self._kernels.decode(self._boards, board)

    def _run(self, work: Callable[[int, int], None]) -> None:
        """Do work on all boards, in a range for each thread; this thread does the first."""
        if self.threads == 1 or self.count < self.threads:
            work(0, self.count)
            return
        if self._pool is None:
            self._pool = ThreadPoolExecutor(self.threads - 1)
        bounds = [self.count * thread // self.threads for thread in range(self.threads + 1)]
        waiting = [self._pool.submit(work, first, last) for first, last in pairwise(bounds[1:])]
        work(0, bounds[1])
        for each in waiting:
            each.result()

    def close(self) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None


def _read_only(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    view = array.view()
    view.flags.writeable = False
    return view


def make_observation_space(spec: EnvironmentSpec, kind: ObservationKind) -> spaces.Box:
    """Return the space of one side's observations."""
    channels = spec.planes if kind == "planes" else spec.features
    most = _repeat_most(channels)
    if kind == "features":
        return spaces.Box(np.zeros_like(most), most, dtype=np.int8)
    high = np.broadcast_to(most[:, None, None], spec.planes_shape).copy()
    return spaces.Box(np.zeros_like(high), high, dtype=np.int8)


def _repeat_most(channels: Sequence[Channel]) -> Observations:
    most = np.array([channel.most for channel in channels], np.int8)
    return np.repeat(most, [channel.size for channel in channels])


class OpponentVectorEnv(VectorEnv[Any, Any, Any]):
    """Many games against a policy, as Gymnasium's vector environment: you play one side of each.

    A step plays your action and then the opponent's until you are to act. A game that is over starts again in
    the next step, whose action is ignored (``AutoresetMode.NEXT_STEP``). The masks of legal actions are in
    ``infos["action_mask"]``.

    Args:
        rules: The game, or its name.
        num_envs: How many games there are.
        opponent: The policy of the other side; random if it is left out.
        seat: Your seat, 0 or 1; if it is left out, 0 on even boards and 1 on odd ones.
        observation: Whether to observe planes or compact features.
        threads: How many threads step the boards.
    """

    def __init__(
        self,
        rules: Rules[Any, Any] | str,
        num_envs: int = 1,
        *,
        opponent: Policy | None = None,
        seat: Literal[0, 1] | None = None,
        observation: ObservationKind = "planes",
        threads: int = 1,
    ) -> None:
        self._batch = BatchEnv(rules, num_envs, observation=observation, threads=threads)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space = make_observation_space(self._batch.spec, observation)
        self.single_action_space = spaces.Discrete(self._batch.spec.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._opponent = random_policy() if opponent is None else opponent
        self.seats = np.arange(num_envs) % 2 if seat is None else np.full(num_envs, seat)
        """Your seat on each board."""

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Start every game; the opponent has made its move where it begins. There are no options."""
        if seed is not None and not isinstance(seed, int):
            raise TypeError("the seed must be one integer for all boards")
        if options:
            raise ValueError(f"there are no options of reset, but these were given: {options}")
        self._batch.reset(seed)
        self._let_opponent_play(np.zeros(self.num_envs))
        return self._batch.observations.copy(), self._infos()

    def step(self, actions: Actions) -> Step:
        """Play your action on each board. Raises :class:`ValueError` if one is not legal."""
        before = self._batch.terminations.copy()
        self._batch.step(np.where(before, 0, actions))
        rewards = np.zeros(self.num_envs)
        rewards += self._own_rewards()
        self._let_opponent_play(rewards)
        truncations = np.zeros(self.num_envs, np.bool_)
        return (
            self._batch.observations.copy(), rewards.astype(np.float32), self._batch.terminations.copy(),
            truncations, self._infos(),
        )  # fmt: skip

    def _own_rewards(self) -> npt.NDArray[np.float32]:
        own: npt.NDArray[np.float32] = self._batch.rewards[np.arange(self.num_envs), self.seats]
        return own

    def _let_opponent_play(self, rewards: npt.NDArray[np.float64]) -> None:
        """Play the opponent's actions until you are to act on every board, and add up your rewards."""
        while True:
            due = (self._batch.seats != self.seats) & ~self._batch.terminations
            if not due.any():
                return
            actions = np.full(self.num_envs, _WAIT)
            actions[due] = self._opponent(self._batch.observations[due], self._batch.legal_mask[due])
            self._batch.step(actions)
            rewards += self._own_rewards()

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self._batch.legal_mask.copy()}

    def close_extras(self, **_options: Any) -> None:  # noqa: ANN401 - of Gymnasium
        """End the threads."""
        self._batch.close()


NAMESPACE = "duellum"
"""Of the environments in Gymnasium's registry: ``gymnasium.make_vec("duellum/battle-v0", num_envs=8)``."""


def _register() -> None:
    for name in games_with("environment"):
        version = load_environment_spec(load_rules(name)).version.replace("_", "-")
        gymnasium.register(
            f"{NAMESPACE}/{version}", vector_entry_point=partial(OpponentVectorEnv, name), order_enforce=False
        )


_register()
