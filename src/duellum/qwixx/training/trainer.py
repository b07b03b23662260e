"""The trainer of Qwixx Duel's network: rounds of self-play, each followed by optimizer steps.

Everything is determined by the plan, its seed and the number of rounds done. So a run that was interrupted
and resumed gives the same weights as one that was not.
"""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

import numpy as np

from duellum.core.native import native
from duellum.qwixx.engine.expectimax import new_workspace
from duellum.qwixx.engine.neural_net.evaluator import new_evaluator
from duellum.qwixx.engine.neural_net.margins import MARGINS
from duellum.qwixx.engine.neural_net.weights import NeuralNet, initialise_network
from duellum.qwixx.kernel.bitboard import WORDS
from duellum.qwixx.kernel.turns import MAX_GAME_TURNS
from duellum.qwixx.training.optimizer import Optimizer
from duellum.qwixx.training.plan import Stage, TrainingPlan
from duellum.qwixx.training.self_play import (
    Examples,
    Targets,
    generate_examples,
    generate_low_variance_examples,
)

BATCH_SIZE = 512
"""Examples in a step."""
EMA_DECAY = 0.999
"""The share of the moving average of the weights that a step leaves as it was."""

_generate_examples = native(generate_examples)
_generate_low_variance_examples = native(generate_low_variance_examples)


@dataclass
class Trainer:
    """A training run."""

    plan: TrainingPlan
    threads: int = 1
    optimizer: Optimizer = field(init=False)
    rounds_done: int = 0
    replay_buffer: list[tuple[Examples, Targets]] = field(init=False, default_factory=list)
    """The examples of the last rounds, one entry a round."""

    def __post_init__(self) -> None:
        self.optimizer = Optimizer(initialise_network(self.plan.seed))

    @property
    def network(self) -> NeuralNet:
        """The network to play with: the moving average of the weights."""
        return self.optimizer.ema

    def run(self) -> Iterator[float]:
        """Run the rounds that are left, one at a time, and yield the mean loss of each."""
        with ThreadPoolExecutor(self.threads) as pool:
            while self.rounds_done < self.plan.rounds:
                yield self._run_round(pool)

    def _run_round(self, pool: ThreadPoolExecutor) -> float:
        number = self.rounds_done
        stage, progress = self.plan.stage_of(number)
        first, last = stage.learning_rate
        learning_rate = first * (last / first) ** progress
        begin = self.plan.games_before(number)
        new = self._play_round(pool, stage, progress, begin)
        self.replay_buffer = [*self.replay_buffer, new][-stage.replay_rounds :]
        examples = np.concatenate([examples for examples, _ in self.replay_buffer])
        targets = np.concatenate([targets for _, targets in self.replay_buffer])
        order = np.random.default_rng((self.plan.seed, number)).permutation(len(examples))
        loss = self.optimizer.train(examples[order], targets[order], learning_rate, BATCH_SIZE, EMA_DECAY)
        self.rounds_done += 1
        return loss

    def _play_round(
        self, pool: ThreadPoolExecutor, stage: Stage, progress: float, begin: int
    ) -> tuple[Examples, Targets]:
        """Play a round's games on all threads; their number does not change the examples."""
        bounds = [stage.games * share // self.threads for share in range(self.threads + 1)]
        td_lambda = stage.td_lambda[0] + (stage.td_lambda[1] - stage.td_lambda[0]) * progress
        parts = pool.map(
            lambda low, high: self._play_games(stage, td_lambda, begin + low, begin + high),
            bounds[:-1],
            bounds[1:],
        )
        examples, targets = zip(*parts, strict=True)
        return np.concatenate(examples), np.concatenate(targets)

    def _play_games(self, stage: Stage, td_lambda: float, begin: int, end: int) -> tuple[Examples, Targets]:
        examples = np.empty(((end - begin) * MAX_GAME_TURNS, WORDS + 1), np.int64)
        targets = np.empty((len(examples), MARGINS), np.float32)
        evaluator, seed = new_evaluator(self.network), self.plan.seed
        if stage.reduces_variance:
            count = _generate_low_variance_examples(
                evaluator, new_workspace(), begin, end, seed, td_lambda, examples, targets
            )
        else:
            count = _generate_examples(evaluator, begin, end, seed, td_lambda, examples, targets)
        return examples[:count], targets[:count]
