"""One game in progress: its rules, its history, and how it ended."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Literal, overload

from duellum.core.errors import MoveError, over_error
from duellum.core.i18n import ENGLISH, Translatable
from duellum.core.position import BasePosition
from duellum.core.registry import load_rules
from duellum.core.rules import Actor, MoveT, Outcome, Position, PositionT, Rules, Side

if TYPE_CHECKING:  # so that a type checker knows the moves of Game("battle")
    from duellum import battle, qwixx


@dataclass(frozen=True, slots=True)
class Ply(Generic[PositionT, MoveT]):
    """One move or roll of a game, with the positions before and after it."""

    before: PositionT
    move: MoveT
    after: PositionT
    comment: str = ""
    clock: float | None = None
    """The seconds its player had left; None if that is not known."""

    @property
    def side(self) -> Side:
        """Whose turn it was."""
        return self.before.to_move


def roll_dice(rng: random.Random, count: int) -> list[int]:
    """Return the faces of `count` dice, rolled with a random generator."""
    return [rng.randint(1, 6) for _ in range(count)]


class Game(Generic[PositionT, MoveT]):
    """A game in progress, from the usual start or from a given position.

    Args:
        rules: The game, or its name, such as ``"battle"``.
        start: The first position, or its text; by default the usual start.

    >>> game = Game("battle")
    >>> game.play("i1n4w1")
    >>> game.resign(game.position.to_move)
    >>> game.outcome
    Outcome(winner=Side.WHITE, reason='resignation', clause='B21')
    >>> game
    <Game battle: 1 ply, White won by resignation>
    """

    @overload
    def __init__(
        self: "Game[battle.Position, battle.Move]",
        rules: Literal["battle"],
        start: "battle.Position | str | None" = None,
    ) -> None: ...
    @overload
    def __init__(
        self: "Game[qwixx.Position, qwixx.Move]",
        rules: Literal["qwixx"],
        start: "qwixx.Position | str | None" = None,
    ) -> None: ...
    @overload
    def __init__(self, rules: Rules[PositionT, MoveT], start: PositionT | str | None = None) -> None: ...
    @overload
    def __init__(self: "Game[Position, Any]", rules: str, start: Position | str | None = None) -> None: ...
    def __init__(self, rules: Rules[Any, Any] | str, start: Any = None) -> None:
        given: Any = rules
        self.rules: Rules[PositionT, MoveT] = given if isinstance(given, Rules) else load_rules(given)
        """Which game it is."""
        self._positions: list[PositionT] = [_parse_start(self.rules, start)]
        self._moves: list[MoveT] = []
        self._outcome = self.rules.find_outcome(self._positions)
        self._is_declared = False

    def __repr__(self) -> str:
        plies = "1 ply" if len(self._moves) == 1 else f"{len(self._moves)} plies"
        return f"<Game {self.rules.name}: {plies}, {self._status()}>"

    def _status(self) -> str:
        if self._outcome is not None:
            winner = self._outcome.winner
            return f"{'draw' if winner is None else f'{winner} won'} by {self._outcome.reason}"
        return f"{self.position.to_move} to {'roll' if self.actor == 'dice' else 'move'}"

    def __copy__(self) -> "Game[PositionT, MoveT]":
        """Return an independent game: moves in one do not affect the other."""
        game = Game(self.rules, self._positions[0])
        game._positions, game._moves = [*self._positions], [*self._moves]
        game._outcome, game._is_declared = self._outcome, self._is_declared
        return game

    def __getitem__(self, index: int) -> Ply[PositionT, MoveT]:
        """Return one move or roll with the positions around it, from 0."""
        before, after = self._positions[:-1][index], self._positions[1:][index]
        return Ply(before, self._moves[index], after)

    def __iter__(self) -> Iterator[Ply[PositionT, MoveT]]:
        """Yield every move and roll so far, with the positions around it."""
        for before, move, after in zip(self._positions, self._moves, self._positions[1:], strict=False):
            yield Ply(before, move, after)

    def __len__(self) -> int:
        return len(self._moves)

    @property
    def positions(self) -> Sequence[PositionT]:
        """Every position so far, the start first."""
        return tuple(self._positions)

    @property
    def moves(self) -> Sequence[MoveT]:
        """Every move and roll so far."""
        return tuple(self._moves)

    @property
    def position(self) -> PositionT:
        """The current position."""
        return self._positions[-1]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it is being played."""
        return self._outcome

    @property
    def actor(self) -> Actor:
        """Who acts; unlike the position's `actor`, it takes the whole game into account."""
        return None if self._outcome else self._positions[-1].actor

    def legal_moves(self) -> Sequence[MoveT]:
        """Return the moves of the side to act; none once the game is over."""
        return () if self._outcome else self._positions[-1].legal_moves()

    @property
    def last_move(self) -> MoveT | None:
        """The move or roll that led here; None at the start."""
        return self._moves[-1] if self._moves else None

    def parse_move(self, text: str) -> MoveT:
        """Return the legal move, or the possible roll, that a text denotes. Raises :class:`MoveError`.

        Args:
            text: The move in notation, such as ``"i1n4w1"``.
        """
        self._check_not_over()
        move: MoveT = self._positions[-1].parse_move(text)
        return move

    def play(self, move: MoveT | str) -> None:
        """Make a move or a roll.

        Args:
            move: One of :meth:`legal_moves`, a roll, or its text.

        Raises :class:`MoveError` unless it is legal; then nothing has changed.
        """
        self._check_not_over()
        if isinstance(move, str):
            move = self.parse_move(move)
        self._positions.append(self._positions[-1].play(move))
        self._moves.append(move)
        self._outcome = self.rules.find_outcome(self._positions)

    def roll(self, rng: random.Random | None = None) -> MoveT:
        """Roll the dice that are due, and return the roll.

        Args:
            rng: The generator to use; by default a new one, which nobody can predict.

        Raises :class:`MoveError` unless dice are due.
        """
        self._check_not_over()
        if self.actor != "dice":
            raise MoveError(
                "no dice are due now: the side to act chooses a move", why=Translatable("refused-no-dice-due")
            )
        if not isinstance(rng, random.Random | None):
            raise TypeError(f"roll() needs a random.Random, not {type(rng).__name__}")
        position = self._positions[-1]
        roll: MoveT = position.roll(roll_dice(rng or random.Random(), position.dice_due))
        self.play(roll)
        return roll

    def undo(self) -> None:
        """Take back what happened last: a resignation or agreement, or else a move or roll.

        Raises :class:`MoveError` at the start.
        """
        if not self._is_declared:
            if not self._moves:
                raise MoveError("there is no move to take back", why=Translatable("refused-nothing-to-undo"))
            self._moves.pop()
            self._positions.pop()
        self._is_declared = False
        self._outcome = self.rules.find_outcome(self._positions)

    def resign(self, side: Side) -> None:
        """End the game by resignation. Raises :class:`MoveError` if it is already over.

        Args:
            side: The side that resigns.
        """
        self._declare(self._side(side).other, "resignation")

    def agree_draw(self) -> None:
        """End the game as a draw by agreement. Raises :class:`MoveError` if it is already over."""
        self._declare(None, "agreement")

    def lose_on_time(self, side: Side) -> None:
        """End the game on time. Raises :class:`MoveError` if it is already over.

        Args:
            side: The side that has no time left.
        """
        self._declare(self._side(side).other, "time")

    def svg(self, **options: Any) -> str:  # noqa: ANN401 - each game has its own
        """Return the current position as an SVG document, with the last move marked.

        Args:
            **options: The game's own, such as ``flipped`` of :func:`duellum.battle.draw_svg`.
        """
        return self.rules.draw_svg(self.position, self.last_move, **options)

    def text(self, language: str = ENGLISH) -> str:
        """Return the current position drawn as text for terminals, with the last move marked.

        Args:
            language: The language of its words, such as ``"it"``.
        """
        return self.rules.draw_text(self.position, self.last_move, language=language)

    def _repr_svg_(self) -> str:
        """Let notebooks draw a game that ends a cell."""
        return self.svg()

    def _side(self, side: Side) -> Side:
        if not isinstance(side, Side):
            names = " or ".join(map(repr, self.rules.sides))
            raise TypeError(f"a side must be {names}, not {type(side).__name__}")
        return self.rules.sides[side]

    def _declare(self, winner: Side | None, reason: str) -> None:
        self._check_not_over()
        self._outcome = Outcome(winner, reason, self.rules.agreement_clause)
        self._is_declared = True

    def _check_not_over(self) -> None:
        if self._outcome:
            raise over_error(self._outcome.reason, self._outcome.clause)


def _parse_start(rules: Rules[PositionT, Any], start: Any) -> PositionT:  # noqa: ANN401 - checked here
    if start is None:
        return rules.starts[0]
    if isinstance(start, str):
        return rules.parse_position(start)
    if isinstance(start, BasePosition) and start.game != rules.name:
        raise TypeError(f"{rules.title} does not start from a position of {load_rules(start.game).title}")
    if not isinstance(start, type(rules.starts[0])):
        raise TypeError(f"{rules.title} starts from a position or its text, not from {type(start).__name__}")
    return start
