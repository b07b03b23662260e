"""Random choices for golden files, the same in every version of Python: moves of games, and changed texts."""

import random
from collections.abc import Sequence
from typing import Any

from duellum.core.rules import Position

_LETTERS = "abcdefghinsewryg0123456789-/x"


def pick(source: random.Random, options: Sequence[Any]) -> Any:  # noqa: ANN401 - whatever is offered
    """Return one of the options; unlike `choice` the same in every version of Python."""
    return options[int(source.random() * len(options))]


def choose_move(source: random.Random, position: Position) -> Any:  # noqa: ANN401 - each game has its own move
    """Return a random move, often one that captures a die, or a stone that skips few fields."""
    legal = position.legal_moves()
    captures = [move for move in legal if getattr(move, "captured", None) is not None]
    places = sorted((move for move in legal if hasattr(move, "field")), key=lambda move: move.field % 11)
    if captures and source.random() < 0.6:
        return pick(source, captures)
    return places[0] if places and source.random() < 0.7 else pick(source, legal)


def garble(source: random.Random, text: str) -> str:
    """Return a text with one character changed, dropped or added."""
    place = int(source.random() * len(text))
    letter = pick(source, _LETTERS)
    garbled: str = pick(
        source,
        (
            text[:place] + letter + text[place + 1 :],
            text[:place] + text[place + 1 :],
            text[:place] + letter + text[place:],
        ),
    )
    return garbled
