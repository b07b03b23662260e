"""Goals and facts of Qwixx Duel, decided by its plain rules."""

from dataclasses import dataclass

from duellum.qwixx.rules.board import BLACK, Colour, colour_of, field_at, field_name, field_numbered
from duellum.qwixx.rules.placement import Effect, Placement, find_forbidding_clause
from duellum.qwixx.rules.position import Decline, Move, Position
from duellum.qwixx.rules.scoring import points

_COLOURS = {colour.letter: colour for colour in Colour}


@dataclass(frozen=True)
class Place:
    """Place a stone on a field, or on any field of a row."""

    target: str
    """A field such as r7, or the letter of a row."""

    def is_met(self, before: Position, move: Move) -> bool:  # noqa: ARG002 - a goal's own form
        """Whether the stone goes there."""
        if not isinstance(move, Placement):
            return False
        return self.target in (field_name(move.field), colour_of(move.field).letter)


@dataclass(frozen=True)
class Achieve:
    """Place a stone with this effect: place, stack, capture or close."""

    effect: str

    def is_met(self, before: Position, move: Move) -> bool:  # noqa: ARG002 - a goal's own form
        """Whether the placement has it."""
        return isinstance(move, Placement) and move.effect is Effect(self.effect)


@dataclass(frozen=True)
class Pass:
    """Decline the action."""

    def is_met(self, before: Position, move: Move) -> bool:  # noqa: ARG002 - a goal's own form
        """Whether no stone is placed."""
        return isinstance(move, Decline)


@dataclass(frozen=True)
class UsableNumber:
    """The one of a few numbers of a row that Black may place on, regardless of the dice."""

    row: str
    numbers: tuple[int, ...]

    def compute(self, position: Position) -> int:
        """Return the number. Raises :class:`ValueError` unless there is just one."""
        colour = _COLOURS[self.row]
        [number] = [
            number
            for number in self.numbers
            if find_forbidding_clause(position.board[colour], BLACK, field_numbered(colour, number)) is None
        ]
        return number


@dataclass(frozen=True)
class Captures:
    """How many grey stones of a row Black may capture, regardless of the dice."""

    row: str

    def compute(self, position: Position) -> int:
        """Return their number."""
        colour = _COLOURS[self.row]
        row = position.board[colour]
        return sum(
            stack.side is not BLACK and find_forbidding_clause(row, BLACK, field_at(colour, place)) is None
            for place, stack in row
        )


@dataclass(frozen=True)
class RowStones:
    """Black's stones in a row, the lock's included."""

    row: str

    def compute(self, position: Position) -> int:
        """Return their number."""
        return position.board[_COLOURS[self.row]].count(BLACK)


@dataclass(frozen=True)
class RowPoints:
    """Black's points in a row, or what they would be with more stones."""

    row: str
    added: int = 0

    def compute(self, position: Position) -> int:
        """Return the points."""
        return points(position.board[_COLOURS[self.row]].count(BLACK) + self.added)


@dataclass(frozen=True)
class Total:
    """Black's total, misthrows taken off."""

    def compute(self, position: Position) -> int:
        """Return the total."""
        return position.total(BLACK)
