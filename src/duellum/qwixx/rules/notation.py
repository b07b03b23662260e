"""The notation: text of fields, rolls, turns and positions.

Each ``format_x`` and ``parse_x`` are inverse; the white dice of a roll may be given in either order and are
written with the higher first. Parsing checks the text alone; ``position.py`` checks whether a choice is
legal, ``legality.py`` whether a position is. A malformed text raises :class:`~duellum.core.errors.MoveError`
or :class:`~duellum.core.errors.PositionError` with the fault.
"""

import re
from typing import NamedTuple

from duellum.core.errors import MoveError, PositionError, check_text, show_input
from duellum.core.i18n import Translatable
from duellum.qwixx.rules.board import (
    FACES,
    FIELDS,
    PLACES,
    Board,
    Choice,
    Colour,
    Field,
    Roll,
    Row,
    Side,
    Stack,
    field_name,
)


class Turn(NamedTuple):
    """A turn in a record: the roll and two choices, or one when that ended the game."""

    roll: Roll
    choices: tuple[Choice, ...]


class PositionFields(NamedTuple):
    """The fields of a position's text."""

    board: Board
    to_move: Side
    misthrows: tuple[int, int]
    dice: Roll | None
    first_choice: Choice | None


_FIELDS = {field_name(field): field for field in FIELDS}
_SIDES = {side.letter: side for side in Side}
_LOCKS = {"-": None, "x": None, **_SIDES}
_DIE: dict[str, int | None] = {"-": None, **{str(face): face for face in FACES}}
_ROLL = re.compile(r"[1-6]{2}/[1-6-]{4}")
_PLACE = re.compile(r"\.|([bg])([0-9]*)")
_HEIGHT = re.compile(r"[2-9]|[1-9][0-9]")
_MISTHROWS = re.compile(r"([0-9]):([0-9])")


def parse_field(text: str) -> Field:
    """Return the field with this name. Raises :class:`~duellum.core.errors.MoveError`."""
    check_text(text, "a field is a text such as 'y5'")
    if text not in _FIELDS:
        message = f"{text!r} is no field: fields are r, y, g or b and a number 2 to 12, like y5"
        raise MoveError(message, "Q1", Translatable("qwixx-illegal-field", {"text": show_input(text)}))
    return _FIELDS[text]


def format_choice(choice: Choice) -> str:
    """Return the text of an action: ``y5``, or ``-`` when it is declined."""
    return "-" if choice == "-" else field_name(choice)


def parse_choice(text: str) -> Choice:
    """Return the choice with this text. Raises :class:`~duellum.core.errors.MoveError`."""
    return "-" if text == "-" else parse_field(text)


def format_roll(roll: Roll) -> str:
    """Return the text of a roll: ``41/3526``, with ``-`` for a die out of the game."""
    return str(roll)


def parse_roll(text: str) -> Roll:
    """Return the roll with this text. Raises :class:`~duellum.core.errors.MoveError`."""
    check_text(text, "a roll is a text such as '41/3526'")
    if not _ROLL.fullmatch(text):
        raise MoveError(
            f"{text!r} is no roll: it is two white dice, a slash, then red, yellow, green and blue with - "
            "for a die out of the game, like 41/3526",
            "Q3",
            Translatable("qwixx-illegal-roll", {"text": show_input(text)}),
        )
    return Roll((int(text[0]), int(text[1])), tuple([_DIE[letter] for letter in text[3:]]))


def format_turn(turn: Turn) -> str:
    """Return the text of a turn: ``41/3526 y5 b10``."""
    return " ".join((format_roll(turn.roll), *map(format_choice, turn.choices)))


def parse_turn(text: str) -> Turn:
    """Return the turn with this text. Raises :class:`~duellum.core.errors.MoveError`."""
    check_text(text, "a turn is a text such as '41/3526 y5 b10'")
    roll, *choices = text.split(" ")
    if len(choices) not in (1, 2):
        raise MoveError(
            "a turn is a roll and two choices, or one that ended the game, with one space between them, "
            f"like 41/3526 y5 -, not {text!r}",
            why=Translatable("qwixx-illegal-turn", {"text": show_input(text)}),
        )
    return Turn(parse_roll(roll), tuple(map(parse_choice, choices)))


def parse_stack(text: str) -> Stack:
    """Return the stack with this text, such as ``g3``. Raises :class:`~duellum.core.errors.PositionError`."""
    found = _PLACE.fullmatch(text)
    if found is None or not found[1]:
        raise PositionError(f"{text!r} is no stack: it is b or g, with its height when it is 2 or more")
    return _parse_stack(found[1], found[2], "this")


def format_position(position: PositionFields) -> str:
    """Return the text of a position."""
    rows = "/".join([str(row) for row in position.board])
    side, (black, grey) = position.to_move.letter, position.misthrows
    roll = "-" if position.dice is None else format_roll(position.dice)
    return f"{rows} {side} {black}:{grey} {roll} {_format_stage(position)}"


def _format_stage(position: PositionFields) -> str:
    if position.dice is None:
        return "r"
    return "1" if position.first_choice is None else f"2:{format_choice(position.first_choice)}"


def parse_position(text: str) -> PositionFields:
    """Return the fields of a position's text. Raises :class:`~duellum.core.errors.PositionError`."""
    check_text(text, "a position of Qwixx Duel is a text of five fields, as str(position) gives it")
    fields = text.split(" ")
    if len(fields) != 5:
        raise PositionError(
            f"a position has 5 fields with one space between them (rows, active player, misthrows, roll, "
            f"stage), not {len(fields)}: {text!r}"
        )
    rows, side, misthrows, roll, stage = fields
    if side not in _SIDES:
        raise PositionError(f"the active player is b or g, not {side!r}")
    dice, first_choice = _parse_stage(roll, stage)
    return PositionFields(_parse_board(rows), _SIDES[side], _parse_misthrows(misthrows), dice, first_choice)


def _parse_board(text: str) -> Board:
    rows = text.split("/")
    if len(rows) != len(Colour):
        raise PositionError(f"a board has 4 rows with / between them, not {len(rows)}: {text!r}")
    return tuple(_parse_row(row, colour.word) for row, colour in zip(rows, Colour, strict=True))


def _parse_row(text: str, name: str) -> Row:
    stacks: list[Stack | None] = []
    at = 0
    while len(stacks) < len(PLACES) and (found := _PLACE.match(text, at)):
        stacks.append(_parse_stack(found[1], found[2], name) if found[1] else None)
        at = found.end()
    if len(stacks) < len(PLACES):
        raise PositionError(
            f"{name} row: {text[at:]!r} follows after {len(stacks)} of 11 fields: a field is . or b or g, "
            "with its height when it is 2 or more"
        )
    if text[at:] not in _LOCKS:
        raise PositionError(f"{name} row: the lock after 11 fields is -, b, g or x, not {text[at:]!r}")
    row = Row(tuple(stacks), _LOCKS[text[at:]])
    _check_lock_sign(row, text[at:], name)
    return row


def _parse_stack(side: str, height: str, name: str) -> Stack:
    if height and not _HEIGHT.fullmatch(height):
        raise PositionError(f"{name} row: a height is written from 2 on, not {side + height!r}")
    return Stack(_SIDES[side], int(height or 1))


def _check_lock_sign(row: Row, sign: str, name: str) -> None:
    """Refuse a lock sign that contradicts the last field, by which :class:`Row` knows a closed row."""
    if sign == "x" and not row.is_closed:
        raise PositionError(f"{name} row: it is closed, x, but nobody took its last number (Q19)")
    if sign == "-" and row.is_closed:
        raise PositionError(f"{name} row: its last number is taken, so it is closed and not open, - (Q19)")


def _parse_misthrows(text: str) -> tuple[int, int]:
    match = _MISTHROWS.fullmatch(text)
    if match is None:
        raise PositionError(f"misthrows are written black:grey, like 1:0, not {text!r}")
    return int(match[1]), int(match[2])


def _parse_stage(roll: str, stage: str) -> tuple[Roll | None, Choice | None]:
    """Return the roll and the choice of action 1, each None if not yet made."""
    if stage != "r" and stage != "1" and not stage.startswith("2:"):
        raise PositionError(f"the stage is r, 1, 2:- or 2: and a field, not {stage!r}")
    if (roll == "-") != (stage == "r"):
        raise PositionError(
            f"the stage {stage} {'has no roll yet' if stage == 'r' else 'needs a roll'}: {roll!r}"
        )
    try:
        dice = None if roll == "-" else parse_roll(roll)
        return dice, parse_choice(stage[2:]) if stage.startswith("2:") else None
    except MoveError as error:
        raise PositionError(str(error)) from error
