"""The journal of a mining run: one line for each source that has been mined, appended when it is done.

A run that was killed continues where the journal ends; a line that was cut off is mined again.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from duellum.core.puzzle import MinedPuzzle, Puzzle


@dataclass(frozen=True, slots=True)
class MinedSource:
    """A source, by its number, and the puzzles found in it."""

    number: int
    puzzles: tuple[MinedPuzzle, ...]


def format_source(source: MinedSource) -> str:
    """Return the line of a source."""
    mined = [_pack(each) for each in source.puzzles]
    return json.dumps({"source": source.number, "puzzles": mined}, separators=(",", ":")) + "\n"


def parse_source(game: str, line: str) -> MinedSource:
    """Return the source of a line. Raises :class:`ValueError` if it is cut off or not one of ours."""
    try:
        fields = json.loads(line)
        return MinedSource(fields["source"], tuple(_unpack(game, each) for each in fields["puzzles"]))
    except (KeyError, TypeError) as error:
        raise ValueError(f"this is not a line of a journal: {line[:60]!r}") from error


def _pack(mined: MinedPuzzle) -> dict[str, Any]:
    puzzle = mined.puzzle
    return {
        "position": puzzle.position_text,
        "answers": [" ".join(answer) for answer in puzzle.answers],
        "themes": puzzle.themes,
        "refutation": mined.refutation,
        "depth": mined.depth,
        "failures": mined.failures,
    }


def _unpack(game: str, fields: dict[str, Any]) -> MinedPuzzle:
    answers = tuple(tuple(answer.split(" ")) for answer in fields["answers"])
    puzzle = Puzzle(game, fields["position"], answers, tuple(fields["themes"]))
    failures = {int(level): share for level, share in fields["failures"].items()}
    return MinedPuzzle(puzzle, fields["refutation"], fields["depth"], failures)


class Journal:
    """The file of a mining run."""

    def __init__(self, path: Path, game: str) -> None:
        self._path, self._game = path, game

    def read(self) -> Iterator[MinedSource]:
        """Yield the sources mined so far. Raises :class:`ValueError` for a line that is not one of ours."""
        if self._path.exists():
            for line in self._path.read_text(encoding="utf-8").splitlines(keepends=True):
                if line.endswith("\n"):  # else the run was killed while it wrote
                    yield parse_source(self._game, line)

    def append(self, source: MinedSource) -> None:
        """Append a source."""
        with self._path.open("a", encoding="utf-8") as file:
            file.write(format_source(source))

    def repair(self) -> None:
        """Remove a line at the end that was cut off, so that the next one can be appended."""
        if self._path.exists():
            content = self._path.read_bytes()
            whole = content[: content.rfind(b"\n") + 1]
            if whole != content:
                self._path.write_bytes(whole)
