"""The execution of examples: each is played by the rules, and the result compared with what it claims."""

from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from itertools import takewhile
from typing import Any

from duellum.core.errors import MoveError
from duellum.core.game import Game
from duellum.rulebook.model import GOES_ON, Book, Example, Facts

_SETS = ("legal", "threats")
"""Facts in which the order does not matter."""
LEGAL = "legal"
"""Takes the place of a clause if an attempt that should be refused is not."""


@dataclass(frozen=True, slots=True)
class Execution:
    """What really happens in an example."""

    game: Game
    """The game as it is at the end, with all its plies."""
    facts: Facts


def start_example(book: Book, example: Example) -> Game:
    """Return a game that is in the example's position."""
    return Game(book.game, example.position)


def execute_example(book: Book, example: Example) -> Execution:
    """Play an example by the rules and return what follows.

    Raises :class:`~duellum.core.errors.PositionError` or :class:`~duellum.core.errors.MoveError` where its
    position or one of its moves is not legal.
    """
    game = start_example(book, example)
    for move in example.moves:
        game.play(move)
    _declare(game, example)
    legal = tuple(sorted(str(moves[-1]) for moves in list_choices(book, example, game)))
    facts = replace(
        book.observer.observe(game),
        refused={text: _find_refusal(book, example, text) for text in example.expected.refused},
        legal=legal,
        choice_count=len(legal),
        places={name: book.observer.describe_place(game.position, name) for name in example.expected.places},
        dice_due=game.position.dice_due,
        to_move=str(game.position.to_move).lower(),
        outcome=GOES_ON if game.outcome is None else f"{game.outcome.result} {game.outcome.clause}",
    )
    return Execution(game, facts)


def count_first_rolls(game: Game) -> int:
    """Return with how many rolls the game begins before a side acts."""
    return sum(1 for _ in takewhile(lambda ply: ply.before.actor == "dice", game))


def list_choices(book: Book, example: Example, game: Game) -> list[tuple[Any, ...]]:
    """Return the choices that the reader may try, each as the moves that lead to it."""
    position = game.positions[count_first_rolls(game)]
    choices = book.observer.list_choices(position)
    return [moves for moves in choices if str(moves[-1]).startswith(example.focus)]


def find_mismatches(expected: Facts, found: Facts) -> list[str]:
    """Return a line for each expected fact that is not as found; none if all hold."""
    return [
        f"{name}: expected {wanted!r}, found {getattr(found, name)!r}"
        for name, wanted in stated_facts(expected)
        if wanted != getattr(found, name)
    ]


def stated_facts(expected: Facts) -> Iterator[tuple[str, Any]]:
    """Yield name and value of each fact that an expectation states."""
    for one in fields(expected):
        wanted = getattr(expected, one.name)
        if wanted is not None and wanted != {}:
            yield (
                one.name,
                tuple(sorted(wanted)) if isinstance(wanted, tuple) and one.name in _SETS else wanted,
            )


def _declare(game: Game, example: Example) -> None:
    match example.declared:
        case "resign":
            game.resign(game.position.to_move)
        case "agree":
            game.agree_draw()
        case "time":
            game.lose_on_time(game.position.to_move)


def _find_refusal(book: Book, example: Example, attempt: str) -> str:
    """Return the clause that refuses the last move of an attempt, or that it is legal."""
    *before, last = attempt.split(" ")
    game = start_example(book, example)
    for move in before:
        game.play(move)
    try:
        game.parse_move(last)
    except MoveError as error:
        return error.clause or str(error)
    return LEGAL
