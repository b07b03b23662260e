"""Messages that the server sends over the WebSocket."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from duellum.core.i18n import Translatable
from duellum.core.rules import Danger
from duellum.server.protocol.errors import Reason
from duellum.server.protocol.events import Event
from duellum.server.protocol.types import (
    ClockRule,
    Clocks,
    DiceInfo,
    MatchScore,
    MoveView,
    OfferInfo,
    OutcomeInfo,
    PastPosition,
    PlyInfo,
    PositionView,
    ReactionKind,
    Seat,
    SeatInfo,
    Status,
    UndoMode,
)

PROTOCOL_VERSION = 1
"""Increases when clients of the previous version can no longer follow."""


# -- The game ---------------------------------------------------------------------------------------------


class Welcome(Struct, frozen=True, tag="welcome"):
    """The first message; sent again whenever this player's seats change."""

    protocol: int
    game: str
    you: tuple[Seat, ...]
    """The player's seats: none for a spectator, both for two players on the same device."""
    now: int


class Situation(Struct, frozen=True):
    """The current position: everything needed to draw it and to show the possible actions."""

    ply: int
    """How many moves and rolls have been made."""
    turn: int
    """The number of the turn."""
    position: str
    """The position in the game's notation."""
    to_move: Seat
    actor: Seat | Literal["dice"] | None
    """Who acts. If it is the dice, the seat to move rolls them."""
    picture: PositionView
    legal: list[MoveView]
    """The legal moves, each with its effect."""
    undo: tuple[UndoMode, UndoMode]
    """What an undo command would do, by seat: take back at once, make an offer, or be refused."""
    clocks: Clocks | None = None
    danger: Danger | None = None
    """What the side to move would lose by if it passed; between people only that its king is attacked."""


class Helps(Struct, frozen=True):
    """Which queries the server answers in this game."""

    hint: bool
    chances: bool
    threats: bool


class State(Struct, frozen=True, tag="state"):
    """The whole game; the same for every client."""

    game: str
    rules: str
    sequence: int
    """The number of events so far; a client gives it when it reconnects."""
    status: Status
    seats: tuple[SeatInfo, SeatInfo]
    clock: ClockRule
    public: bool
    created: int
    start: str
    moves: list[PlyInfo]
    situation: Situation
    offers: list[OfferInfo]
    helps: Helps
    outcome: OutcomeInfo | None = None
    dice: DiceInfo | None = None
    """None for games without dice."""
    previous: str | None = None
    """The id of the game before this rematch."""
    score: MatchScore = (0.0, 0.0)
    """The points of the rematches' earlier games; this one's is not among them."""
    following: str | None = None
    """The id of the rematch of this game."""
    bot_failed: bool = False


class Update(Struct, frozen=True, tag="update"):
    """The events since the last sequence, and everything they changed; an absent field did not change."""

    sequence: int
    events: list[Event]
    situation: Situation | UnsetType = UNSET
    status: Status | UnsetType = UNSET
    seats: tuple[SeatInfo, SeatInfo] | UnsetType = UNSET
    offers: list[OfferInfo] | UnsetType = UNSET
    outcome: OutcomeInfo | UnsetType | None = UNSET
    """None if an undo has taken back the move that ended the game."""
    dice: DiceInfo | UnsetType = UNSET
    following: str | UnsetType = UNSET
    bot_failed: bool | UnsetType = UNSET


class Presence(Struct, frozen=True, tag="presence"):
    """By seat whether its player is connected (bots are), and how many others watch."""

    connected: tuple[bool, bool]
    watchers: int
    """The number of connections, the players' included."""
    spectators: int = 0
    """The number of people without a seat; one with several tabs counts once."""


class Thinking(Struct, frozen=True, tag="thinking"):
    """A bot is searching."""

    seat: Seat


class Reaction(Struct, frozen=True, tag="reaction"):
    """A player reacts."""

    seat: Seat
    what: ReactionKind


# -- Answers to commands and queries ----------------------------------------------------------------------


class Done(Struct, frozen=True, tag="done"):
    """The command was carried out before, by the event with this sequence, and is not repeated."""

    command: str
    sequence: int


class Refused(Struct, frozen=True, tag="refused"):
    """The command was refused and changed nothing."""

    command: str | None
    reason: Reason
    text: str
    clause: str | None = None
    """The id of the clause that forbids it."""
    why: Translatable | UnsetType = UNSET
    """What is wrong with a move, in words to translate; absent where the reason says all."""


class Threats(Struct, frozen=True, tag="threats"):
    """The moves that would win at once against the seat of the query."""

    command: str
    ply: int
    moves: list[MoveView]


class Hint(Struct, frozen=True, tag="hint"):
    """What the engine would play, the win probability for the side to move, and the reasons."""

    command: str
    ply: int
    move: str
    chance: float
    why: tuple[Translatable, ...]
    """Message ids of the catalogues with their arguments, for clients to translate."""
    words: tuple[Translatable, ...] = ()
    """The move in words, and what is to follow it in the same turn."""
    depth: int = 0
    """How deep the engine has searched; 0 if that is not told."""
    is_final: bool = True
    """Whether no deeper answer to the same query follows."""


class Chances(Struct, frozen=True, tag="chances"):
    """The win probability of the first seat; a draw counts half."""

    command: str
    ply: int
    first: float
    depth: int = 0
    is_final: bool = True


class Past(Struct, frozen=True, tag="past"):
    """Earlier positions of the game."""

    command: str
    positions: list[PastPosition]


# -- The connection ---------------------------------------------------------------------------------------


class Pong(Struct, frozen=True, tag="pong"):
    """The answer to a ping."""

    command: str
    now: int


class Probe(Struct, frozen=True, tag="probe"):
    """A client answers it at once with an :class:`~.client.Echo`."""

    probe: int


class Goodbye(Struct, frozen=True, tag="goodbye"):
    """The connection closes, and the client may reconnect, after a restart at once.

    This client reads too slowly or writes too fast, the server restarts, or it no longer lets players in the
    local network in.
    """

    reason: Literal["too-slow", "too-fast", "restart", "network-off"]


FromServer = (
    Welcome | State | Update | Done | Refused | Presence | Thinking | Reaction | Threats | Hint | Chances
    | Past | Pong | Probe | Goodbye
)  # fmt: skip
