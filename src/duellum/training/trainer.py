"""A course of lessons for Qwixx Duel's network: what is learnt when, round by round.

A round is some thousand games of the network against itself and the corrections drawn from them. Everything
follows from the plan, its seed and the number of rounds done, so a course that was interrupted goes on as if
it had not been.
"""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

import numpy as np

from duellum.engine.match.statistics import Score
from duellum.qwixx.engine.lookahead import new_room
from duellum.qwixx.engine.network.evaluator import new_judge
from duellum.qwixx.engine.network.margins import MARGINS
from duellum.qwixx.engine.network.weights import Network, new_network
from duellum.qwixx.simulation.policies import Policy
from duellum.qwixx.training.optimizer import Learner
from duellum.qwixx.training.self_play import (
    LONGEST,
    Examples,
    Targets,
    play_examples,
    play_lessons,
    play_match,
    play_policy,
)

BATCH = 512
"""Examples to a correction."""
MEMORY = 0.999
"""How much of the average over corrections each one leaves as it was."""


@dataclass(frozen=True, slots=True)
class Stage:
    """Some rounds of one kind; rate and trust go evenly from their first value to their last."""

    rounds: int
    games: int
    rate: tuple[float, float]
    """How far a correction goes; it falls by the same factor each round."""
    trust: tuple[float, float]
    """How much what came of a position counts beside the network's own view of the next one."""
    weighs_rolls: bool = False
    """Whether the luck of the dice is taken out, which is thirty times the work for far more of a lesson."""
    passes: int = 1
    """How often an example is learnt from: rounds to keep examples for."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A whole course."""

    stages: tuple[Stage, ...]
    seed: int = 1

    @property
    def rounds(self) -> int:
        """How many rounds there are."""
        return sum(stage.rounds for stage in self.stages)

    def stage_of(self, number: int) -> tuple[Stage, float]:
        """Return the stage that a round belongs to, and how far it has come then, from 0 to 1."""
        for stage in self.stages:
            if number < stage.rounds:
                return stage, number / stage.rounds
            number -= stage.rounds
        raise IndexError("the course has no such round")

    def games_before(self, number: int) -> int:
        """Return how many games are played before a round."""
        return sum(self.stage_of(earlier)[0].games for earlier in range(number))


@dataclass
class Course:
    """A course under way."""

    plan: Plan
    threads: int = 1
    learner: Learner = field(init=False)
    rounds_done: int = 0
    kept: list[tuple[Examples, Targets]] = field(init=False, default_factory=list)
    """The last rounds' examples, from which later rounds may learn again."""

    def __post_init__(self) -> None:
        self.learner = Learner(new_network(self.plan.seed))

    @property
    def network(self) -> Network:
        """What has been learnt so far."""
        return self.learner.average

    def rounds(self) -> Iterator[float]:
        """Do the rounds that are left, one at a time, and yield the mean loss of each."""
        with ThreadPoolExecutor(self.threads) as pool:
            while self.rounds_done < self.plan.rounds:
                yield self._round(pool)

    def _round(self, pool: ThreadPoolExecutor) -> float:
        number = self.rounds_done
        stage, progress = self.plan.stage_of(number)
        first, last = stage.rate
        rate = first * (last / first) ** progress
        begin = self.plan.games_before(number)
        self.kept = [*self.kept, self._play(pool, stage, progress, begin)][-stage.passes :]
        examples = np.concatenate([examples for examples, _ in self.kept])
        targets = np.concatenate([targets for _, targets in self.kept])
        order = np.random.default_rng((self.plan.seed, number)).permutation(len(examples))
        loss = self.learner.learn(examples[order], targets[order], rate, BATCH, MEMORY)
        self.rounds_done += 1
        return loss

    def _play(
        self, pool: ThreadPoolExecutor, stage: Stage, progress: float, begin: int
    ) -> tuple[Examples, Targets]:
        """Play a round's games on all threads; the same whatever their number."""
        shares = [stage.games * share // self.threads for share in range(self.threads + 1)]
        trust = stage.trust[0] + (stage.trust[1] - stage.trust[0]) * progress
        parts = pool.map(
            lambda low, high: self._lessons(stage, trust, begin + low, begin + high), shares[:-1], shares[1:]
        )
        examples, targets = zip(*parts, strict=True)
        return np.concatenate(examples), np.concatenate(targets)

    def _lessons(self, stage: Stage, trust: float, begin: int, end: int) -> tuple[Examples, Targets]:
        examples = np.empty(((end - begin) * LONGEST, 6), np.int64)
        targets = np.empty((len(examples), MARGINS), np.float32)
        judge, seed = new_judge(self.network), self.plan.seed
        if stage.weighs_rolls:
            count = play_lessons(judge, new_room(), begin, end, seed, trust, examples, targets)
        else:
            count = play_examples(judge, begin, end, seed, trust, examples, targets)
        return examples[:count], targets[:count]


def compare(network: Network, other: Network, games: int, seed: int) -> Score:
    """Return how a network does against another at ply 0, in pairs of games with the same dice."""
    points = np.empty(games, np.float32)
    play_match(new_judge(network), new_judge(other), 0, games, seed, points)
    return _score(points)


def examine(network: Network, policy: Policy, games: int, seed: int) -> Score:
    """Return how a network does against a policy that values turns, in pairs of games with the same dice."""
    points = np.empty(games, np.float32)
    play_policy(new_judge(network), int(policy), 0, games, seed, points)
    return _score(points)


def _score(points: np.typing.NDArray[np.float32]) -> Score:
    return Score(tuple(points.reshape(-1, 2).sum(axis=1).tolist()))
