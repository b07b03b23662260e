"""Bodies of HTTP requests and responses."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from duellum.analysis.document import Analysis
from duellum.core.i18n import Translatable
from duellum.core.rules import Origin
from duellum.server.protocol.errors import Reason
from duellum.server.protocol.types import (
    ClockRule,
    DiceInfo,
    DiceMode,
    MoveView,
    NoClock,
    OutcomeInfo,
    PastPosition,
    PlyInfo,
    PositionView,
    Seat,
    SeatInfo,
    Status,
)

MAX_RECORD_BYTES = 524_288
"""The longest text of records."""
MAX_CONTINUED_BYTES = 65_536
"""The longest request to continue a game."""
MAX_CONTINUED_PLIES = 2_000
"""How many moves and rolls a game may have that continues at the server."""
MAX_ANALYSED_PLIES = 400
"""How many moves and rolls a game may have that the server analyses."""


class Me(Struct, frozen=True, tag_field="kind", tag="me"):
    """A seat for the player who creates the game; given twice for two players on the same device."""


class Open(Struct, frozen=True, tag_field="kind", tag="open"):
    """A seat for the first player who comes with the link."""


class Bot(Struct, frozen=True, tag_field="kind", tag="bot"):
    """A seat for the engine."""

    level: Annotated[int, Meta(ge=1, le=99)]


SeatRequest = Me | Open | Bot


class NewGame(Struct, frozen=True):
    """The body of ``POST /api/games``."""

    rules: Annotated[str, Meta(max_length=40)]
    players: tuple[SeatRequest, SeatRequest]
    starts: Literal["first", "second", "lot"] = "lot"
    """Which of the two players begins; `lot` draws one at random."""
    clock: ClockRule = NoClock()
    public: bool = False
    """Whether the game is listed for everybody to watch and, while a seat is open, to join."""
    start: Annotated[str, Meta(max_length=200)] | None = None
    """A starting position other than the usual one."""
    dice: DiceMode = "committed"
    """Joint dice need a person at each seat, or one and a bot; elsewhere the dice are committed."""


class ContinuedGame(Struct, frozen=True):
    """The body of ``POST /api/games/continued``: a game that began in a browser continues at the server."""

    record: Annotated[str, Meta(max_length=MAX_CONTINUED_BYTES)]
    """The game so far; it must not be over."""
    players: tuple[SeatRequest, SeatRequest]
    """Who continues to play, by seat."""


class SessionRevocation(Struct, frozen=True):
    """The body of ``POST /api/sessions/revoke``: all cookies of the player become invalid."""

    keep: bool = True
    """Whether this browser stays the player, with a new cookie."""


class GameCreated(Struct, frozen=True):
    """The response to ``POST /api/games``."""

    game: str
    commitment: str | None
    """None for games without dice."""


class GameSummary(Struct, frozen=True):
    """A game in a list."""

    game: str
    rules: str
    status: Status
    seats: tuple[SeatInfo, SeatInfo]
    clock: ClockRule
    turn: int
    to_move: Seat
    active: int
    """The time of the last event."""
    you: tuple[Seat, ...]


class GameList(Struct, frozen=True):
    """The response to ``GET /api/games``: the player's unfinished games, then other public ones."""

    own: list[GameSummary]
    public: list[GameSummary]


class RulesInfo(Struct, frozen=True):
    """A kind of game."""

    rules: str
    title: str
    sides: tuple[str, str]
    levels: int
    """The number of levels of its engine; 0 without an engine."""
    has_dice: bool
    clauses: tuple[str, ...]
    """The ids of the rules' clauses; the catalogues have their texts."""
    origins: dict[str, Origin] = {}
    """By clause whose rule it is: `makers`, `house` for this platform's own, `mixed` for a part of each."""


class Replay(Struct, frozen=True):
    """The response to ``POST /api/records``: a saved game with the position after each ply."""

    rules: str
    number: int
    """The number of this game in the text, from 1."""
    count: int
    """How many games the text has."""
    seats: tuple[SeatInfo, SeatInfo]
    moves: list[PlyInfo]
    positions: list[PastPosition]
    """The start and the position after each move."""
    comments: list[str]
    """The comment before the first move and that on each move; each may be empty."""
    to_move: Seat
    """The seat to move after the last move."""
    record: str
    """The record of this game alone."""
    date: str | None = None
    """The day of the game, year-month-day."""
    clock: ClockRule | None = None
    """None if the record does not say."""
    outcome: OutcomeInfo | None = None
    """None for a game that was not finished."""
    game: str = ""
    """The id the game had on its server, which is part of its dice."""
    dice: DiceInfo | None = None
    """What proves the dice; None without dice, and where the record lacks it."""
    has_dice: bool = False
    """Whether dice were rolled."""


class LineMove(Struct, frozen=True):
    """A move of a line that could have been played, and the position after it."""

    move: str
    words: Translatable
    """The move in words, for clients to translate."""
    view: MoveView
    picture: PositionView
    to_move: Seat | None
    """Whose turn it is then; None if the game is over."""


class RecordAnalysis(Struct, frozen=True):
    """The response to ``POST /api/analyses``: a game's analysis, with all there is to show of it."""

    analysis: Analysis
    lines: list[list[LineMove]]
    """By ply the best candidate's line, where the move made was an error; empty elsewhere."""


class NetworkSwitch(Struct, frozen=True):
    """The body of ``POST /api/network``: whether players on the local network may join."""

    on: bool


class NetworkInfo(Struct, frozen=True):
    """The response to ``GET`` and ``POST /api/network``: how players on the local network get in."""

    available: bool
    """Whether this client may switch it: the person at the machine of a personal server."""
    on: bool = False
    links: tuple[str, ...] = ()
    """The server's pages as the network sees them, the likeliest first; none while it is off."""


class Problem(Struct, frozen=True):
    """The response to a request that was refused."""

    reason: Reason
    text: str
    clause: str | None = None
    """The id of the clause that forbids it."""
    line: int | None = None
    """The wrong line of a record."""
    why: Translatable | UnsetType = UNSET
    """What is wrong with a move, in words to translate; absent where the reason says all."""
