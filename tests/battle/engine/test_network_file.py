"""Network files: written and read again, and refused when they hold no network."""

from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest

from duellum.battle.engine.network import FORMAT_COLUMN, LAST
from duellum.battle.engine.network_file import encode_network, load_network, load_shipped_network


def test_a_network_comes_back_from_its_file(tmp_path: Path) -> None:
    path, network = tmp_path / "network.npz", load_shipped_network()
    path.write_bytes(encode_network(network))
    np.testing.assert_array_equal(load_network(path), network)
    assert load_network(path).dtype == np.int16


def test_the_shipped_network_is_small() -> None:
    assert len(files("duellum.battle.engine").joinpath("network.npz").read_bytes()) < 400_000


def test_a_network_of_another_format_is_refused(tmp_path: Path) -> None:
    path, network = tmp_path / "network.npz", load_shipped_network()
    path.write_bytes(encode_network(network[1:]))
    with pytest.raises(ValueError, match="a different format"):
        load_network(path)
    network[LAST, FORMAT_COLUMN] += 1
    path.write_bytes(encode_network(network))
    with pytest.raises(ValueError, match="a different format"):
        load_network(path)


@pytest.mark.parametrize("content", [b"", b"weights", b"PK\x03\x04 broken"])
def test_a_file_without_a_network_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "network.npz"
    path.write_bytes(content)
    with pytest.raises(ValueError, match=r"network\.npz does not contain a network"):
        load_network(path)
