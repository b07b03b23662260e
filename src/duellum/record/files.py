"""Records on disk: a file is written whole or not at all."""

import os
from pathlib import Path

from duellum.core.files import write_atomically
from duellum.record.record import Record, RecordError
from duellum.record.text import format_record, parse_records


def write_record(path: Path, record: Record) -> None:
    """Write a record to a file. When this returns it is on disk; when it fails the old file is untouched.

    Raises :class:`OSError`.
    """
    write_atomically(path, format_record(record).encode())


def append_record(path: Path, record: Record) -> None:
    """Add a record to the end of a file, which need not exist yet. Raises :class:`OSError`."""
    with path.open("a", encoding="utf-8") as file:
        file.write(f"{format_record(record)}\n")
        file.flush()
        os.fsync(file.fileno())


def read_records(path: Path) -> list[Record]:
    """Return the records in a file. Raises :class:`OSError` and :class:`RecordError`."""
    try:
        return parse_records(path.read_text(encoding="utf-8-sig"))
    except UnicodeDecodeError as error:
        raise RecordError(f"{path} is no text file: {error}") from error
