"""The weights of the evaluation: their layout in an array, and the file they come from.

The compiled code gets them as an array; they are never compiled in.
"""

import json
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from duellum.battle.rules.board import RANKS

Weights = npt.NDArray[np.int32]

TERMS = {
    "die": 6 * len(RANKS),  # by top face and rank, counted from its owner
    "die file": 5,  # by distance from the middle file
    "king": 5 * len(RANKS),  # by rank, counted from its owner, and distance from the middle file
    "near king": 7,  # by distance: an enemy die so many steps from the king
    "mobility": 1,  # a legal move
    "attack": 1,  # an enemy die that can be captured
    "to move": 1,
}
"""The name of each term and how many weights it has."""

_ENDS = np.cumsum(list(TERMS.values()))
OFFSETS = dict(zip(TERMS, (_ENDS - list(TERMS.values())).tolist(), strict=True))
"""The index of each term's first weight."""
WEIGHT_COUNT = int(_ENDS[-1])


def pack_weights(terms: Mapping[str, list[int]]) -> Weights:
    """Return the weights as an array. Raises :class:`ValueError` unless the terms are those of ``TERMS``."""
    if {name: len(values) for name, values in terms.items()} != TERMS:
        raise ValueError(f"the weights must be {TERMS}")
    return np.array([weight for name in TERMS for weight in terms[name]], np.int32)


def unpack_weights(weights: Weights) -> dict[str, list[int]]:
    """Return the weights by term; the inverse of :func:`pack_weights`."""
    return {name: weights[OFFSETS[name] : OFFSETS[name] + size].tolist() for name, size in TERMS.items()}


def load_weights() -> Weights:
    """Return the weights that come with the package."""
    return pack_weights(_read_package_file()["terms"])


def load_scale() -> float:
    """Return the score at which the side to move wins about 73 games of 100; fitted with the weights."""
    return float(_read_package_file()["scale"])


def _read_package_file() -> Any:  # noqa: ANN401 - JSON
    return json.loads(files("duellum.battle.engine").joinpath("weights.json").read_text(encoding="utf-8"))


def write_weights(path: Path, weights: Weights, scale: float, about: str) -> None:
    """Write a weights file in the format of ``weights.json``."""
    terms = ",\n".join(f'  "{name}": {values}' for name, values in unpack_weights(weights).items())
    text = f'{{\n "about": {json.dumps(about)},\n "scale": {scale:.2f},\n "terms": {{\n{terms}\n }}\n}}\n'
    path.write_text(text, encoding="utf-8")
