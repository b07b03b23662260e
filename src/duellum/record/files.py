"""Records on disk: a file is written whole or not at all."""

import os
from pathlib import Path

from duellum.core.files import write_atomically
from duellum.record.formatter import format_record
from duellum.record.parser import parse_records
from duellum.record.record import Record, RecordError


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


def read_games(source: str | os.PathLike[str]) -> list[Record]:
    """Return the games in a file, given by its path, or in a text of records.

    A string that holds a newline or begins with ``[`` is a text, as is an empty one; any other is a path.
    Raises :class:`OSError` and :class:`RecordError`.

    >>> [game] = read_games('[Game "battle"] [White "Ann"] [Black "Ben"] 1. i1n4w1 a8s5 {hm} *')
    >>> [(str(ply.side), str(ply.move), ply.comment) for ply in game]
    [('White', 'i1n4w1', ''), ('Black', 'a8s5', 'hm')]
    """
    if isinstance(source, str) and ("\n" in source or source.strip()[:1] in ("[", "")):
        return parse_records(source)
    if not isinstance(source, str | os.PathLike):
        raise TypeError(f"games are read from a path or a text, not from {type(source).__name__}")
    path = Path(source)
    try:
        return parse_records(path.read_text(encoding="utf-8-sig"))
    except FileNotFoundError as error:
        if not isinstance(source, str):
            raise
        hint = f'{error.strerror}; a text of records begins with a tag such as [Game "battle"]'
        raise FileNotFoundError(error.errno, hint, source) from error
    except UnicodeDecodeError as error:
        raise RecordError(f"{path} is not a text file: {error}") from error
