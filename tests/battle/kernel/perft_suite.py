"""The perft suite: positions and their counts, kept in ``perft.txt`` and counted by the plain rules.

``python -m tests.battle.kernel.perft_suite`` counts them again.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from duellum.battle import Position

FILE = Path(__file__).with_name("perft.txt")


class Entry(NamedTuple):
    """A position, what it shows, and the number of move sequences for depths 1, 2, 3 ..."""

    title: str
    position: Position
    counts: tuple[int, ...]


def plain_perft(position: Position, depth: int) -> int:
    """Count by the plain rules; games that have ended are not continued."""
    moves = position.legal_moves()
    return len(moves) if depth == 1 else sum(plain_perft(position.play(move), depth - 1) for move in moves)


def read_suite() -> Iterator[Entry]:
    """Yield the entries of the file: a title behind a #, then the position and its counts behind a bar."""
    title = ""
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            title = line[1:].strip()
        elif line:
            position, _, counts = line.partition("|")
            yield Entry(title, Position.parse(position.strip()), tuple(map(int, counts.split())))


def _recount() -> None:
    lines = []
    for title, position, counts in read_suite():
        fresh = [plain_perft(position, depth) for depth in range(1, len(counts) + 1)]
        lines.append(f"# {title}\n{position} | {' '.join(map(str, fresh))}\n")
    FILE.write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    _recount()
