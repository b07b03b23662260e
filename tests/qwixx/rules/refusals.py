"""Questions to the rules for tests: usable places of a row, and the reason of a refusal."""

import dataclasses

import pytest

from duellum.core.errors import MoveError
from duellum.qwixx import Position, Roll
from duellum.qwixx.rules.board import Side
from tests.qwixx.positions import legal_choices


def usable(position: Position, letter: str, side: Side) -> set[int]:
    """Return the numbers in one row that the side could use in action 1, over all rolls."""
    found = set()
    for number in range(2, 13):
        roll = Roll((number // 2, number - number // 2), (1, 1, 1, 1))
        mine = dataclasses.replace(position, to_move=side, dice=roll)
        found |= {number} & {int(text[1:]) for text in legal_choices(mine) if text[0] == letter}
    return found


def refusal(position: Position, text: str) -> tuple[str, str | None]:
    """Return why a move is refused, and by which clause."""
    with pytest.raises(MoveError) as caught:
        position.parse_move(text)
    return str(caught.value), caught.value.clause
