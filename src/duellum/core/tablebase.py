"""The tablebase contract: what a game's solved endings are asked, and what they answer."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeAlias

from duellum.core.errors import NotAvailableError
from duellum.core.rules import MoveT


class NoTablebaseError(NotAvailableError):
    """The game has no solved endings."""


@dataclass(frozen=True, slots=True)
class Ending(Generic[MoveT]):
    """What a solved position is worth, with best play of both sides."""

    win_probability: float
    """Of the side to move: 1 for a win, a half for a draw, 0 for a loss."""
    plies_to_end: int | None
    """In how many plies it is won (above 0) or lost (below 0); None for a draw."""
    best_moves: tuple[MoveT, ...]
    """The moves that win soonest, else draw, else lose latest."""


class Tablebase(Protocol[MoveT]):
    """The solved endings of a game."""

    def probe(self, position: Any, /) -> Ending[MoveT] | None:  # noqa: ANN401 - each game has its own
        """Return what a position is worth; None if it is not solved.

        Args:
            position: A position of the game, or its text.
        """


TablebaseLoader: TypeAlias = Callable[[Callable[[float], None] | None], Tablebase[Any]]
"""What a game brings: loads its solved endings, telling the share that is done."""
