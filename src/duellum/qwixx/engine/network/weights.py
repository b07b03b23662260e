"""The network's weights: how they are made, kept in files, and laid out for speed.

A row's features go through a layer that is the same for all four rows; the rows' sum and the hand's features
meet in a second layer; a third one leads to the distribution of the final margin. Four rows in any order look
the same to it.
"""

import io
import zipfile
from importlib.resources import as_file, files
from pathlib import Path
from typing import NamedTuple

import numpy as np

from duellum.qwixx.engine.network.features import (
    CHANCE,
    CLOSED,
    HAND_FEATURES,
    LEAD,
    LEADS,
    MISTHROWS,
    ROW_FEATURES,
    STAGE_LEAD,
    STAGES,
    SUPPLY,
    Floats,
)
from duellum.qwixx.engine.network.margins import MARGINS
from duellum.qwixx.rules.board import STONES
from duellum.qwixx.rules.scoring import MOST_CLOSED, MOST_MISTHROWS

ROW_UNITS = 128
JOINT_UNITS = 96
HEAD_UNITS = 32


class Network(NamedTuple):
    """The weights as they are learnt, all float32."""

    row: Floats  # [ROW_FEATURES, ROW_UNITS]
    row_bias: Floats
    joint: Floats  # [ROW_UNITS, JOINT_UNITS]
    hand: Floats  # [HAND_FEATURES, JOINT_UNITS]
    joint_bias: Floats
    head: Floats  # [JOINT_UNITS, HEAD_UNITS]
    head_bias: Floats
    margin: Floats  # [HEAD_UNITS, MARGINS]
    margin_bias: Floats


class Prepared(NamedTuple):
    """The weights as they are used: what a scale of the hand adds stands in a table by number of steps."""

    row: Floats
    row_bias: Floats
    joint: Floats
    supplies: Floats  # [2, STONES + 1, JOINT_UNITS]
    misthrows: Floats  # [2, MOST_MISTHROWS + 1, JOINT_UNITS]
    closed: Floats  # [MOST_CLOSED + 1, JOINT_UNITS]
    leads: Floats  # [STAGES, len(LEADS) + 1, JOINT_UNITS], the bias included
    chances: Floats  # [CHANCES, JOINT_UNITS]
    head: Floats
    head_bias: Floats
    margin: Floats
    margin_bias: Floats


def new_network(seed: int) -> Network:
    """Return a network that knows nothing yet."""
    source = np.random.default_rng(seed)

    def weights(inputs: int, units: int, active: float) -> Floats:
        return source.normal(0, np.sqrt(2 / active), (inputs, units)).astype(np.float32)

    def bias(units: int) -> Floats:
        return np.zeros(units, np.float32)

    return Network(
        weights(ROW_FEATURES, ROW_UNITS, 24), bias(ROW_UNITS),
        weights(ROW_UNITS, JOINT_UNITS, 4 * ROW_UNITS), weights(HAND_FEATURES, JOINT_UNITS, 400),
        bias(JOINT_UNITS), weights(JOINT_UNITS, HEAD_UNITS, JOINT_UNITS), bias(HEAD_UNITS),
        weights(HEAD_UNITS, MARGINS, 4 * HEAD_UNITS), bias(MARGINS),
    )  # fmt: skip


def prepare(network: Network) -> Prepared:
    """Return a network laid out for use."""

    def scale(begin: int, steps: int) -> Floats:
        table = np.zeros((steps + 1, JOINT_UNITS), np.float32)
        np.cumsum(network.hand[begin : begin + steps], axis=0, out=table[1:])
        return table

    def scales(begin: int, steps: int) -> Floats:
        return np.stack([scale(begin, steps), scale(begin + steps, steps)])

    leads = np.stack([scale(STAGE_LEAD + number * len(LEADS), len(LEADS)) for number in range(STAGES)])
    return Prepared(
        network.row.copy(), network.row_bias.copy(), network.joint.copy(),
        scales(SUPPLY, STONES), scales(MISTHROWS, MOST_MISTHROWS), scale(CLOSED, MOST_CLOSED),
        leads + scale(LEAD, len(LEADS)) + network.joint_bias, network.hand[CHANCE:].copy(),
        network.head.copy(), network.head_bias.copy(), network.margin.copy(), network.margin_bias.copy(),
    )  # fmt: skip


def network_bytes(network: Network) -> bytes:
    """Return a network as the content of a file, in half precision; the inverse of :func:`load_network`."""
    content = io.BytesIO()
    np.savez_compressed(
        content, **{name: array.astype(np.float16) for name, array in network._asdict().items()}
    )
    return content.getvalue()


def load_network(path: Path) -> Network:
    """Return the network in a file. Raises :class:`OSError`, and :class:`ValueError` unless it fits."""
    content = io.BytesIO(path.read_bytes())
    try:
        with np.load(content, allow_pickle=False) as arrays:
            network = Network(*(arrays[name].astype(np.float32) for name in Network._fields))
    except (ValueError, KeyError, EOFError, AttributeError, zipfile.BadZipFile) as error:
        raise ValueError(f"{path} holds no network") from error
    if [array.shape for array in network] != [array.shape for array in new_network(0)]:
        raise ValueError(f"{path} holds a network of another form")
    return network


def shipped_network() -> Network:
    """Return the network that comes with the package."""
    with as_file(files("duellum.qwixx.engine.network").joinpath("network.npz")) as path:
        return load_network(path)
