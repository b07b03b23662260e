"""Facts about a turn or the rest of one, by the plain rules: its steps, points, and the fields it skips."""

from collections.abc import Sequence
from dataclasses import dataclass

from duellum.qwixx.rules.board import LAST, Field, Row, Stack, colour_of, field_at, place_of
from duellum.qwixx.rules.placement import Effect, Placement, find_forbidding_clause
from duellum.qwixx.rules.position import Decline, Position
from duellum.qwixx.rules.scoring import row_score


@dataclass(frozen=True, slots=True)
class PlacedStone:
    """A stone placed in a turn, with the positions before and after it."""

    before: Position
    move: Placement
    after: Position

    @property
    def row(self) -> Row:
        """Its row before it is placed."""
        return self.before.board[colour_of(self.move.field)]

    @property
    def skipped(self) -> int:
        """How many fields lie between the player's right-most stone in the row and this one; 0 on a stack."""
        return max(0, place_of(self.move.field) - self.row.rightmost(self.before.to_move) - 1)

    @property
    def points(self) -> int:
        """What the row gains for the player, the lock stone included."""
        side, row = self.before.to_move, self.after.board[colour_of(self.move.field)]
        return row_score(row, side) - row_score(self.row, side)

    @property
    def points_taken(self) -> int:
        """What the opponent loses in the row."""
        side, row = self.before.to_move.other, self.after.board[colour_of(self.move.field)]
        return row_score(self.row, side) - row_score(row, side)

    @property
    def opened_field(self) -> Field | None:
        """The row's last field, where this stone is the one that opens it to the player (Q17)."""
        last, side = field_at(colour_of(self.move.field), LAST), self.before.to_move
        row = self.after.board[colour_of(self.move.field)]
        was_short = find_forbidding_clause(self.row, side, last) == "Q17"
        return last if was_short and find_forbidding_clause(row, side, last) is None else None

    @property
    def overtaken(self) -> tuple[Field, Stack] | None:
        """The opponent's front that this stone passes; None where it passes none."""
        place = self.row.front
        stack = self.row.stacks[place] if 0 <= place < place_of(self.move.field) else None
        if stack is None or stack.side is self.before.to_move:
            return None
        return field_at(colour_of(self.move.field), place), stack


def trace_turn(position: Position, line: Sequence[Placement | Decline]) -> tuple[list[PlacedStone], Position]:
    """Return the stones that a turn places, and the position after it."""
    stones = list[PlacedStone]()
    for move in line:
        after = position.play(move)
        if isinstance(move, Placement):
            stones.append(PlacedStone(position, move, after))
        position = after
    return stones, position


def count_points(position: Position, line: Sequence[Placement | Decline]) -> int:
    """Return how many points a turn brings its player; -5 for a misthrow."""
    _, after = trace_turn(position, line)
    return after.total(position.to_move) - position.total(position.to_move)


def find_fields(position: Position) -> set[Field]:
    """Return every field that the turn under way can still place a stone on, by either action."""
    fields = {move.field for move in position.legal_moves() if isinstance(move, Placement)}
    if position.first_choice is None:
        for move in position.legal_moves():
            after = position.play(move)
            fields |= {one.field for one in after.legal_moves() if isinstance(one, Placement)}
    return fields


def is_misthrow(line: Sequence[Placement | Decline]) -> bool:
    """Whether a turn ends in a misthrow."""
    return isinstance(line[-1], Decline) and line[-1].is_misthrow


def closes_row(stone: PlacedStone) -> bool:
    """Whether a stone closes its row."""
    return stone.move.effect is Effect.CLOSE
