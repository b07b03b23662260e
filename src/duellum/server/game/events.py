"""What the log keeps of a game: its events, as JSON. A game is the replay of its events.

An event says what was decided and never has to be decided again: how much a move was charged to the clock,
how the dice fell. A field may be added with a default; whatever else changes gets a tag of its own, so that
everything ever written can be read. What goes to clients is made from these in ``showing.py``: they hold
secrets, such as the server's seed and who its players are.
"""

import msgspec
from msgspec import Struct, field

from duellum.server.protocol.types import ClockRule, OfferKind


class EventError(ValueError):
    """Bytes in the log that are no event of this version."""


class SeatAssignment(Struct, frozen=True, omit_defaults=True):
    """For whom a seat is: a known player, the engine, or whoever comes first."""

    player: str | None = None
    level: int | None = None
    seed: str | None = None
    """The seed of an engine's seat; people bring theirs when they join."""


class Created(Struct, frozen=True, tag="created", omit_defaults=True):
    """The game exists; its players may come."""

    rules: str
    start: str
    clock: ClockRule
    seats: tuple[SeatAssignment, SeatAssignment]
    seed: str | None
    """The server's seed in hexadecimal, None in games without dice. Secret until the end."""
    public: bool = False
    previous: str | None = None


class Caused(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Who caused an event, and by which command; neither where it came by itself."""

    player: str | None = None
    command: str | None = None


class Joined(Caused, frozen=True, tag="joined"):
    """A player sat down, on one seat or on both."""

    seats: tuple[int, ...]
    name: str
    seed: str


class Moved(Caused, frozen=True, tag="moved"):
    """A move or a roll was made by the seat to move, and so many milliseconds were charged for it."""

    move: str
    charged: int = 0
    compensated: int = field(default=0, name="forgiven")
    """How much was not charged, because the message took so long."""


class Undone(Caused, frozen=True, tag="undone"):
    """Only the first `plies` stand; the clocks are as they were then, unless they run on."""

    plies: int
    seat: int
    runs_on: bool = False


class Offered(Caused, frozen=True, tag="offered"):
    """An offer was made."""

    what: OfferKind
    seat: int


class Declined(Caused, frozen=True, tag="declined"):
    """An offer was declined or taken back."""

    what: OfferKind
    seat: int


class Resigned(Caused, frozen=True, tag="resigned"):
    """A seat gave up."""

    seat: int


class Agreed(Caused, frozen=True, tag="agreed"):
    """The players agreed to a draw."""


class TimedOut(Caused, frozen=True, tag="timed-out"):
    """The seat to move has no time left."""


class Aborted(Caused, frozen=True, tag="aborted"):
    """The game ended without result."""


class Rematched(Caused, frozen=True, tag="rematched"):
    """The players meet again in another game."""

    game: str


class Credited(Caused, frozen=True, tag="credited"):
    """Nobody served for so long, until then: the clock that ran gets it back."""

    milliseconds: int
    until: int


class BotFailed(Caused, frozen=True, tag="bot-failed"):
    """The engine gave no move."""

    seat: int


class BotNudged(Caused, frozen=True, tag="bot-nudged"):
    """The engine is to try again."""

    seat: int


GameEvent = (
    Joined | Moved | Undone | Offered | Declined | Resigned | Agreed | TimedOut | Aborted | Rematched
    | Credited | BotFailed | BotNudged
)  # fmt: skip
"""Whatever comes after the creation."""

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Created | GameEvent] = msgspec.json.Decoder(Created | GameEvent)


def encode(event: Created | GameEvent) -> bytes:
    """Return an event as the log keeps it."""
    return _ENCODER.encode(event)


def decode(payload: bytes) -> Created | GameEvent:
    """Return the event the log kept. Raises :class:`EventError`."""
    try:
        return _DECODER.decode(payload)
    except msgspec.MsgspecError as error:
        raise EventError(f"no event of this version: {error}") from error
