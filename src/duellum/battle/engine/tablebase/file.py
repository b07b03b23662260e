"""The tablebase on disk: a compressed file, verified by its SHA-256."""

import hashlib
import zlib
from pathlib import Path

import numpy as np

from duellum.battle.engine.tablebase.tables import DIE_SHAPE, KINGS_SHAPE, Tables
from duellum.core.files import write_atomically

TABLES_FILE = "battle-endings.tables"

DIGEST = "3783a0726ca95f6149fe4519a89c3a47aa1e6e6a45fc9c96560efc5c8e47ff48"
"""The tables' SHA-256. The endings have one solution, so this is both checksum and version."""


def digest(tables: Tables) -> str:
    """Return the SHA-256 of both tables."""
    return hashlib.sha256(_content(tables)).hexdigest()


def _content(tables: Tables) -> bytes:
    return tables.kings.tobytes() + tables.die.tobytes()


def write_tables(path: Path, tables: Tables) -> None:
    """Write the tables to a file atomically, so that several processes may do so at once.

    Raises :class:`OSError`.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(path, zlib.compress(_content(tables), level=1))  # 3 MB; a fifth less would take 1 s more


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
    # Writable, as built tables are: compiled code then sees one array type only.
    content = np.frombuffer(bytearray(stored), np.uint8)
    return Tables(content[:kings_size].reshape(KINGS_SHAPE), content[kings_size:].reshape(DIE_SHAPE))
