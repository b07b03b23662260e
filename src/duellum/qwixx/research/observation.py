"""What a player sees of a position of Qwixx Duel, as planes and as compact features.

The height of a stack that is not the front is left out: nothing that may still happen depends on it.
"""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from duellum.core.environment import Channel
from duellum.core.rules import Side
from duellum.qwixx.research.actions import DECLINE
from duellum.qwixx.rules import placement
from duellum.qwixx.rules.board import COLOURS, FACES, FIELDS, PLACES, STONES, field_at
from duellum.qwixx.rules.position import Position
from duellum.qwixx.rules.scoring import MAX_MISTHROWS

Numbers = npt.NDArray[np.int8]

BOARD_SHAPE = len(COLOURS), len(PLACES)
_MOST_STONES = STONES
_MOST_FACE = FACES[-1]
OWN, OTHER, STACK, OWN_OPEN, OTHER_OPEN, USED, OWN_COUNT, OTHER_COUNT, DIE = range(9)
"""The planes of the board."""
WHOLE = 9
"""Where the planes begin that have one value on every field."""
WHOLE_VALUES = (
    Channel("high white", 1, _MOST_FACE, "the higher white die, 0 if the roll is due"),
    Channel("low white", 1, _MOST_FACE, "the lower white die, 0 if the roll is due"),
    Channel("own supply", 1, STONES, "stones in the own supply"),
    Channel("other supply", 1, STONES, "stones in the opponent's supply"),
    Channel("own misthrows", 1, MAX_MISTHROWS, "own stones in the misthrow column"),
    Channel("other misthrows", 1, MAX_MISTHROWS, "the opponent's stones in the misthrow column"),
    Channel("stage", 1, 2, "0 while the roll is due, 1 for action 1, 2 for action 2"),
    Channel("to move", 1, 1, "1 if the player who looks is the active player"),
)
PLANES = (
    Channel("own stones", 1, 1, "fields with own stones"),
    Channel("other stones", 1, 1, "fields with the opponent's stones"),
    Channel("stack", 1, 1, "the front of a row if it is a stack, which cannot be captured"),
    Channel("own open", 1, 1, "fields where the player may place next, whatever the dice"),
    Channel("other open", 1, 1, "fields where the opponent may place next, whatever the dice"),
    Channel("used", 1, 1, "the field that action 1 has used in this turn"),
    Channel(
        "own count",
        1,
        _MOST_STONES,
        "own stones in the row, on its fields and lock, on every field of the row",
    ),
    Channel(
        "other count",
        1,
        _MOST_STONES,
        "the opponent's stones in the row, on its fields and lock, on every field of the row",
    ),
    Channel(
        "die", 1, _MOST_FACE, "the row's die on every field of the row, 0 if the roll is due or it is out"
    ),
    *(
        Channel(channel.name, 1, channel.most, f"{channel.description}; on every field")
        for channel in WHOLE_VALUES
    ),
)
FIELD_CODES = 5
FEATURES = (
    Channel(
        "fields", len(FIELDS), FIELD_CODES - 1,
        "by field: 0 empty, 1 own, 2 the opponent's, 3 and 4 the same for a front that is a stack",
    ),
    Channel("own counts", len(COLOURS), _MOST_STONES, "own stones by row"),
    Channel("other counts", len(COLOURS), _MOST_STONES, "the opponent's stones by row"),
    Channel("dice", len(COLOURS), _MOST_FACE, "the coloured dice, 0 if the roll is due or the die is out"),
    Channel("used", 1, DECLINE + 1, "0 before action 1, then 1 and the action it was"),
    *WHOLE_VALUES,
)  # fmt: skip
_PLANE_COUNT = sum(channel.size for channel in PLANES)
_FEATURE_COUNT = sum(channel.size for channel in FEATURES)


def observe_planes(positions: Sequence[Position], side: Side) -> Numbers:
    """Return what a player sees as int8[17, 4, 11]; the last of the positions is the one now."""
    position = positions[-1]
    planes = np.zeros((_PLANE_COUNT, *BOARD_SHAPE), np.int8)
    own, other = position.to_move.__class__(side), position.to_move.__class__(1 - side)
    for colour, row in enumerate(position.board):
        for place, stack in row:
            planes[OWN if stack.side is own else OTHER, colour, place] = 1
            planes[STACK, colour, place] = place == row.front and stack.height > 1
        for plane, who in ((OWN_OPEN, own), (OTHER_OPEN, other)):
            fields = [field_at(COLOURS[colour], place) for place in PLACES]
            planes[plane, colour] = [
                placement.find_forbidding_clause(row, who, field) is None for field in fields
            ]
        planes[OWN_COUNT, colour], planes[OTHER_COUNT, colour] = row.count(own), row.count(other)
        planes[DIE, colour] = _coloured_dice(position)[colour]
    if isinstance(position.first_choice, int):
        planes[USED].reshape(-1)[position.first_choice] = 1
    planes[WHOLE:] = np.array(_whole_values(position, side))[:, None, None]
    return planes


def observe_features(positions: Sequence[Position], side: Side) -> Numbers:
    """Return what a player sees as int8[65]; the last of the positions is the one now."""
    position = positions[-1]
    fields, own, other = [0] * len(FIELDS), [], []
    for colour, row in zip(COLOURS, position.board, strict=True):
        for place, stack in row:
            is_stack = place == row.front and stack.height > 1
            fields[field_at(colour, place)] = 1 + (stack.side != side) + 2 * is_stack
        own.append(row.counts[side])
        other.append(row.counts[1 - side])
    first = position.first_choice
    used = 0 if first is None else 1 + (DECLINE if first == "-" else first)
    values = [*fields, *own, *other, *_coloured_dice(position), used, *_whole_values(position, side)]
    return np.array(values, np.int8)


def _coloured_dice(position: Position) -> tuple[int, ...]:
    if position.dice is None:
        return (0,) * len(COLOURS)
    return tuple(face or 0 for face in position.dice.colours)


def _whole_values(position: Position, side: Side) -> tuple[int, ...]:
    high, low = (0, 0) if position.dice is None else position.dice.whites
    stage = 0 if position.dice is None else 1 if position.first_choice is None else 2
    own, other = side, 1 - side
    supplies, misthrows = position.supplies, position.misthrows
    return (
        high, low, supplies[own], supplies[other], misthrows[own], misthrows[other], stage,
        position.to_move == side,
    )  # fmt: skip
