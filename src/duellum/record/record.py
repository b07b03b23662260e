"""The record of a game: from its start to its end, with names, comments and clock times."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from html import escape
from itertools import takewhile
from typing import Any, Generic

from duellum.core.errors import MoveError, PositionError, UnknownGameError, check_text
from duellum.core.game import Game, Ply
from duellum.core.i18n import ENGLISH, Translatable
from duellum.core.rules import MoveT, Outcome, PositionT, Rules, Side


class RecordError(ValueError):
    """A text that is not a record, or a record of a game that cannot have happened; says where and why.

    `line` is its line in the text, or None; what is wrong there is the error's cause. The
    message is English; :attr:`why` says it to players in their language.
    """

    def __init__(self, message: str, line: int | None = None, why: Translatable | None = None) -> None:
        super().__init__(message)
        self.line, self._why = line, why

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (str(self), self.line, self._why)

    @property
    def why(self) -> Translatable:
        """What is wrong with the game or the text, as a sentence to translate."""
        match self.__cause__:
            case MoveError(why=Translatable() as why) | PositionError(why=Translatable() as why):
                return why
            case MoveError():
                return Translatable("refused-illegal")
            case RecordError() as cause:
                return cause.why
            case PositionError():
                return Translatable("refused-bad-position")
            case UnknownGameError():
                return Translatable("refused-unknown-rules")
        return self._why or Translatable("refused-bad-record")


class ResultError(RecordError):
    """A record that ends differently from its game."""

    @property
    def why(self) -> Translatable:
        """That it ends differently."""
        return Translatable("refused-wrong-result")


class RecordLengthError(RecordError):
    """A record with too many moves, variations included."""


@dataclass(frozen=True, slots=True)
class RecordedMove(Generic[MoveT]):
    """A move or roll in a record, with its comment and the seconds its player had left."""

    move: MoveT
    """The move or roll."""
    comment: str = ""
    """What was noted about it; empty if nothing was."""
    clock: float | None = None
    """The seconds its player had left; None if that is not known."""
    variations: "tuple[tuple[RecordedMove[MoveT], ...], ...]" = ()
    """What could have been played instead of this move, each a line of moves."""


@dataclass(frozen=True, repr=False)
class Record(Generic[PositionT, MoveT]):
    """A game as it was played; iterating it replays the game, ply by ply.

    A record is immutable; :class:`~duellum.record.MoveTree` is a tree of its moves that can be edited.

    >>> record = Record.from_game(Game("battle"), players=("Ann", "Ben"))
    >>> record, record.players
    (<Record battle: Ann against Ben, 0 plies, *>, ('Ann', 'Ben'))
    """

    rules: Rules[PositionT, MoveT]
    """Which game it is."""
    start: PositionT
    """The position before the first move."""
    moves: tuple[RecordedMove[MoveT], ...] = ()
    """The moves and rolls in order, with what was noted about them."""
    outcome: Outcome | None = None
    """How it ended; None for an unfinished game."""
    tags: Mapping[str, str] = field(default_factory=dict)
    """Players by the names of their sides, date, clock and whatever else was noted, in order."""
    comment: str = ""
    """The comment before the first move."""

    def __post_init__(self) -> None:
        for name, value in self.tags.items():
            check_text(name, "the name of a record's tag must be a text such as 'Date'")
            check_text(value, f"the tag {name} of a record must be a text")

    def __hash__(self) -> int:
        tags = frozenset(self.tags.items())
        return hash((self.rules, self.start, self.moves, self.outcome, tags, self.comment))

    @classmethod
    def from_game(
        cls,
        game: Game[PositionT, MoveT],
        tags: Mapping[str, str] | None = None,
        *,
        players: Sequence[str] = (),
    ) -> "Record[PositionT, MoveT]":
        """Return the record of a game being played.

        Args:
            game: The game, which may continue.
            tags: What else to note, such as ``{"Date": "2026-03-14"}``.
            players: The names of the two players, by seat; they become tags.
        """
        if players and (isinstance(players, str) or len(players) != 2):
            raise ValueError(f"a record needs its two players in the order of their seats, not {players!r}")
        names = dict(zip(game.rules.side_names, players, strict=False))
        moves = tuple(RecordedMove(move) for move in game.moves)
        return cls(game.rules, game.positions[0], moves, game.outcome, {**names, **(tags or {})})

    @property
    def players(self) -> tuple[str, str]:
        """The names of the players, by seat; empty for one whose name is not known.

        A side is an index of it: ``record.players[battle.WHITE]``.
        """
        first, second = (self.tags.get(name, "").strip() for name in self.rules.side_names)
        return first, second

    def __repr__(self) -> str:
        pairs = zip(self.players, self.rules.side_names, strict=True)
        players = " against ".join(name or side for name, side in pairs)
        plies = "1 ply" if len(self.moves) == 1 else f"{len(self.moves)} plies"
        result = self.outcome.result if self.outcome else "*"
        return f"<Record {self.rules.name}: {players}, {plies}, {result}>"

    def __iter__(self) -> Iterator[Ply[PositionT, MoveT]]:
        """Yield every move and roll with the positions around it, its comment and its clock.

        Raises :class:`RecordError` at a move that is not legal.
        """
        position = self.start
        for number, recorded in enumerate(self.moves, 1):
            try:
                after = position.play(recorded.move)
            except MoveError as error:
                raise RecordError(f"move {number}, {recorded.move}: {error}") from error
            yield Ply(position, recorded.move, after, recorded.comment, recorded.clock)
            position = after

    def __len__(self) -> int:
        return len(self.moves)

    def with_game(self, game: Game[Any, MoveT]) -> "Record[PositionT, MoveT]":
        """Return the record of `game`, keeping the tags, and the comments on moves still in it."""
        same = takewhile(lambda pair: pair[0].move == pair[1], zip(self.moves, game.moves, strict=False))
        kept = tuple(recorded for recorded, _ in same)
        moves = kept + tuple(RecordedMove(move) for move in game.moves[len(kept) :])
        return replace(self, moves=moves, outcome=game.outcome)

    def replay(self) -> Game[PositionT, MoveT]:
        """Play the game again and return it. Raises :class:`RecordError` unless it is legal to its end."""
        game = Game(self.rules, self.start)
        for number, recorded in enumerate(self.moves, 1):
            try:
                game.play(recorded.move)
            except MoveError as error:
                raise RecordError(f"move {number}, {recorded.move}: {error}") from error
        apply_outcome(game, self.outcome)
        return game

    def svg(self, **options: Any) -> str:  # noqa: ANN401 - each game has its own
        """Return the last position as an SVG document, the last move marked.

        Args:
            **options: The game's own, such as ``flipped`` of :func:`duellum.battle.draw_svg`.
        """
        return self.replay().svg(**options)

    def text(self, language: str = ENGLISH) -> str:
        """Return the last position drawn as text for terminals, the last move marked.

        Args:
            language: The language of its words, such as ``"it"``.
        """
        return self.replay().text(language)

    def _repr_html_(self) -> str:
        """Let notebooks show a record that ends a cell: who played, how it ended, and the last position."""
        first, second = (
            escape(name or side) for name, side in zip(self.players, self.rules.side_names, strict=True)
        )
        ended = "*" if self.outcome is None else f"{self.outcome.result}, {self.outcome.reason}"
        caption = f"{first} – {second}: {escape(ended)} ({len(self)} plies)"
        return f'<figure style="max-width: 30em"><figcaption>{caption}</figcaption>{self.svg()}</figure>'


def apply_outcome(game: Game, outcome: Outcome | None) -> None:
    """Let `game` end as the record says. Raises :class:`ResultError` if that contradicts the rules."""
    if outcome == game.outcome:
        return
    if game.outcome is not None:
        raise ResultError(f"by the rules the game ended {_describe(game.outcome)}, not {_describe(outcome)}")
    _declare(game, outcome)
    if outcome != game.outcome:
        raise ResultError(f"the game did not end {_describe(outcome)}: by the rules it continues")


def _declare(game: Game, outcome: Outcome | None) -> None:
    """Resign, agree or lose on time as `outcome` says; nothing if it says something else."""
    loser = None if outcome is None or outcome.winner is None else outcome.winner.other
    match (outcome.reason if outcome else None, loser):
        case ("agreement", None):
            game.agree_draw()
        case ("resignation", Side() as side):
            game.resign(side)
        case ("time", Side() as side):
            game.lose_on_time(side)


def _describe(outcome: Outcome | None) -> str:
    return "unfinished" if outcome is None else f"{outcome.result} by {outcome.reason}"
