"""How far the compilation of an engine is, as its process tells it line by line."""

import msgspec
from msgspec import Struct


class Progress(Struct, frozen=True):
    """How many functions are compiled; an engine has stages, of which weak levels need the first."""

    done: int
    totals: tuple[int, ...]
    """By stage, how many functions it and the stages before it have."""
    levels: tuple[int, ...]
    """By stage, the lowest level that needs it."""

    def share(self, level: int | None = None) -> float:
        """Return how much of what a level needs is compiled, from 0 to 1; None for full strength."""
        total = self.totals[self.count_stages(level) - 1] if self.totals else 0
        return min(1.0, self.done / total) if total else 1.0

    def count_stages(self, level: int | None = None) -> int:
        """Return how many stages a level needs."""
        return sum(level is None or lowest <= level for lowest in self.levels)


STARTED = Progress(0, (1,), (1,))
"""Nothing is known yet."""
COMPILED = Progress(0, (), ())
"""Nothing is left to compile."""


def format_progress(progress: Progress) -> bytes:
    """Return the progress as a line."""
    return msgspec.json.encode(progress) + b"\n"


def parse_progress(line: bytes) -> Progress:
    """Return the progress of a line. Raises :class:`ValueError`."""
    return msgspec.json.decode(line, type=Progress)
