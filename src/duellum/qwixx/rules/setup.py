"""Setting positions up by hand: all stones at once, or a board edited field by field."""

from collections.abc import Iterator, Mapping, MutableMapping

from duellum.core.errors import MoveError, PositionError
from duellum.qwixx.rules import legality, notation
from duellum.qwixx.rules.board import (
    BLACK,
    EMPTY_BOARD,
    FIELDS,
    Choice,
    Colour,
    Field,
    Roll,
    Row,
    Side,
    Stack,
    colour_of,
    field_name,
    place_of,
    replace_row,
)
from duellum.qwixx.rules.position import Position


class PositionBuilder(MutableMapping[str, Stack]):
    """A board that can be edited, as a mapping from the names of fields to stacks.

    A stack is a :class:`Stack` or a text: ``"b"`` for a stone of Black, ``"g3"`` for three of Grey. Nothing
    is checked before :meth:`build`. The attributes `locks`, `to_move`, `misthrows`, `dice` and
    `first_choice` may be changed, too.

    Args:
        position: The position to begin with; an empty board, Black to roll, if it is left out.

    >>> builder = PositionBuilder()
    >>> builder["r5"] = "b"
    >>> builder["r7"] = "g3"
    >>> builder.build()
    Position('...b.g3.....-/...........-/...........-/...........- b 0:0 - r')
    >>> del builder["r7"]
    >>> list(builder), builder["r5"].height
    (['r5'], 1)
    """

    def __init__(self, position: Position | None = None) -> None:
        start = Position.start() if position is None else position
        self._stacks: dict[Field, Stack] = {
            field: stack
            for field in FIELDS
            if (stack := start.board[colour_of(field)].stacks[place_of(field)]) is not None
        }
        self.locks: dict[Colour, Side] = {
            colour: lock for colour in Colour if (lock := start.board[colour].lock) is not None
        }
        """The owners of the stones on locks, by row."""
        self.to_move: Side = start.to_move
        """The active player."""
        self.misthrows: tuple[int, int] = start.misthrows
        """Stones in the misthrow column, by side."""
        self.dice: Roll | None = start.dice
        """The dice of this turn; None while the roll is due."""
        self.first_choice: Choice | None = start.first_choice
        """The choice of action 1; None while it is due."""

    def __repr__(self) -> str:
        fields = " ".join(self)
        return f"<PositionBuilder: {len(self)} stacks{': ' if fields else ''}{fields}>"

    def __getitem__(self, field: str) -> Stack:
        try:
            return self._stacks[_parse_field(field)]
        except KeyError:
            raise KeyError(field) from None

    def __setitem__(self, field: str, stack: Stack | str) -> None:
        self._stacks[_parse_field(field)] = notation.parse_stack(stack) if isinstance(stack, str) else stack

    def __delitem__(self, field: str) -> None:
        self[field]  # raises KeyError on an empty field
        del self._stacks[_parse_field(field)]

    def __iter__(self) -> Iterator[str]:
        return (field_name(field) for field in sorted(self._stacks))

    def __len__(self) -> int:
        return len(self._stacks)

    def build(self) -> Position:
        """Return the position. Raises :class:`~duellum.core.errors.PositionError` unless it is legal."""
        board = EMPTY_BOARD
        for field, stack in self._stacks.items():
            colour = colour_of(field)
            board = replace_row(board, colour, board[colour].replace(place_of(field), stack))
        for colour, side in self.locks.items():
            board = replace_row(board, colour, Row(board[colour].stacks, side))
        fields = notation.PositionFields(board, self.to_move, self.misthrows, self.dice, self.first_choice)
        legality.check_position(fields)
        return Position(*fields)


def set_up(
    stones: str | Mapping[str, Stack | str],
    to_move: Side = BLACK,
    misthrows: tuple[int, int] = (0, 0),
    roll: str | None = None,
    first: str | None = None,
) -> Position:
    """Return a position by its fields and locks.

    Args:
        stones: A text such as ``"r5:b r7:g3 y=b"``, the last being Black's stone on yellow's lock, or a
            mapping such as ``{"r5": "b"}``.
        to_move: The active player.
        misthrows: Stones in the misthrow column, by side.
        roll: The dice of this turn, such as ``"41/3526"``; the roll is due if it is left out.
        first: The choice of action 1, such as ``"y5"`` or ``"-"``; it is due if it is left out.

    Raises:
        PositionError: A field or a stack does not exist, or the position is not legal.

    >>> set_up("r5:b r7:g3", roll="41/3526")
    Position('...b.g3.....-/...........-/...........-/...........- b 0:0 41/3526 1')
    """
    builder = PositionBuilder()
    given = _parse_stones(builder, stones) if isinstance(stones, str) else stones
    for field, stack in given.items():
        builder[field] = stack
    builder.to_move, builder.misthrows = to_move, misthrows
    try:
        builder.dice = None if roll is None else notation.parse_roll(roll)
        builder.first_choice = None if first is None else notation.parse_choice(first)
    except MoveError as error:
        raise PositionError(str(error), error.clause, error.why) from error
    return builder.build()


def _parse_stones(builder: PositionBuilder, text: str) -> dict[str, str]:
    """Return what is on the fields that a text names; locks are put into the builder."""
    stacks = {}
    for item in text.split():
        name, sign, what = item.partition("=") if "=" in item else item.partition(":")
        if sign == "=" and name in _COLOURS and what in _SIDES:
            builder.locks[_COLOURS[name]] = _SIDES[what]
        elif sign == ":":
            stacks[name] = what
        else:
            raise PositionError(f"{item!r} is neither a space such as r7:g3 nor a lock such as y=b")
    return stacks


_COLOURS = {colour.letter: colour for colour in Colour}
_SIDES = {side.letter: side for side in Side}


def _parse_field(name: str) -> Field:
    try:
        return notation.parse_field(name)
    except MoveError as error:
        raise PositionError(str(error), error.clause, error.why) from error
