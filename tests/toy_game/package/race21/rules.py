"""The rules of Race to 21.

R1  The player to move rolls one die.
R2  The player then adds it to their total or passes; either way the turn ends.
R3  A player with exactly 21 wins.
R4  A player with more than 21 loses.
R5  After six passes in a row the game is drawn.
R6  A player may resign, or agree to a draw; a player who runs out of time loses.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Literal, Self

from duellum.core.errors import MoveError, PositionError, check_text
from duellum.core.i18n import Translatable
from duellum.core.position import BasePosition
from duellum.core.rules import Actor, Outcome, Side

GOAL = 21
MAX_PASSES = 6


class Player(Side):
    """The two players."""

    RED = 0
    BLUE = 1


Move = Literal["add", "pass", "d1", "d2", "d3", "d4", "d5", "d6"]
"""A choice, or a roll: the face of the die after a ``d``."""
_CHOICES: tuple[Move, ...] = ("add", "pass")


@dataclass(frozen=True, slots=True, repr=False)
class Position(BasePosition):
    """Both totals, whose turn it is, the die (0 until it is rolled), and the passes in a row."""

    game: ClassVar[str] = "race21"
    totals: tuple[int, int]
    to_move: Player
    die: int = 0
    passes: int = 0

    def __str__(self) -> str:
        red, blue = self.totals
        return f"{red}:{blue} {'rb'[self.to_move]} {self.die or '-'} {self.passes}"

    @property
    def actor(self) -> Actor:
        """Who acts."""
        if self.outcome():
            return None
        return self.to_move if self.die else "dice"  # R1

    @property
    def dice_due(self) -> int:
        """How many dice are to be rolled now."""
        return int(self.actor == "dice")

    def legal_moves(self) -> tuple[Move, ...]:
        """Return the choices of the player to act."""
        return _CHOICES if isinstance(self.actor, Side) else ()  # R2

    def roll(self, faces: Sequence[int]) -> Move:
        """Return the roll of one die. Raises :class:`MoveError` unless it is due."""
        if len(faces) != self.dice_due or not set(faces) <= {1, 2, 3, 4, 5, 6}:
            raise MoveError("one die is rolled, at the start of a turn", "R1")
        roll: Move = f"d{faces[0]}"  # type: ignore[assignment]  # one of the six
        return roll

    def parse_move(self, text: str) -> Move:
        """Return the legal choice or possible roll. Raises :class:`MoveError`."""
        if self.actor == "dice" and re.fullmatch("d[1-6]", text, re.ASCII):
            return self.roll([int(text[1])])
        for move in self.legal_moves():
            if move == text:
                return move
        clause, why = ("R1", "race21-illegal-roll") if self.dice_due else ("R2", "race21-illegal-move")
        raise MoveError(f"{text!r} is not legal here", clause, why=Translatable(why))

    def play(self, move: Any, /) -> Self:  # noqa: ANN401 - the contract's type
        """Return the position after a move or roll. Raises :class:`MoveError` unless it is legal."""
        check_text(move, "a move must be a text such as 'add'")
        move = self.parse_move(move)
        if move.startswith("d"):
            return replace(self, die=int(move[1]))
        after = replace(self, to_move=self.to_move.other, die=0)
        if move == "pass":
            return replace(after, passes=self.passes + 1)
        totals = list(self.totals)
        totals[self.to_move] += self.die
        return replace(after, totals=(totals[0], totals[1]), passes=0)

    def outcome(self) -> Outcome | None:
        """Return how the game ended; None while it is being played."""
        for player in Player:
            if self.totals[player] == GOAL:
                return Outcome(player, "21 reached", "R3")  # R3
            if self.totals[player] > GOAL:
                return Outcome(player.other, "over 21", "R4")  # R4
        return Outcome(None, "six passes", "R5") if self.passes == MAX_PASSES else None  # R5


START = Position((0, 0), Player.RED)
_POSITION = re.compile(r"(\d{1,2}):(\d{1,2}) ([rb]) ([-1-6]) ([0-6])", re.ASCII)


def parse_position(text: str) -> Position:
    """Return the position of a text such as ``12:7 r - 0``. Raises :class:`PositionError`."""
    found = _POSITION.fullmatch(text)
    if found is None:
        raise PositionError(f"{text!r} is not a position; one looks like '{START}'")
    red, blue, mover, die, passes = found.groups()
    face = 0 if die == "-" else int(die)
    position = Position((int(red), int(blue)), Player("rb".index(mover)), face, int(passes))
    if str(position) != text:
        raise PositionError(f"{text!r} has a leading zero")
    return position


def find_outcome(positions: Sequence[Position]) -> Outcome | None:
    """Return how a game with these positions has ended; None while it is being played."""
    return positions[-1].outcome()


def starts_turn(position: Position) -> bool:
    """Whether a new turn starts with the move made in this position: with each roll."""
    return position.die == 0


def describe(move: Move) -> str:
    """Return what a move does, in a few words."""
    if move.startswith("d"):
        return f"roll a {move[1]}"
    return "add the die" if move == "add" else "pass"


def phrase(move: Move) -> Translatable:
    """Return what a move does, as a text to translate."""
    if move.startswith("d"):
        return Translatable("race21-roll", {"face": int(move[1])})
    return Translatable(f"race21-{move}")
