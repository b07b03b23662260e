"""The optimizer: gradients of the network's loss by backpropagation, and Adam steps, in plain NumPy.

Matrix products take nearly all the time, and NumPy's BLAS is as fast here as a deep-learning framework.
"""

from dataclasses import dataclass, field

import numpy as np

from duellum.core.compiled import compiled
from duellum.core.native import native
from duellum.qwixx.engine.neural_net.features import HAND_FEATURES, ROW_FEATURES, Floats, write_features
from duellum.qwixx.engine.neural_net.weights import NeuralNet
from duellum.qwixx.kernel.bitboard import HAND, WORDS
from duellum.qwixx.training.self_play import Examples, Targets

_BETA_1, _BETA_2 = 0.9, 0.999  # Adam's decay rates of the first and second moment
_EPSILON = 1e-8


@compiled
def write_batch_features(examples: Examples, rows: Floats, hands: Floats) -> None:
    """Write the features of examples: float32[n, 4, ROW_FEATURES] and float32[n, HAND_FEATURES]."""
    for number in range(len(examples)):
        write_features(examples[number, :WORDS], int(examples[number, WORDS]), rows[number], hands[number])


_write_batch_features = native(write_batch_features)


@dataclass
class Optimizer:
    """A network in training: its weights, Adam's moments of the gradients, and the average of the weights.

    The exponential moving average of the weights (EMA, Polyak averaging) plays better than the latest
    weights, because it averages out the noise of single steps.
    """

    network: NeuralNet
    ema: NeuralNet = field(init=False)
    first_moment: NeuralNet = field(init=False)
    second_moment: NeuralNet = field(init=False)
    steps: int = 0

    def __post_init__(self) -> None:
        self.ema = NeuralNet(*(array.copy() for array in self.network))
        self.first_moment = NeuralNet(*(np.zeros_like(array) for array in self.network))
        self.second_moment = NeuralNet(*(np.zeros_like(array) for array in self.network))

    def train(
        self, examples: Examples, targets: Targets, learning_rate: float, batch_size: int, ema_decay: float
    ) -> float:
        """Take one step for each whole batch, in the order of the examples; return the mean loss.

        `ema_decay` is the share of the moving average that a step leaves as it was.
        """
        rows = np.empty((batch_size, HAND, ROW_FEATURES), np.float32)
        hands = np.empty((batch_size, HAND_FEATURES), np.float32)
        loss, batches = 0.0, len(examples) // batch_size
        for number in range(batches):
            part = slice(number * batch_size, (number + 1) * batch_size)
            _write_batch_features(examples[part], rows, hands)
            batch_loss, gradients = compute_gradients(self.network, rows, hands, targets[part])
            loss += batch_loss / batches
            self._step(gradients, learning_rate, ema_decay)
        return loss

    def _step(self, gradients: NeuralNet, learning_rate: float, ema_decay: float) -> None:
        """Take an Adam step with bias correction, and update the moving average of the weights."""
        self.steps += 1
        rate = learning_rate * np.sqrt(1 - _BETA_2**self.steps) / (1 - _BETA_1**self.steps)
        for weights, ema, mean, square, gradient in zip(
            self.network, self.ema, self.first_moment, self.second_moment, gradients, strict=True
        ):
            mean[:] += (1 - _BETA_1) * (gradient - mean)
            square[:] += (1 - _BETA_2) * (gradient * gradient - square)
            weights[:] -= np.float32(rate) * mean / (np.sqrt(square) + np.float32(_EPSILON))
            ema[:] += np.float32(1 - ema_decay) * (weights - ema)


def compute_gradients(
    network: NeuralNet, rows: Floats, hands: Floats, targets: Targets
) -> tuple[float, NeuralNet]:
    """Return the mean loss of a batch and its gradient by weight.

    The loss is the Kullback-Leibler divergence of the prediction from the target, in nats.
    """
    count = len(rows)
    flat = rows.reshape(count * HAND, ROW_FEATURES)
    row_units = np.maximum(flat @ network.row + network.row_bias, 0)
    summed = row_units.reshape(count, HAND, -1).sum(axis=1)
    joint = np.maximum(summed @ network.joint + hands @ network.hand + network.joint_bias, 0)
    head = np.maximum(joint @ network.head + network.head_bias, 0)
    logits = head @ network.margin + network.margin_bias
    logits -= logits.max(axis=1, keepdims=True)
    log_probabilities = logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))
    loss = float(np.mean(np.sum(targets * (np.log(np.maximum(targets, 1e-9)) - log_probabilities), axis=1)))

    margin_gradient = (np.exp(log_probabilities) - targets) / np.float32(count)
    head_gradient = (margin_gradient @ network.margin.T) * (head > 0)
    joint_gradient = (head_gradient @ network.head.T) * (joint > 0)
    row_gradient = np.repeat(joint_gradient @ network.joint.T, HAND, axis=0) * (row_units > 0)
    return loss, NeuralNet(
        flat.T @ row_gradient, row_gradient.sum(axis=0),
        summed.T @ joint_gradient, hands.T @ joint_gradient, joint_gradient.sum(axis=0),
        joint.T @ head_gradient, head_gradient.sum(axis=0),
        head.T @ margin_gradient, margin_gradient.sum(axis=0),
    )  # fmt: skip
