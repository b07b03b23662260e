"""The baseline: a player that knows nothing but the rules and plays games to their end in its head.

Flat UCB: every way to finish the turn is an arm of a bandit. Games are played out from it by a policy, more
of them where the results so far are good or few, and the arm tried most is chosen. Compiled by Numba.
"""

import random
from collections.abc import Callable
from time import perf_counter

import numpy as np
import numpy.typing as npt

from duellum.core.engine import FULL_STRENGTH, Limit, SearchResult, Strength
from duellum.core.game import Game
from duellum.core.jit import jit
from duellum.qwixx.engine.turn_options import Turning
from duellum.qwixx.kernel.bitboard import EFFECTS, HAND, WORDS, State, has_ended, score
from duellum.qwixx.kernel.rng import Source, seed_source
from duellum.qwixx.simulation.policies import Policy, play_turn

Sums = npt.NDArray[np.float64]

SECONDS = 0.2
"""How long it thinks of a turn when nothing else is said."""
_CURIOSITY = 0.5
_BATCH = 100  # games between two looks at the clock


@jit
def play_to_end(state: State, side: int, policy: int, source: Source, effects: State) -> float:
    """Play a game on, `side` rolling next, and return what it comes to for the other one: 1, 0.5 or 0."""
    mover = 1 - side
    while not has_ended(int(state[HAND])):
        play_turn(state, side, policy, source, effects)
        side = 1 - side
    lead = score(state, mover) - score(state, 1 - mover)
    return 0.5 + 0.5 * ((lead > 0) - (lead < 0))


@jit
def try_arms(
    states: State, side: int, policy: int, games: int, source: Source, tries: Sums, sums: Sums
) -> None:
    """Play so many games, each from the arm that promises most, and add to tries and results by arm."""
    state, effects = np.empty(WORDS, np.int64), np.zeros((2, EFFECTS), np.int64)
    for _ in range(games):
        arm, most = 0, -1.0
        spread = np.log(max(1.0, np.sum(tries)))
        for number in range(len(tries)):
            promise = np.inf
            if tries[number] > 0:
                promise = sums[number] / tries[number] + _CURIOSITY * np.sqrt(spread / tries[number])
            if promise > most:
                arm, most = number, promise
        state[:] = states[arm]
        sums[arm] += play_to_end(state, 1 - side, policy, source, effects)
        tries[arm] += 1


class MonteCarlo:
    """The flat Monte-Carlo player."""

    def __init__(self, policy: Policy = Policy.RANDOM, seed: int | None = None) -> None:
        self._policy, self._random = policy, random.Random(seed)
        self._is_stopped = False

    def warm_up(self) -> None:
        """Compile the play-outs, or load them as compiled before."""
        states = np.zeros((1, WORDS), np.int64)
        try_arms(states, 0, int(self._policy), 0, self._source(), np.zeros(1), np.zeros(1))

    def stop(self) -> None:
        """End the thinking under way."""
        self._is_stopped = True

    def reset(self) -> None:
        """Do nothing: it remembers nothing."""

    def search(
        self,
        game: Game,
        limit: Limit,
        *,
        candidates: int = 1,
        strength: Strength = FULL_STRENGTH,  # noqa: ARG002 - there is but one
        report: Callable[[SearchResult], None] | None = None,  # noqa: ARG002 - it has nothing to say before the end
    ) -> SearchResult:
        """Return the best choices; nodes are games played, and 0.2 s are taken where nothing limits them."""
        turning, began = Turning(game), perf_counter()
        seconds = SECONDS if limit.seconds is None and limit.nodes is None else limit.seconds
        tries, sums = np.zeros(len(turning.states)), np.zeros(len(turning.states))
        source, self._is_stopped, played = self._source(), False, 0
        while not self._is_stopped and played < (limit.nodes or played + 1):
            if seconds is not None and perf_counter() - began > seconds:
                break
            games = min(_BATCH, (limit.nodes or _BATCH + played) - played)
            try_arms(turning.states, int(turning.side), int(self._policy), games, source, tries, sums)
            played += games
        values = sums / np.maximum(tries, 1)
        found = turning.candidates(values, by=tries)[:candidates]
        return SearchResult(found, 1, played, perf_counter() - began)

    def _source(self) -> Source:
        source = np.empty(1, np.uint64)
        seed_source(source, self._random.getrandbits(62), 0)
        return source
