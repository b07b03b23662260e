"""What an engine finds in a position: the best lines, what they are worth, and the reasons for them."""

from dataclasses import dataclass
from html import escape
from typing import Any, Generic

import msgspec

from duellum.core.rules import MoveT, Position


@dataclass(frozen=True, slots=True)
class Line(Generic[MoveT]):
    """A line of play: the moves expected, what they are worth, and the reasons for the first."""

    moves: tuple[MoveT, ...]
    """The moves expected, the engine's own first."""
    win_probability: float
    """For the side to act, a draw counting half."""
    plies_to_end: int | None = None
    """In how many plies the game is won (above 0) or lost (below 0) by force; None if it is not."""
    explanation: str = ""
    """The reasons for the first move, in English; empty if the engine gives none."""

    @property
    def move(self) -> MoveT:
        """The first move."""
        return self.moves[0]

    def __str__(self) -> str:
        return f"{self.win_probability:.1%} {' '.join(map(str, self.moves))}"


@dataclass(frozen=True, slots=True)
class PositionAnalysis(Generic[MoveT]):
    """What an engine found in a position; without lines if the dice are to be rolled next.

    In a notebook it draws itself: the position after the best move, and a table of the lines.
    """

    position: Position
    """The position that was analysed."""
    win_probability: float
    """For the side whose turn it is, a draw counting half."""
    lines: tuple[Line[MoveT], ...]
    """The best first."""
    depth: int
    """How deep the search went; 0 if nothing was searched."""
    nodes: int
    """How many positions were searched."""
    seconds: float
    """How long the search took."""

    @property
    def best(self) -> MoveT | None:
        """The best move; None if the dice are to be rolled next."""
        return self.lines[0].move if self.lines else None

    def json(self) -> str:
        """Return the analysis as JSON, with moves and position in notation.

        >>> from duellum import Engine
        >>> found = Engine("battle", depth=2).analyse("4k4/9/9/9/9/4T4/9/4K4 w 0 1")
        >>> import json
        >>> json.loads(found.json())["lines"][0]["moves"]
        ['e3n5']
        """
        lines = [
            {
                "moves": [str(move) for move in line.moves],
                "win_probability": line.win_probability,
                "plies_to_end": line.plies_to_end,
                "explanation": line.explanation,
            }
            for line in self.lines
        ]
        figures = {"depth": self.depth, "nodes": self.nodes, "seconds": self.seconds}
        whole = {
            "position": str(self.position),
            "win_probability": self.win_probability,
            "lines": lines,
            **figures,
        }
        return msgspec.json.encode(whole).decode()

    def svg(self, **options: Any) -> str:  # noqa: ANN401 - each game has its own
        """Return the position after the best move as an SVG document, the move marked.

        While dice are due, it is the position itself.

        Args:
            **options: The game's own, such as ``flipped`` of :func:`duellum.battle.draw_svg`.
        """
        if self.best is None:
            return self.position.svg(**options)
        return self.position.play(self.best).svg(self.best, **options)

    def _repr_html_(self) -> str:
        """Let notebooks show an analysis that ends a cell."""
        rows = "".join(
            f"<tr><td>{line.win_probability:.1%}</td><td>{escape(' '.join(map(str, line.moves)))}</td>"
            f"<td>{escape(line.explanation)}</td></tr>"
            for line in self.lines
        )
        caption = f"{escape(str(self.position.to_move))} wins {self.win_probability:.1%}"
        figure = f'<figure style="max-width: 30em"><figcaption>{caption}</figcaption>{self.svg()}</figure>'
        return f"{figure}<table>{rows}</table>"
