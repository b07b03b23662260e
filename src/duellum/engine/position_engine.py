"""What every engine can be asked about positions, in this process or in a separate program."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any, Generic, Self

from duellum.core.engine import Limit
from duellum.core.game import Game
from duellum.core.rules import MoveT, Position, Rules
from duellum.engine.position_analysis import PositionAnalysis
from duellum.record import Record

DEFAULT_SECONDS = 1.0
"""How long an engine searches for a move if no limit is given."""
Asked = Game[Any, MoveT] | Record[Any, MoveT] | Position | str
"""A game or a record, whose last position counts; a position; or its text."""


class PositionEngine(ABC, Generic[MoveT]):
    """An engine that analyses positions and plays, within its own limits if none are given."""

    _limit: Limit

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def analyse(
        self,
        position: Asked[MoveT],
        *,
        lines: int = 1,
        time: float | None = None,
        depth: int | None = None,
        nodes: int | None = None,
    ) -> PositionAnalysis[MoveT]:
        """Return the best lines in a position.

        Args:
            position: A game or a record, whose last position counts; a position; or its text.
            lines: How many lines to find; for more than one a program needs the option ``MultiPV``.
            time: Seconds; this and the next two replace the engine's own limits.
            depth: The depth that the search may reach.
            nodes: How many positions it may look at.

        Raises:
            MoveError: The game is over, or the dice are due and the engine is a program.
            NoEngineError: The dice are due, and the engine does not look beyond them.
            EngineError: A program did not answer as the engine protocol says.

        >>> from duellum import Engine
        >>> found = Engine("battle", depth=3).analyse("4k4/9/9/9/9/4T4/9/4K4 w 0 1")
        >>> found.best, found.lines[0].plies_to_end, found.win_probability
        (Move('e3n5'), 1, 1.0)
        """
        check_whole("lines", lines)
        given = (time, depth, nodes) != (None, None, None)
        return self._analyse(position, lines, make_limit(time, depth, nodes) if given else self._limit)

    def stream(
        self,
        position: Asked[MoveT],
        *,
        lines: int = 1,
        time: float | None = None,
        depth: int | None = None,
        nodes: int | None = None,
    ) -> Iterator[PositionAnalysis[MoveT]]:
        """Yield what the engine has found so far, each time it has searched deeper or a program says more.

        It ends at a limit, when there is nothing left to find, or when you stop iterating, which stops the
        search. The engine must not be used for anything else in between.

        Args:
            position: A game or a record, whose last position counts; a position; or its text.
            lines: How many lines to find; for more than one a program needs the option ``MultiPV``.
            time: Seconds; without any limit the search continues until you stop iterating.
            depth: The depth that the search may reach.
            nodes: How many positions it may look at.

        Raises:
            MoveError: The game is over, or the dice are due and the engine is a program.
            NoEngineError: The dice are due, and the engine does not look beyond them.
            EngineError: A program did not answer as the engine protocol says.

        >>> from duellum import Engine
        >>> for found in Engine("battle").stream(Game("battle")):
        ...     if found.depth == 3:
        ...         break
        >>> found.best is not None
        True
        """
        check_whole("lines", lines)
        given = (time, depth, nodes) != (None, None, None)
        return self._stream(position, lines, make_limit(time, depth, nodes) if given else Limit())

    def choose(self, game: Asked[MoveT]) -> MoveT:
        """Return the move that the engine makes, at its level and within its limits.

        Args:
            game: A game or a record; a position; or its text.

        Raises:
            MoveError: The dice are due, the game is over, or a program's move is not legal.
            EngineError: A program did not answer as the engine protocol says.
        """
        return self._choose(game)

    def play(self, game: Game[Any, MoveT]) -> MoveT:
        """Make the engine's move in a game, and return it.

        Args:
            game: The game, which changes.

        Raises:
            MoveError: The dice are due, the game is over, or a program's move is not legal.
            EngineError: A program did not answer as the engine protocol says.

        >>> from duellum import Engine
        >>> game = Game("battle", "4k4/9/9/9/9/4T4/9/4K4 w 0 1")
        >>> Engine("battle", depth=2).play(game), game.outcome.reason
        (Move('e3n5'), 'king captured')
        """
        move = self.choose(game)
        game.play(move)
        return move

    @abstractmethod
    def close(self) -> None:
        """Release the engine's resources."""

    @abstractmethod
    def _analyse(self, position: Asked[MoveT], lines: int, limit: Limit) -> PositionAnalysis[MoveT]: ...

    @abstractmethod
    def _stream(
        self, position: Asked[MoveT], lines: int, limit: Limit
    ) -> Iterator[PositionAnalysis[MoveT]]: ...

    @abstractmethod
    def _choose(self, game: Asked[MoveT]) -> MoveT: ...


def to_game(rules: Rules[Any, Any], position: object) -> Game:
    """Return the game that an engine is asked about. Raises :class:`TypeError` where it is of other rules."""
    if isinstance(position, Record):
        position = position.replay()
    if position is None:
        raise TypeError("an engine can analyse a Game, a Record, a position or its text, not None")
    if not isinstance(position, Game):
        given: Any = position
        return Game(rules, given)
    if position.rules is not rules:
        raise TypeError(f"this is an engine for {rules.title}, not for {position.rules.title}")
    return position


def make_limit(time: float | None, depth: int | None, nodes: int | None) -> Limit:
    """Return a search limit; :data:`DEFAULT_SECONDS` where none is given. Raises :class:`ValueError`."""
    for name, value in (("depth", depth), ("nodes", nodes)):
        if value is not None:
            check_whole(name, value)
    if time is not None and (isinstance(time, bool) or not isinstance(time, int | float)):
        raise TypeError(f"time must be a number of seconds, not {type(time).__name__}")
    if time is not None and not time > 0:
        raise ValueError(f"time must be positive, not {time!r}")
    if (time, depth, nodes) == (None, None, None):
        return Limit(seconds=DEFAULT_SECONDS)
    return Limit(depth, nodes, time)


def check_whole(name: str, value: object, most: int | None = None, least: int = 1) -> None:
    """Raise :class:`TypeError` unless it is a whole number, :class:`ValueError` unless it is in range."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(f"{name} must be an integer, not {type(value).__name__}")
    if value < least or (most is not None and value > most):
        expected = f"at least {least}" if most is None else f"from {least} to {most}"
        raise ValueError(f"{name} must be {expected}, not {value}")
