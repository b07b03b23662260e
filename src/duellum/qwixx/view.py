"""The view of Qwixx Duel for clients: rows with their stones, dice, supplies, scores, and moves.

A row changes once in a few moves, so its JSON is encoded once and cached.
"""

from functools import lru_cache
from typing import Literal, cast

from msgspec import Raw, Struct, json

from duellum.core.rules import View
from duellum.qwixx.rules.board import STONES, Colour, Roll, Row, colour_of, field_name, number_of, place_of
from duellum.qwixx.rules.notation import format_choice
from duellum.qwixx.rules.placement import STONES_BEFORE_LAST, Placement
from duellum.qwixx.rules.position import Decline, Move, Position
from duellum.qwixx.rules.scoring import (
    END_CLAUSE,
    ENDINGS,
    MAX_CLOSED,
    MAX_MISTHROWS,
    MISTHROW_COST,
    ROW_SCORES,
    points,
)


class QwixxRow(Struct, frozen=True):
    """A row: its stacks by place from the left, and its score for either side."""

    colour: str
    """r, y, g or b."""
    stones: list[tuple[int, int] | None]
    """By place, the owner and how many stones are stacked."""
    front: int
    """The place of the right-most stone of all, -1 in an empty row."""
    is_closed: bool
    lock: int | None
    """Whose stone is on the lock."""
    counts: tuple[int, int]
    """Each side's stones in the row, the lock's included."""
    scores: tuple[int, int]
    pays: tuple[int, int]
    """What one more stone would add for each side."""


class QwixxDice(Struct, frozen=True):
    """The dice rolled: two white ones, then red, yellow, green, blue; null for one out of the game."""

    whites: tuple[int, int]
    colours: tuple[int | None, ...]


class QwixxPositionView(Struct, frozen=True, tag_field="game", tag="qwixx"):
    """The position: the rows from the top, the dice, and each side's supply, misthrows and points."""

    rows: list[QwixxRow]
    dice: QwixxDice | None
    """None while a roll is due."""
    stage: Literal["roll", "first", "second", "over"]
    first: str | None
    """The choice of action 1, in notation, while action 2 is due."""
    supplies: tuple[int, int]
    misthrows: tuple[int, int]
    totals: tuple[int, int]


class QwixxPlacement(Struct, frozen=True, tag_field="kind", tag="place"):
    """A stone placed on a field."""

    move: str
    colour: str
    number: int
    place: int
    """The field's place in its row, 0 to 10 from the left."""
    effect: Literal["place", "stack", "capture", "close"]
    height: int
    """The number of stones on the field afterwards."""


class QwixxDecline(Struct, frozen=True, tag_field="kind", tag="decline"):
    """An action declined."""

    move: str
    is_misthrow: bool


class QwixxRoll(Struct, frozen=True, tag_field="kind", tag="roll"):
    """Dice rolled."""

    move: str
    dice: QwixxDice


def show_position(position: Position) -> QwixxPositionView:
    """Return the view of a position."""
    return QwixxPositionView(
        cast("list[QwixxRow]", list(map(_encode_row, _LETTERS, position.board))),  # already encoded
        None if position.dice is None else _dice(position.dice),
        _stage(position),
        None if position.first_choice is None else format_choice(position.first_choice),
        position.supplies,
        position.misthrows,
        position.totals,
    )


_LETTERS = [colour.letter for colour in Colour]


@lru_cache(maxsize=4_000)
def _encode_row(colour: str, row: Row) -> Raw:
    counts = row.counts
    scores = points(counts[0]), points(counts[1])
    shown = QwixxRow(
        colour,
        [None if stack is None else (int(stack.side), stack.height) for stack in row.stacks],
        row.front,
        row.is_closed,
        row.lock,
        counts,
        scores,
        (points(counts[0] + 1) - scores[0], points(counts[1] + 1) - scores[1]),
    )
    return Raw(json.encode(shown))


def _dice(roll: Roll) -> QwixxDice:
    return QwixxDice(roll.whites, roll.colours)


def _stage(position: Position) -> Literal["roll", "first", "second", "over"]:
    if position.ending is not None:
        return "over"
    if position.dice is None:
        return "roll"
    return "first" if position.first_choice is None else "second"


def show_move(position: Position, move: Move) -> QwixxPlacement | QwixxDecline | QwixxRoll:  # noqa: ARG001 - the move has it all
    """Return the view of a choice or a roll."""
    match move:
        case Placement():
            return _placement(move)
        case Decline():
            return QwixxDecline("-", move.is_misthrow)
        case Roll():
            return QwixxRoll(str(move), _dice(move))


@lru_cache(maxsize=4_000)
def _placement(move: Placement) -> QwixxPlacement:
    colour = colour_of(move.field)
    return QwixxPlacement(
        field_name(move.field),
        colour.letter,
        number_of(move.field),
        place_of(move.field),
        move.effect.value,
        move.height,
    )


VIEW = View(
    QwixxPositionView,
    (QwixxPlacement, QwixxDecline, QwixxRoll),
    show_position,
    show_move,
    constants={
        "STONES": STONES,
        "STONES_BEFORE_LAST": STONES_BEFORE_LAST,
        "MAX_CLOSED": MAX_CLOSED,
        "MAX_MISTHROWS": MAX_MISTHROWS,
        "MISTHROW_COST": MISTHROW_COST,
        "ROW_NUMBERS": tuple(colour.numbers for colour in Colour),
    },
    local_constants={
        "ENDINGS": ENDINGS,
        "END_CLAUSE": END_CLAUSE,
        "ROW_SCORES": ROW_SCORES,
    },
    demonstration=(
        "...bbg2...b.-/..g.g......-/....b......-/.gbb.......- b 0:0 - r",
        "32/1644 y5 b7 21/1145 g3 b7 31/2553 b4 y8 32/1321 b5 b3",
    ),
)
