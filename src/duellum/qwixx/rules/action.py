"""The actions of a turn: which fields the dice give to action 1 and to action 2.

This is the part of the rules that depends on the dice alone; whether a stone may go there is for
``placement.py``. `first` is the choice of action 1, None while it is due.
"""

from duellum.core.errors import MoveError
from duellum.core.i18n import Translatable
from duellum.qwixx.rules.board import (
    COLOURS,
    FACES,
    Board,
    Choice,
    Field,
    Roll,
    Row,
    colour_of,
    field_name,
    field_numbered,
    number_of,
)


def list_fields(board: Board, dice: Roll, first: Choice | None) -> list[tuple[Row, Field]]:
    """Return the fields that the dice give to the action that is due, each with its row."""
    if first is None:
        number = dice.white_sum  # Q12
        return [(row, field_numbered(colour, number)) for colour, row in zip(COLOURS, board, strict=True)]
    return [
        (row, field)
        for colour, row in zip(COLOURS, board, strict=True)
        for number in dice.sums(colour)  # Q13
        if (field := field_numbered(colour, number)) != first  # Q14
    ]


def find_fault(dice: Roll, first: Choice | None, field: Field) -> MoveError | None:
    """Return why the dice do not give this field to the action that is due, None if they do."""
    if first is not None:
        return _find_fault_in_second(dice, first, field)
    if number_of(field) != dice.white_sum:  # Q12
        return MoveError(
            f"action 1 needs the sum of the white dice, {dice.white_sum}, not {number_of(field)}",
            "Q12",
            Translatable("qwixx-illegal-sum", {"sum": dice.white_sum, "number": number_of(field)}),
        )
    return None


def _find_fault_in_second(dice: Roll, first: Choice, field: Field) -> MoveError | None:
    colour = colour_of(field)
    words: dict[str, str | int | list[str]] = {"colour": colour.letter, "number": number_of(field)}
    if dice.colours[colour] is None:
        message = f"the {colour.word} row is closed and its die is out of the game"
        return MoveError(message, "Q19", Translatable("qwixx-illegal-closed", {"colour": colour.letter}))
    if number_of(field) not in dice.sums(colour):  # Q13
        sums = dice.sums(colour)
        choice = " or ".join(map(str, sums))
        why = (
            Translatable("qwixx-illegal-pair-one", {**words, "first": sums[0]})
            if len(sums) == 1
            else Translatable("qwixx-illegal-pair", {**words, "first": min(sums), "second": max(sums)})
        )
        return MoveError(
            f"action 2 needs the sum of a white die and the {colour.word} die, {choice}, "
            f"not {number_of(field)}",
            "Q13",
            why,
        )
    if field == first:
        message = f"action 1 used {field_name(field)}, so action 2 needs a different space"
        return MoveError(message, "Q14", Translatable("qwixx-illegal-used", words))
    return None


def can_share_roll(first: int, second: int) -> bool:
    """Whether one roll can give the number `first` to action 1 and `second` to action 2 (Q12, Q13)."""
    low, high = FACES[0], FACES[-1]
    lowest_white, highest_white = max(low, first - high), min(high, first - low)
    return lowest_white + low <= second <= highest_white + high
