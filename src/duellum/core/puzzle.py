"""Puzzles: what one is, and what a game brings so that puzzles can be mined for it.

A puzzle is a position and the lines that solve it. The position says who acts, so a line shows which of its
moves are the solver's and which are replies that are played out.
"""

import hashlib
from base64 import b32encode
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Generic, Protocol

from duellum.core.errors import NotAvailableError
from duellum.core.i18n import ENGLISH
from duellum.core.registry import find_part, has_part, load_rules
from duellum.core.rules import Position, PositionT, Rules

_ID_LENGTH = 6
BEGINNER = "beginner"
"""The theme of the puzzles that a newcomer sees first, from the easiest on."""


class NoPuzzlesError(NotAvailableError):
    """The game has no puzzles."""


@dataclass(frozen=True, slots=True)
class Puzzle(Generic[PositionT]):
    """A position, the lines that solve it, what it is about, and how hard it is.

    In a notebook it draws itself.

    >>> puzzle = Puzzle("battle", "4k4/9/9/9/9/4T4/9/4K4 w 0 1", (("e3n5",),), ("win-1",), 500)
    >>> puzzle
    <Puzzle battle 6cajv2: win-1, rated 500>
    >>> puzzle.is_solved_by(["e3n5"]), puzzle.is_solved_by(["e1n1"])
    (True, False)
    >>> puzzle.position
    Position('4k4/9/9/9/9/4T4/9/4K4 w 0 1')
    """

    game: str
    """The name of the game."""
    position_text: str
    """The text of :attr:`position`."""
    answers: tuple[tuple[str, ...], ...]
    """The lines that solve it, the best first: the solver's moves and the replies to them."""
    themes: tuple[str, ...] = ()
    """What it is about, the most important first."""
    rating: int = 0
    """How hard it is, on the scale of the players' ratings of puzzles."""

    @property
    def id(self) -> str:
        """A short name made of the position and the best line: the same wherever the puzzle is mined."""
        text = "\n".join((self.game, self.position_text, *self.solution))
        return b32encode(hashlib.sha256(text.encode()).digest()).decode().lower()[:_ID_LENGTH]

    @property
    def solution(self) -> tuple[str, ...]:
        """The best line."""
        return self.answers[0]

    def __repr__(self) -> str:
        return f"<Puzzle {self.game} {self.id}: {', '.join(self.themes)}, rated {self.rating}>"

    @property
    def position(self) -> PositionT:
        """The position; the solver is to move. Raises :class:`~duellum.core.errors.PositionError`."""
        rules: Rules[PositionT] = load_rules(self.game)  # type: ignore[assignment]  # the game's own
        return rules.parse_position(self.position_text)

    def svg(self, **options: Any) -> str:  # noqa: ANN401 - each game has its own
        """Return the position as an SVG document.

        Args:
            **options: The game's own, such as ``flipped`` of :func:`duellum.battle.draw_svg`.
        """
        return self.position.svg(**options)

    def text(self, language: str = ENGLISH) -> str:
        """Return the position drawn as text for terminals.

        Args:
            language: The language of its words, such as ``"it"``.
        """
        return self.position.text(language=language)

    def _repr_html_(self) -> str:
        """Let notebooks show a puzzle that ends a cell: its position, who is to move, and how hard it is."""
        caption = f"{self.id}: {self.position.to_move} to move, {', '.join(self.themes)}, rated {self.rating}"
        return f'<figure style="max-width: 30em"><figcaption>{caption}</figcaption>{self.svg()}</figure>'

    def is_solved_by(self, moves: Sequence[str]) -> bool:
        """Whether the solver's `moves`, with the replies of the answers between them, solve the puzzle.

        Args:
            moves: The solver's moves as text, without the replies.

        Moves that lead to the same position count as the same, and so does every move that wins at once where
        the answer wins. Raises :class:`~duellum.core.errors.MoveError` for a move that is not legal,
        :class:`ValueError` for more moves than the solution has.
        """
        return any(self._follows(answer, moves) for answer in self.answers)

    def _follows(self, answer: Sequence[str], moves: Sequence[str]) -> bool:
        position: Position = self.position
        solver, given = position.to_move, iter(moves)
        for text in answer:
            wanted = position.play(position.parse_move(text))
            if position.to_move == solver:
                move = next(given, None)
                if move is None or not is_same_result(position.play(position.parse_move(move)), wanted):
                    return False
            position = wanted
        if (extra := next(given, None)) is not None:
            raise ValueError(f"there is a move after the end of the solution: {extra}")
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
    """Why a search with many times the nodes refutes it; None if it does not."""
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
        """Return why a search with `effort` times the mining nodes refutes a puzzle; None if it does not."""

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
