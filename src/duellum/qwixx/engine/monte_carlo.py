"""The Monte Carlo baseline: knows nothing but the rules and evaluates turns by random playouts.

Flat UCB1: every way to finish the turn is an arm of a multi-armed bandit. Each playout starts from the arm
with the highest upper confidence bound, so arms with good or few results get more playouts. The arm with the
most visits is chosen.
"""

import random
from collections.abc import Callable
from time import perf_counter

import numpy as np
import numpy.typing as npt

from duellum.core.compiled import compiled, stack_array
from duellum.core.engine import FULL_STRENGTH, Limit, SearchResult, Strength
from duellum.core.exponential import log
from duellum.core.game import Game
from duellum.core.rng import Rng, seed_rng
from duellum.core.wasm_runtime import shipped
from duellum.qwixx.engine.turn_options import TurnOptions
from duellum.qwixx.kernel.bitboard import HAND, WORDS, State, copy_state, game_value, has_ended
from duellum.qwixx.kernel.moves import EFFECTS
from duellum.qwixx.simulation.policies import Policy, play_turn

Sums = npt.NDArray[np.float64]

SECONDS = 0.2
"""The time for a turn when no limit is given."""
_EXPLORATION = 0.5  # the exploration constant of UCB1
_BATCH_SIZE = 100  # playouts between two checks of the clock

_new_state, _new_effects = stack_array(WORDS, np.int64), stack_array((2, EFFECTS), np.int64)


@compiled
def play_out(state: State, side: int, policy: int, rng: Rng, effects: State) -> float:
    """Play a game to its end, `side` rolling next, and return its value to the other side: 1, 0.5 or 0."""
    mover = 1 - side
    while not has_ended(int(state[HAND])):
        play_turn(state, side, policy, rng, effects)
        side = 1 - side
    return game_value(state, mover)


@compiled
def play_bandit(
    states: State, arms: int, side: int, policy: int, games: int, rng: Rng, visits: Sums, sums: Sums
) -> None:
    """Run playouts, each from the arm with the highest upper confidence bound; add to visits and results."""
    state, effects = _new_state(), _new_effects()
    effects[:] = 0
    for _ in range(games):
        best_arm, best_bound, played = 0, -1.0, 0.0
        for arm in range(arms):
            played += visits[arm]
        log_visits = log(max(1.0, played))
        for arm in range(arms):
            bound = np.inf
            if visits[arm] > 0:
                bound = sums[arm] / visits[arm] + _EXPLORATION * np.sqrt(log_visits / visits[arm])
            if bound > best_bound:
                best_arm, best_bound = arm, bound
        copy_state(states[best_arm], state)
        sums[best_arm] += play_out(state, 1 - side, policy, rng, effects)
        visits[best_arm] += 1


_play_bandit = shipped("qwixx_simulation", play_bandit)


class MonteCarloEngine:
    """The flat Monte Carlo player."""

    def __init__(self, policy: Policy = Policy.RANDOM, seed: int | None = None) -> None:
        self._policy, self._random = policy, random.Random(seed)
        self._is_stopped = False

    def stop(self) -> None:
        """End the search under way."""
        self._is_stopped = True

    def reset(self) -> None:
        """Do nothing: it keeps no state between searches."""

    def search(
        self,
        game: Game,
        limit: Limit,
        *,
        candidates: int = 1,
        strength: Strength = FULL_STRENGTH,  # noqa: ARG002 - it has one strength
        progress: Callable[[SearchResult], None] | None = None,  # noqa: ARG002 - it reports at the end only
    ) -> SearchResult:
        """Return the best choices; nodes are playouts, and without a limit a search takes 0.2 s."""
        options, start = TurnOptions(game), perf_counter()
        seconds = SECONDS if limit.seconds is None and limit.nodes is None else limit.seconds
        visits, sums = np.zeros(len(options.states)), np.zeros(len(options.states))
        rng, self._is_stopped, played = self._new_rng(), False, 0
        while not self._is_stopped and played < (limit.nodes or played + 1):
            if seconds is not None and perf_counter() - start > seconds:
                break
            games = min(_BATCH_SIZE, (limit.nodes or _BATCH_SIZE + played) - played)
            arms, side = len(visits), int(options.side)
            _play_bandit(options.states, arms, side, int(self._policy), games, rng, visits, sums)
            played += games
        values = sums / np.maximum(visits, 1)
        found = options.candidates(values, by=visits)[:candidates]
        return SearchResult(found, 1, played, perf_counter() - start)

    def _new_rng(self) -> Rng:
        rng = np.empty(1, np.uint64)
        seed_rng(rng, self._random.getrandbits(62), 0)
        return rng
