"""Weights: by term, as an array, and in a file."""

import json
from pathlib import Path

import numpy as np
import pytest

from duellum.battle.engine.weights import (
    WEIGHT_COUNT,
    load_scale,
    load_weights,
    pack_weights,
    unpack_weights,
    write_weights,
)


def test_weights_by_term_and_as_an_array_are_inverse() -> None:
    weights = load_weights()
    np.testing.assert_array_equal(pack_weights(unpack_weights(weights)), weights)
    assert load_scale() > 20
    with pytest.raises(ValueError, match="the weights must be"):
        pack_weights({"die": [1]})


def test_a_weights_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    weights = np.arange(WEIGHT_COUNT, dtype=np.int32)
    write_weights(tmp_path / "weights.json", weights, 123.456, 'a "test"')
    read = json.loads((tmp_path / "weights.json").read_text(encoding="utf-8"))
    np.testing.assert_array_equal(pack_weights(read["terms"]), weights)
    assert (read["scale"], read["about"]) == (123.46, 'a "test"')
