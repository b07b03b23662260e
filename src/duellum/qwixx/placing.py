"""Placing a stone: where a side may, and what it does there.

This is the part of the rules that looks at one row alone; the dice and the turn are for ``rules.py``.
"""

import enum
from dataclasses import dataclass

from duellum.game import MoveError, Side
from duellum.qwixx.board import LAST, Field, Row, Stack, colour_of, field_name, place_of

STONES_BEFORE_LAST = 5  # Q17


class Effect(enum.Enum):
    """What placing a stone does; each value is the word for it."""

    PLACE = "place"
    """The stone goes on an empty field (Q5)."""
    STACK = "stack"
    """It goes on the player's own front (Q8)."""
    CAPTURE = "capture"
    """It takes the place of the enemy's single front stone (Q7)."""
    CLOSE = "close"
    """It takes the right-most number (Q17), which is always empty until then."""


@dataclass(frozen=True, slots=True)
class Placement:
    """A stone placed by either action."""

    field: Field
    effect: Effect
    height: int = 1
    """How many stones stand on the field then."""

    def __str__(self) -> str:
        return field_name(self.field)


def placement(row: Row, side: Side, field: Field) -> Placement:
    """Return what a stone of the side does on this field of the row, given that :func:`fault` finds none."""
    stack = row.stacks[place_of(field)]
    if place_of(field) == LAST:
        return Placement(field, Effect.CLOSE)
    if stack is None:
        return Placement(field, Effect.PLACE)
    if stack.side is side:
        return Placement(field, Effect.STACK, stack.height + 1)  # Q8
    return Placement(field, Effect.CAPTURE)  # Q7


def row_after(row: Row, side: Side, move: Placement, *, has_lock_stone: bool) -> Row:
    """Return the row with the stone placed; one that it captures is simply no longer there (Q7).

    Whoever closes the row puts a stone on the lock as well (Q18), unless there is none left (Q20).
    """
    lock = side if move.effect is Effect.CLOSE and has_lock_stone else None
    return row.replaced(place_of(move.field), Stack(side, move.height), lock)


def fault(row: Row, side: Side, field: Field) -> MoveError | None:
    """Return why the side may not place on this field of the row, None when it may."""
    place, name = place_of(field), field_name(field)
    stack = row.stacks[place]
    if row.is_closed:
        return MoveError(f"the {colour_of(field).name.lower()} row is closed", "Q19")
    if stack is not None:
        return _fault_on_stack(stack, side, name, is_front=place == row.front)
    if place < row.rightmost(side):
        own = field_name(field - place + row.rightmost(side))
        return MoveError(f"{name} is left of your own right-most stone on {own}", "Q5")
    if place == LAST and row.count(side) < STONES_BEFORE_LAST:
        return MoveError(
            f"{name} needs five of your stones before it, and there are {row.count(side)}", "Q17"
        )
    return None


def _fault_on_stack(stack: Stack, side: Side, name: str, *, is_front: bool) -> MoveError | None:
    """Return why the side may not place on a field that is taken, None when it may stack or capture."""
    if not is_front and stack.side is side:
        return MoveError(f"your {name} has been overtaken and cannot be raised", "Q10")
    if not is_front:
        return MoveError(f"{name} is barred by an enemy stone that is not the front", "Q6")
    if stack.side is not side and stack.height > 1:
        return MoveError(f"{name} is barred by a stack, which cannot be captured", "Q9")
    return None
