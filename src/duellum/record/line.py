"""A line of a record while it is parsed: moves with their comments, clock times and variations."""

from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

from duellum.core.rules import Position
from duellum.record.record import RecordedMove, RecordError

MAX_DEPTH = 50
"""How deep variations may be nested: nobody reads deeper, and the text may be hostile."""
MAX_MOVES = 4_000
"""How many moves and rolls a record may have, those of its variations included."""


@dataclass
class LineBuilder:
    """The moves of a game, or of a variation, found so far."""

    positions: list[Position]
    """Where the line begins, and the position after each move."""
    depth: int = 0
    """How many variations it is in; 0 for the game itself."""
    moves: list[Any] = field(default_factory=list)
    comments: defaultdict[int, list[str]] = field(default_factory=lambda: defaultdict(list))
    """Comments by the number of moves before them."""
    clocks: dict[int, float] = field(default_factory=dict)
    """Seconds left by the number of moves before them."""
    variations: defaultdict[int, list[tuple[RecordedMove, ...]]] = field(
        default_factory=lambda: defaultdict(list)
    )
    """Variations by the number of the move that they replace, counted from 1."""

    def play(self, text: str) -> None:
        """Add a move. Raises :class:`~duellum.core.errors.MoveError` unless it is legal."""
        before = self.positions[-1]
        move = before.parse_move(text)
        self.add_move(move, before.play(move))

    def add_move(self, move: object, after: Position) -> None:
        """Add a legal move and the position after it."""
        self.moves.append(move)
        self.positions.append(after)

    def add_comment(self, comment: str) -> None:
        """Add a comment on the last move."""
        self.comments[len(self.moves)].append(comment)

    def add_clock(self, seconds: str) -> None:
        """Add the clock time after the last move. Raises :class:`RecordError` before the first."""
        if not self.moves:
            raise RecordError("there is a clock time before the first move")
        self.clocks[len(self.moves)] = float(seconds)

    def begin_variation(self) -> "LineBuilder":
        """Return the line of a variation of the last move. Raises :class:`RecordError` if none can be."""
        if not self.moves:
            raise RecordError("there is a variation before the first move")
        if self.depth == MAX_DEPTH:
            raise RecordError(f"variations are nested more than {MAX_DEPTH} deep")
        return LineBuilder([self.positions[-2]], self.depth + 1)

    def end_variation(self, variation: "LineBuilder") -> None:
        """Add a variation of the last move. Raises :class:`RecordError` for one without moves."""
        if not variation.moves:
            raise RecordError("a variation has no moves")
        variation.comments[1] = variation.comments[0] + variation.comments[1]
        self.variations[len(self.moves)].append(variation.finish())

    def finish(self) -> tuple[RecordedMove, ...]:
        """Return the moves."""
        return tuple(
            RecordedMove(move, self.comment(number), self.clocks.get(number), tuple(self.variations[number]))
            for number, move in enumerate(self.moves, 1)
        )

    def comment(self, number: int) -> str:
        """Return the comment after this many moves."""
        return " ".join(filter(None, self.comments[number]))
