"""What an event log promises, whichever database keeps it."""

import re
from collections.abc import Awaitable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from msgspec import Struct

LARGEST_PAYLOAD = 1 << 20
"""Bytes; an event is a move or a word, so anything near this is a mistake."""
_GAME = re.compile(r"[!-~]{1,64}")
_LARGEST_NUMBER = (1 << 63) - 1


class ConflictError(Exception):
    """Another writer was first; `latest` is the sequence the game has now, 0 where there is no such game."""

    def __init__(self, game: str, after: int, latest: int) -> None:
        super().__init__(f"game {game} stands at event {latest}, not {after}")
        self.latest = latest


class StoreError(Exception):
    """The database cannot be used: unreachable, full, damaged or of a newer version; the message says what.

    Whether an append that ended so was written is unknown until the game is read again.
    """


@dataclass(frozen=True, slots=True)
class Entry:
    """One stored event."""

    sequence: int
    """1, 2, 3 ... within its game."""
    at: int
    """Milliseconds since the epoch, UTC, as handed in."""
    payload: bytes
    """Opaque to the log."""


class EventLog(Protocol):
    """An append-only log of every game's events. It belongs to the event loop that opened it."""

    def append(
        self, game: str, after: int, payloads: Sequence[bytes], *, at: int, live: bool, due: int | None = None
    ) -> Awaitable[None]:
        """Append events after sequence `after`, all or none; what it returns is done once they are on disk.

        ``after=0`` creates the game. `live` says whether the game goes on after them, `due` when something
        happens by itself, in milliseconds since the epoch. An append whose waiter is cancelled may still be
        written. Raises :class:`ConflictError`, :class:`StoreError`; :class:`ValueError` for nonsense.
        """

    async def read(self, game: str, after: int = 0) -> Sequence[Entry]:
        """Return a game's events after a sequence; none where there is no such game."""

    async def live_games(self, limit: int, after: str = "") -> Sequence[str]:
        """Return the games that go on, sorted, the first `limit` behind the id `after`."""

    async def due_games(self, before: int, limit: int) -> Sequence[str]:
        """Return at most `limit` live games due before that time, the earliest first."""

    async def check(self) -> None:
        """Return once the database has shown that it can be written to. Raises :class:`StoreError`."""

    async def close(self) -> None:
        """Write out what is waiting and let go of the database; later calls raise :class:`StoreError`."""


def can_be_game(name: str) -> bool:
    """Whether a game may have this id: 1 to 64 visible ASCII characters."""
    return _GAME.fullmatch(name) is not None


def within_bounds(number: int) -> int:
    """Return the number a database can hold that is nearest to this one."""
    return max(-1, min(number, _LARGEST_NUMBER))


class Append(Struct, frozen=True, gc=False):
    """What one writer wants appended, checked: nothing in it can make a database stumble."""

    game: str
    after: int
    payloads: tuple[bytes, ...]
    at: int
    live: bool
    due: int | None

    def __post_init__(self) -> None:
        if not can_be_game(self.game):
            raise ValueError(f"{self.game!r} is no game's id: 1 to 64 visible ASCII characters")
        if not self.payloads:
            raise ValueError("there is nothing to append")
        if max(map(len, self.payloads)) > LARGEST_PAYLOAD:
            raise ValueError(f"an event has at most {LARGEST_PAYLOAD} bytes")
        numbers = (self.after, self.at, self.due or 0)
        if min(numbers) < 0 or max(numbers) > _LARGEST_NUMBER:
            raise ValueError(f"sequence {self.after}, time {self.at} or due {self.due} is out of range")

    @property
    def latest(self) -> int:
        """The sequence the game has once this is written."""
        return self.after + len(self.payloads)

    @property
    def numbered(self) -> Iterator[tuple[int, bytes]]:
        """The sequence and payload of each event."""
        return enumerate(self.payloads, self.after + 1)

    def conflict(self, latest: int) -> ConflictError | None:
        """Return why this cannot be written to a game that stands at `latest`, None where it can."""
        return None if self.after == latest else ConflictError(self.game, self.after, latest)
