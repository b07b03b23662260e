"""What a game is: the contract between the two games and the platform.

A game gives the platform one :class:`Rules` object, found by name through :func:`rules_of`. Its positions
and moves keep the protocols below. :class:`Game` is one game as it is being played, with its history.
"""

import enum
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import entry_points
from typing import Any, Literal, Protocol, Self


class Side(enum.IntEnum):
    """One of the two players, by seat. What a seat is called is the game's own: White, Grey."""

    FIRST = 0
    SECOND = 1

    @property
    def other(self) -> "Side":
        """The opponent."""
        return _OTHERS[self]


_OTHERS = (Side.SECOND, Side.FIRST)


Actor = Side | Literal["dice"] | None
"""Who acts: a side, the dice, or nobody once the game is over."""


class PositionError(ValueError):
    """A text or an arrangement that is no position; the message says what is wrong and where."""


class MoveError(ValueError):
    """A text that is no move, or a move that is not legal here.

    `clause` is the id of the rule that forbids it, None where the text itself is at fault.
    """

    def __init__(self, message: str, clause: str | None = None) -> None:
        super().__init__(message)
        self.clause = clause


class UnknownGameError(LookupError):
    """No game of that name is installed."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: who won (None for a draw), by which clause, and its reason in a word or two."""

    winner: Side | None
    reason: str
    clause: str

    @property
    def result(self) -> str:
        """``1-0`` when the first seat won, ``0-1`` when the second did, ``1/2-1/2`` for a draw."""
        return "1/2-1/2" if self.winner is None else ("1-0", "0-1")[self.winner]


class Move(Protocol):
    """A player's choice or a roll of the dice: hashable, and ``str`` gives its notation."""

    def __str__(self) -> str: ...
    def __hash__(self) -> int: ...


class Position(Protocol):
    """An immutable position that compares by value; ``str`` gives its notation.

    Methods take ``Any`` for a move because each game has a move class of its own.
    """

    @property
    def to_move(self) -> Side:
        """Whose turn it is, also while the dice act."""

    @property
    def actor(self) -> Actor:
        """Who acts."""

    @property
    def dice_due(self) -> int:
        """How many dice are to be thrown now; 0 unless the dice act."""

    def legal_moves(self) -> Sequence[Any]:
        """Return the moves of the side to act; none when the dice act or the game is over."""

    def parse_move(self, text: str) -> Any:  # noqa: ANN401 - each game has its own move
        """Return the legal move, or the possible roll, that `text` denotes. Raises :class:`MoveError`."""

    def roll(self, faces: Sequence[int]) -> Any:  # noqa: ANN401 - each game has its own move
        """Return the roll that throwing these faces gives. Raises :class:`MoveError` unless dice are due."""

    def play(self, move: Any, /) -> Self:  # noqa: ANN401 - each game has its own move
        """Return the position after `move`. Raises :class:`MoveError` unless it is legal here."""

    def outcome(self) -> Outcome | None:
        """Return how the game ended, as far as the position alone can tell; None while it goes on."""

    def __str__(self) -> str: ...
    def __hash__(self) -> int: ...


class Drawing(Protocol):
    """Draws a position, marking the move that led to it where that is given."""

    def __call__(self, position: Any, last_move: Any = None) -> str:  # noqa: ANN401 - each game has its own
        """Return the drawing."""


@dataclass(frozen=True)
class View:
    """How a game is shown to clients that know no rules: structures that msgspec can write as JSON."""

    shape: type
    """What :attr:`show` returns."""
    move_shapes: tuple[type, ...]
    """What :attr:`preview` returns, one type for each kind of move."""
    show: Callable[[Any], Any]
    """All there is to draw of a position."""
    preview: Callable[[Any, Any], Any]
    """All there is to draw of a move or roll in a position: `position, move`."""
    threats: Callable[[Any, Side], Sequence[Any]] | None = None
    """The moves that would win at once against a side, were its opponent to move; None in games without."""


@dataclass(frozen=True, eq=False)
class Rules:
    """One game's doors to the platform, filled in by its package; there is one such object a game."""

    name: str
    """What commands, records and the registry call the game."""
    title: str
    """What people call it."""
    sides: tuple[str, str]
    """The two seats' names."""
    starts: tuple[Position, ...]
    """The positions a game may start from; where there are several, one is drawn by lot."""
    clauses: tuple[str, ...]
    """The ids of its clauses, in order; :func:`duellum.speaking.clause` has the sentence on each."""
    clause_by_players: str
    """The clause on resignation, agreement and time."""
    parse_position: Callable[[str], Any]
    """The inverse of ``str(position)``. Raises :class:`PositionError`."""
    judge: Callable[[Sequence[Any]], Outcome | None]
    """How a game with these positions so far has ended, None while it goes on."""
    opens_turn: Callable[[Any], bool]
    """Whether a new numbered turn starts with the move made in this position."""
    describe: Callable[[Any], str]
    """What a move does, in a few words."""
    draw_text: Drawing
    """A drawing for terminals."""
    draw_svg: Drawing
    """A drawing for pages and print."""
    view: View
    """What the server sends for clients to draw."""
    perft: Callable[[Any, int], Mapping[Any, int]] | None = None
    """Leaf counts by first move to a depth, where the game has no dice."""


def game_names() -> tuple[str, ...]:
    """Return the names of all installed games, sorted."""
    return tuple(sorted(entry_points(group="duellum.games").names))


def rules_of(name: str) -> Rules:
    """Return the game with this name. Raises :class:`UnknownGameError`.

    >>> rules_of("battle").title
    'Battle'
    """
    for entry in entry_points(group="duellum.games", name=name):
        rules: Rules = entry.load()
        return rules
    raise UnknownGameError(f"no game is called {name!r}; there are {', '.join(game_names())}")


class Game:
    """One game being played: its rules, its history, and how it ended.

    >>> game = Game(rules_of("battle"))
    >>> game.play(game.parse_move("i1n4w1"))
    >>> game.resign(Side.SECOND)
    >>> game.outcome
    Outcome(winner=<Side.FIRST: 0>, reason='resignation', clause='B21')
    """

    def __init__(self, rules: Rules, start: Position | None = None) -> None:
        self.rules = rules
        self._positions = [rules.starts[0] if start is None else start]
        self._moves: list[Move] = []
        self._outcome = rules.judge(self._positions)
        self._is_declared = False

    @property
    def positions(self) -> Sequence[Position]:
        """Every position so far, the start first."""
        return tuple(self._positions)

    @property
    def moves(self) -> Sequence[Any]:
        """Every move and roll so far."""
        return tuple(self._moves)

    @property
    def position(self) -> Position:
        """The position now."""
        return self._positions[-1]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self._outcome

    @property
    def actor(self) -> Actor:
        """Who acts; unlike the position's, it knows the whole game."""
        return None if self._outcome else self.position.actor

    def legal_moves(self) -> Sequence[Any]:
        """Return the moves of the side to act; none once the game is over."""
        return () if self._outcome else self.position.legal_moves()

    @property
    def last_move(self) -> Any | None:  # noqa: ANN401 - each game has its own move
        """The move or roll that led here; None at the start."""
        return self._moves[-1] if self._moves else None

    def parse_move(self, text: str) -> Any:  # noqa: ANN401 - each game has its own move
        """Return the legal move, or the possible roll, that `text` denotes. Raises :class:`MoveError`."""
        self._check_goes_on()
        return self.position.parse_move(text)

    def play(self, move: Move) -> None:
        """Make a move or a roll. Raises :class:`MoveError`, and then nothing has changed."""
        self._check_goes_on()
        self._positions.append(self.position.play(move))
        self._moves.append(move)
        self._outcome = self.rules.judge(self._positions)

    def undo(self) -> None:
        """Take back the last thing that happened: a resignation or agreement, else a move or roll.

        Raises :class:`MoveError` at the start.
        """
        if not self._is_declared:
            if not self._moves:
                raise MoveError("there is no move to take back")
            self._moves.pop()
            self._positions.pop()
        self._is_declared = False
        self._outcome = self.rules.judge(self._positions)

    def resign(self, side: Side) -> None:
        """End the game: `side` gives up. Raises :class:`MoveError` when it is over already."""
        self._declare(side.other, "resignation")

    def agree_draw(self) -> None:
        """End the game as a draw by agreement. Raises :class:`MoveError` when it is over already."""
        self._declare(None, "agreement")

    def lose_on_time(self, side: Side) -> None:
        """End the game: `side` has no time left. Raises :class:`MoveError` when it is over already."""
        self._declare(side.other, "time")

    def _declare(self, winner: Side | None, reason: str) -> None:
        self._check_goes_on()
        self._outcome = Outcome(winner, reason, self.rules.clause_by_players)
        self._is_declared = True

    def _check_goes_on(self) -> None:
        if self._outcome:
            raise MoveError(f"the game is over: {self._outcome.reason}", self._outcome.clause)
