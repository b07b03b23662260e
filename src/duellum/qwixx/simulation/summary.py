"""The summary of a simulation: the tally that it fills, and the statistics and text made of it."""

from dataclasses import dataclass
from math import sqrt

import numpy as np
import numpy.typing as npt

from duellum.qwixx.kernel.moves import CAPTURED, CLOSED, EFFECTS, STACKED
from duellum.qwixx.rules.scoring import ENDINGS
from duellum.qwixx.simulation.policies import Policy

Tally = npt.NDArray[np.int64]
"""int64[2, 3, 8] by who started (0: the policy, 1: the one against it), seat, and column.

Seats 0 and 1 hold the sums of the starter and of the second player; seat 2 those of the game.
"""

GAME = 2
WINS, SCORES, SCORES_SQUARED, MISTHROWS = range(4)  # then the placements by effect
DRAWS, TURNS, TURNS_SQUARED, GAMES, FIRST_ENDING = range(5)  # of the game; then the other endings
COLUMNS = 4 + EFFECTS
HEADING = f"{'':8} {'wins':>7} {'score':>14} {'captures':>9} {'stacks':>7} {'closings':>9} {'misthrows':>10}"


@dataclass(frozen=True, slots=True)
class PlayerStatistics:
    """The statistics of one player, by seat or by policy."""

    name: str
    games: int
    wins: int
    score: float
    """The mean of the final scores."""
    spread: float
    """Their standard deviation."""
    captures: float
    """A game, as are the next."""
    stacks: float
    closings: float
    misthrows: float


@dataclass(frozen=True)
class Summary:
    """The summary of games between two policies, which take turns to start.

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
        """How many games ended for each of the reasons of Q21."""
        return {
            reason: int(self.tally[:, GAME, column].sum())
            for column, reason in enumerate(ENDINGS, FIRST_ENDING)
        }

    def by_seat(self) -> tuple[PlayerStatistics, PlayerStatistics]:
        """Return the statistics of the starter and of the second player."""
        starter, second = self.tally.sum(0)[:GAME]
        return _compute_statistics("starter", starter, self.games), _compute_statistics(
            "second", second, self.games
        )

    def by_policy(self) -> tuple[PlayerStatistics, PlayerStatistics]:
        """Return the statistics of the policy and of the one against it, each in both seats."""
        own, other = self.tally[0, 0] + self.tally[1, 1], self.tally[0, 1] + self.tally[1, 0]
        return _compute_statistics(_name(self.policy), own, self.games), _compute_statistics(
            _name(self.against), other, self.games
        )

    def __str__(self) -> str:
        return format_summary(self)


def _name(policy: Policy) -> str:
    return policy.name.lower()


def _mean_and_spread(sums: Tally, number: int) -> tuple[float, float]:
    """Return mean and standard deviation of `count` numbers, given their sum and the sum of their squares."""
    total, squares = int(sums[0]), int(sums[1])
    return total / number, sqrt(number * squares - total * total) / number


def _compute_statistics(name: str, sums: Tally, games: int) -> PlayerStatistics:
    score, spread = _mean_and_spread(sums[SCORES : SCORES_SQUARED + 1], games)
    effects = sums[MISTHROWS + 1 :] / games
    return PlayerStatistics(
        name,
        games,
        int(sums[WINS]),
        score,
        spread,
        float(effects[CAPTURED]),
        float(effects[STACKED]),
        float(effects[CLOSED]),
        int(sums[MISTHROWS]) / games,
    )


def format_summary(summary: Summary) -> str:
    """Return the summary as text: three lines and a table."""
    games, names = (
        summary.games,
        " against ".join(dict.fromkeys(map(_name, (summary.policy, summary.against)))),
    )
    endings = ", ".join(f"{reason} {_share(count, games)}" for reason, count in summary.endings.items())
    players = [*summary.by_seat()]
    if summary.policy is not summary.against:
        players.extend(summary.by_policy())
    return "\n".join(
        (
            f"{games:,} games, {names}, seed {summary.seed}",
            f"turns {summary.turns:.1f} ± {summary.turns_spread:.1f}, draws {_share(summary.draws, games)}",
            f"ended by {endings}",
            "",
            HEADING,
            *map(_format_player, players),
        )
    )


def _share(count: int, games: int) -> str:
    return f"{count / games:.1%}"


def _format_player(player: PlayerStatistics) -> str:
    score = f"{player.score:.1f} ± {player.spread:.1f}"
    return (
        f"{player.name:8} {_share(player.wins, player.games):>7} {score:>14} {player.captures:9.2f} "
        f"{player.stacks:7.2f} {player.closings:9.2f} {player.misthrows:10.2f}"
    )
