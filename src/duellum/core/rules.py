"""The game contract: what a game provides to the platform.

A game provides one :class:`Rules` object, found by name through :mod:`duellum.core.registry`. Its positions
and moves implement the protocols below.
"""

import enum
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, Literal, Protocol, Self, TypeVar

from msgspec import Struct

from duellum.core.i18n import ENGLISH, Translatable, join_sentences, translate, translate_or


class Side(enum.IntEnum):
    """One of the two players. Each game names its own: White and Black, Black and Grey.

    Sides of different enumerations are equal when they have the same seat, 0 or 1.
    """

    _other: Self

    @property
    def other(self) -> Self:
        """The opponent."""
        try:
            return self._other  # looking a member up by its value takes five times as long
        except AttributeError:
            self._other = type(self)(1 - self)
            return self._other

    def __str__(self) -> str:
        return self.name.capitalize()

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"


class Seat(Side):
    """The two players by seat, for code that serves every game."""

    FIRST = 0
    SECOND = 1


Actor = Side | Literal["dice"] | None
"""Who acts: a side, the dice, or nobody once the game is over."""


Result = Literal["1-0", "0-1", "1/2-1/2"]
WINNING_SEATS: dict[Result, int | None] = {"1-0": 0, "0-1": 1, "1/2-1/2": None}
"""By result the seat that won."""
_RESULTS = {seat: result for result, seat in WINNING_SEATS.items()}

Origin = Literal["makers", "house", "mixed"]
"""Whose rule a clause is: the makers', the platform's own (a house rule), or one with a part of each."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: who won (None for a draw), by which clause, and its reason in a word or two."""

    winner: Side | None
    reason: str
    clause: str

    @property
    def result(self) -> Result:
        """``1-0`` when the first seat won, ``0-1`` when the second did, ``1/2-1/2`` for a draw."""
        return _RESULTS[self.winner]

    def score(self, side: Side) -> float:
        """Return the points of a side: 1 for a win, a half for a draw, 0 for a loss."""
        return 0.5 if self.winner is None else float(self.winner == side)


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
        """How many dice are to be rolled now; 0 unless the dice act."""

    def legal_moves(self) -> Sequence[Any]:
        """Return the moves of the side to act; none when the dice act or the game is over."""

    def parse_move(self, text: str) -> Any:  # noqa: ANN401 - each game has its own move
        """Return the legal move, or the possible roll, that `text` denotes. Raises :class:`MoveError`."""

    def roll(self, faces: Sequence[int]) -> Any:  # noqa: ANN401 - each game has its own move
        """Return the roll with these faces. Raises :class:`MoveError` unless dice are due."""

    def play(self, move: Any, /) -> Self:  # noqa: ANN401 - each game has its own move
        """Return the position after a move, given as a move or as its text.

        Raises :class:`MoveError` unless it is legal here, :class:`TypeError` unless it is a move or a text.
        """

    def svg(self, last_move: Any = None, **options: Any) -> str:  # noqa: ANN401 - each game has its own
        """Return the position drawn as an SVG document, `last_move` marked."""

    def text(self, last_move: Any = None, language: str = ENGLISH) -> str:  # noqa: ANN401 - each game has its own move
        """Return the position drawn as text for terminals, `last_move` marked."""

    def outcome(self) -> Outcome | None:
        """Return how the game ended, as far as the position alone shows it; None while it is being played."""

    def __str__(self) -> str: ...
    def __hash__(self) -> int: ...


if TYPE_CHECKING:
    from typing_extensions import TypeVar as TypeVarWithDefault

    PositionT = TypeVarWithDefault("PositionT", bound=Position, covariant=True, default=Position)  # noqa: PLC0105 - one short name
    MoveT = TypeVarWithDefault("MoveT", default=Any)
else:  # Python 3.11 has no defaults; only type checkers need them
    PositionT, MoveT = TypeVar("PositionT"), TypeVar("MoveT")


class Drawing(Protocol):
    """Draws a position, marking the move that led to it if that is given; its words are in a language."""

    def __call__(self, position: Any, last_move: Any = None, *, language: str = ENGLISH) -> str:  # noqa: ANN401 - each game has its own
        """Return the drawing."""


Constant = int | str | tuple[int, ...] | tuple[str, ...] | tuple[tuple[int, ...], ...]
"""A fact of the rules that a game's table in the browser shares with Python."""


class Danger(Struct, frozen=True):
    """How the opponent could win the game with the next move."""

    what: str
    """The goal of that move, in the game's own words: Battle's are "king" and "palace"."""
    square: str
    moves: list[str]
    """The moves that reach the goal, in notation; empty if the players must find them themselves."""


def plain_words(description: str) -> Translatable:
    """Return a move's description as a text that is the same in every language."""
    return Translatable("generic-move", {"text": description})


@dataclass(frozen=True)
class View:
    """How a game is shown to clients without rules: structures that msgspec can write as JSON."""

    position_type: type
    """What :attr:`show_position` returns."""
    move_types: tuple[type, ...]
    """What :attr:`show_move` returns, one type for each kind of move."""
    show_position: Callable[[Any], Any]
    """Everything needed to draw a position."""
    show_move: Callable[[Any, Any], Any]
    """Everything needed to draw a move or roll in a position: `position, move`."""
    threats: Callable[[Any, Side], Sequence[Any]] | None = None
    """The moves that would win at once against a side if its opponent were to move; None without threats."""
    find_danger: Callable[[Any], Danger | None] | None = None
    """How the side to move would lose the game if it passed; None in games without such a danger."""
    constants: Mapping[str, Constant] = field(default_factory=dict)
    """Facts of the rules for the game's own table in the browser; ``make types`` writes them for it."""
    rulebook_constants: Mapping[str, Constant] = field(default_factory=dict)
    """Facts that only its rulebook pages need: a file of their own, so that a table need not load them."""
    local_constants: Mapping[str, Constant] = field(default_factory=dict)
    """Facts that only games without a server need, besides the kernel's answers; also a separate file."""
    demonstration: tuple[str | None, str] | None = None
    """A short game that the first page plays: its start, None for the usual one, and its moves and rolls."""


@dataclass(frozen=True, eq=False)
class Rules(Generic[PositionT, MoveT]):
    """What the platform needs from a game: functions and facts that its package provides, in one object.

    ``Rules[Position, Move]`` names the game's own types, so that a type checker knows them in a game.
    """

    name: str
    """The game's name in commands, records and the registry."""
    title: str
    """Its name for people."""
    sides: tuple[Side, Side]
    """Its two sides, by seat."""
    starts: tuple[PositionT, ...]
    """The positions a game may start from; if there are several, one is chosen at random."""
    clauses: tuple[str, ...]
    """The ids of its clauses, in order; :func:`duellum.core.i18n.clause_text` has the sentence on each."""
    agreement_clause: str
    """The clause on resignation, agreement and time."""
    parse_position: Callable[[str], PositionT]
    """The inverse of ``str(position)``. Raises :class:`PositionError`."""
    find_outcome: Callable[[Sequence[Any]], Outcome | None]
    """How a game with these positions so far has ended, None while it is being played."""
    starts_turn: Callable[[Any], bool]
    """Whether a new numbered turn starts with the move made in this position."""
    describe: Callable[[Any], str]
    """What a move does, in a few English words."""
    draw_text: Drawing
    """A drawing for terminals."""
    draw_svg: Callable[..., str]
    """A drawing for pages and print; takes the game's own options besides those of :class:`Drawing`."""
    view: View
    """What the server sends for clients to draw."""
    perft: Callable[[Any, int], Mapping[Any, int]] | None = None
    """A fast way to count leaves to a depth, by first move; :meth:`count_leaves` also works without it."""
    origins: Mapping[str, Origin] = field(default_factory=dict)
    """The origin of each clause that is not only the makers'."""
    phrase: Callable[[Any], Translatable] | None = None
    """A move in words as a text to translate; None if there is only :attr:`describe`."""

    def __repr__(self) -> str:
        return f"<Rules {self.name}>"

    def clause_origin(self, clause: str) -> Origin:
        """Return whose rule a clause is."""
        return self.origins.get(clause, "makers")

    @property
    def has_dice(self) -> bool:
        """Whether it is played with dice that are rolled by chance."""
        return any(start.actor == "dice" for start in self.starts)

    @property
    def side_names(self) -> tuple[str, str]:
        """The names of its two sides, by seat: White, Black."""
        return str(self.sides[0]), str(self.sides[1])

    def phrase_move(self, move: Any) -> Translatable:  # noqa: ANN401 - each game has its own move
        """Return a move in words, as a text to translate."""
        if self.phrase is not None:
            return self.phrase(move)
        return plain_words(self.describe(move))

    def translate_title(self, language: str = ENGLISH) -> str:
        """Return the name of the game in a language."""
        return translate_or(Translatable(f"game-{self.name}"), self.title, language)

    def translate_side(self, side: Side, language: str = ENGLISH) -> str:
        """Return the name of a side in a language."""
        message = f"side-{self.name}-{Seat(side).name.lower()}"
        return translate_or(Translatable(message), str(self.sides[side]), language)

    def translate_move(self, move: Any, language: str = ENGLISH) -> str:  # noqa: ANN401 - each game has its own move
        """Return a move in words, in a language."""
        return translate(self.phrase_move(move), language=language)

    def translate_reason(self, outcome: Outcome, language: str = ENGLISH) -> str:
        """Return why a game ended, as a sentence in a language."""
        message = Translatable(f"ending-{outcome.reason.replace(' ', '-')}")
        return translate_or(message, f"{outcome.reason.capitalize()}.", language)

    def translate_outcome(self, outcome: Outcome, language: str = ENGLISH) -> str:
        """Return how a game ended in a language: who won, and why."""
        if outcome.winner is None:
            ended = Translatable("result-draw")
        else:
            ended = Translatable("result-winner", {"side": self.translate_side(outcome.winner, language)})
        reason = self.translate_reason(outcome, language)
        return join_sentences(translate(ended, language=language), reason, language=language)

    def number_turn(self, previous: int, position: Position) -> int:
        """Return the number of the turn that a move made in `position` belongs to.

        `previous` is the number of the last move's turn, 0 before the first move.
        """
        return previous + 1 if previous == 0 or self.starts_turn(position) else previous

    def count_leaves(self, position: Position, depth: int) -> Mapping[Any, int]:
        """Return perft: for each legal move the number of sequences of `depth` plies that begin with it.

        Games that have ended are not continued. Raises :class:`ValueError` for a game with dice.
        """
        if self.has_dice:
            raise ValueError(f"{self.title} has no perft")
        if self.perft is not None:
            return self.perft(position, depth)
        return {move: _count_leaves(position.play(move), depth - 1) for move in position.legal_moves()}


def _count_leaves(position: Position, depth: int) -> int:
    if depth == 0:
        return 1
    if position.outcome():
        return 0
    return sum(_count_leaves(position.play(move), depth - 1) for move in position.legal_moves())
