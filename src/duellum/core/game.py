"""One game in progress: its rules, its history, and how it ended."""

from collections.abc import Sequence
from typing import Any

from duellum.core.errors import MoveError
from duellum.core.rules import Actor, Move, Outcome, Position, Rules, Side


class Game:
    """One game being played: its rules, its history, and how it ended.

    >>> game = Game(load_rules("battle"))
    >>> game.play(game.parse_move("i1n4w1"))
    >>> game.resign(Seat.SECOND)
    >>> game.outcome
    Outcome(winner=<Seat.FIRST: 0>, reason='resignation', clause='B21')
    """

    def __init__(self, rules: Rules, start: Position | None = None) -> None:
        self.rules = rules
        self._positions = [rules.starts[0] if start is None else start]
        self._moves: list[Move] = []
        self._outcome = rules.find_outcome(self._positions)
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
        self._outcome = self.rules.find_outcome(self._positions)

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
        self._outcome = self.rules.find_outcome(self._positions)

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
