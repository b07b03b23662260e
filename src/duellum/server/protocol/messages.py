"""Everything that is said between client and server, as typed messages; docs/server.md shows them in use.

Over the WebSocket each message is a JSON object whose ``type`` names it. What a position looks like is the
game's own: where a field is called a picture, its shape is that of the game's ``Rules.view``.
Times are milliseconds, points in time are counted since the epoch, seats are 0 and 1.
"""

import enum
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, MsgspecError, Struct, UnsetType

from duellum.core.i18n import Translatable

PROTOCOL = 1
"""Counted up when a client of the version before could no longer follow."""

UNREADABLE = (MsgspecError, UnicodeDecodeError, RecursionError)
"""What reading a message can raise: it is no JSON, no text, no message of ours, or nested for ever."""
MOST_BYTES = 4096
"""The longest message a client may send."""

MOST_RECORD_BYTES = 524_288
"""The longest text of records."""

Seat = Annotated[int, Meta(ge=0, le=1)]
Name = Annotated[str, Meta(max_length=40)]
CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
Plies = Annotated[int, Meta(ge=0, le=1_000_000)]
Picture = Any
"""A structure of the game's own; see its ``Rules.view``."""


class Reason(enum.StrEnum):
    """Why something was refused; clients translate it. The text beside it is for those who read logs."""

    MALFORMED = "malformed"
    """The message is no JSON, of no known type, or a field is wrong."""
    TOO_LONG = "too-long"
    """The request has too many bytes."""
    TOO_FAST = "too-fast"
    """Too many messages or games in too short a time."""
    TOO_MANY = "too-many"
    """A bound is reached: games, or connections of one address."""
    FORBIDDEN_ORIGIN = "forbidden-origin"
    """The page that asks is not one of ours."""
    UNAVAILABLE = "unavailable"
    """The server cannot write to its log now; nothing has changed, and a resend may succeed."""
    UNKNOWN_GAME = "unknown-game"
    """There is no game with this id."""
    UNKNOWN_RULES = "unknown-rules"
    """No game of this kind is installed."""
    NO_ENGINE = "no-engine"
    """This kind of game has no engine, or none of this level."""
    BAD_POSITION = "bad-position"
    """A game cannot start from this position."""
    BAD_NAME = "bad-name"
    """A name has unprintable characters."""
    BAD_SEED = "bad-seed"
    """A seed has unprintable characters."""
    NOT_SEATED = "not-seated"
    """Whoever watches cannot act."""
    SEAT_TAKEN = "seat-taken"
    """No seat is free for you."""
    ALREADY_SEATED = "already-seated"
    """You sit here already."""
    NOT_STARTED = "not-started"
    """The game waits for its players."""
    OVER = "over"
    """The game is over."""
    NOT_OVER = "not-over"
    """The game is not over yet."""
    NOT_YOUR_TURN = "not-your-turn"
    """The other side acts."""
    STALE = "stale"
    """The game has gone on since: `ply` is not the number of moves on the table."""
    ILLEGAL = "illegal"
    """The rules forbid the move; `clause` says which."""
    DICE_DUE = "dice-due"
    """The dice are to be thrown first."""
    NO_DICE_DUE = "no-dice-due"
    """No dice are to be thrown now."""
    NOTHING_TO_UNDO = "nothing-to-undo"
    """There is no decision of yours to take back."""
    ALREADY_OFFERED = "already-offered"
    """The same offer stands already."""
    NO_OFFER = "no-offer"
    """There is no such offer to answer."""
    NOT_AGAINST_PEOPLE = "not-against-people"
    """The engine helps nobody against another person."""
    NOT_NOW = "not-now"
    """There is nothing to say about this position."""
    ENGINE_FAILED = "engine-failed"
    """The engine gave no answer."""
    BAD_RECORD = "bad-record"
    """The text is no record."""
    WRONG_RESULT = "wrong-result"
    """The record says that its game ended another way than it did."""


# -- What both sides say ---------------------------------------------------------------------------------


class NoClock(Struct, frozen=True, tag_field="kind", tag="none"):
    """Nobody is in a hurry."""


class SuddenDeath(Struct, frozen=True, tag_field="kind", tag="sudden"):
    """So many seconds for the whole game."""

    seconds: Annotated[int, Meta(ge=10, le=86_400)]


class Fischer(Struct, frozen=True, tag_field="kind", tag="fischer"):
    """So many seconds, and some more after each turn."""

    seconds: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=1, le=600)]


class Correspondence(Struct, frozen=True, tag_field="kind", tag="days"):
    """So many days for each turn."""

    days: Annotated[int, Meta(ge=1, le=30)]


ClockRule = NoClock | SuddenDeath | Fischer | Correspondence

OfferKind = Literal["draw", "undo", "rematch"]


# -- What clients say over the WebSocket -----------------------------------------------------------------


class Join(Struct, frozen=True, tag="join"):
    """Sit down: on the seats kept for me, else on a free one. The seed goes into the dice."""

    id: CommandId
    name: Name = ""
    seed: Annotated[str, Meta(max_length=64)] = ""


class Play(Struct, frozen=True, tag="play"):
    """Make a move, in the game's notation, after so many plies."""

    id: CommandId
    ply: Plies
    move: Annotated[str, Meta(min_length=1, max_length=32)]


class Roll(Struct, frozen=True, tag="roll"):
    """Throw the dice, after so many plies."""

    id: CommandId
    ply: Plies


class Undo(Struct, frozen=True, tag="undo"):
    """Take back my last decision, or ask for it; ``Situation.undo`` tells which."""

    id: CommandId
    ply: Plies
    seat: Seat | None = None


class Offer(Struct, frozen=True, tag="offer"):
    """Offer a draw or, once the game is over, a rematch."""

    id: CommandId
    what: Literal["draw", "rematch"]
    seat: Seat | None = None


class Answer(Struct, frozen=True, tag="answer"):
    """Accept or decline the opponent's offer; declining one's own takes it back."""

    id: CommandId
    what: OfferKind
    accept: bool
    seat: Seat | None = None


class Resign(Struct, frozen=True, tag="resign"):
    """Give up. Who holds both seats says for which one; else it is the one to move."""

    id: CommandId
    seat: Seat | None = None


class Abort(Struct, frozen=True, tag="abort"):
    """End a game without result: before it has started, or when its engine has failed."""

    id: CommandId


class Nudge(Struct, frozen=True, tag="nudge"):
    """Let an engine that has failed try again."""

    id: CommandId


class AskThreats(Struct, frozen=True, tag="threats"):
    """Ask which moves would win at once against a seat, were its opponent to move now."""

    id: CommandId
    seat: Seat


class AskHint(Struct, frozen=True, tag="hint"):
    """Ask what the engine would play; not against people."""

    id: CommandId


class AskChances(Struct, frozen=True, tag="chances"):
    """Ask for the chances to win; against bots only."""

    id: CommandId


class AskPast(Struct, frozen=True, tag="past"):
    """Ask how the table looked after each of the plies `first` to `last`, 40 at most at a time."""

    id: CommandId
    first: Plies
    last: Plies


class Ping(Struct, frozen=True, tag="ping"):
    """Ask whether anybody is there."""

    id: CommandId


class Echo(Struct, frozen=True, tag="echo"):
    """Give a probe back at once: what it took on the way is not charged to the clock."""

    probe: int


Query = AskThreats | AskHint | AskChances | AskPast
Command = Join | Play | Roll | Undo | Offer | Answer | Resign | Abort | Nudge
FromClient = Command | Query | Ping | Echo


# -- What the server says: the parts ---------------------------------------------------------------------


class SeatInfo(Struct, frozen=True):
    """Who sits on a seat, or may."""

    kind: Literal["open", "kept", "person", "bot"]
    """Free for whoever has the link; kept for one who has not sat down yet; taken; the engine's."""
    name: str = ""
    level: int | None = None
    """The engine's level; None for people."""


class OutcomeInfo(Struct, frozen=True):
    """How the game ended."""

    result: Literal["1-0", "0-1", "1/2-1/2", "*"]
    """`*` for a game that was aborted."""
    winner: Seat | None
    reason: str
    """The rules' word for it, or resignation, agreement, time, aborted."""
    clause: str | None


class DiceInfo(Struct, frozen=True):
    """What makes the dice fair: to be checked by anyone once the seed is revealed."""

    commitment: str
    """SHA-256 of the server's seed, known before any player gave theirs."""
    seeds: tuple[str | None, str | None]
    """The players' seeds, by seat, as they come in."""
    seed: str | None = None
    """The server's seed in hexadecimal, revealed when the game is over."""


class Clocks(Struct, frozen=True):
    """The time both sides have left, as it was at a moment."""

    left: tuple[int, int]
    running: Seat | None
    at: int


class OfferInfo(Struct, frozen=True):
    """An offer that stands."""

    what: OfferKind
    seat: Seat
    """Who made it."""


class PlyInfo(Struct, frozen=True):
    """A move or roll that was made."""

    turn: int
    seat: Seat
    move: str
    is_roll: bool = False
    left: int | None = None
    """What was left on its player's clock then."""


UndoMode = Literal["free", "ask", "no"]


class Situation(Struct, frozen=True):
    """The table as it is now: all that is needed to draw it and to show what can be done."""

    ply: int
    """How many moves and rolls have been made."""
    turn: int
    """The number of the turn."""
    position: str
    """The position in the game's notation."""
    to_move: Seat
    actor: Seat | Literal["dice"] | None
    """Who acts; when it is the dice, the seat to move throws them."""
    picture: Picture
    legal: list[Picture]
    """The legal moves, each with what it does."""
    undo: tuple[UndoMode, UndoMode]
    """What an undo would be, by seat: done at once, an offer, or refused."""
    clocks: Clocks | None = None


class Helps(Struct, frozen=True):
    """What the server can tell a player in this game."""

    hint: bool
    chances: bool
    threats: bool


# -- What the server says: events ------------------------------------------------------------------------


class Joined(Struct, frozen=True, tag="joined"):
    """Somebody sat down."""

    seats: tuple[Seat, ...]
    command: str | None = None


class Moved(Struct, frozen=True, tag="moved"):
    """A move or a roll was made."""

    ply: PlyInfo
    picture: Picture
    """What it does, for drawing it."""
    command: str | None = None


class Undone(Struct, frozen=True, tag="undone"):
    """Moves were taken back: only the first `plies` stand."""

    plies: int
    seat: Seat
    command: str | None = None


class Offered(Struct, frozen=True, tag="offered"):
    """An offer was made."""

    what: OfferKind
    seat: Seat
    command: str | None = None


class Declined(Struct, frozen=True, tag="declined"):
    """An offer was declined, or taken back by who made it."""

    what: OfferKind
    seat: Seat
    command: str | None = None


class Ended(Struct, frozen=True, tag="ended"):
    """The players, the clock or nobody's coming ended the game."""

    outcome: OutcomeInfo
    command: str | None = None


class Rematched(Struct, frozen=True, tag="rematched"):
    """The players meet again in another game, sides swapped."""

    game: str
    command: str | None = None


class Credited(Struct, frozen=True, tag="credited"):
    """The server was away for so long; the clock that ran gets it back."""

    milliseconds: int
    command: str | None = None


class BotFailed(Struct, frozen=True, tag="bot-failed"):
    """The engine gave no move. The game can be nudged or aborted."""

    seat: Seat
    command: str | None = None


class BotNudged(Struct, frozen=True, tag="bot-nudged"):
    """The engine tries again."""

    seat: Seat
    command: str | None = None


Event = Joined | Moved | Undone | Offered | Declined | Ended | Rematched | Credited | BotFailed | BotNudged

Status = Literal["waiting", "playing", "over"]


# -- What the server says over the WebSocket -------------------------------------------------------------


class Welcome(Struct, frozen=True, tag="welcome"):
    """The first message, and again whenever my seats change."""

    protocol: int
    game: str
    you: tuple[Seat, ...]
    """My seats: none for a spectator, both for two at one screen."""
    now: int


class State(Struct, frozen=True, tag="state"):
    """The whole game, the same for everybody."""

    game: str
    rules: str
    sequence: int
    """How many events there have been; to be given when coming back."""
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
    """The game this one is the rematch of."""
    following: str | None = None
    """The rematch of this one."""
    bot_failed: bool = False


class Update(Struct, frozen=True, tag="update"):
    """What happened since the last sequence, and all that changed; what is absent did not."""

    sequence: int
    events: list[Event]
    situation: Situation | UnsetType = UNSET
    status: Status | UnsetType = UNSET
    seats: tuple[SeatInfo, SeatInfo] | UnsetType = UNSET
    offers: list[OfferInfo] | UnsetType = UNSET
    outcome: OutcomeInfo | UnsetType = UNSET
    dice: DiceInfo | UnsetType = UNSET
    following: str | UnsetType = UNSET
    bot_failed: bool | UnsetType = UNSET


class Done(Struct, frozen=True, tag="done"):
    """The command was carried out already, by the event with this sequence; it is not repeated."""

    command: str
    sequence: int


class Refused(Struct, frozen=True, tag="refused"):
    """The command changed nothing."""

    command: str | None
    reason: Reason
    text: str
    clause: str | None = None


class Presence(Struct, frozen=True, tag="presence"):
    """Who is here: by seat whether its player is connected (bots are), and how many watch."""

    connected: tuple[bool, bool]
    watchers: int


class Thinking(Struct, frozen=True, tag="thinking"):
    """A bot is at work; `warming` means that the engine is being made ready, which can take a while."""

    seat: Seat
    warming: bool


class Threats(Struct, frozen=True, tag="threats"):
    """The moves that would win at once against the seat asked for."""

    command: str
    ply: int
    moves: list[Picture]


class Hint(Struct, frozen=True, tag="hint"):
    """What the engine would play, how likely it wins for the side to move, and why."""

    command: str
    ply: int
    move: str
    chance: float
    why: tuple[Translatable, ...]
    """Sentences of the catalogues, for clients to put into words."""


class Chances(Struct, frozen=True, tag="chances"):
    """How likely the first seat wins, a draw counting half."""

    command: str
    ply: int
    first: float


class PastPosition(Struct, frozen=True):
    """The table after a ply."""

    ply: int
    position: str
    picture: Picture
    move: Picture | None
    """The move that led there; None at the start."""


class Past(Struct, frozen=True, tag="past"):
    """How the table looked."""

    command: str
    positions: list[PastPosition]


class Pong(Struct, frozen=True, tag="pong"):
    """Somebody is."""

    command: str
    now: int


class Probe(Struct, frozen=True, tag="probe"):
    """To be echoed at once."""

    probe: int


class Goodbye(Struct, frozen=True, tag="goodbye"):
    """The connection closes: this client reads too slowly or writes too fast, or the server restarts.

    The client may come back, after a restart at once.
    """

    reason: Literal["too-slow", "too-fast", "restart"]


FromServer = (
    Welcome | State | Update | Done | Refused | Presence | Thinking | Threats | Hint | Chances | Past | Pong
    | Probe | Goodbye
)  # fmt: skip


# -- What is said over HTTP ------------------------------------------------------------------------------


class Me(Struct, frozen=True, tag_field="kind", tag="me"):
    """A seat for whoever creates the game; both for two at one screen."""


class Open(Struct, frozen=True, tag_field="kind", tag="open"):
    """A seat for whoever comes with the link."""


class Bot(Struct, frozen=True, tag_field="kind", tag="bot"):
    """A seat for the engine."""

    level: Annotated[int, Meta(ge=1, le=99)]


SeatRequest = Me | Open | Bot


class NewGame(Struct, frozen=True):
    """What is asked of ``POST /api/games``."""

    rules: Annotated[str, Meta(max_length=40)]
    players: tuple[SeatRequest, SeatRequest]
    starts: Literal["first", "second", "lot"] = "lot"
    """Which of the two players begins."""
    clock: ClockRule = NoClock()
    public: bool = False
    """Whether the game is listed for everybody to watch and, while a seat is open, to join."""
    start: Annotated[str, Meta(max_length=200)] | None = None
    """Another position to start from."""


class GameCreated(Struct, frozen=True):
    """The answer to it."""

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
    """When something happened last."""
    you: tuple[Seat, ...]


class GameList(Struct, frozen=True):
    """The answer to ``GET /api/games``: my games that go on, and public ones; the newest first."""

    own: list[GameSummary]
    public: list[GameSummary]


class RulesInfo(Struct, frozen=True):
    """A kind of game."""

    rules: str
    title: str
    sides: tuple[str, str]
    levels: int
    """How many levels its engine has; 0 where there is none."""
    has_dice: bool
    clauses: tuple[str, ...]
    """Their ids; the catalogues have a sentence on each."""


class Replay(Struct, frozen=True):
    """The answer to ``POST /api/records``: a saved game, with the table after each of its plies."""

    rules: str
    number: int
    """Which game of the text it is, from 1."""
    count: int
    """How many there are."""
    seats: tuple[SeatInfo, SeatInfo]
    moves: list[PlyInfo]
    positions: list[PastPosition]
    """The table at the start and after each move."""
    comments: list[str]
    """What was said before the first move, and of each move; empty where nothing was."""
    to_move: Seat
    """Whose turn it is after the last move."""
    record: str
    """This game alone, as a record."""
    date: str | None = None
    """The day it was played on, year-month-day."""
    clock: ClockRule | None = None
    """None where the record does not say."""
    outcome: OutcomeInfo | None = None
    """None for a game that was not finished."""
    game: str = ""
    """The id it had on its server, which goes into its dice."""
    dice: DiceInfo | None = None
    """What makes the dice fair; None without dice, and where the record lacks it."""
    has_dice: bool = False
    """Whether dice were thrown."""


class Problem(Struct, frozen=True):
    """Any refusal over HTTP."""

    reason: Reason
    text: str
    clause: str | None = None
    """The rule that forbids it."""
    line: int | None = None
    """Where in a record."""
