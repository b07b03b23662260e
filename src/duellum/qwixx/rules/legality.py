"""Legality of positions: which are refused when parsed, and why no game leads to them.

Within a row nearly everything is possible. Any contents of the first ten fields come about by filling them
from the left: each new stone is then right of all others, so its owner may place it (Q5) and, as it is the
front, stack upon it to any height (Q8). What is refused, and why:

- A stone on the last number is single, as taking it closes the row (Q19), and at least five stones of its
  owner are before it: it needed them (Q17), and in a closed row nothing is captured any more. The lock
  holds a stone of the same owner (Q18); none is on the lock of an open row. Only a player's very last stone
  closes a row without one (Q20), which ends the game: so that supply is still empty, and it happened once.
- A side has no more than 22 stones, those on locks and in the misthrow column included (Q2); no more than
  four lie in that column, and no more than two rows are closed, as the game ends with these (Q21).
- Only the dice of the open rows are rolled (Q11, Q19), and none after the game is over.
- Action 1 put its stone on the sum of the white dice (Q12), so that it can have been the last one placed, and
  the game was not over before it.
- A player about to roll has stones left, as a supply becomes empty only in its owner's turn, which ends the
  game (Q21). If the game is over, the last turn was the other player's and ended it.
- Before the first stone is placed every turn is a misthrow, so both sides have as many, or the one that moved
  last has one more (Q4, Q15).

The number of turns is not checked here, so that a single row can be set up and studied. :func:`is_reachable`
checks whether both sides had the turns to place all their stones.
"""

from collections.abc import Iterable, Iterator

from duellum.core.errors import PositionError
from duellum.core.i18n import Translatable
from duellum.qwixx.rules import retro, scoring
from duellum.qwixx.rules.board import (
    EMPTY_BOARD,
    LAST,
    SIDE_NAMES,
    STONES,
    Board,
    Colour,
    Field,
    Row,
    Side,
    closed_colours,
    colour_of,
    field_name,
    number_of,
    open_colours,
    place_of,
)
from duellum.qwixx.rules.notation import PositionFields, row_error
from duellum.qwixx.rules.placement import STONES_BEFORE_LAST
from duellum.qwixx.rules.retro import TurnStart


def check_position(position: PositionFields) -> None:
    """Raise :class:`~duellum.core.errors.PositionError` with the reason if the position is not legal."""
    for colour in Colour:
        _check_row(position.board[colour], colour)
    _check_stones(position)
    _check_locks(position)
    _check_dice(position)
    _check_turns(position)


def is_reachable(position: PositionFields) -> bool:
    """Whether alternate turns of both sides lead here from an empty board.

    The position must be one that :func:`check` accepts. The answer is yes when a board is so full that the
    search gives up, see :data:`retro.MAX_NODES`.
    """
    return any(retro.is_reachable(start) for start in _turn_starts(position))


def _check_row(row: Row, colour: Colour) -> None:
    last = row.stacks[LAST]
    if last is None:
        if row.lock is not None:
            message = "there is a stone on the lock, but none on the last number"
            raise row_error(colour, message, "Q18", "position-qwixx-lock-open")
        return
    if last.height > 1:
        message = "there is a stack on the last number, but its first stone closes the row"
        raise row_error(colour, message, "Q19", "position-qwixx-last-stack")
    if row.lock not in (None, last.side):
        message = "the stones on the lock and on the last number belong to different sides"
        raise row_error(colour, message, "Q18", "position-qwixx-lock-side")
    before = row.replace(LAST, None).count(last.side)
    if before < STONES_BEFORE_LAST:
        message = f"the stone on the last number needs five stones of its side before it, not {before}"
        raise row_error(colour, message, "Q17", "position-qwixx-before")


def _check_stones(position: PositionFields) -> None:
    for side in Side:
        left = scoring.supplies(position.board, position.misthrows)[side]
        if left < 0:
            message = f"{SIDE_NAMES[side]} has {STONES - left} stones on the board, more than 22"
            raise _error(message, "Q2", "position-qwixx-stones", side=_word(side))
    if sum(position.misthrows) > scoring.MAX_MISTHROWS:
        message = f"{sum(position.misthrows)} misthrows, but the fourth ends the game"
        raise _error(message, "Q21", "position-qwixx-misthrows")


def _check_locks(position: PositionFields) -> None:
    closed = closed_colours(position.board)
    if len(closed) > scoring.MAX_CLOSED:
        message = f"{len(closed)} rows are closed, but the second ends the game"
        raise _error(message, "Q21", "position-qwixx-closed")
    bare = [colour for colour in closed if position.board[colour].lock is None]
    if len(bare) > 1:
        message = "two rows are closed without a stone on the lock, but the first of them ended the game"
        raise _error(message, "Q20", "position-qwixx-bare-two")
    for colour in bare:
        closer = _closer(position.board[colour])
        if closer is not None and scoring.supplies(position.board, position.misthrows)[closer] > 0:
            message = f"closed without a stone on the lock, but {SIDE_NAMES[closer]} has stones left"
            raise row_error(colour, message, "Q18", "position-qwixx-bare")


def _closer(row: Row) -> Side | None:
    last = row.stacks[LAST]
    return None if last is None else last.side


def _check_dice(position: PositionFields) -> None:
    if position.dice is not None and (misfit := position.dice.find_misfit(open_colours(position.board))):
        raise PositionError(*misfit)


def _check_turns(position: PositionFields) -> None:
    if position.first_choice is not None and position.first_choice != "-":
        _check_first(position, position.first_choice)
    before = [start for start in _turn_starts(position) if position.dice is None or retro.is_ongoing(start)]
    if not before:
        raise _error("the game was over before the dice were rolled", "Q21", "position-qwixx-over")
    if not any(_has_possible_misthrows(start) for start in before):
        mover, last = SIDE_NAMES[position.to_move], SIDE_NAMES[position.to_move.other]
        message = f"the misthrows do not fit an empty board: {last} must have as many as {mover}, or one more"
        raise _error(message, "Q4", "position-qwixx-misthrow-fit")
    if position.dice is None:
        _check_last_turn(before[0])


def _turn_starts(position: PositionFields) -> Iterator[TurnStart]:
    """Yield the positions in which this turn may have started: before the dice, or with the dice due."""
    boards: Iterable[Board] = (position.board,)
    if position.first_choice is not None and position.first_choice != "-":
        boards = retro.undo_placement(position.board, position.to_move, position.first_choice)
    for board in boards:
        yield TurnStart(board, position.misthrows, position.to_move)


def _has_possible_misthrows(start: TurnStart) -> bool:
    return start.board != EMPTY_BOARD or retro.is_reachable(start)


def _check_last_turn(start: TurnStart) -> None:
    """Refuse a position between turns to which no last turn leads."""
    mover, last = SIDE_NAMES[start.to_move], SIDE_NAMES[start.to_move.other]
    if scoring.supplies(start.board, start.misthrows)[start.to_move] == 0:
        message = f"{mover}'s supply is empty, so the game ended on {mover}'s own turn"
        raise _error(message, "Q21", "position-qwixx-supply", side=_word(start.to_move))
    if not retro.is_ongoing(start) and next(retro.list_predecessors(start), None) is None:
        reason = scoring.find_ending(start.board, start.misthrows)
        message = f"the game is over, {reason}, but no turn of {last} can have ended it"
        raise _error(message, "Q21", "position-qwixx-ended", side=_word(start.to_move.other))


def _check_first(position: PositionFields, field: Field) -> None:
    """Refuse what action 1 cannot have done."""
    name, mover = field_name(field), SIDE_NAMES[position.to_move]
    if position.dice is not None and number_of(field) != position.dice.white_sum:
        white_sum = position.dice.white_sum
        message = f"action 1 needs the sum of the white dice, {white_sum}: not {name}"
        raise _error(message, "Q12", "position-qwixx-first-sum", field=name, sum=white_sum)
    stack = position.board[colour_of(field)].stacks[place_of(field)]
    if stack is None or stack.side is not position.to_move:
        message = f"action 1 placed a stone on {name}, where {mover} has no stone"
        raise _error(message, None, "position-qwixx-first-stone", field=name)
    if next(_turn_starts(position), None) is None:
        message = f"action 1 placed a stone on {name}, but the stone there cannot be {mover}'s last one"
        raise _error(message, "Q5", "position-qwixx-first-last", field=name)  # or Q8, Q19


def _error(message: str, clause: str | None, why: str, **arguments: str | int | list[str]) -> PositionError:
    return PositionError(message, clause, Translatable(why, arguments))


def _word(side: Side) -> str:
    """Return the side as messages take it: ``black`` or ``grey``."""
    return side.name.lower()
