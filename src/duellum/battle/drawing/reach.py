"""Reach of a die: the squares it can roll to on an open board, and its orientation there.

This is the data of a roll diagram. The board has no edges and nothing is in the way, so the squares form
a diamond as wide as the count. Off the straight lines two paths end on each square (B13): one goes north or
south first, one east or west.

>>> from duellum.core.die import Die
>>> ends = reach(Die.from_faces(top=5, south=3))
>>> len(ends), [(end.legs[0].direction.name, end.die.top) for end in ends[-2, 3]]
(20, [('NORTH', 3), ('WEST', 4)])
"""

from collections.abc import Mapping
from typing import NamedTuple

from duellum.battle.rules.paths import PATHS, Legs, directions_of
from duellum.core.die import Die, Direction

Offset = tuple[int, int]
"""Squares to the east and to the north of the die's square; to the west and south they are negative."""


class End(NamedTuple):
    """The end of one path: its legs, and the die in its orientation there."""

    legs: Legs
    die: Die


def reach(die: Die) -> Mapping[Offset, tuple[End, ...]]:
    """Return every square the die can reach in one move on an open board, with the end of each path to it.

    A square that is not on a straight line has two ends; the one whose first leg is vertical comes first.
    """
    ends: dict[Offset, tuple[End, ...]] = {}
    for legs in sorted(PATHS[die.top], key=lambda legs: (legs[0].direction, len(legs))):
        ends[_offset(legs)] = (*ends.get(_offset(legs), ()), End(legs, _roll(die, legs)))
    return ends


def distinct_ends(ends: tuple[End, ...]) -> tuple[End, ...]:
    """Return the ends that a diagram shows: one where all have the same face on top."""
    return ends if len({end.die.top for end in ends}) > 1 else ends[:1]


def _offset(legs: Legs) -> Offset:
    steps = {leg.direction: leg.steps for leg in legs}
    east = steps.get(Direction.EAST, 0) - steps.get(Direction.WEST, 0)
    north = steps.get(Direction.NORTH, 0) - steps.get(Direction.SOUTH, 0)
    return east, north


def _roll(die: Die, legs: Legs) -> Die:
    for direction in directions_of(legs):
        die = die.roll(direction)
    return die
