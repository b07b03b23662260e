"""Whole games of Qwixx Duel between policies, by the thousand, and a summary of them.

Game number k draws all its chance from a source made of the seed and k, and tallies are sums of integers, so
the summary depends on the seed and the number of games alone.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt

import numpy as np
import numpy.typing as npt

from duellum.compiling import compiled
from duellum.qwixx.chance import Effects, seed_source
from duellum.qwixx.counting import MOST_MISTHROWS
from duellum.qwixx.kernel import CAPTURED, CLOSED, EFFECTS, HAND, STACKED, WORDS, State
from duellum.qwixx.kernel import has_ended, lay_out, misthrows, score, supply
from duellum.qwixx.policies import Policy, play_turn

Tally = npt.NDArray[np.int64]
"""int64[2, 3, 8] by who started (0: the policy, 1: the one against it), seat, and column.

Seats 0 and 1 are the starter's and the second's own figures; seat 2 holds those of the game.
"""

BATCH = 2000  # games between two reports: a tenth of a second at most
GAME = 2
_COLUMNS = 4 + EFFECTS
WINS, SCORES, SCORES_SQUARED, MISTHROWS = range(4)  # then what the stones did, by effect
DRAWS, TURNS, TURNS_SQUARED, GAMES, BY_SUPPLY, BY_MISTHROWS, BY_ROWS = range(7)  # of the game
ENDINGS = {"supply empty": BY_SUPPLY, "four misthrows": BY_MISTHROWS, "two rows closed": BY_ROWS}


@compiled
def _ending(hand: int) -> int:
    """Return the column of the reason why a game has ended, the first in the order of Q21."""
    if supply(hand, 0) == 0 or supply(hand, 1) == 0:
        return BY_SUPPLY
    return BY_MISTHROWS if misthrows(hand, 0) + misthrows(hand, 1) >= MOST_MISTHROWS else BY_ROWS


@compiled
def play_games(begin: int, end: int, seed: int, policies: Tally, tally: Tally) -> None:
    """Play the games with the numbers from `begin` to before `end` and add them to the tally.

    The first of the two policies starts in the games with even numbers.
    """
    state, source = np.empty(WORDS, np.int64), np.empty(1, np.uint64)
    effects = np.empty((2, EFFECTS), np.int64)
    for number in range(begin, end):
        seed_source(source, seed, number)
        lay_out(state)
        effects[:] = 0
        side, turns = 0, 0
        while not has_ended(int(state[HAND])):
            play_turn(state, side, policies[(side + number) & 1], source, effects)
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
    game[_ending(hand)] += 1


@dataclass(frozen=True, slots=True)
class Figures:
    """One player's share of the games, by seat or by policy."""

    name: str
    games: int
    wins: int
    score: float
    """The mean of the final scores."""
    spread: float
    """Their standard deviation."""
    captures: float
    """Captures a game, as are the next."""
    stacks: float
    closings: float
    misthrows: float


@dataclass(frozen=True)
class Summary:
    """What came of a number of games between two policies, which take turns to start.

    ``str`` gives it as a text.
    """

    policy: Policy
    against: Policy
    seed: int
    tally: Tally

    @property
    def games(self) -> int:
        """How many games were played."""
        return int(self.tally[:, GAME, GAMES].sum())

    @property
    def draws(self) -> int:
        """How many of them were drawn."""
        return int(self.tally[:, GAME, DRAWS].sum())

    @property
    def turns(self) -> float:
        """The mean number of turns of a game, both sides' counted."""
        return _mean_and_spread(self.tally[:, GAME, TURNS : TURNS_SQUARED + 1].sum(0), self.games)[0]

    @property
    def turns_spread(self) -> float:
        """The standard deviation of the number of turns."""
        return _mean_and_spread(self.tally[:, GAME, TURNS : TURNS_SQUARED + 1].sum(0), self.games)[1]

    @property
    def endings(self) -> dict[str, int]:
        """How many games ended for each of the three reasons of Q21."""
        return {reason: int(self.tally[:, GAME, column].sum()) for reason, column in ENDINGS.items()}

    def by_seat(self) -> tuple[Figures, Figures]:
        """Return the figures of the starter and of the second."""
        starter, second = self.tally.sum(0)[:GAME]
        return _figures("starter", starter, self.games), _figures("second", second, self.games)

    def by_policy(self) -> tuple[Figures, Figures]:
        """Return the figures of the policy and of the one against it, each in both seats."""
        own, other = self.tally[0, 0] + self.tally[1, 1], self.tally[0, 1] + self.tally[1, 0]
        return _figures(_name(self.policy), own, self.games), _figures(_name(self.against), other, self.games)

    def __str__(self) -> str:
        return format_summary(self)


def _name(policy: Policy) -> str:
    return policy.name.lower()


def _mean_and_spread(sums: Tally, number: int) -> tuple[float, float]:
    """Return mean and standard deviation of so many numbers, given their sum and their squares'."""
    total, squares = int(sums[0]), int(sums[1])
    return total / number, sqrt(number * squares - total * total) / number


def _figures(name: str, sums: Tally, games: int) -> Figures:
    score, spread = _mean_and_spread(sums[SCORES : SCORES_SQUARED + 1], games)
    effects = sums[MISTHROWS + 1 :] / games
    return Figures(
        name, games, int(sums[WINS]), score, spread,
        float(effects[CAPTURED]), float(effects[STACKED]), float(effects[CLOSED]), int(sums[MISTHROWS]) / games,
    )  # fmt: skip


def format_summary(summary: Summary) -> str:
    """Return the summary as a text of some lines, with a table."""
    games, names = summary.games, " against ".join(dict.fromkeys(map(_name, (summary.policy, summary.against))))
    endings = ", ".join(f"{reason} {_share(count, games)}" for reason, count in summary.endings.items())
    players = summary.by_seat()
    if summary.policy is not summary.against:
        players += summary.by_policy()
    return "\n".join(
        (
            f"{games:,} games, {names}, seed {summary.seed}",
            f"turns {summary.turns:.1f} ± {summary.turns_spread:.1f}, draws {_share(summary.draws, games)}",
            f"ended by {endings}",
            "",
            f"{'':8} {'wins':>7} {'score':>14} {'captures':>9} {'stacks':>7} {'closings':>9} {'misthrows':>10}",
            *map(_format_figures, players),
        )
    )


def _share(count: int, games: int) -> str:
    return f"{count / games:.1%}"


def _format_figures(figures: Figures) -> str:
    score = f"{figures.score:.1f} ± {figures.spread:.1f}"
    return (
        f"{figures.name:8} {_share(figures.wins, figures.games):>7} {score:>14} {figures.captures:9.2f} "
        f"{figures.stacks:7.2f} {figures.closings:9.2f} {figures.misthrows:10.2f}"
    )


def simulated(
    games: int, policy: Policy, against: Policy | None = None, seed: int = 0, batch: int = BATCH
) -> Iterator[Summary]:
    """Play games and yield the summary so far after each batch of them; the last one is of them all.

    `against` is the same policy unless given. Raises :class:`ValueError` for less than one game or a seed that
    is not from 0 to 2**63 - 1.
    """
    if games < 1:
        raise ValueError(f"at least one game has to be played, not {games}")
    if not 0 <= seed < 2**63:
        raise ValueError(f"a seed is a number from 0 to 2**63 - 1, not {seed}")
    other = policy if against is None else against
    policies = np.array([policy, other], np.int64)
    tally = np.zeros((2, GAME + 1, _COLUMNS), np.int64)
    for begin in range(0, games, batch):
        play_games(begin, min(begin + batch, games), seed, policies, tally)
        yield Summary(policy, other, seed, tally.copy())


def simulate(games: int, policy: Policy, against: Policy | None = None, seed: int = 0) -> Summary:
    """Play games and return their summary; see :func:`simulated`.

    >>> summary = simulate(100, Policy.GREEDY, Policy.RANDOM, seed=1)
    >>> greedy, random = summary.by_policy()
    >>> greedy.wins > 80
    True
    """
    *_, last = simulated(games, policy, against, seed)
    return last
