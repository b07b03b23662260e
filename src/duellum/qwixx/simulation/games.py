"""Simulation of whole games of Qwixx Duel between policies, with a summary.

Game number k has its own random number generator, seeded by the seed and k, and tallies are sums of integers.
So the summary depends only on the seed and the number of games.
"""

from collections.abc import Iterator

import numpy as np

from duellum.core.compiled import compiled, stack_array
from duellum.core.rng import seed_rng
from duellum.core.wasm_runtime import shipped
from duellum.qwixx.kernel.bitboard import (
    HAND,
    WORDS,
    State,
    find_ending,
    has_ended,
    misthrows,
    score,
    write_start,
)
from duellum.qwixx.kernel.moves import EFFECTS
from duellum.qwixx.kernel.random_play import Effects, play_random_game
from duellum.qwixx.simulation.policies import Policy, play_turn
from duellum.qwixx.simulation.summary import (
    COLUMNS,
    DRAWS,
    FIRST_ENDING,
    GAME,
    GAMES,
    MISTHROWS,
    SCORES,
    SCORES_SQUARED,
    TURNS,
    TURNS_SQUARED,
    WINS,
    Summary,
    Tally,
)  # fmt: skip

BATCH_SIZE = 2000  # games between two summaries: a tenth of a second at most

_new_state, _new_rng = stack_array(WORDS, np.int64), stack_array(1, np.uint64)
_new_effects = stack_array((2, EFFECTS), np.int64)


@compiled
def play_random_games(begin: int, end: int, seeds: State, tally: Tally) -> None:
    """Play random games with the numbers from `begin` to before `end`, by one seed; add them to the tally.

    They are the same games as those of :func:`play_games`, a fifth faster.
    """
    state, rng, effects = _new_state(), _new_rng(), _new_effects()
    for number in range(begin, end):
        seed_rng(rng, int(seeds[0]), number)
        write_start(state)
        effects[:] = 0
        turns = play_random_game(state, 0, rng, effects)
        _add_game(state, turns, effects, tally[number & 1])


@compiled
def play_games(begin: int, end: int, seeds: State, policies: State, tally: Tally) -> None:
    """Play games with the numbers from `begin` to before `end`, by one seed; add them to the tally.

    The first of the two policies starts in those with even numbers.
    """
    state, rng, effects = _new_state(), _new_rng(), _new_effects()
    for number in range(begin, end):
        seed_rng(rng, int(seeds[0]), number)
        write_start(state)
        effects[:] = 0
        side, turns = 0, 0
        while not has_ended(int(state[HAND])):
            play_turn(state, side, policies[(side + number) & 1], rng, effects)
            side = 1 - side
            turns += 1
        _add_game(state, turns, effects, tally[number & 1])


@compiled
def _add_game(state: State, turns: int, effects: Effects, sums: Tally) -> None:
    """Add a finished game to the sums of those with the same starter."""
    hand, game = int(state[HAND]), sums[GAME]
    for side in range(2):
        points, others = score(state, side), score(state, 1 - side)
        sums[side, WINS] += points > others
        sums[side, SCORES] += points
        sums[side, SCORES_SQUARED] += points * points
        sums[side, MISTHROWS] += misthrows(hand, side)
        for kind in range(EFFECTS):
            sums[side, MISTHROWS + 1 + kind] += effects[side, kind]
    game[DRAWS] += score(state, 0) == score(state, 1)
    game[TURNS] += turns
    game[TURNS_SQUARED] += turns * turns
    game[GAMES] += 1
    game[FIRST_ENDING + find_ending(hand)] += 1


_play_random_games = shipped("qwixx_simulation", play_random_games)
_play_games = shipped("qwixx_simulation", play_games)


def iterate_simulation(
    games: int, policy: Policy, against: Policy | None = None, seed: int = 0, batch: int = BATCH_SIZE
) -> Iterator[Summary]:
    """Play games and yield the summary so far after each batch; the last one covers all games.

    `against` is the same policy unless given. Raises :class:`ValueError` for less than one game or a seed
    that is not from 0 to 2**63 - 1.
    """
    if games < 1:
        raise ValueError(f"at least one game has to be played, not {games}")
    if not 0 <= seed < 2**63:
        raise ValueError(f"a seed is a number from 0 to 2**63 - 1, not {seed}")
    other = policy if against is None else against
    seeds, policies = np.array([seed], np.int64), np.array([policy, other], np.int64)
    tally = np.zeros((2, GAME + 1, COLUMNS), np.int64)
    for begin in range(0, games, batch):
        end = min(begin + batch, games)
        if policy is other is Policy.RANDOM:
            _play_random_games(begin, end, seeds, tally)
        else:
            _play_games(begin, end, seeds, policies, tally)
        yield Summary(policy, other, seed, tally.copy())


def simulate(games: int, policy: Policy, against: Policy | None = None, seed: int = 0) -> Summary:
    """Play games and return their summary; see :func:`iterate_simulation`.

    >>> summary = simulate(100, Policy.GREEDY, Policy.RANDOM, seed=1)
    >>> greedy, random = summary.by_policy()
    >>> greedy.wins > 80
    True
    """
    *_, last = iterate_simulation(games, policy, against, seed)
    return last
