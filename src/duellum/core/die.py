"""One die: 24 orientations, faces by name, rolling.

The die is on a board seen from above, north up. Opposite faces sum to 7, and the faces 1, 2, 3 run
counter-clockwise around the corner they share: the top and the north face determine all others, so a die of
the wrong handedness cannot be written down.

>>> die = Die.from_faces(top=5, south=3)
>>> die.east
6
>>> die.roll(Direction.NORTH)
Die(top=3, north=5)
>>> die.letter, Die.from_letter("T") == die
('T', True)
"""

import enum
from dataclasses import dataclass

LETTERS = "ABCDEFGHIJLMNOPQRSTUVWXY"
"""The orientations' letters by index: A to Y without K, which is the king's."""


class Direction(enum.IntEnum):
    """One of the four ways to roll; the value indexes tables, the letter is the notation's."""

    NORTH = 0
    SOUTH = 1
    EAST = 2
    WEST = 3

    @property
    def letter(self) -> str:
        """``n``, ``s``, ``e`` or ``w``."""
        return "nsew"[self]

    @property
    def opposite(self) -> "Direction":
        """The opposite direction."""
        return Direction(self ^ 1)

    @property
    def perpendicular(self) -> "tuple[Direction, Direction]":
        """The two directions at right angles to this one."""
        return (
            (Direction.EAST, Direction.WEST) if self < Direction.EAST else (Direction.NORTH, Direction.SOUTH)
        )


class ImpossibleDieError(ValueError):
    """No right-handed die shows such faces, or more than one does."""


@dataclass(frozen=True, slots=True)
class Die:
    """A right-handed die, given by its top and its north face.

    Raises :class:`ImpossibleDieError` when a face is not 1 to 6 or the two cannot meet at an edge.
    """

    top: int
    north: int

    def __post_init__(self) -> None:
        """Refuse faces that cannot be next to each other."""
        for face in (self.top, self.north):
            if face not in range(1, 7):
                raise ImpossibleDieError(f"a face must be 1 to 6, not {face!r}")
        if self.top in (self.north, 7 - self.north):
            raise ImpossibleDieError(f"a die cannot have {self.top} on top and {self.north} to the north")

    @property
    def bottom(self) -> int:
        """The face underneath."""
        return 7 - self.top

    @property
    def south(self) -> int:
        """The face towards south."""
        return 7 - self.north

    @property
    def east(self) -> int:
        """The face towards east: north crossed with top, as 1, 2 and 3 are right-handed axes."""
        north_axis, top_axis = min(self.north, self.south), min(self.top, self.bottom)
        axis = 6 - north_axis - top_axis
        is_positive = (top_axis - north_axis) % 3 == 1
        if (self.north > 3) != (self.top > 3):
            is_positive = not is_positive
        return axis if is_positive else 7 - axis

    @property
    def west(self) -> int:
        """The face towards west."""
        return 7 - self.east

    @property
    def index(self) -> int:
        """0 to 23: four times (top - 1) plus the north face's place among the sorted side faces."""
        return 4 * (self.top - 1) + self._sides(self.top).index(self.north)

    @property
    def letter(self) -> str:
        """The orientation's capital letter in the notation."""
        return LETTERS[self.index]

    def roll(self, direction: Direction) -> "Die":
        """Return the die after tipping over its edge towards `direction`."""
        match direction:
            case Direction.NORTH:
                return Die(top=self.south, north=self.top)
            case Direction.SOUTH:
                return Die(top=self.north, north=self.bottom)
            case Direction.EAST:
                return Die(top=self.west, north=self.north)
            case Direction.WEST:
                return Die(top=self.east, north=self.north)

    @classmethod
    def from_index(cls, index: int) -> "Die":
        """Return the orientation with this index, 0 to 23."""
        if index not in range(24):
            raise ImpossibleDieError(f"an orientation must be 0 to 23, not {index!r}")
        top = index // 4 + 1
        return cls(top=top, north=cls._sides(top)[index % 4])

    @classmethod
    def from_letter(cls, letter: str) -> "Die":
        """Return the orientation with this capital letter, A to Y without K."""
        if len(letter) != 1 or letter not in LETTERS:
            raise ImpossibleDieError(f"an orientation must be a letter from A to Y without K, not {letter!r}")
        return cls.from_index(LETTERS.index(letter))

    @classmethod
    def from_faces(cls, **faces: int) -> "Die":
        """Return the one die with these faces: top, bottom, north, south, east, west, two or more of them.

        Raises :class:`ImpossibleDieError` if no die has them (a left-handed one, say) or several have.
        """
        unknown = faces.keys() - {"top", "bottom", "north", "south", "east", "west"}
        if unknown:
            raise ImpossibleDieError(f"a die has no face called {min(unknown)!r}")
        found = [
            die for die in ORIENTATIONS if all(getattr(die, name) == face for name, face in faces.items())
        ]
        asked = ", ".join(f"{name} {face}" for name, face in faces.items()) or "no face given"
        if not found:
            raise ImpossibleDieError(f"no right-handed die has {asked}")
        if len(found) > 1:
            raise ImpossibleDieError(f"{len(found)} dice have {asked}: name two faces that share an edge")
        return found[0]

    @staticmethod
    def _sides(top: int) -> list[int]:
        return [face for face in range(1, 7) if face not in (top, 7 - top)]


ORIENTATIONS = tuple(Die.from_index(index) for index in range(24))
"""All orientations of a die, by index."""
