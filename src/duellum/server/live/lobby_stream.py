"""The lobby's stream in the log, as one node follows it and appends to it.

Streams are numbered; one that is closed is followed by the next, which any node begins with the same event.
The log finds the last one by its label, and deletes closed ones after a while.
"""

from collections.abc import Callable, Mapping, Sequence

from duellum.server.community.lobby import (
    Closed,
    Draw,
    LobbyEvent,
    LobbyState,
    Wish,
    decide,
    decode_event,
    encode_event,
)
from duellum.server.metrics import APPEND_CONFLICTS
from duellum.server.protocol.errors import RefusedError
from duellum.store import ConflictError, DeletedError, EventLog

OPEN_LABEL, CLOSED_LABEL = "lobby", "lobbyclosed"
CLOSED_STREAM_DAYS = 1 / 24
"""For how long a closed stream is kept."""
PREFIX = "~lobby:"
_MAX_ATTEMPTS = 20


class LobbyStream:
    """Knows the lobby's state; belongs to the one task that calls it.

    Methods raise :class:`~duellum.store.StoreError`. Whether an append that ended so was written shows when
    the stream is read again.
    """

    def __init__(
        self, log: EventLog, now: Callable[[], int], on_event: Callable[[LobbyEvent, bool], None]
    ) -> None:
        """`on_event` is given every new event once it is on disk, and whether this node decided it."""
        self._log, self._now, self._on_event = log, now, on_event
        self.number = 0
        self.state = LobbyState()

    @property
    def name(self) -> str:
        """The id of the current stream in the log; no game has such an id."""
        return f"{PREFIX}{self.number}"

    async def open(self) -> None:
        """Find the current stream and read it, without a word on its events."""
        names = [
            *await self._log.labelled_games(OPEN_LABEL, 1),
            *await self._log.labelled_games(CLOSED_LABEL, 1),
        ]
        self.number = max((int(name.removeprefix(PREFIX)) for name in names), default=1)
        self.state = LobbyState()
        await self._read(is_new=False)

    async def read(self) -> None:
        """Read what others have appended."""
        await self._read(is_new=True)

    async def _read(self, *, is_new: bool) -> None:
        while True:
            for entry in await self._log.read(self.name, self.state.sequence):
                event = decode_event(entry.payload)
                self.state.apply(event, entry.at)
                if is_new:
                    self._on_event(event, False)  # noqa: FBT003 - the callback's own
            if not self.state.is_closed:
                return
            await self._begin_next()

    async def _begin_next(self) -> None:
        """Begin the stream after the closed one, unless another node has."""
        first = self.state.open_next()
        while True:
            self.number += 1
            try:
                await self._append(0, first, self._now())
            except DeletedError:
                continue  # a stream with this number was deleted long ago
            except ConflictError:
                pass
            self.state = LobbyState()
            return

    async def post(self, wishes: Sequence[Wish], draw: Callable[[], Draw]) -> Mapping[int, RefusedError]:
        """Decide wishes and append what follows; return why some were refused, by their place.

        Raises :class:`~duellum.store.ConflictError` while other nodes are always faster.
        """
        if self.state.is_closed:
            await self.read()
        for _ in range(_MAX_ATTEMPTS):
            now = self._now()
            decision = decide(self.state, wishes, now, draw)
            if not decision.events:
                return decision.refused
            try:
                await self._append(self.state.sequence, decision.events, now)
            except DeletedError:
                await self.open()  # this node was away for longer than closed streams are kept
            except ConflictError:
                APPEND_CONFLICTS.inc()
                await self.read()
            else:
                self.state = decision.after
                for event in decision.events:
                    self._on_event(event, True)  # noqa: FBT003 - as above
                return decision.refused
        raise ConflictError(self.name, self.state.sequence, self.state.sequence)

    async def _append(self, after: int, events: Sequence[LobbyEvent], at: int) -> None:
        label = CLOSED_LABEL if isinstance(events[-1], Closed) else OPEN_LABEL
        payloads = [encode_event(event) for event in events]
        await self._log.append(self.name, after, payloads, at=at, live=False, label=label)
