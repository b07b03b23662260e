"""Fits the network to examples: gradients of the log loss, and AdamW steps, compiled.

A row of the first layer is the sum of a row of its own and one that it shares with similar rows: the same top
face on the same square however the die is turned, or the same state whatever the rank. So rows that hardly
ever occur are learned from the others. What is stored and used is the sum.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from duellum.battle.engine.network import (
    BIAS,
    BUCKETS,
    DIRECT,
    DIRECT_ONE,
    FIRST_ONE,
    FLIPPED,
    FORMAT,
    FORMAT_COLUMN,
    INPUTS,
    LAST,
    NETWORK_ROWS,
    SECOND,
    SECOND_ONE,
    UNIT,
    WIDTH,
    Network,
    group_rows,
)
from duellum.battle.training.examples import UNKNOWN_RESULT, Examples, Numbers, Rows
from duellum.core.compiled import compiled
from duellum.core.native import native

Floats = npt.NDArray[np.float32]
Indices = npt.NDArray[np.int64]

_GROUPS, _GROUP_COUNT = group_rows()
_DIRECT_SHARE = 0.5  # of the difference between the direct values of a row as both sides see it
_BETA_1, _BETA_2 = 0.9, 0.999  # the decay rates of Adam's first and second moment
_EPSILON = 1e-8
_WARM_UP = 0.1  # the share of the steps in which the learning rate rises
_LIMITS = (1.0, 1.0, 8.0, 1.5, 8.0)
"""No weight is farther from 0, by part: no sum of 36 rows overflows an int16 when a weight of 1 is 255."""


class Weights(NamedTuple):
    """The trained weights; each part is an array of float32."""

    own: Floats  # [INPUTS + 1, WIDTH + 1]: each row's own part; the direct value is the last number
    shared: Floats  # [groups, WIDTH + 1]: what similar rows share
    bias: Floats  # [WIDTH]
    second: Floats  # [BUCKETS, 2 * WIDTH]
    second_bias: Floats  # [BUCKETS]


def initialise_weights(seed: int) -> Weights:
    """Return random weights."""
    rng = np.random.default_rng(seed)

    def draw(scale: float, *shape: int) -> Floats:
        return rng.normal(0, scale, shape).astype(np.float32)

    own, shared = draw(0.03, INPUTS + 1, WIDTH + 1), draw(0.06, _GROUP_COUNT, WIDTH + 1)
    own[:, WIDTH] = shared[:, WIDTH] = 0
    second, bias = draw(0.25, BUCKETS, 2 * WIDTH), np.full(WIDTH, 0.2, np.float32)
    return Weights(own, shared, bias, second, np.zeros(BUCKETS, np.float32))


@compiled
def sum_rows(own: Floats, shared: Floats, rows: Floats) -> None:
    """Write the rows of the first layer; the last one stays 0."""
    for row in range(INPUTS):
        group = _GROUPS[row]
        for index in range(WIDTH + 1):
            rows[row, index] = own[row, index] + shared[group, index]


@compiled
def share_gradients(gradients: Floats, shared: Floats) -> None:
    """Write the gradients of the shared rows."""
    shared[:] = 0
    for row in range(INPUTS):
        group = _GROUPS[row]
        for index in range(WIDTH + 1):
            shared[group, index] += gradients[row, index]


@compiled
def add_gradients(
    inputs: Rows, facts: Numbers, targets: Floats, chosen: Indices, rows: Floats, weights: Weights,
    row_gradients: Floats, gradients: Weights,
) -> float:  # fmt: skip
    """Add the gradients of the log loss over the chosen examples, and return the sum of their losses."""
    own, other = np.empty(WIDTH, np.float32), np.empty(WIDTH, np.float32)
    total, zero, one, two = 0.0, np.float32(0), np.float32(1), np.float32(2)
    for example in chosen:
        bucket = facts[example, 0]
        logit = sum_views(inputs[example], rows, weights.bias, own, other) + weights.second_bias[bucket]
        for index in range(WIDTH):
            own[index] = min(max(own[index], zero), one)
            other[index] = min(max(other[index], zero), one)
            logit += own[index] * own[index] * weights.second[bucket, index]
            logit += other[index] * other[index] * weights.second[bucket, WIDTH + index]
        target = targets[example]
        predicted = one / (one + np.float32(math.exp(-logit)))
        error = predicted - target
        sure = min(max(float(predicted), 1e-9), 1 - 1e-9)
        total -= target * math.log(sure) + (1 - target) * math.log(1 - sure)
        gradients.second_bias[bucket] += error
        for index in range(WIDTH):
            mine, theirs = own[index], other[index]
            gradients.second[bucket, index] += error * mine * mine
            gradients.second[bucket, WIDTH + index] += error * theirs * theirs
            own[index] = two * error * mine * weights.second[bucket, index] if mine < one else zero
            other[index] = (
                two * error * theirs * weights.second[bucket, WIDTH + index] if theirs < one else zero
            )
            gradients.bias[index] += own[index] + other[index]
        direct = error * np.float32(_DIRECT_SHARE)
        for row in inputs[example]:
            if row == INPUTS:
                break
            flipped = FLIPPED[row]
            for index in range(WIDTH):
                row_gradients[row, index] += own[index]
            for index in range(WIDTH):
                row_gradients[flipped, index] += other[index]
            row_gradients[row, WIDTH] += direct
            row_gradients[flipped, WIDTH] -= direct
    return total


@compiled
def sum_views(inputs: Rows, rows: Floats, bias: Floats, own: Floats, other: Floats) -> float:
    """Write the sums of both views, and return the direct value."""
    direct = np.float32(0)
    for index in range(WIDTH):
        own[index] = other[index] = bias[index]
    for row in inputs:
        if row == INPUTS:
            break
        flipped = FLIPPED[row]
        for index in range(WIDTH):
            own[index] += rows[row, index]
        for index in range(WIDTH):
            other[index] += rows[flipped, index]
        direct += rows[row, WIDTH] - rows[flipped, WIDTH]
    return float(direct * np.float32(_DIRECT_SHARE))


@compiled
def predict_logits(inputs: Rows, facts: Numbers, rows: Floats, weights: Weights, logits: Floats) -> None:
    """Write the network's logit of each example."""
    own, other = np.empty(WIDTH, np.float32), np.empty(WIDTH, np.float32)
    zero, one = np.float32(0), np.float32(1)
    for example in range(len(inputs)):
        bucket = facts[example, 0]
        logit = sum_views(inputs[example], rows, weights.bias, own, other) + weights.second_bias[bucket]
        for index in range(WIDTH):
            mine, theirs = min(max(own[index], zero), one), min(max(other[index], zero), one)
            logit += mine * mine * weights.second[bucket, index]
            logit += theirs * theirs * weights.second[bucket, WIDTH + index]
        logits[example] = logit


@compiled
def step(
    weights: Floats,
    gradients: Floats,
    means: Floats,
    squares: Floats,
    rate: float,
    decay: float,
    limit: float,
) -> None:
    """Take an AdamW step on flat arrays. `rate` has Adam's bias correction; the weights shrink by `decay`."""
    shrink, most, small = np.float32(1 - decay), np.float32(limit), np.float32(_EPSILON)
    first, second, length = np.float32(1 - _BETA_1), np.float32(1 - _BETA_2), np.float32(rate)
    for index in range(len(weights)):
        gradient = gradients[index]
        means[index] += first * (gradient - means[index])
        squares[index] += second * (gradient * gradient - squares[index])
        moved = weights[index] * shrink - length * means[index] / (np.sqrt(squares[index]) + small)
        weights[index] = min(max(moved, -most), most)


_sum_rows, _share_gradients, _add_gradients = native(sum_rows), native(share_gradients), native(add_gradients)
_predict_logits, _step = native(predict_logits), native(step)


@dataclass(frozen=True, slots=True)
class Recipe:
    """How the network is fitted."""

    epochs: int = 4
    batch: int = 4096
    rate: float = 4e-3
    """The highest learning rate: it rises for a tenth of the steps, then falls along a cosine."""
    decay: float = 0.2
    """The weight decay at a learning rate of 1."""
    trust: float = 0.7
    """The share of the score in a target; the rest is the result of the game."""


@dataclass
class Optimizer:
    """Weights in training, with Adam's moments of their gradients."""

    weights: Weights
    _means: Weights = field(init=False)
    _squares: Weights = field(init=False)
    _gradients: Weights = field(init=False)
    _steps: int = 0

    def __post_init__(self) -> None:
        self._means, self._squares, self._gradients = (
            Weights(*map(np.zeros_like, self.weights)) for _ in range(3)
        )
        self._rows = np.zeros_like(self.weights.own)

    def fit(
        self,
        examples: Examples,
        recipe: Recipe,
        rng: np.random.Generator,
        progress: Callable[[float], None] | None = None,
    ) -> float:
        """Fit the weights to the examples, and return the mean loss of the last epoch."""
        targets = make_targets(examples, recipe.trust)
        steps, done, loss = recipe.epochs * (len(examples) // recipe.batch), 0, 0.0
        for _ in range(recipe.epochs):
            order, loss = rng.permutation(len(examples)), 0.0
            for begin in range(0, len(order) - recipe.batch + 1, recipe.batch):
                rate = recipe.rate * _schedule(done / steps)
                loss += self._train(
                    examples, targets, order[begin : begin + recipe.batch], rate, recipe.decay
                )
                done += 1
                if progress is not None:
                    progress(done / steps)
            loss /= max(1, len(examples) // recipe.batch)
        _sum_rows(self.weights.own, self.weights.shared, self._rows)
        return loss

    def _train(
        self, examples: Examples, targets: Floats, chosen: Indices, rate: float, decay: float
    ) -> float:
        """Take a step on the chosen examples, and return their mean loss."""
        weights, gradients = self.weights, self._gradients
        _sum_rows(weights.own, weights.shared, self._rows)
        for array in gradients:
            array[:] = 0
        total = _add_gradients(
            examples.inputs, examples.facts, targets, chosen, self._rows, weights, gradients.own, gradients
        )
        _share_gradients(gradients.own, gradients.shared)
        self._steps += 1
        corrected = rate * math.sqrt(1 - _BETA_2**self._steps) / (1 - _BETA_1**self._steps)
        for limit, *arrays in zip(_LIMITS, weights, gradients, self._means, self._squares, strict=True):
            arrays[1] /= len(chosen)
            weight, gradient, mean, square = (array.reshape(-1) for array in arrays)
            _step(weight, gradient, mean, square, corrected, rate * decay, limit)
        return float(total) / len(chosen)

    def predict(self, examples: Examples) -> Floats:
        """Return the network's logit of each example."""
        logits = np.empty(len(examples), np.float32)
        _predict_logits(examples.inputs, examples.facts, self._rows, self.weights, logits)
        return logits

    def quantise(self) -> Network:
        """Return the network as the engine uses it."""
        network = np.zeros((NETWORK_ROWS, WIDTH), np.int16)
        network[: INPUTS + 1] = np.round(self._rows[:, :WIDTH] * FIRST_ONE)
        network[DIRECT:BIAS].reshape(-1)[: INPUTS + 1] = np.round(self._rows[:, WIDTH] * DIRECT_ONE)
        network[BIAS] = np.round(self.weights.bias * FIRST_ONE)
        network[SECOND:LAST] = np.round(self.weights.second * SECOND_ONE).reshape(-1, WIDTH)
        network[LAST, :BUCKETS] = np.round(self.weights.second_bias * UNIT)
        network[LAST, FORMAT_COLUMN] = FORMAT
        return network


def make_targets(examples: Examples, trust: float) -> Floats:
    """Return the probabilities that the network should predict."""
    scores, results = examples.facts[:, 1].astype(np.float32), examples.facts[:, 2]
    targets: Floats = (1 / (1 + np.exp(-scores / UNIT))).astype(np.float32)
    known = results != UNKNOWN_RESULT
    targets[known] = trust * targets[known] + (1 - trust) * results[known] / 2
    return targets


def compute_loss(logits: Floats, targets: Floats) -> float:
    """Return the mean log loss of predictions; 0.693 is that of a coin toss."""
    return float((np.logaddexp(0, logits.astype(np.float64)) - targets * logits).mean())


def _schedule(share: float) -> float:
    """Return the learning rate as a share of its highest, after a share of the steps."""
    if share < _WARM_UP:
        return (share + 1e-3) / _WARM_UP
    return max(1e-3, 0.5 * (1 + math.cos(math.pi * (share - _WARM_UP) / (1 - _WARM_UP))))
