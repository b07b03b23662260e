"""Messages of the lobby, over its WebSocket: challenges, and what there is to see on the first page."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from duellum.server.protocol.client import Echo
from duellum.server.protocol.http import GameSummary
from duellum.server.protocol.server import Goodbye, Probe, Refused
from duellum.server.protocol.types import (
    CommandId,
    Fischer,
    Name,
    OutcomeInfo,
    PastPosition,
    SuddenDeath,
)

LiveClock = SuddenDeath | Fischer
"""The clock of a game between strangers: both are there, and neither may leave the other waiting for ever."""


# -- From visitors ----------------------------------------------------------------------------------------


class SeekOpponent(Struct, frozen=True, tag="seek"):
    """Seek an opponent; an earlier seek of the player ends. Sent again with the same id it changes nothing.

    Everybody sees the seek as an open challenge. It ends when the player's connection has been gone for some
    seconds.
    """

    id: CommandId
    rules: Annotated[str, Meta(max_length=40)]
    clock: LiveClock
    name: Name = ""


class CancelSeek(Struct, frozen=True, tag="cancel"):
    """Stop seeking."""

    id: CommandId


class AcceptSeek(Struct, frozen=True, tag="accept"):
    """Play the player who has this seek."""

    id: CommandId
    seek: CommandId


FromVisitor = SeekOpponent | CancelSeek | AcceptSeek | Echo


# -- From the server --------------------------------------------------------------------------------------


class LobbyWelcome(Struct, frozen=True, tag="welcome"):
    """The first message."""

    protocol: int
    known: bool
    """Whether the browser has a cookie; without one a visitor sees everything, but cannot seek."""


class SeekInfo(Struct, frozen=True):
    """An open challenge."""

    id: str
    rules: str
    clock: LiveClock
    name: str
    """What the player is called, empty for a guest without a name."""


class WatchedGame(Struct, frozen=True):
    """A public game in progress, and its position now."""

    game: GameSummary
    shown: PastPosition


class FinishedGame(Struct, frozen=True):
    """A public game that is over."""

    game: GameSummary
    outcome: OutcomeInfo


class LobbyUpdate(Struct, frozen=True, tag="lobby"):
    """What there is to see; an absent field did not change."""

    online: int | UnsetType = UNSET
    """How many people are connected, to the lobby or to a game."""
    seeks: list[SeekInfo] | UnsetType = UNSET
    open: list[GameSummary] | UnsetType = UNSET
    """Public games with a free seat."""
    games: list[WatchedGame] | UnsetType = UNSET
    results: list[FinishedGame] | UnsetType = UNSET


class Seeking(Struct, frozen=True, tag="seeking"):
    """What the player seeks now; None if nothing."""

    seek: SeekInfo | None


class Matched(Struct, frozen=True, tag="matched"):
    """The player was paired, and the game exists."""

    seek: str
    """The seek that found an opponent, or the command that accepted one."""
    game: str


class OwnGameChanged(Struct, frozen=True, tag="own-game"):
    """One of the player's games has changed: whose turn it is, or whether it is over."""

    game: str


FromLobby = LobbyWelcome | LobbyUpdate | Seeking | Matched | OwnGameChanged | Probe | Refused | Goodbye
