"""What a record holds: a game from its start to its end, with names, comments and clock times."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import Any

from duellum.core.errors import MoveError
from duellum.core.game import Game
from duellum.core.rules import Outcome, Position, Rules, Side


class RecordError(ValueError):
    """A text that is no record, or a record of a game that cannot have happened; says where and why.

    `line` is where in the text, None where there is none; what is wrong there is the error's cause.
    """

    def __init__(self, message: str, line: int | None = None) -> None:
        super().__init__(message)
        self.line = line


class ResultError(RecordError):
    """A record that ends another way than its game did."""


@dataclass(frozen=True, slots=True)
class Ply:
    """A move or roll, with what was said of it and the seconds its player had left."""

    move: Any
    comment: str = ""
    clock: float | None = None


@dataclass(frozen=True)
class Record:
    """A game as it was played."""

    rules: Rules
    start: Position
    plies: tuple[Ply, ...] = ()
    outcome: Outcome | None = None
    """How it ended; None for a game that goes on."""
    tags: Mapping[str, str] = field(default_factory=dict)
    """Players by the names of their seats, date, clock and whatever else was noted, in order."""
    comment: str = ""
    """What was said before the first move."""

    @classmethod
    def of(cls, game: Game, tags: Mapping[str, str] | None = None) -> "Record":
        """Return the record of a game being played."""
        plies = tuple(Ply(move) for move in game.moves)
        return cls(game.rules, game.positions[0], plies, game.outcome, dict(tags or {}))

    def continued(self, game: Game) -> "Record":
        """Return the record of `game`, keeping the tags and what was said of the moves that still stand."""
        same = takewhile(lambda pair: pair[0].move == pair[1], zip(self.plies, game.moves, strict=False))
        kept = tuple(ply for ply, _ in same)
        plies = kept + tuple(Ply(move) for move in game.moves[len(kept) :])
        return replace(self, plies=plies, outcome=game.outcome)

    def replay(self) -> Game:
        """Play the game again and return it. Raises :class:`RecordError` unless it is legal to its end."""
        game = Game(self.rules, self.start)
        for number, ply in enumerate(self.plies, 1):
            try:
                game.play(ply.move)
            except MoveError as error:
                raise RecordError(f"move {number}, {ply.move}: {error}") from error
        end(game, self.outcome)
        return game


def end(game: Game, outcome: Outcome | None) -> None:
    """Let `game` end as the record says. Raises :class:`ResultError` where that contradicts the rules."""
    if outcome == game.outcome:
        return
    if game.outcome is not None:
        raise ResultError(f"by the rules the game ended {_tell(game.outcome)}, not {_tell(outcome)}")
    _declare(game, outcome)
    if outcome != game.outcome:
        raise ResultError(f"the game did not end {_tell(outcome)}: the rules let it go on")


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


def _tell(outcome: Outcome | None) -> str:
    return "unfinished" if outcome is None else f"{outcome.result} by {outcome.reason}"
