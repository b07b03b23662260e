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
    check_text(text, "a space must be a text such as 'y5'")
    if text not in _FIELDS:
        message = f"{text!r} is not a space: spaces are r, y, g or b and a number from 2 to 12, like y5"
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
    check_text(text, "a roll must be a text such as '41/3526'")
    if not _ROLL.fullmatch(text):
        raise MoveError(
            f"{text!r} is not a roll: a roll is two white dice, a slash, then red, yellow, green and blue "
            "with - for a die out of the game, like 41/3526",
            "Q3",
            Translatable("qwixx-illegal-roll", {"text": show_input(text)}),
        )
    return Roll((int(text[0]), int(text[1])), tuple([_DIE[letter] for letter in text[3:]]))


def format_turn(turn: Turn) -> str:
    """Return the text of a turn: ``41/3526 y5 b10``."""
    return " ".join((format_roll(turn.roll), *map(format_choice, turn.choices)))


def parse_turn(text: str) -> Turn:
    """Return the turn with this text. Raises :class:`~duellum.core.errors.MoveError`."""
    check_text(text, "a turn must be a text such as '41/3526 y5 b10'")
    roll, *choices = text.split(" ")
    if len(choices) not in (1, 2):
        raise MoveError(
            "a turn must be a roll and two choices, or one choice that ends the game, with single spaces "
            f"between them, like 41/3526 y5 -, not {text!r}",
            why=Translatable("qwixx-illegal-turn", {"text": show_input(text)}),
        )
    return Turn(parse_roll(roll), tuple(map(parse_choice, choices)))


def parse_stack(text: str) -> Stack:
    """Return the stack with this text, such as ``g3``. Raises :class:`~duellum.core.errors.PositionError`."""
    found = _PLACE.fullmatch(text)
    if found is None or not found[1] or (found[2] and not _HEIGHT.fullmatch(found[2])):
        raise PositionError(
            f"{text!r} is not a stack: a stack is b or g, followed by its height if it is 2 or more"
        )
    return Stack(_SIDES[found[1]], int(found[2] or 1))


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
        message = (
            f"a position must have 5 fields with one space between them (rows, active player, misthrows, "
            f"roll, stage), not {len(fields)}: {text!r}"
        )
        raise PositionError(message, why=Translatable("position-qwixx-fields"))
    rows, side, misthrows, roll, stage = fields
    if side not in _SIDES:
        message = f"the active player must be b or g, not {side!r}"
        raise PositionError(message, why=Translatable("position-qwixx-side"))
    dice, first_choice = _parse_stage(roll, stage)
    return PositionFields(_parse_board(rows), _SIDES[side], _parse_misthrows(misthrows), dice, first_choice)


def _parse_board(text: str) -> Board:
    rows = text.split("/")
    if len(rows) != len(Colour):
        message = f"a board must have 4 rows with / between them, not {len(rows)}: {text!r}"
        raise PositionError(message, why=Translatable("position-qwixx-fields"))
    return tuple(_parse_row(row, colour) for row, colour in zip(rows, Colour, strict=True))


def _parse_row(text: str, colour: Colour) -> Row:
    stacks: list[Stack | None] = []
    at = 0
    while len(stacks) < len(PLACES) and (found := _PLACE.match(text, at)):
        stacks.append(_parse_stack(found[1], found[2], colour) if found[1] else None)
        at = found.end()
    if len(stacks) < len(PLACES):
        message = (
            f"{text[at:]!r} follows {len(stacks)} of 11 spaces: a space is ., or b or g "
            "followed by its height if that is 2 or more"
        )
        raise row_error(colour, message, None, "position-qwixx-row")
    if text[at:] not in _LOCKS:
        message = f"the lock after 11 spaces must be -, b, g or x, not {text[at:]!r}"
        raise row_error(colour, message, None, "position-qwixx-row")
    row = Row(tuple(stacks), _LOCKS[text[at:]])
    _check_lock_sign(row, text[at:], colour)
    return row


def _parse_stack(side: str, height: str, colour: Colour) -> Stack:
    if height and not _HEIGHT.fullmatch(height):
        message = f"the height of a stack must be 2 or more, not {side + height!r}"
        raise row_error(colour, message, None, "position-qwixx-row")
    return Stack(_SIDES[side], int(height or 1))


def _check_lock_sign(row: Row, sign: str, colour: Colour) -> None:
    """Refuse a lock sign that contradicts the last field, by which :class:`Row` knows a closed row."""
    if sign == "x" and not row.is_closed:
        message = "it is marked as closed (x), but there is no stone on its last number"
        raise row_error(colour, message, "Q19", "position-qwixx-closed-sign")
    if sign == "-" and row.is_closed:
        message = "there is a stone on its last number, so it must be marked as closed (x), not as open (-)"
        raise row_error(colour, message, "Q19", "position-qwixx-closed-sign")


def row_error(
    colour: Colour, message: str, clause: str | None, why: str, **arguments: str | int | list[str]
) -> PositionError:
    """Return what is wrong with a row."""
    text = Translatable(why, {"colour": colour.letter, **arguments})
    return PositionError(f"{colour.word} row: {message}", clause, text)


def _parse_misthrows(text: str) -> tuple[int, int]:
    match = _MISTHROWS.fullmatch(text)
    if match is None:
        message = f"misthrows must be written black:grey, like 1:0, not {text!r}"
        raise PositionError(message, why=Translatable("position-qwixx-misthrow-text"))
    return int(match[1]), int(match[2])


def _parse_stage(roll: str, stage: str) -> tuple[Roll | None, Choice | None]:
    """Return the roll and the choice of action 1, each None if not yet made."""
    why = Translatable("position-qwixx-stage")
    if stage != "r" and stage != "1" and not stage.startswith("2:"):
        raise PositionError(f"the stage must be r, 1, 2:- or 2: and a space, not {stage!r}", why=why)
    if (roll == "-") != (stage == "r"):
        message = f"the stage {stage} {'has no roll yet' if stage == 'r' else 'needs a roll'}: {roll!r}"
        raise PositionError(message, why=why)
    try:
        dice = None if roll == "-" else parse_roll(roll)
        return dice, parse_choice(stage[2:]) if stage.startswith("2:") else None
    except MoveError as error:
        raise PositionError(str(error), error.clause, error.why) from error
