"""The events of the log, as JSON. A game is the replay of its events.

An event states what was decided, so that it is never decided again: how much time a move was charged, how the
dice fell. Most events extend the event that clients see (:mod:`duellum.server.protocol.events`) by what only
the log keeps, such as players' identities and seeds; :func:`public_view` leaves that out. Each of them has a
class of its own, even if it adds nothing but the player: what clients are sent cannot hold a secret then, and
the log leaves out the defaults that clients are told.

Everything ever written must stay readable: a new field needs a default, any other change needs a new tag.
"""

from operator import attrgetter
from typing import Any

import msgspec
from msgspec import Struct, field

from duellum.server.protocol import events as public
from duellum.server.protocol.types import ClockRule, DiceMode, MatchScore


class EventError(ValueError):
    """Bytes in the log that are no event of this version."""


class SeatAssignment(Struct, frozen=True, omit_defaults=True):
    """For whom a seat is: a known player, the engine, or the first player who joins."""

    player: str | None = None
    level: int | None = None
    seed: str | None = None
    """The seed of an engine's seat; people give theirs when they join."""


class Continuation(Struct, frozen=True, omit_defaults=True):
    """What a game brings with it that began elsewhere, in a browser."""

    plies: int
    """How many moves and rolls were made there; they follow in the log, and cannot be taken back."""
    rolls: int = 0
    """How many of them were rolls: nothing proves these."""
    left: tuple[int, int] | None = None
    """The milliseconds both sides have left; None for a whole clock."""


class Created(Struct, frozen=True, tag="created", omit_defaults=True):
    """The game was created; its players may join."""

    rules: str
    start: str
    clock: ClockRule
    seats: tuple[SeatAssignment, SeatAssignment]
    seed: str | None
    """The server's seed in hexadecimal, None in games without dice. Secret until the game is over."""
    public: bool = False
    previous: str | None = None
    dice: DiceMode = "committed"
    """In a joint game the seed is the secret of the server's hash chain."""
    continued: Continuation | None = None
    paired: bool = False
    """Whether the players were paired in the lobby: they are there, and begin at once."""
    score: MatchScore = (0.0, 0.0)
    """What the players of a rematch have from the games before it."""


class Cause(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Which player's command caused an event; both None if the server did."""

    player: str | None = None
    command: str | None = None


# -- Events that clients see in another form --------------------------------------------------------------


class Moved(Cause, frozen=True, tag="moved"):
    """The seat to move made a move or roll, and was charged this many milliseconds for it."""

    move: str
    charged: int = 0
    compensated: int = field(default=0, name="forgiven")
    """How many milliseconds were not charged, as lag compensation."""
    shares: tuple[str | None, str | None] | None = None
    """By seat the shares revealed for this roll of a joint game; None if they were known from an undo."""


class Resigned(Cause, frozen=True, tag="resigned"):
    """A seat resigned."""

    seat: int


class Agreed(Cause, frozen=True, tag="agreed"):
    """The players agreed to a draw."""


class TimedOut(Cause, frozen=True, tag="timed-out"):
    """The seat to move has no time left."""


class Aborted(Cause, frozen=True, tag="aborted"):
    """The game ended without a result."""


class Forgotten(Cause, frozen=True, tag="forgotten"):
    """The personal data of a seat's player were deleted; the seat has no name any more."""

    seat: int


# -- Events that clients see without what is private -------------------------------------------------------


class Joined(public.Joined, frozen=True, omit_defaults=True, kw_only=True):
    """A player joined, with a name and a seed for the dice, or a commitment in a joint game."""

    name: str
    seed: str
    player: str | None = None
    commitment: str | None = None


class RollStarted(public.RollStarted, frozen=True, omit_defaults=True, kw_only=True):
    """The seat to move started a roll of a joint game, and was charged this many milliseconds for it."""

    charged: int = 0
    compensated: int = field(default=0, name="forgiven")
    player: str | None = None


class Undone(public.Undone, frozen=True, omit_defaults=True, kw_only=True):
    """Moves were taken back. The clocks are set back too, unless `runs_on`."""

    runs_on: bool = False
    player: str | None = None


class Offered(public.Offered, frozen=True, omit_defaults=True, kw_only=True):
    """An offer was made."""

    player: str | None = None


class Declined(public.Declined, frozen=True, omit_defaults=True, kw_only=True):
    """An offer was declined or withdrawn."""

    player: str | None = None


class Rematched(public.Rematched, frozen=True, omit_defaults=True, kw_only=True):
    """The players agreed to a rematch."""

    player: str | None = None


class Credited(public.Credited, frozen=True, omit_defaults=True, kw_only=True):
    """The running clock got back an outage that ended at `until`."""

    until: int
    player: str | None = None


class BotFailed(public.BotFailed, frozen=True, omit_defaults=True, kw_only=True):
    """The engine returned no move."""

    player: str | None = None


class BotNudged(public.BotNudged, frozen=True, omit_defaults=True, kw_only=True):
    """The engine is to try again."""

    player: str | None = None


ExtendedEvent = (
    Joined | RollStarted | Undone | Offered | Declined | Rematched | Credited | BotFailed | BotNudged
)
"""An event that extends the one clients see."""
GameEvent = ExtendedEvent | Moved | Resigned | Agreed | TimedOut | Aborted | Forgotten
"""Any event after the creation."""
LogEvent = Created | GameEvent

_VIEWS: dict[type, Any] = {
    kind: (kind.__base__, attrgetter(*kind.__base__.__struct_fields__)) for kind in ExtendedEvent.__args__
}
_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[LogEvent] = msgspec.json.Decoder(LogEvent)


def public_view(event: ExtendedEvent) -> public.Event:
    """Return the event as clients see it."""
    view, fields = _VIEWS[type(event)]
    shown: public.Event = view(*fields(event))
    return shown


def encode(event: LogEvent) -> bytes:
    """Return an event as the log keeps it."""
    return _ENCODER.encode(event)


def decode(payload: bytes) -> LogEvent:
    """Return the event the log kept. Raises :class:`EventError`."""
    try:
        return _DECODER.decode(payload)
    except msgspec.MsgspecError as error:
        raise EventError(f"not an event of this version: {error}") from error
