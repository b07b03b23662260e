"""Puzzles: what one is, and what a game brings so that puzzles can be mined for it.

A puzzle is a position and the lines that solve it. The position says who acts, so a line tells which of its
moves are the solver's and which are replies that are played out.
"""

import hashlib
from base64 import b32encode
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Protocol

from duellum.core.errors import UnknownGameError
from duellum.core.registry import find_part, has_part, load_rules
from duellum.core.rules import Position

_ID_LENGTH = 6
BEGINNER = "beginner"
"""The theme of the puzzles that a newcomer sees first, from the easiest on."""


class NoPuzzlesError(UnknownGameError):
    """The game has no puzzles."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, the lines that solve it, what it is about, and how hard it is.

    >>> puzzle = Puzzle("battle", "4k4/9/9/9/9/4T4/9/4K4 w 0 1", (("e3n5",),), ("win-1",), 500)
    >>> puzzle
    <Puzzle battle 6cajv2: win-1, rated 500>
    >>> puzzle.is_solved_by(["e3n5"]), puzzle.is_solved_by(["e1n1"])
    (True, False)
    """

    game: str
    position: str
    """The text of the position; the solver is to move."""
    answers: tuple[tuple[str, ...], ...]
    """The lines that solve it, the best first: the solver's moves and the replies to them."""
    themes: tuple[str, ...] = ()
    """What it is about, the most important first."""
    rating: int = 0
    """How hard it is, on the scale of the players' ratings of puzzles."""

    @property
    def id(self) -> str:
        """A short name made of the position and the best line: the same wherever the puzzle is mined."""
        text = "\n".join((self.game, self.position, *self.solution))
        return b32encode(hashlib.sha256(text.encode()).digest()).decode().lower()[:_ID_LENGTH]

    @property
    def solution(self) -> tuple[str, ...]:
        """The best line."""
        return self.answers[0]

    def __repr__(self) -> str:
        return f"<Puzzle {self.game} {self.id}: {', '.join(self.themes)}, rated {self.rating}>"

    def start(self) -> Position:
        """Return the position as the rules have it. Raises :class:`~duellum.core.errors.PositionError`."""
        position: Position = load_rules(self.game).parse_position(self.position)
        return position

    def is_solved_by(self, moves: Sequence[str]) -> bool:
        """Whether the solver's `moves`, with the replies of the answers between them, solve the puzzle.

        Moves that lead to the same position count as the same, and so does every move that wins at once where
        the answer wins. Raises :class:`~duellum.core.errors.MoveError` for a move that is not legal,
        :class:`ValueError` for more moves than the solution has.
        """
        return any(self._follows(answer, moves) for answer in self.answers)

    def _follows(self, answer: Sequence[str], moves: Sequence[str]) -> bool:
        position, solver, given = self.start(), self.start().to_move, iter(moves)
        for text in answer:
            wanted = position.play(position.parse_move(text))
            if position.to_move == solver:
                move = next(given, None)
                if move is None or not is_same_result(position.play(position.parse_move(move)), wanted):
                    return False
            position = wanted
        if (extra := next(given, None)) is not None:
            raise ValueError(f"{extra} is one move more than the solution has")
        return True


def is_same_result(one: Position, other: Position) -> bool:
    """Whether two positions are the same, or the same side has won in both."""
    if str(one) == str(other):
        return True
    outcome, wanted = one.outcome(), other.outcome()
    return outcome is not None and wanted is not None and outcome.winner == wanted.winner is not None


@dataclass(frozen=True, slots=True)
class MinedPuzzle:
    """A puzzle with what was found out when it was mined."""

    puzzle: Puzzle
    refutation: str | None = None
    """Why a search with many times the nodes refutes it; None where it stands."""
    depth: int = 1
    """The depth from which on a search finds the first move and stays with it."""
    failures: Mapping[int, float] = field(default_factory=dict)
    """By level, the share of attempts that did not solve it."""


class PuzzleMaker(Protocol):
    """What a game brings: where its puzzles come from, and when a position is one."""

    @property
    def themes(self) -> Sequence[str]:
        """Every theme, the goals first."""

    def propose(self, seed: int) -> Iterator[Puzzle]:
        """Yield the puzzles of one source, such as a game of self-play, that meet the criteria."""

    def refute(self, puzzle: Puzzle, effort: int) -> str | None:
        """Return why a search with `effort` times the mining nodes refutes a puzzle; None where it stands."""

    def find_depth(self, puzzle: Puzzle) -> int:
        """Return the depth from which on a search finds the first move and stays with it."""

    def is_solved(self, puzzle: Puzzle, level: int, seed: int) -> bool:
        """Whether a bot of this level solves the puzzle."""

    def rate(self, mined: MinedPuzzle) -> int:
        """Return how hard a puzzle is."""

    def list_signatures(self, puzzle: Puzzle) -> frozenset[str]:
        """Return texts of which two puzzles share one only if they are nearly the same."""

    def is_solved_ending(self, puzzle: Puzzle) -> bool:
        """Whether a tablebase knows the position of a puzzle; a collection has few of these."""

    def choose_first(self, puzzles: Sequence[Puzzle]) -> Sequence[Puzzle]:
        """Return the puzzles for newcomers out of a collection, the easiest first; may be none."""


def has_puzzles(game: str) -> bool:
    """Whether a game has puzzles."""
    return has_part(game, "puzzles")


@cache
def load_puzzle_maker(game: str) -> PuzzleMaker:
    """Return what a game brings to mine puzzles. Raises :class:`NoPuzzlesError`."""
    create = find_part(game, "puzzle_maker")
    if create is None:
        raise NoPuzzlesError(f"{game!r} has no puzzles")
    maker: PuzzleMaker = create()
    return maker
