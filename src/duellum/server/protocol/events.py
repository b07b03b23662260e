"""Events as clients see them in an ``update`` message, without the secrets that the event log keeps.

The log's events are in :mod:`duellum.server.game.events` and extend these. `command` is the id of the command
that caused the event; None when the server did.
"""

from msgspec import Struct

from duellum.server.protocol.types import MoveView, OfferKind, OutcomeInfo, PlyInfo, Seat


class Joined(Struct, frozen=True, tag="joined"):
    """A player joined, on one seat or on both."""

    seats: tuple[Seat, ...]
    command: str | None = None


class Moved(Struct, frozen=True, tag="moved"):
    """A move or a roll was made."""

    ply: PlyInfo
    picture: MoveView
    """The effect of the move, for drawing it."""
    command: str | None = None


class RollStarted(Struct, frozen=True, tag="roll-started"):
    """A roll of a joint game was started; the dice fall when the other player's client reveals its share."""

    seat: Seat
    """Who rolls."""
    number: int
    """Which roll of the game it is, from 1."""
    share: str | None
    """The roller's share; None for a bot."""
    command: str | None = None


class Undone(Struct, frozen=True, tag="undone"):
    """Moves were taken back; the first `plies` remain."""

    plies: int
    seat: Seat
    command: str | None = None


class Offered(Struct, frozen=True, tag="offered"):
    """An offer was made."""

    what: OfferKind
    seat: Seat
    command: str | None = None


class Declined(Struct, frozen=True, tag="declined"):
    """An offer was declined, or withdrawn by the player who made it."""

    what: OfferKind
    seat: Seat
    command: str | None = None


class Ended(Struct, frozen=True, tag="ended"):
    """The game ended by resignation, agreement or time, or was aborted."""

    outcome: OutcomeInfo
    command: str | None = None


class Rematched(Struct, frozen=True, tag="rematched"):
    """The same players begin another game with swapped seats."""

    game: str
    command: str | None = None


class Credited(Struct, frozen=True, tag="credited"):
    """No server ran for this long; the running clock got this time back."""

    milliseconds: int
    command: str | None = None


class BotFailed(Struct, frozen=True, tag="bot-failed"):
    """The engine returned no move. Its players can nudge the engine or abort the game."""

    seat: Seat
    command: str | None = None


class BotNudged(Struct, frozen=True, tag="bot-nudged"):
    """The engine tries again after a failure."""

    seat: Seat
    command: str | None = None


Event = (
    Joined | Moved | RollStarted | Undone | Offered | Declined | Ended | Rematched | Credited | BotFailed
    | BotNudged
)  # fmt: skip
