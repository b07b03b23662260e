"""Placing a stone: where a side may place, and the effect.

This is the part of the rules that depends on one row alone; dice and turns are in ``position.py``.
"""

import enum
from dataclasses import dataclass
from functools import cache

from duellum.core.errors import MoveError
from duellum.core.i18n import Translatable
from duellum.qwixx.rules.board import (
    FIELDS,
    LAST,
    Field,
    Row,
    Side,
    Stack,
    colour_of,
    field_name,
    number_of,
    place_of,
)

STONES_BEFORE_LAST = 5  # Q17


class Effect(enum.Enum):
    """The effect of placing a stone; the values are the words for it."""

    PLACE = "place"
    """The stone is placed on an empty space (Q5)."""
    STACK = "stack"
    """It is stacked on the player's own front (Q8)."""
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
    """The number of stones on the field afterwards."""

    def __str__(self) -> str:
        return field_name(self.field)

    def __repr__(self) -> str:
        return f"Placement({str(self)!r}, {self.effect.value!r})"


def make_placement(row: Row, side: Side, field: Field) -> Placement:
    """Return the placement of a stone of the side on this field of the row, which must be legal there."""
    place = place_of(field)
    stack = row.stacks[place]
    if place == LAST:
        return _CLOSING[field]
    if stack is None:
        return _PLACING[field]
    if stack.side is side:
        return _stacking(field, stack.height + 1)  # Q8
    return _CAPTURING[field]  # Q7


def find_made_placement(row: Row, side: Side, field: Field) -> Placement | None:
    """Return the placement that put the side's top stone on this space; None if it has none there.

    Whether a single stone captured another cannot be seen; it counts as placed.
    """
    stack = row.stacks[place_of(field)]
    if stack is None or stack.side is not side:
        return None
    if place_of(field) == LAST:
        return _CLOSING[field]
    return _PLACING[field] if stack.height == 1 else _stacking(field, stack.height)


# There are few distinct placements and stacks, so each is created once.
_PLACING, _CAPTURING, _CLOSING = (
    [Placement(field, effect) for field in FIELDS] for effect in (Effect.PLACE, Effect.CAPTURE, Effect.CLOSE)
)
_stack = cache(Stack)


@cache
def _stacking(field: Field, height: int) -> Placement:
    return Placement(field, Effect.STACK, height)


def apply_placement(row: Row, side: Side, move: Placement, *, has_lock_stone: bool) -> Row:
    """Return the row with the stone placed; one that it captures is simply no longer there (Q7).

    Anyone who closes the row puts a stone on the lock as well (Q18), unless no stone is left (Q20).
    """
    lock = side if move.effect is Effect.CLOSE and has_lock_stone else None
    return row.replace(place_of(move.field), _stack(side, move.height), lock)


def find_forbidding_clause(row: Row, side: Side, field: Field) -> str | None:
    """Return the clause that forbids the side to place on this field of the row, None when it may."""
    place = place_of(field)
    stack = row.stacks[place]
    if row.is_closed:
        return "Q19"
    if stack is not None:
        return _find_clause_on_stack(stack, side, is_front=place == row.front)
    if place < row.rightmosts[side]:
        return "Q5"
    if place == LAST and row.counts[side] < STONES_BEFORE_LAST:
        return "Q17"
    return None


def _find_clause_on_stack(stack: Stack, side: Side, *, is_front: bool) -> str | None:
    """Return the clause that forbids stacking or capturing here, None when it is legal."""
    if not is_front:
        return "Q10" if stack.side is side else "Q6"
    return "Q9" if stack.side is not side and stack.height > 1 else None


def find_fault(row: Row, side: Side, field: Field) -> MoveError | None:
    """Return why the side may not place on this field of the row, None when it may."""
    clause = find_forbidding_clause(row, side, field)
    return None if clause is None else MoveError(*_explain_fault(clause, row, side, field))


def _explain_fault(clause: str, row: Row, side: Side, field: Field) -> tuple[str, str, Translatable]:
    """Return what :class:`MoveError` takes: the fault in English, its clause, and a text to translate."""
    name = field_name(field)
    words: dict[str, str | int | list[str]] = {
        "colour": colour_of(field).letter,
        "number": number_of(field),
    }
    match clause:
        case "Q5":
            own = field - place_of(field) + row.rightmost(side)
            message = f"{name} is left of your own right-most stone on {field_name(own)}"
            return message, clause, Translatable("qwixx-illegal-left", {**words, "own": number_of(own)})
        case "Q6":
            message = f"{name} is not allowed: the enemy stone there is not the front"
            return message, clause, Translatable("qwixx-illegal-barred", words)
        case "Q9":
            message = f"{name} is not allowed: the stack there cannot be captured"
            return message, clause, Translatable("qwixx-illegal-stack", words)
        case "Q10":
            message = f"your {name} has been overtaken, so you cannot stack on it"
            return message, clause, Translatable("qwixx-illegal-overtaken", words)
        case "Q17":
            count = row.count(side)
            message = f"{name} needs five of your stones before it, but there are {count}"
            return message, clause, Translatable("qwixx-illegal-last", {**words, "count": count})
        case _:
            message = f"the {colour_of(field).word} row is closed"
            return message, clause, Translatable("qwixx-illegal-closed", {"colour": words["colour"]})
