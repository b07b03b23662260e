"""Networks that value positions, with NumPy and with PyTorch: the same to the program that uses them."""

import importlib
from typing import Any

import numpy as np
import numpy.typing as npt
from scipy.sparse import csr_matrix

Array = npt.NDArray[Any]

HIDDEN, RATE = (128, 32), 1e-3
DECAY, SQUARE_DECAY, TINY = 0.9, 0.999, 1e-8  # of Adam, in NumPy


class NumpyNetwork:
    """The value of a position for the side to act, -1 to 1: a row for each active input, then two layers."""

    def __init__(self, inputs: int) -> None:
        rng, (first, second) = np.random.default_rng(1), HIDDEN
        shapes = ((inputs, first, 0.1), (first, second, (2 / first) ** 0.5), (second, 1, 0.1 * second**-0.5))
        rows, w2, w3 = (rng.standard_normal(shape) * scale for *shape, scale in shapes)
        self.weights = [each.astype(np.float32) for each in (rows, w2, np.zeros(second), w3, np.zeros(1))]
        self.moments = [(np.zeros_like(weight), np.zeros_like(weight)) for weight in self.weights]
        self.updates = 0

    def evaluate(self, active: Array, firsts: Array) -> Array:
        """Return the value of each position, given the active inputs and where each position begins."""
        values: Array = self._forward(active, firsts)[-1][:, 0]
        return values

    def _forward(self, active: Array, firsts: Array) -> tuple[Any, Array, Array, Array]:
        rows, w2, b2, w3, b3 = self.weights
        x = csr_matrix((np.ones(len(active), np.float32), active, firsts), (len(firsts) - 1, len(rows)))
        h1 = np.maximum(x @ rows, 0)
        h2 = np.maximum(h1 @ w2 + b2, 0)
        return x, h1, h2, np.tanh(h2 @ w3 + b3)

    def learn(self, active: Array, firsts: Array, goals: Array) -> None:
        """Take a step of Adam towards the values wanted."""
        x, h1, h2, values = self._forward(active, firsts)
        d3 = 2 * (values - goals[:, None]) * (1 - values**2) / len(goals)
        d2 = d3 @ self.weights[3].T * (h2 > 0)
        d1 = d2 @ self.weights[1].T * (h1 > 0)
        gradients = (x.T @ d1, h1.T @ d2, d2.sum(0), h2.T @ d3, d3.sum(0))
        self.updates += 1
        rate = RATE * np.sqrt(1 - SQUARE_DECAY**self.updates) / (1 - DECAY**self.updates)
        for index, gradient in enumerate(gradients):
            mean, square = self.moments[index]
            mean += (1 - DECAY) * (gradient - mean)
            square += (1 - SQUARE_DECAY) * (gradient * gradient - square)
            self.weights[index] -= (rate * mean / (np.sqrt(square) + TINY)).astype(np.float32)


class TorchNetwork:
    """The same with PyTorch."""

    def __init__(self, inputs: int) -> None:
        self.torch: Any = importlib.import_module("torch")
        self.torch.manual_seed(1)
        self.torch.set_num_threads(1)  # the batches are too small for more
        nn, (first, second) = self.torch.nn, HIDDEN
        self.rows = nn.EmbeddingBag(inputs, first, mode="sum", include_last_offset=True)
        nn.init.normal_(self.rows.weight, std=0.1)
        layers = nn.Linear(first, second), nn.ReLU(), nn.Linear(second, 1), nn.Tanh()
        self.layers = nn.Sequential(nn.ReLU(), *layers)
        self.parameters = [*self.rows.parameters(), *self.layers.parameters()]
        self.optimizer = self.torch.optim.Adam(self.parameters, RATE)

    @property
    def weights(self) -> list[Array]:
        """The weights, in the form of NumpyNetwork."""
        return [parameter.detach().numpy().T for parameter in (self.parameters[0].T, *self.parameters[1:])]

    def _forward(self, active: Array, firsts: Array) -> Any:  # noqa: ANN401 - PyTorch need not be installed
        inputs = self.torch.from_numpy(active), self.torch.from_numpy(firsts)
        return self.layers(self.rows(*inputs))[:, 0]

    def evaluate(self, active: Array, firsts: Array) -> Array:
        """Return the value of each position."""
        with self.torch.inference_mode():
            values: Array = self._forward(active, firsts).numpy()
            return values

    def learn(self, active: Array, firsts: Array, goals: Array) -> None:
        """Take a step of Adam towards the values wanted."""
        self.optimizer.zero_grad()
        (self._forward(active, firsts) - self.torch.from_numpy(goals)).square().mean().backward()
        self.optimizer.step()
