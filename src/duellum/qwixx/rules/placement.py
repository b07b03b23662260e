"""Placing a stone: where a side may, and what it does there.

This is the part of the rules that looks at one row alone; the dice and the turn are for ``rules.py``.
"""

import enum
from dataclasses import dataclass
from functools import cache

from duellum.core.errors import MoveError
from duellum.qwixx.rules.board import FIELDS, LAST, Field, Row, Side, Stack, colour_of, field_name, place_of

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


@dataclass(frozen=True, slots=True, repr=False)
class Placement:
    """A stone placed by either action."""

    field: Field
    effect: Effect
    height: int = 1
    """How many stones stand on the field then."""

    def __str__(self) -> str:
        return field_name(self.field)

    def __repr__(self) -> str:
        return f"Placement({str(self)!r}, {self.effect.value!r})"


def placement(row: Row, side: Side, field: Field) -> Placement:
    """Return what a stone of the side does on this field of the row, given that :func:`fault` finds none."""
    place = place_of(field)
    stack = row.stacks[place]
    if place == LAST:
        return _CLOSING[field]
    if stack is None:
        return _PLACING[field]
    if stack.side is side:
        return _stacking(field, stack.height + 1)  # Q8
    return _CAPTURING[field]  # Q7


# There are so few placements and stacks that each is made once.
_PLACING, _CAPTURING, _CLOSING = (
    [Placement(field, effect) for field in FIELDS] for effect in (Effect.PLACE, Effect.CAPTURE, Effect.CLOSE)
)
_stack = cache(Stack)


@cache
def _stacking(field: Field, height: int) -> Placement:
    return Placement(field, Effect.STACK, height)


def row_after(row: Row, side: Side, move: Placement, *, has_lock_stone: bool) -> Row:
    """Return the row with the stone placed; one that it captures is simply no longer there (Q7).

    Whoever closes the row puts a stone on the lock as well (Q18), unless there is none left (Q20).
    """
    lock = side if move.effect is Effect.CLOSE and has_lock_stone else None
    return row.replaced(place_of(move.field), _stack(side, move.height), lock)


def forbidding(row: Row, side: Side, field: Field) -> str | None:
    """Return the clause that forbids the side to place on this field of the row, None when it may."""
    place = place_of(field)
    stack = row.stacks[place]
    if row.is_closed:
        return "Q19"
    if stack is not None:
        return _forbidding_on(stack, side, is_front=place == row.front)
    if place < row.rightmosts[side]:
        return "Q5"
    if place == LAST and row.counts[side] < STONES_BEFORE_LAST:
        return "Q17"
    return None


def _forbidding_on(stack: Stack, side: Side, *, is_front: bool) -> str | None:
    """Return the clause that forbids to stack or capture here."""
    if not is_front:
        return "Q10" if stack.side is side else "Q6"
    return "Q9" if stack.side is not side and stack.height > 1 else None


def fault(row: Row, side: Side, field: Field) -> MoveError | None:
    """Return why the side may not place on this field of the row, None when it may."""
    clause = forbidding(row, side, field)
    return None if clause is None else MoveError(_explained(clause, row, side, field), clause)


def _explained(clause: str, row: Row, side: Side, field: Field) -> str:
    name = field_name(field)
    match clause:
        case "Q5":
            own = field_name(field - place_of(field) + row.rightmost(side))
            return f"{name} is left of your own right-most stone on {own}"
        case "Q6":
            return f"{name} is barred by an enemy stone that is not the front"
        case "Q9":
            return f"{name} is barred by a stack, which cannot be captured"
        case "Q10":
            return f"your {name} has been overtaken and cannot be raised"
        case "Q17":
            return f"{name} needs five of your stones before it, and there are {row.count(side)}"
        case _:
            return f"the {colour_of(field).word} row is closed"
