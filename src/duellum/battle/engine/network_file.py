"""The file of a network, and the network that comes with the package."""

import io
from importlib.resources import as_file, files
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from duellum.battle.engine.network import FORMAT, FORMAT_COLUMN, LAST, NETWORK_ROWS, WIDTH, Network


def encode_network(network: Network) -> bytes:
    """Return the content of a network file; the inverse of :func:`load_network`."""
    content = io.BytesIO()
    np.savez_compressed(content, network=network.astype("<i2"))
    return content.getvalue()


def load_network(path: Path) -> Network:
    """Return the network in a file.

    Raises :class:`OSError`, and :class:`ValueError` when the file does not contain a network of this format.
    """
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as arrays:
            network = np.asarray(arrays["network"])
    except (KeyError, EOFError, ValueError, BadZipFile, TypeError) as error:
        raise ValueError(f"{path} does not contain a network") from error
    if network.shape != (NETWORK_ROWS, WIDTH) or network[LAST, FORMAT_COLUMN] != FORMAT:
        raise ValueError(f"{path} contains a network of a different format")
    return network.astype(np.int16)


def load_shipped_network() -> Network:
    """Return the network that comes with the package."""
    with as_file(files("duellum.battle.engine").joinpath("network.npz")) as path:
        return load_network(path)
