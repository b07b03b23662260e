"""Actions of Battle as integers: 144 * start + path, as the side to move sees the board.

For Black the board is turned by 180 degrees, so both sides play up the board and the same action is the same
move from the mover's point of view. A start is the square's number, a path the index of its legs in
:data:`PATH_LEGS`.
"""

from duellum.battle.rules.board import SQUARES, WHITE, Side, Square
from duellum.battle.rules.move import Move
from duellum.battle.rules.paths import PATHS, Leg, Legs, format_legs
from duellum.battle.rules.position import Position
from duellum.core.errors import MoveError

PATH_LEGS: tuple[Legs, ...] = tuple(legs for paths in PATHS.values() for legs in paths)
"""The legs of every path, by count and then in the order of the rules."""
_PATH_INDEX = {legs: index for index, legs in enumerate(PATH_LEGS)}
PATH_COUNT = len(PATH_LEGS)
ACTION_COUNT = len(SQUARES) * PATH_COUNT


def turn_square(square: Square, side: Side) -> Square:
    """Return where a square is on the board as a side sees it; the same function leads back."""
    return square if side == WHITE else SQUARES[-1] - square


def turn_legs(legs: Legs, side: Side) -> Legs:
    """Return how legs run on the board as a side sees it; the same function leads back."""
    return legs if side == WHITE else tuple(Leg(leg.direction.opposite, leg.steps) for leg in legs)


def encode_action(position: Position, move: Move) -> int:
    """Return the action of a move."""
    side = position.to_move
    return PATH_COUNT * turn_square(move.start, side) + _PATH_INDEX[turn_legs(move.legs, side)]


def decode_action(position: Position, action: int) -> Move:
    """Return the move of an action. Raises :class:`MoveError` unless it is legal."""
    if not 0 <= action < ACTION_COUNT:
        raise MoveError(f"actions are 0 to {ACTION_COUNT - 1}, not {action}")
    square, path = divmod(int(action), PATH_COUNT)
    side = position.to_move
    return position.move(turn_square(square, side), turn_legs(PATH_LEGS[path], side))


def tabulate_actions() -> list[tuple[str, str]]:
    """Return the table of paths: by count the paths and their legs, as White sees the board."""
    rows, first = [], 0
    for count, paths in PATHS.items():
        legs = " ".join(format_legs(path) for path in paths)
        rows.append(
            (f"{PATH_COUNT} * square + {first} to {first + len(paths) - 1}", f"{count} steps: {legs}")
        )
        first += len(paths)
    return rows
