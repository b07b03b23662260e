"""Actions of Qwixx Duel as integers, the same for both actions of a turn: a field, or 44 for declining."""

from duellum.core.errors import MoveError
from duellum.qwixx.rules.board import COLOURS, FIELDS, field_at, field_name
from duellum.qwixx.rules.placement import Placement
from duellum.qwixx.rules.position import Decline, Move, Position

DECLINE = len(FIELDS)
"""The action that places no stone."""
ACTION_COUNT = DECLINE + 1


def encode_action(_position: Position, move: Move) -> int:
    """Return the action of a choice. Raises :class:`TypeError` for a roll, which is not an action."""
    if isinstance(move, Placement):
        return move.field
    if isinstance(move, Decline):
        return DECLINE
    raise TypeError(f"a roll such as {move} is not an action: the dice decide it")


def decode_action(position: Position, action: int) -> Placement | Decline:
    """Return the choice of an action. Raises :class:`MoveError` unless it is legal."""
    if not 0 <= action < ACTION_COUNT:
        raise MoveError(f"actions are 0 to {ACTION_COUNT - 1}, not {action}")
    return position.decline() if action == DECLINE else position.placement(int(action))


def tabulate_actions() -> list[tuple[str, str]]:
    """Return the table of actions, a line for each row of the board."""
    rows = []
    for colour in COLOURS:
        names = " ".join(field_name(field_at(colour, place)) for place in range(len(colour.numbers)))
        first = field_at(colour, 0)
        rows.append((f"{first} to {first + len(colour.numbers) - 1}", f"a stone on {names}"))
    return [*rows, (str(DECLINE), "decline the action")]
