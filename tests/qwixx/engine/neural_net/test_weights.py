"""Network files: written and read again, and refused when they hold no network."""

from pathlib import Path

import numpy as np
import pytest

from duellum.qwixx.engine.neural_net.weights import (
    encode_network,
    initialise_network,
    load_network,
)


def test_a_network_comes_back_from_its_file_in_half_precision(tmp_path: Path) -> None:
    path, network = tmp_path / "network.npz", initialise_network(2)
    path.write_bytes(encode_network(network))
    for loaded, array in zip(load_network(path), network, strict=True):
        np.testing.assert_array_equal(loaded, array.astype(np.float16))


def test_a_network_of_another_form_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "network.npz"
    network = initialise_network(2)
    path.write_bytes(encode_network(network._replace(head=network.head[:, 1:])))
    with pytest.raises(ValueError, match="a different layout"):
        load_network(path)


@pytest.mark.parametrize("content", [b"", b"weights", b"PK\x03\x04 broken"])
def test_a_file_without_a_network_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "network.npz"
    path.write_bytes(content)
    with pytest.raises(ValueError, match=r"network\.npz does not contain a network"):
        load_network(path)
