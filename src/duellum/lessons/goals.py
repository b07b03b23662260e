"""Goals that do not depend on the game, and combinations of goals."""

from dataclasses import dataclass
from typing import Any

from duellum.lessons.model import Goal

# ruff: noqa: ANN401 - each game has positions and moves of its own


@dataclass(frozen=True)
class AnyMove:
    """Met by every move: the last item in a list of mistakes."""

    def is_met(self, before: Any, move: Any) -> bool:  # noqa: ARG002 - a goal's own form
        """Return True."""
        return True


@dataclass(frozen=True)
class Play:
    """Play one of these moves, or make this roll, given in notation."""

    moves: tuple[str, ...]

    def is_met(self, before: Any, move: Any) -> bool:  # noqa: ARG002 - a goal's own form
        """Whether the move is one of them."""
        return str(move) in self.moves


@dataclass(frozen=True)
class Win:
    """Win the game with this move."""

    def is_met(self, before: Any, move: Any) -> bool:
        """Whether the game is over after the move, and its player has won."""
        outcome = before.play(move).outcome()
        return outcome is not None and outcome.winner == before.to_move


@dataclass(frozen=True)
class Lose:
    """Lose the game with this move."""

    def is_met(self, before: Any, move: Any) -> bool:
        """Whether the game is over after the move, and the opponent has won."""
        outcome = before.play(move).outcome()
        return outcome is not None and outcome.winner == before.to_move.other


@dataclass(frozen=True)
class End:
    """End the game, whichever side wins."""

    def is_met(self, before: Any, move: Any) -> bool:
        """Whether the game is over after the move."""
        return before.play(move).outcome() is not None


@dataclass(frozen=True)
class AllOf:
    """Meet several goals with one move."""

    goals: tuple[Goal, ...]

    def is_met(self, before: Any, move: Any) -> bool:
        """Whether the move meets all of them."""
        return all(goal.is_met(before, move) for goal in self.goals)


@dataclass(frozen=True)
class Without:
    """Avoid something."""

    goal: Goal

    def is_met(self, before: Any, move: Any) -> bool:
        """Whether the move does not meet the goal."""
        return not self.goal.is_met(before, move)
