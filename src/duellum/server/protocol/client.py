"""Messages that clients send over the WebSocket: commands, queries, and answers to the server's probes.

Each command and query has an id, which the client chooses. The id is an idempotency key: a command that is
sent again with the same id is answered, not repeated.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from duellum.core.fairness import CHAIN_LENGTH
from duellum.server.protocol.types import CommandId, Name, OfferKind, Plies, ReactionKind, Seat, Share

MAX_MESSAGE_BYTES = 4096
"""The longest message a client may send."""

# -- Commands ---------------------------------------------------------------------------------------------


class Join(Struct, frozen=True, tag="join"):
    """Take the seats reserved for this player, else a free one. The seed becomes part of the dice.

    In a joint game the player gives a commitment instead, the end of a hash chain.
    """

    id: CommandId
    name: Name = ""
    seed: Annotated[str, Meta(max_length=64)] = ""
    commitment: Share | None = None


class Play(Struct, frozen=True, tag="play"):
    """Make a move, in the game's notation. `ply` is the number of plies made before it."""

    id: CommandId
    ply: Plies
    move: Annotated[str, Meta(min_length=1, max_length=32)]


class Roll(Struct, frozen=True, tag="roll"):
    """Roll the dice. `ply` is the number of plies made before it.

    In a joint game the player's share of the roll comes with it, unless it was revealed before an undo.
    """

    id: CommandId
    ply: Plies
    share: Share | None = None


class Reveal(Struct, frozen=True, tag="reveal"):
    """Reveal the player's share of the roll that the opponent has started in a joint game."""

    id: CommandId
    number: Annotated[int, Meta(ge=1, le=CHAIN_LENGTH)]
    """Which roll of the game it is, from 1."""
    share: Share


class Undo(Struct, frozen=True, tag="undo"):
    """Take back the player's last decision, or ask the opponent to agree; ``Situation.undo`` says which."""

    id: CommandId
    ply: Plies
    seat: Seat | None = None


class Offer(Struct, frozen=True, tag="offer"):
    """Offer a draw or, once the game is over, a rematch."""

    id: CommandId
    what: Literal["draw", "rematch"]
    seat: Seat | None = None


class Answer(Struct, frozen=True, tag="answer"):
    """Accept or decline the opponent's offer. Declining your own offer withdraws it."""

    id: CommandId
    what: OfferKind
    accept: bool
    seat: Seat | None = None


class Resign(Struct, frozen=True, tag="resign"):
    """Resign. A player with both seats may name one; by default it is the seat to move."""

    id: CommandId
    seat: Seat | None = None


class Abort(Struct, frozen=True, tag="abort"):
    """End a game without a result: before it has started, or when its engine has failed."""

    id: CommandId


class Nudge(Struct, frozen=True, tag="nudge"):
    """Let a failed engine try again."""

    id: CommandId


Command = Join | Play | Roll | Reveal | Undo | Offer | Answer | Resign | Abort | Nudge


# -- Queries ----------------------------------------------------------------------------------------------


class AskThreats(Struct, frozen=True, tag="threats"):
    """Ask which moves would win at once against a seat if its opponent were to move now.

    Refused in games against people.
    """

    id: CommandId
    seat: Seat


class AskHint(Struct, frozen=True, tag="hint"):
    """Ask what the engine would play. Refused in games against people."""

    id: CommandId


class AskChances(Struct, frozen=True, tag="chances"):
    """Ask for the win probability. Answered in games against bots only."""

    id: CommandId


class AskPast(Struct, frozen=True, tag="past"):
    """Ask for the positions after the plies `first` to `last`, at most 40 at a time."""

    id: CommandId
    first: Plies
    last: Plies


Query = AskThreats | AskHint | AskChances | AskPast


# -- Between people ---------------------------------------------------------------------------------------


class SendReaction(Struct, frozen=True, tag="react"):
    """Show the other player a reaction: everybody who is connected gets a :class:`~.server.Reaction`.

    It is not stored, and not repeated. Refused if the player reacted a moment ago.
    """

    id: CommandId
    what: ReactionKind


# -- The connection ---------------------------------------------------------------------------------------


class Ping(Struct, frozen=True, tag="ping"):
    """Ask for a :class:`~.server.Pong`."""

    id: CommandId


class Echo(Struct, frozen=True, tag="echo"):
    """Answer a probe at once, so that the server can measure the lag and compensate the clock for it."""

    probe: int


FromClient = Command | Query | SendReaction | Ping | Echo
