"""The network's weights: initialisation, file format, and the layout for inference.

The row layer has the same weights for all four rows. The sum of the rows and the features of the hand feed
the joint layer; the head layer follows, then a softmax over the final margins. The order of the rows does not
matter to it. All activations are ReLU.
"""

import io
import zipfile
from importlib.resources import as_file, files
from pathlib import Path
from typing import NamedTuple

import numpy as np

from duellum.qwixx.engine.neural_net.features import (
    CLOSED,
    HAND_FEATURES,
    LEAD,
    LEADS,
    MISTHROWS,
    ODDS,
    PHASE_LEAD,
    PHASES,
    ROW_FEATURES,
    SUPPLY,
    Floats,
)
from duellum.qwixx.engine.neural_net.margins import MARGINS
from duellum.qwixx.rules.board import STONES
from duellum.qwixx.rules.scoring import MAX_CLOSED, MAX_MISTHROWS

ROW_UNITS = 128
JOINT_UNITS = 96
HEAD_UNITS = 32


class NeuralNet(NamedTuple):
    """The weights as trained, all float32."""

    row: Floats  # [ROW_FEATURES, ROW_UNITS]
    row_bias: Floats
    joint: Floats  # [ROW_UNITS, JOINT_UNITS]
    hand: Floats  # [HAND_FEATURES, JOINT_UNITS]
    joint_bias: Floats
    head: Floats  # [JOINT_UNITS, HEAD_UNITS]
    head_bias: Floats
    margin: Floats  # [HEAD_UNITS, MARGINS]
    margin_bias: Floats


class InferenceWeights(NamedTuple):
    """The weights for inference; each thermometer-coded group of the hand is a table of prefix sums."""

    row: Floats
    row_bias: Floats
    joint: Floats
    supplies: Floats  # [2, STONES + 1, JOINT_UNITS]
    misthrows: Floats  # [2, MAX_MISTHROWS + 1, JOINT_UNITS]
    closed: Floats  # [MAX_CLOSED + 1, JOINT_UNITS]
    leads: Floats  # [PHASES, len(LEADS) + 1, JOINT_UNITS], the bias included
    roll_odds: Floats  # [ROLL_ODDS, JOINT_UNITS]
    head: Floats
    head_bias: Floats
    margin: Floats
    margin_bias: Floats


def initialise_network(seed: int) -> NeuralNet:
    """Return a network with random weights (He initialisation)."""
    rng = np.random.default_rng(seed)

    def weights(inputs: int, units: int, active: float) -> Floats:
        return rng.normal(0, np.sqrt(2 / active), (inputs, units)).astype(np.float32)

    def bias(units: int) -> Floats:
        return np.zeros(units, np.float32)

    return NeuralNet(
        weights(ROW_FEATURES, ROW_UNITS, 24), bias(ROW_UNITS),
        weights(ROW_UNITS, JOINT_UNITS, 4 * ROW_UNITS), weights(HAND_FEATURES, JOINT_UNITS, 400),
        bias(JOINT_UNITS), weights(JOINT_UNITS, HEAD_UNITS, JOINT_UNITS), bias(HEAD_UNITS),
        weights(HEAD_UNITS, MARGINS, 4 * HEAD_UNITS), bias(MARGINS),
    )  # fmt: skip


def prepare_inference(network: NeuralNet) -> InferenceWeights:
    """Return a network's weights laid out for inference."""

    def prefix_sums(begin: int, steps: int) -> Floats:
        table = np.zeros((steps + 1, JOINT_UNITS), np.float32)
        np.cumsum(network.hand[begin : begin + steps], axis=0, out=table[1:])
        return table

    def by_player(begin: int, steps: int) -> Floats:
        return np.stack([prefix_sums(begin, steps), prefix_sums(begin + steps, steps)])

    leads = np.stack([prefix_sums(PHASE_LEAD + number * len(LEADS), len(LEADS)) for number in range(PHASES)])
    return InferenceWeights(
        network.row.copy(), network.row_bias.copy(), network.joint.copy(),
        by_player(SUPPLY, STONES), by_player(MISTHROWS, MAX_MISTHROWS), prefix_sums(CLOSED, MAX_CLOSED),
        leads + prefix_sums(LEAD, len(LEADS)) + network.joint_bias, network.hand[ODDS:].copy(),
        network.head.copy(), network.head_bias.copy(), network.margin.copy(), network.margin_bias.copy(),
    )  # fmt: skip


def encode_network(network: NeuralNet) -> bytes:
    """Return the content of a network file, in half precision; the inverse of :func:`load_network`."""
    content = io.BytesIO()
    np.savez_compressed(
        content, **{name: array.astype(np.float16) for name, array in network._asdict().items()}
    )
    return content.getvalue()


def load_network(path: Path) -> NeuralNet:
    """Return the network in a file.

    Raises :class:`OSError`, and :class:`ValueError` when the file does not contain a network of this shape.
    """
    content = io.BytesIO(path.read_bytes())
    try:
        with np.load(content, allow_pickle=False) as arrays:
            network = NeuralNet(*(arrays[name].astype(np.float32) for name in NeuralNet._fields))
    except (ValueError, KeyError, EOFError, AttributeError, zipfile.BadZipFile) as error:
        raise ValueError(f"{path} does not contain a network") from error
    if [array.shape for array in network] != [array.shape for array in initialise_network(0)]:
        raise ValueError(f"{path} contains a network with a different layout")
    return network


def load_shipped_network() -> NeuralNet:
    """Return the network that is shipped with the package."""
    with as_file(files("duellum.qwixx.engine.neural_net").joinpath("network.npz")) as path:
        return load_network(path)
