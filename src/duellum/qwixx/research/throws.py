"""A roll of Qwixx Duel as a sequence of chance steps: the white pair, then each coloured die in the game.

A step of all coloured dice would have 1,296 outcomes; so none has more than the 21 of the white pair.
"""

from collections.abc import Sequence
from itertools import combinations_with_replacement

from duellum.qwixx.rules.board import COLOURS, FACES, Roll, open_colours
from duellum.qwixx.rules.position import Position

WHITE_PAIRS = tuple((high, low) for low, high in combinations_with_replacement(FACES, 2))
"""The white dice, the higher one first; the outcome of a throw is the index."""
_PAIR_CHANCES = [
    (index, (1 if high == low else 2) / len(FACES) ** 2) for index, (high, low) in enumerate(WHITE_PAIRS)
]
_DIE_CHANCES = [(index, 1 / len(FACES)) for index in range(len(FACES))]
THROW_STEPS = 1 + len(COLOURS)


def list_throws(position: Position, thrown: Sequence[int]) -> Sequence[tuple[int, float]]:
    """Return what may be thrown next, and how likely; nothing once the roll is complete.

    An outcome is an index of :data:`WHITE_PAIRS` for the white dice, a face less one for a coloured die.
    """
    if not thrown:
        return _PAIR_CHANCES
    return _DIE_CHANCES if len(thrown) <= len(open_colours(position.board)) else ()


def join_throws(position: Position, thrown: Sequence[int]) -> Roll:
    """Return the roll of these throws."""
    pair, *rest = thrown
    return position.roll([*WHITE_PAIRS[pair], *(FACES[index] for index in rest)])


def describe_throw(position: Position, thrown: Sequence[int], outcome: int) -> str:
    """Return a throw in a word: ``white 41`` or ``red 3``."""
    if not thrown:
        high, low = WHITE_PAIRS[outcome]
        return f"white {high}{low}"
    return f"{open_colours(position.board)[len(thrown) - 1].word} {FACES[outcome]}"
