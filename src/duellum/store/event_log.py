"""The contract of an event log, the same for every database."""

import re
from collections.abc import Awaitable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

if TYPE_CHECKING:
    from duellum.store.write_health import WriteHealth

MAX_PAYLOAD_BYTES = 1 << 20
"""An event is a move or a short text, so anything near this size is a mistake."""
DELETING, DELETED = "~deleting", "~deleted"
"""Labels of games whose events are being deleted, and of those without any left."""
_GAME_ID = re.compile(r"[!-~]{1,64}")
_LABEL = re.compile(r"[a-z]{0,16}")
MAX_TIME = _MAX_INT64 = (1 << 63) - 1


class ConflictError(Exception):
    """Another writer was first; `latest` is the game's last sequence number, 0 if there is no game."""

    def __init__(self, game_id: str, after: int, latest: int) -> None:
        super().__init__(f"game {game_id} is at event {latest}, not {after}")
        self.latest = latest


class DeletedError(ConflictError):
    """The game was deleted; its id cannot be used again."""

    def __init__(self, game_id: str, after: int) -> None:
        super().__init__(game_id, after, 0)
        self.args = (f"game {game_id} was deleted",)


class StoreError(Exception):
    """The database cannot be used: unreachable, full, damaged or of a newer version; the message says which.

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


@dataclass(frozen=True, slots=True)
class Snapshot:
    """What the events of a game lead to, so that they need not all be read again."""

    sequence: int
    """The last event it includes."""
    version: str
    """By which program it was written; only the same version can read it."""
    payload: bytes
    """Opaque to the log."""


class EventLog(Protocol):
    """An append-only log of every game's events. It belongs to the event loop that opened it."""

    @property
    def health(self) -> "WriteHealth":
        """Whether writes succeed."""

    def append(
        self, game_id: str, after: int, payloads: Sequence[bytes], *, at: int, live: bool,
        due: int | None = None, label: str = "",
    ) -> Awaitable[None]:  # fmt: skip
        """Append events after sequence number `after`, all or none; the result is done once they are on disk.

        ``after=0`` creates the game. `live` says whether the game is unfinished after these events,
        `due` when its next time-out fires, in milliseconds since the epoch, and `label` under what it is
        found from now on; a label is up to 16 small letters. Naming the sequence number makes a repeated
        append idempotent: it cannot be written twice. An append whose awaiting task is cancelled may still
        be written. Raises :class:`ConflictError`, :class:`DeletedError`, :class:`StoreError`;
        :class:`ValueError` for invalid arguments.
        """

    async def read(self, game_id: str, after: int = 0, limit: int | None = None) -> Sequence[Entry]:
        """Return a game's events after a sequence number, the first `limit`; none where there is no game."""

    async def read_last(self, game_id: str, limit: int) -> Sequence[Entry]:
        """Return a game's last `limit` events, in order."""

    async def redact(self, game_id: str, sequence: int, payload: bytes) -> None:
        """Replace the payload of an event, and delete the game's snapshot: for personal data that must go.

        This is the only change that is ever made to a stored event. Raises :class:`StoreError`.
        """

    async def write_snapshot(self, game_id: str, snapshot: Snapshot) -> None:
        """Keep a game's snapshot in place of the one before, unless that includes as much.

        Raises :class:`StoreError`.
        """

    async def read_snapshot(self, game_id: str, version: str) -> Snapshot | None:
        """Return a game's snapshot; None without one of this version. Raises :class:`StoreError`."""

    async def write_heartbeat(self, at: int) -> None:
        """Write that a server serves at this time, in place of the time before.

        Raises :class:`StoreError`.
        """

    async def read_heartbeat(self) -> int:
        """Return the latest time at which a server served, 0 if none ever did. Raises :class:`StoreError`."""

    async def due_games(self, before: int, limit: int) -> Sequence[str]:
        """Return at most `limit` live games that are due before that time, the earliest first."""

    async def labelled_games(self, label: str, limit: int, before: int = MAX_TIME) -> Sequence[str]:
        """Return at most `limit` games that got this label before that time, the latest first."""

    async def purge(self, label: str, before: int, limit: int) -> str | None:
        """Delete at most `limit` events of a game that got this label before that time; return its id.

        To be called until it returns None, since a step must not take long. A game whose deletion has begun
        has no events for readers, and nothing can be appended to it or created under its id any more.
        """

    async def check(self) -> None:
        """Return once the database has shown that it can be written to. Raises :class:`StoreError`."""

    async def close(self) -> None:
        """Write all pending appends and release the database; later calls raise :class:`StoreError`."""


def is_game_id(name: str) -> bool:
    """Whether a game may have this id: 1 to 64 visible ASCII characters."""
    return _GAME_ID.fullmatch(name) is not None


def clamp_sequence(number: int) -> int:
    """Return the nearest number that a database column can hold and compare with sequence numbers."""
    return max(-1, min(number, _MAX_INT64))


class Append(Struct, frozen=True, gc=False):
    """One writer's append, validated: nothing in it can make a database fail."""

    game_id: str
    after: int
    payloads: tuple[bytes, ...]
    at: int
    live: bool
    due: int | None
    label: str = ""

    def __post_init__(self) -> None:
        if not is_game_id(self.game_id):
            raise ValueError(f"{self.game_id!r} is not a game's id: 1 to 64 visible ASCII characters")
        if not self.payloads:
            raise ValueError("there is nothing to append")
        if max(map(len, self.payloads)) > MAX_PAYLOAD_BYTES:
            raise ValueError(f"an event has at most {MAX_PAYLOAD_BYTES} bytes")
        if not _LABEL.fullmatch(self.label):
            raise ValueError(f"{self.label!r} is not a label: a label is up to 16 lower-case letters")
        numbers = (self.after, self.at, self.due or 0)
        if min(numbers) < 0 or max(numbers) > _MAX_INT64:
            raise ValueError(f"sequence {self.after}, time {self.at} or due {self.due} is out of range")

    @property
    def latest(self) -> int:
        """The game's last sequence number once this is written."""
        return self.after + len(self.payloads)

    @property
    def numbered_payloads(self) -> Iterator[tuple[int, bytes]]:
        """The sequence number and payload of each event."""
        return enumerate(self.payloads, self.after + 1)

    def find_conflict(self, latest: int) -> ConflictError | None:
        """Return why this cannot be written to a game whose last event is `latest`; None if it can.

        A deleted game has -1.
        """
        if latest < 0:
            return DeletedError(self.game_id, self.after)
        return None if self.after == latest else ConflictError(self.game_id, self.after, latest)
