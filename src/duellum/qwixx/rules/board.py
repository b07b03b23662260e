"""The board of Qwixx Duel: four rows of fields and locks, the stones on them, and the dice.

A place is a field's index in its row, counted from the left: 0 to 10. A field is an integer,
place + 11 * colour: red 2 is 0, red 12 is 10, blue 2 is 43.
"""

import enum
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from duellum.core import rules
from duellum.core.i18n import Translatable

_SIDE_LETTERS = "bg"


class Side(rules.Side):
    """The players of Qwixx Duel, the one who usually begins first."""

    BLACK = 0
    GREY = 1

    @property
    def letter(self) -> str:
        """``b`` or ``g``."""
        return _SIDE_LETTERS[self]


BLACK = Side.BLACK
"""The side in the first seat."""
GREY = Side.GREY
"""The side in the second seat."""
SIDE_NAMES = (str(BLACK), str(GREY))

STONES = 22  # Q2: of each side
FACES = range(1, 7)  # Q3


class Colour(enum.IntEnum):
    """One of the four rows, from the top of the board, and the die of its colour."""

    RED = 0
    YELLOW = 1
    GREEN = 2
    BLUE = 3

    @property
    def letter(self) -> str:
        """``r``, ``y``, ``g`` or ``b``."""
        return "rygb"[self]

    @property
    def word(self) -> str:
        """``red``, ``yellow``, ``green`` or ``blue``."""
        return self.name.lower()

    @property
    def numbers(self) -> tuple[int, ...]:
        """The row's numbers from the left (Q1)."""
        upward = tuple(range(2, 13))
        return upward if self < Colour.GREEN else upward[::-1]


COLOURS = tuple(Colour)
"""The same as a tuple, which is faster to iterate over."""

PLACES = range(11)  # Q1
LAST = PLACES[-1]
"""The place of a row's right-most number; the lock is right of it."""
FIELDS = range(len(Colour) * len(PLACES))

Field = int
Choice = Field | Literal["-"]
"""The choice of an action: a field to place on, or ``-`` to decline."""


def field_at(colour: Colour, place: int) -> Field:
    """Return the field in this row, `place` counted from 0 at the left."""
    return place + len(PLACES) * colour


def field_numbered(colour: Colour, number: int) -> Field:
    """Return the field with this number, 2 to 12, in this row."""
    return _NUMBERED[colour][number]


def colour_of(field: Field) -> Colour:
    """Return the row a field belongs to."""
    return _FIELD_COLOURS[field]


def place_of(field: Field) -> int:
    """Return a field's place in its row, 0 to 10 from the left."""
    return _FIELD_PLACES[field]


def number_of(field: Field) -> int:
    """Return the number printed on a field, 2 to 12."""
    return _FIELD_NUMBERS[field]


def field_name(field: Field) -> str:
    """Return the field's name: ``field_name(43)`` is ``"b2"``."""
    return _FIELD_NAMES[field]


_FIELD_COLOURS = [colour for colour in Colour for _ in PLACES]
_FIELD_PLACES = [place for _ in Colour for place in PLACES]
_FIELD_NUMBERS = [number for colour in Colour for number in colour.numbers]
_FIELD_NAMES = [
    f"{colour.letter}{number}" for colour, number in zip(_FIELD_COLOURS, _FIELD_NUMBERS, strict=True)
]


_NUMBERED = [
    {number: field_at(colour, place) for place, number in enumerate(colour.numbers)} for colour in Colour
]


class Stack(NamedTuple):
    """What is on a field: one stone, or several of one owner (Q6)."""

    side: Side
    height: int


@dataclass(frozen=True, slots=True)
class Row:
    """One row: the stack on each place, and the owner of the stone on the lock."""

    stacks: tuple[Stack | None, ...] = (None,) * len(PLACES)
    lock: Side | None = None
    counts: tuple[int, int] = field(init=False, repr=False, compare=False)
    """By side, the stones in the row. This and the next fields are computed once: they are read often."""
    rightmosts: tuple[int, int] = field(init=False, repr=False, compare=False)
    """By side, the place of its own right-most stone; -1 when it has none."""
    front: int = field(init=False, repr=False, compare=False)
    """The place of the right-most stone of all (Q7), -1 in an empty row."""
    is_closed: bool = field(init=False, repr=False, compare=False)
    """Whether the right-most number has been taken (Q19), with a lock stone or without (Q20)."""
    _text: str = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Count the stones, the lock's included (Q18), find the right-most ones, and format the text."""
        counts, rightmosts, signs = [0, 0], [-1, -1], ["."] * len(PLACES)
        for place, stack in enumerate(self.stacks):
            if stack is not None:
                side, height = stack
                counts[side] += height
                rightmosts[side] = place
                signs[place] = _SIDE_LETTERS[side] if height == 1 else f"{_SIDE_LETTERS[side]}{height}"
        is_closed = self.stacks[LAST] is not None
        if self.lock is not None:
            counts[self.lock] += 1
            signs.append(_SIDE_LETTERS[self.lock])
        else:
            signs.append("x" if is_closed else "-")
        object.__setattr__(self, "counts", tuple(counts))
        object.__setattr__(self, "rightmosts", tuple(rightmosts))
        object.__setattr__(self, "front", max(rightmosts))
        object.__setattr__(self, "is_closed", is_closed)
        object.__setattr__(self, "_text", "".join(signs))

    def __str__(self) -> str:
        return self._text

    def __eq__(self, other: object) -> bool:
        return self._text == other._text if isinstance(other, Row) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._text)

    def rightmost(self, side: Side) -> int:
        """Return the place of the side's own right-most stone, -1 when it has none."""
        return self.rightmosts[side]

    def count(self, side: Side) -> int:
        """Return how many stones of the side are in the row."""
        return self.counts[side]

    def replace(self, place: int, stack: Stack | None, lock: Side | None = None) -> "Row":
        """Return the row with another stack on one place, and this side's stone on the lock."""
        return Row((*self.stacks[:place], stack, *self.stacks[place + 1 :]), lock)

    def __iter__(self) -> Iterator[tuple[int, Stack]]:
        """Yield each occupied place with its stack, from the left."""
        return ((place, stack) for place, stack in enumerate(self.stacks) if stack is not None)


Board = tuple[Row, ...]
"""The four rows, by colour."""

EMPTY_BOARD: Board = (Row(),) * len(Colour)


def closed_colours(board: Board) -> tuple[Colour, ...]:
    """Return the rows that take no more stones (Q19)."""
    return tuple([colour for colour in COLOURS if board[colour].is_closed])


def open_colours(board: Board) -> tuple[Colour, ...]:
    """Return the rows that are not closed: their dice are the coloured ones still in the game (Q19)."""
    return tuple([colour for colour in COLOURS if not board[colour].is_closed])


def replace_row(board: Board, colour: Colour, row: Row) -> Board:
    """Return the board with another row of this colour."""
    return (*board[:colour], row, *board[colour + 1 :])


_FACES = frozenset(FACES)
_SIGNS: dict[int | None, str] = {None: "-", **{face: str(face) for face in FACES}}
"""The text of a die, None being one out of the game."""


@dataclass(frozen=True, slots=True, repr=False)
class Roll:
    """The dice rolled (Q3): two white ones, and the coloured ones by colour, None for a die out of the game.

    The white dice cannot be told apart: the higher comes first, whichever way they are given.
    Raises :class:`ValueError` when a face is not 1 to 6.
    """

    whites: tuple[int, int]
    colours: tuple[int | None, ...]

    def __post_init__(self) -> None:
        """Put the higher white die first, and refuse impossible faces."""
        if not (_FACES.issuperset(self.whites) and _SIGNS.keys() >= {*self.colours}):
            dice = (*self.whites, *(face for face in self.colours if face is not None))
            [wrong, *_] = [face for face in dice if face not in FACES]
            raise ValueError(f"a face must be 1 to 6, not {wrong!r}")
        if len(self.whites) != 2:
            raise ValueError(f"a roll must have two white dice, not {len(self.whites)}")
        if len(self.colours) != len(Colour):
            raise ValueError(
                f"a roll must have a place for each of the four colours, not {len(self.colours)}"
            )
        white, other = self.whites
        if white < other:
            object.__setattr__(self, "whites", (other, white))

    def __str__(self) -> str:
        colours = "".join([_SIGNS[face] for face in self.colours])
        return f"{self.whites[0]}{self.whites[1]}/{colours}"

    def __repr__(self) -> str:
        return f"Roll({str(self)!r})"

    @property
    def white_sum(self) -> int:
        """The sum of the two white dice, for action 1 (Q12)."""
        return self.whites[0] + self.whites[1]

    def sums(self, colour: Colour) -> tuple[int, ...]:
        """Return the sums of one white die and this colour's, for action 2 (Q13); none when it is out."""
        die = self.colours[colour]
        if die is None:
            return ()
        high, low = self.whites
        return (high + die,) if high == low else (high + die, low + die)

    def find_misfit(self, colours: Collection[Colour]) -> tuple[str, str, Translatable] | None:
        """Return why this roll does not fit the dice in the game, None if it fits: what `MoveError` takes."""
        for colour in COLOURS:
            is_in = colour in colours
            if is_in and self.colours[colour] is None:
                message = f"the {colour.word} die is still in the game and must be rolled"
                return message, "Q11", Translatable("qwixx-illegal-die-in", {"colour": colour.letter})
            if not is_in and self.colours[colour] is not None:
                message = f"the {colour.word} die is out of the game"
                return message, "Q19", Translatable("qwixx-illegal-die-out", {"colour": colour.letter})
        return None

    def without(self, colour: Colour) -> "Roll":
        """Return the roll without this colour's die, which has left the game (Q19)."""
        return Roll(self.whites, (*self.colours[:colour], None, *self.colours[colour + 1 :]))
