"""Records on disk: read one at a time, and written whole or not at all."""

import os
import re
from collections.abc import Iterable, Iterator
from io import StringIO
from pathlib import Path
from typing import TextIO

from duellum.core.files import write_parts_atomically
from duellum.core.game import Game
from duellum.record.formatter import format_record
from duellum.record.parser import find_records
from duellum.record.record import Record, RecordError

Source = str | os.PathLike[str] | Iterable[str]
"""Where games are read from: a path, a text, or lines, such as those of an open file."""

_MARK = {
    "": re.compile(r'[{"]'),
    "{": re.compile(r"\\.|\\$|\}", re.DOTALL),
    '"': re.compile(r'\\.|\\$|"', re.DOTALL),
}
"""By what is open, a comment or the text of a tag, what opens or closes something."""


def iter_games(source: Source) -> Iterator[Record]:
    """Yield the games in a file or a text one by one, so that a file of any size can be read.

    Args:
        source: A path; a text of records, which holds a newline or begins with ``[``; or lines of text,
            such as an open file or ``sys.stdin``.

    Raises:
        OSError: The file cannot be read.
        RecordError: A game is not well-formed or not legal; the games before it have been yielded.

    >>> list(iter_games('[Game "battle"] [White "Ann"] 1. i1n4w1 *'))
    [<Record battle: Ann against Black, 1 ply, *>]
    """
    if isinstance(source, str) and ("\n" in source or source.strip()[:1] in ("[", "")):
        yield from _parse_lines(StringIO(source))
    elif isinstance(source, str | os.PathLike):
        yield from _read_file(source)
    elif isinstance(source, Iterable):
        yield from _parse_lines(source)
    else:
        raise TypeError(f"source must be a path, a text or lines, not {type(source).__name__}")


def read_games(source: Source) -> list[Record]:
    """Return the games in a file or a text; :func:`iter_games` reads them one by one.

    Args:
        source: A path; a text of records, which holds a newline or begins with ``[``, or is empty; or lines
            of text, such as an open file.

    Raises:
        OSError: The file cannot be read.
        RecordError: A game is not well-formed or not legal; the message names the line.

    >>> [game] = read_games('[Game "battle"] [White "Ann"] [Black "Ben"] 1. i1n4w1 a8s5 {hm} *')
    >>> [(str(ply.side), str(ply.move), ply.comment) for ply in game]
    [('White', 'i1n4w1', ''), ('Black', 'a8s5', 'hm')]
    """
    return list(iter_games(source))


def write_games(target: str | os.PathLike[str] | TextIO, games: Iterable[Record | Game]) -> int:
    """Write games to a file one after the other, and return how many.

    A path is written whole or not at all: when this returns the file is on disk; when it fails the old file
    is untouched.

    Args:
        target: A path, or a file open for writing text, such as ``sys.stdout``.
        games: Records, or games in progress; a generator is taken one by one.

    Raises:
        OSError: The file cannot be written.

    >>> import io
    >>> file = io.StringIO()
    >>> write_games(file, [Game("battle"), Game("qwixx")])
    2
    >>> [record.rules.name for record in read_games(file.getvalue())]
    ['battle', 'qwixx']
    """
    count = 0

    def format_games() -> Iterator[str]:
        nonlocal count
        for game in games:
            yield f"{format_record(game)}\n"
            count += 1

    if isinstance(target, str | os.PathLike):
        write_parts_atomically(Path(target), (text.encode() for text in format_games()))
    elif hasattr(target, "write"):
        target.writelines(format_games())
    else:
        raise TypeError(f"target must be a path or an open file, not {type(target).__name__}")
    return count


def write_record(path: Path, record: Record) -> None:
    """Write a record to a file. When this returns it is on disk; when it fails the old file is untouched.

    Raises :class:`OSError`.
    """
    write_parts_atomically(path, (format_record(record).encode(),))


def append_record(path: Path, record: Record) -> None:
    """Add a record to the end of a file, which need not exist yet. Raises :class:`OSError`."""
    with path.open("a", encoding="utf-8") as file:
        file.write(f"{format_record(record)}\n")
        file.flush()
        os.fsync(file.fileno())


def _read_file(source: str | os.PathLike[str]) -> Iterator[Record]:
    path = Path(source)
    try:
        with path.open(encoding="utf-8-sig") as file:
            yield from _parse_lines(file)
    except FileNotFoundError as error:
        if not isinstance(source, str):
            raise
        hint = f'{error.strerror}; a text of records begins with a tag such as [Game "battle"]'
        raise FileNotFoundError(error.errno, hint, source) from error
    except UnicodeDecodeError as error:
        raise RecordError(f"{path} is not a text file: {error}") from error


def _parse_lines(lines: Iterable[str]) -> Iterator[Record]:
    for number, text in _split(lines):
        for span in find_records(text, number):
            yield span.parse()


def _split(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Yield texts of whole records, each with the number of its first line.

    A line that begins with a tag begins a record, unless it is inside a comment or follows another tag.
    """
    part: list[str] = []
    first, opened, after_tag = 1, "", True
    for number, line in enumerate(lines, 1):
        if not opened and not after_tag and line.lstrip().startswith("["):
            yield first, "".join(part)
            part, first = [], number
        part.append(line)
        opened = _find_open(line, opened)
        if line.strip():
            after_tag = not opened and line.rstrip().endswith("]")
    yield first, "".join(part)


def _find_open(line: str, opened: str) -> str:
    """Return what is open at the end of a line: a comment, the text of a tag, or nothing."""
    place = 0
    while found := _MARK[opened].search(line, place):
        place = found.end()
        if not found[0].startswith("\\"):
            opened = "" if opened else found[0]
    return opened
