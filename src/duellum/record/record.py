"""The record of a game: from its start to its end, with names, comments and clock times."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import Any

from duellum.core.errors import MoveError, PositionError, UnknownGameError, check_text
from duellum.core.game import Game, Ply
from duellum.core.i18n import Translatable
from duellum.core.rules import Outcome, Position, Rules, Side


class RecordError(ValueError):
    """A text that is no record, or a record of a game that cannot have happened; says where and why.

    `line` is where in the text, None where there is none; what is wrong there is the error's cause. The
    message is English; :attr:`why` says it to players in their language.
    """

    def __init__(self, message: str, line: int | None = None, why: Translatable | None = None) -> None:
        super().__init__(message)
        self.line, self._why = line, why

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (str(self), self.line, self._why)

    @property
    def why(self) -> Translatable:
        """What is wrong, as a sentence to translate: of the game that it tells, or of the text."""
        match self.__cause__:
            case MoveError(why=Translatable() as why):
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
    """A record that ends another way than its game did."""

    @property
    def why(self) -> Translatable:
        """That it ends another way."""
        return Translatable("refused-wrong-result")


class RecordLengthError(RecordError):
    """A record with more moves than anybody reads, variations included."""


@dataclass(frozen=True, slots=True)
class RecordedMove:
    """A move or roll in a record, with its comment and the seconds its player had left."""

    move: Any
    comment: str = ""
    clock: float | None = None
    variations: "tuple[tuple[RecordedMove, ...], ...]" = ()
    """What could have been played instead of this move, each a line of moves."""


@dataclass(frozen=True, repr=False)
class Record:
    """A game as it was played; iterating it replays the game, ply by ply."""

    rules: Rules
    start: Position
    moves: tuple[RecordedMove, ...] = ()
    outcome: Outcome | None = None
    """How it ended; None for a game that goes on."""
    tags: Mapping[str, str] = field(default_factory=dict)
    """Players by the names of their sides, date, clock and whatever else was noted, in order."""
    comment: str = ""
    """The comment before the first move."""

    def __post_init__(self) -> None:
        for name, value in self.tags.items():
            check_text(name, "the name of a record's tag is a text such as 'Date'")
            check_text(value, f"the tag {name} of a record is a text")

    def __hash__(self) -> int:
        tags = frozenset(self.tags.items())
        return hash((self.rules, self.start, self.moves, self.outcome, tags, self.comment))

    @classmethod
    def from_game(cls, game: Game, tags: Mapping[str, str] | None = None) -> "Record":
        """Return the record of a game being played."""
        moves = tuple(RecordedMove(move) for move in game.moves)
        return cls(game.rules, game.positions[0], moves, game.outcome, dict(tags or {}))

    def __repr__(self) -> str:
        players = " against ".join(self.tags.get(name, name) for name in self.rules.side_names)
        plies = "1 ply" if len(self.moves) == 1 else f"{len(self.moves)} plies"
        result = self.outcome.result if self.outcome else "*"
        return f"<Record {self.rules.name}: {players}, {plies}, {result}>"

    def __iter__(self) -> Iterator[Ply]:
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

    def with_game(self, game: Game) -> "Record":
        """Return the record of `game`, keeping the tags and the comments on the moves that still stand."""
        same = takewhile(lambda pair: pair[0].move == pair[1], zip(self.moves, game.moves, strict=False))
        kept = tuple(recorded for recorded, _ in same)
        moves = kept + tuple(RecordedMove(move) for move in game.moves[len(kept) :])
        return replace(self, moves=moves, outcome=game.outcome)

    def replay(self) -> Game:
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
        """Return the last position as an SVG document, the last move marked."""
        return self.replay().svg(**options)


def apply_outcome(game: Game, outcome: Outcome | None) -> None:
    """Let `game` end as the record says. Raises :class:`ResultError` where that contradicts the rules."""
    if outcome == game.outcome:
        return
    if game.outcome is not None:
        raise ResultError(f"by the rules the game ended {_describe(game.outcome)}, not {_describe(outcome)}")
    _declare(game, outcome)
    if outcome != game.outcome:
        raise ResultError(f"the game did not end {_describe(outcome)}: the rules let it go on")


def _declare(game: Game, outcome: Outcome | None) -> None:
    """Resign, agree or lose on time as `outcome` says; nothing where it says something else."""
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
