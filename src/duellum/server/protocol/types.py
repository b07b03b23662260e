"""Structures that several messages share: seats, clocks, offers, outcomes, dice, moves and positions."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from duellum.core.i18n import Translatable
from duellum.server.protocol.names import MAX_TYPED_NAME_LENGTH

Seat = Annotated[int, Meta(ge=0, le=1)]
Name = Annotated[str, Meta(max_length=MAX_TYPED_NAME_LENGTH)]
"""A name as it arrives; :mod:`.names` decides whether it may be used."""
CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
Plies = Annotated[int, Meta(ge=0, le=1_000_000)]
PositionView = Any
"""A position as clients are shown it: a structure of the game, as its ``Rules.view`` returns it."""
MoveView = Any
"""The view of a move or roll, also defined by the game."""

Share = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""A link of a hash chain: a share of a roll, or the commitment to all of them.

The length keeps out a newline at the end, before which ``$`` matches, too.
"""
DiceMode = Literal["committed", "joint"]
"""Whether the dice follow from seeds given before the game, or from shares revealed roll by roll."""
Status = Literal["waiting", "playing", "over"]
OfferKind = Literal["draw", "undo", "rematch"]
UndoMode = Literal["free", "ask", "no"]
ReactionKind = Literal["hello", "good-luck", "nice-move", "wow", "oops", "one-moment", "thanks", "good-game"]
"""What players can tell each other; there is no free chat."""
MatchScore = tuple[float, float]
"""By seat the points of earlier games, one for a win and a half for a draw."""


class NoClock(Struct, frozen=True, tag_field="kind", tag="none"):
    """No time limit."""


class SuddenDeath(Struct, frozen=True, tag_field="kind", tag="sudden"):
    """A number of seconds for the whole game."""

    seconds: Annotated[int, Meta(ge=10, le=86_400)]


class Fischer(Struct, frozen=True, tag_field="kind", tag="fischer"):
    """A number of seconds for the whole game, and an increment after each turn."""

    seconds: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=1, le=600)]


class Correspondence(Struct, frozen=True, tag_field="kind", tag="days"):
    """A number of days for each turn."""

    days: Annotated[int, Meta(ge=1, le=30)]


ClockRule = NoClock | SuddenDeath | Fischer | Correspondence


class Clocks(Struct, frozen=True):
    """The time both sides have left, as it was at a moment."""

    left: tuple[int, int]
    running: Seat | None
    at: int


class SeatInfo(Struct, frozen=True):
    """Who has a seat, or may take it."""

    kind: Literal["open", "kept", "person", "bot"]
    """Free for anyone with the link; reserved for a player who has not joined yet; taken; the engine's."""
    name: str = ""
    level: int | None = None
    """The engine's level; None for people."""


class OfferInfo(Struct, frozen=True):
    """An open offer."""

    what: OfferKind
    seat: Seat
    """Who made it."""


class OutcomeInfo(Struct, frozen=True):
    """How the game ended."""

    result: Literal["1-0", "0-1", "1/2-1/2", "*"]
    """`*` for a game that was aborted."""
    winner: Seat | None
    reason: str
    """The reason by the rules, or resignation, agreement, time, aborted."""
    clause: str | None


class PendingRoll(Struct, frozen=True):
    """A roll of a joint game that has been started, but lacks the other player's share."""

    number: int
    """Which roll of the game it is, from 1."""
    seat: Seat
    """Whose share is missing; that player's clock runs."""
    share: str | None
    """The share of the player who rolls, which the other's client checks first; None for the computer."""


class DiceInfo(Struct, frozen=True):
    """What proves that the dice are fair; ``docs/fairness.md`` says how to verify it."""

    commitment: str
    """The server's, published before any player sat down: SHA-256 of its seed, or the end of its chain."""
    seeds: tuple[str | None, str | None]
    """By seat the seeds of a committed game, None before the player has joined; in a joint one bots' only."""
    seed: str | None = None
    """The server's seed in hexadecimal, revealed when the game is over; None in a joint game."""
    mode: DiceMode = "committed"
    commitments: tuple[str | None, str | None] = (None, None)
    """The players' commitments by seat, in a joint game; None for a bot, and before the player has joined."""
    shares: tuple[str | None, str | None, str | None] = (None, None, None)
    """The last shares of server and seats that went into a roll; all earlier ones follow by SHA-256."""
    pending: PendingRoll | None = None
    unproven: int = 0
    """How many of the first rolls were made elsewhere, before the game went on here: nothing proves them."""


class PlyInfo(Struct, frozen=True):
    """A move or roll that was made."""

    turn: int
    seat: Seat
    move: str
    is_roll: bool = False
    left: int | None = None
    """What was left on the player's clock after it; None without a clock."""
    words: Translatable | None = None
    """The move in words, for clients to translate."""


class PastPosition(Struct, frozen=True):
    """The position after a ply."""

    ply: int
    position: str
    picture: PositionView
    move: MoveView | None
    """The move that led there; None at the start."""
