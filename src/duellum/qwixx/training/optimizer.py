"""How the network is corrected: steps down the slope of its error, in plain NumPy.

Matrix products do nearly all the work, which NumPy leaves to a library that is as fast here as any framework.
"""

from dataclasses import dataclass, field

import numpy as np

from duellum.core.jit import jit
from duellum.qwixx.engine.network.features import HAND_FEATURES, ROW_FEATURES, Floats, write_features
from duellum.qwixx.engine.network.weights import Network
from duellum.qwixx.kernel.bitboard import HAND, WORDS
from duellum.qwixx.training.self_play import Examples, Targets

_MOMENTUM, _SCALE = 0.9, 0.999  # how slowly the two running means of Adam forget
_LEAST = 1e-8


@jit
def describe(examples: Examples, rows: Floats, hands: Floats) -> None:
    """Write the features of examples: float32[n, 4, ROW_FEATURES] and float32[n, HAND_FEATURES]."""
    for number in range(len(examples)):
        write_features(examples[number, :WORDS], int(examples[number, WORDS]), rows[number], hands[number])


@dataclass
class Learner:
    """A network being taught: its weights, the running means of its slopes (Adam), and an average of it.

    The average over the last steps plays better than any one of them, as it is less at the mercy of chance.
    """

    network: Network
    average: Network = field(init=False)
    means: Network = field(init=False)
    squares: Network = field(init=False)
    steps: int = 0

    def __post_init__(self) -> None:
        self.average = Network(*(array.copy() for array in self.network))
        self.means = Network(*(np.zeros_like(array) for array in self.network))
        self.squares = Network(*(np.zeros_like(array) for array in self.network))

    def learn(self, examples: Examples, targets: Targets, rate: float, batch: int, memory: float) -> float:
        """Correct the network by the examples in their order, and return the mean loss before each step.

        `memory` is the share of the average that a step leaves as it was.
        """
        rows = np.empty((batch, HAND, ROW_FEATURES), np.float32)
        hands = np.empty((batch, HAND_FEATURES), np.float32)
        loss, batches = 0.0, len(examples) // batch
        for number in range(batches):
            part = slice(number * batch, (number + 1) * batch)
            describe(examples[part], rows, hands)
            step_loss, slopes = slopes_of(self.network, rows, hands, targets[part])
            loss += step_loss / batches
            self._step(slopes, rate, memory)
        return loss

    def _step(self, slopes: Network, rate: float, memory: float) -> None:
        self.steps += 1
        pace = rate * np.sqrt(1 - _SCALE**self.steps) / (1 - _MOMENTUM**self.steps)
        for weights, average, mean, square, slope in zip(
            self.network, self.average, self.means, self.squares, slopes, strict=True
        ):
            mean[:] += (1 - _MOMENTUM) * (slope - mean)
            square[:] += (1 - _SCALE) * (slope * slope - square)
            weights[:] -= np.float32(pace) * mean / (np.sqrt(square) + np.float32(_LEAST))
            average[:] += np.float32(1 - memory) * (weights - average)


def slopes_of(network: Network, rows: Floats, hands: Floats, targets: Targets) -> tuple[float, Network]:
    """Return the mean loss, in nats above the least possible, and how it grows with each weight."""
    count = len(rows)
    flat = rows.reshape(count * HAND, ROW_FEATURES)
    row_units = np.maximum(flat @ network.row + network.row_bias, 0)
    summed = row_units.reshape(count, HAND, -1).sum(axis=1)
    joint = np.maximum(summed @ network.joint + hands @ network.hand + network.joint_bias, 0)
    head = np.maximum(joint @ network.head + network.head_bias, 0)
    outputs = head @ network.margin + network.margin_bias
    outputs -= outputs.max(axis=1, keepdims=True)
    logarithms = outputs - np.log(np.exp(outputs).sum(axis=1, keepdims=True))
    loss = float(np.mean(np.sum(targets * (np.log(np.maximum(targets, 1e-9)) - logarithms), axis=1)))

    margin_slope = (np.exp(logarithms) - targets) / np.float32(count)
    head_slope = (margin_slope @ network.margin.T) * (head > 0)
    joint_slope = (head_slope @ network.head.T) * (joint > 0)
    row_slope = np.repeat(joint_slope @ network.joint.T, HAND, axis=0) * (row_units > 0)
    return loss, Network(
        flat.T @ row_slope, row_slope.sum(axis=0),
        summed.T @ joint_slope, hands.T @ joint_slope, joint_slope.sum(axis=0),
        joint.T @ head_slope, head_slope.sum(axis=0),
        head.T @ margin_slope, margin_slope.sum(axis=0),
    )  # fmt: skip
