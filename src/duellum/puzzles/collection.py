"""Collections of puzzles as text: one line for each, so compact that a browser loads all of a game's at once.

A line contains, with tabs between them: the id, the rating, the themes, the position, and the answers. Moves
have spaces between them, answers have semicolons.

>>> puzzle = Puzzle("battle", "4k4/9/9/9/9/4T4/9/4K4 w 0 1", (("e3n5",),), ("win-1",), 500)
>>> format_puzzle(puzzle).split(chr(9))
['6cajv2', '500', 'win-1', '4k4/9/9/9/9/4T4/9/4K4 w 0 1', 'e3n5']
>>> parse_puzzle("battle", format_puzzle(puzzle)) == puzzle
True
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Literal, overload

from duellum.core.puzzle import NoPuzzlesError, Puzzle, has_puzzles
from duellum.core.registry import load_plugin, load_rules
from duellum.core.rules import Rules

if TYPE_CHECKING:
    from duellum import battle, qwixx

FILE_NAME = "puzzles.tsv"


def format_puzzle(puzzle: Puzzle) -> str:
    """Return the line of a puzzle, without its end."""
    answers = ";".join(" ".join(answer) for answer in puzzle.answers)
    return "\t".join((puzzle.id, str(puzzle.rating), " ".join(puzzle.themes), puzzle.position_text, answers))


def parse_puzzle(game: str, line: str) -> Puzzle:
    """Return the puzzle of a line; the inverse of :func:`format_puzzle`. Raises :class:`ValueError`."""
    fields = line.split("\t")
    if len(fields) != 5 or not fields[1].isdigit():
        raise ValueError(f"a puzzle must have an id, a rating, themes, a position and answers, not {line!r}")
    identifier, rating, themes, position, lines = fields
    answers = tuple(tuple(answer.split(" ")) for answer in lines.split(";"))
    puzzle = Puzzle(game, position, answers, tuple(themes.split(" ")), int(rating))
    if puzzle.id != identifier:
        raise ValueError(f"the puzzle {identifier} has been changed: by its content it is {puzzle.id}")
    return puzzle


def format_collection(puzzles: Iterable[Puzzle]) -> str:
    """Return the text of a collection."""
    return "".join(f"{format_puzzle(puzzle)}\n" for puzzle in puzzles)


def read_collection(game: str, file: Traversable) -> Iterator[Puzzle]:
    """Yield the puzzles of a file. Raises :class:`ValueError` for a line that is not a puzzle."""
    for line in file.read_text(encoding="utf-8").splitlines():
        yield parse_puzzle(game, line)


@cache
def _load(game: str) -> Sequence[Puzzle]:
    return tuple(read_collection(game, files(load_plugin(game).puzzles).joinpath(FILE_NAME)))


@overload
def load_puzzles(
    game: Literal["battle"], theme: str | None = None
) -> Sequence["Puzzle[battle.Position]"]: ...
@overload
def load_puzzles(game: Literal["qwixx"], theme: str | None = None) -> Sequence["Puzzle[qwixx.Position]"]: ...
@overload
def load_puzzles(game: Rules | str, theme: str | None = None) -> Sequence[Puzzle]: ...
def load_puzzles(game: Rules | str, theme: str | None = None) -> Sequence[Puzzle[Any]]:
    """Return the puzzles that come with a game, the easiest first.

    Args:
        game: The game, or its name.
        theme: Return only those of this theme, such as ``"win-1"``; all if it is left out.

    Raises:
        UnknownGameError: No game of that name is installed.
        NoPuzzlesError: The game has no puzzles.

    >>> puzzles = load_puzzles("battle", "save-king")
    >>> puzzles[0].rating <= puzzles[-1].rating
    True
    """
    rules = game if isinstance(game, Rules) else load_rules(game)
    if not has_puzzles(rules.name):
        raise NoPuzzlesError(f"{rules.title} has no puzzles")
    return tuple(puzzle for puzzle in _load(rules.name) if theme is None or theme in puzzle.themes)
