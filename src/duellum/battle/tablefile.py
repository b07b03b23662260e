"""Battle's solved endings on disk: where they are kept, and how a file is known to be whole."""

import hashlib
import os
import tempfile
import zlib
from pathlib import Path

import numpy as np
import platformdirs

from duellum.battle.retrograde import DIE_SHAPE, KINGS_SHAPE, Tables

TABLES_FILE = "battle-endings.tables"

DIGEST = "3783a0726ca95f6149fe4519a89c3a47aa1e6e6a45fc9c96560efc5c8e47ff48"
"""The tables' SHA-256. The endings have one solution, so this is checksum and version at once."""


def cache_folder() -> Path:
    """Return ``$DUELLUM_HOME/cache``, else the folder where the system keeps what can be made again."""
    home = os.environ.get("DUELLUM_HOME")
    return Path(home, "cache") if home else platformdirs.user_cache_path("duellum", appauthor=False)


def digest(tables: Tables) -> str:
    """Return the SHA-256 of both tables."""
    return hashlib.sha256(_content(tables)).hexdigest()


def _content(tables: Tables) -> bytes:
    return tables.kings.tobytes() + tables.die.tobytes()


def write_tables(path: Path, tables: Tables) -> None:
    """Write the tables to a file, whole or not at all, so that processes may do so at once.

    Raises :class:`OSError`.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(zlib.compress(_content(tables), level=1))  # 3 MB; a fifth less would take 1 s more
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def read_tables(path: Path) -> Tables:
    """Return the tables in a file.

    Raises :class:`OSError`, and :class:`ValueError` unless the file holds the tables, byte for byte.
    """
    kings_size, die_size = int(np.prod(KINGS_SHAPE)), int(np.prod(DIE_SHAPE))
    try:
        stored = zlib.decompressobj().decompress(path.read_bytes(), kings_size + die_size)
    except zlib.error as error:
        raise ValueError(f"{path} is damaged: {error}") from error
    if hashlib.sha256(stored).hexdigest() != DIGEST:
        raise ValueError(f"{path} is damaged or of another version")
    # Writable, as built tables are: so compiled code knows one type of array only.
    content = np.frombuffer(bytearray(stored), np.uint8)
    return Tables(content[:kings_size].reshape(KINGS_SHAPE), content[kings_size:].reshape(DIE_SHAPE))
