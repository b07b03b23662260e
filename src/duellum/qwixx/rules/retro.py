"""Retrograde analysis: from which positions one turn leads to a given one.

The last stone that a side placed is its right-most in the row, or it would have broken Q5. If it made a
stack, that stack is the front (Q8); in a closed row it is the stone that closed it (Q19). Before it the field
was empty, or one stone lower, or, under a single front stone, held a single stone of the opponent (Q7). A
turn placed one stone, or two on fields that one roll can give, or none and then left a misthrow; and the game
was not over before it, nor between its actions.
"""

from collections.abc import Iterator
from typing import NamedTuple

from duellum.qwixx.rules import action, scoring
from duellum.qwixx.rules.board import (
    EMPTY_BOARD,
    LAST,
    Board,
    Colour,
    Field,
    Side,
    Stack,
    colour_of,
    field_at,
    number_of,
    place_of,
    replace_row,
)

MAX_NODES = 1000
"""The search for a way back to the start gives up after this many positions."""


class TurnStart(NamedTuple):
    """A position between two turns: `to_move` is about to roll."""

    board: Board
    misthrows: tuple[int, int]
    to_move: Side


def is_reachable(position: TurnStart) -> bool:
    """Whether turns lead here from an empty board; also true when :data:`MAX_NODES` positions cannot tell.

    A depth-first search backwards.
    """
    stack: list[Iterator[TurnStart]] = [iter((position,))]
    visited: set[TurnStart] = set()
    while stack:
        earlier = next(stack[-1], None)
        if earlier is None:
            stack.pop()
        elif is_game_start(earlier) or len(visited) >= MAX_NODES:
            return True
        elif earlier not in visited:
            visited.add(earlier)
            stack.append(list_predecessors(earlier))
    return False


def is_game_start(position: TurnStart) -> bool:
    """Whether no turn has been played yet."""
    return position.board == EMPTY_BOARD and position.misthrows == (0, 0)


def list_predecessors(position: TurnStart) -> Iterator[TurnStart]:
    """Yield every position from which one turn leads here."""
    side = position.to_move.other
    for board in _undo_turn(position, side):
        yield from _if_ongoing(TurnStart(board, position.misthrows, side))
    if position.misthrows[side] > 0:  # Q15
        black, grey = position.misthrows
        fewer = (black - (side == 0), grey - (side == 1))
        yield from _if_ongoing(TurnStart(position.board, fewer, side))


def _undo_turn(position: TurnStart, side: Side) -> Iterator[Board]:
    """Yield the boards before one or two stones of the side were placed."""
    single: list[Board] = []
    for second in _last_fields(position.board, side):
        for between in undo_placement(position.board, side, second):
            single.append(between)
            if is_ongoing(TurnStart(between, position.misthrows, side)):  # Q21
                yield from _undo_first(between, side, second)
    yield from single


def _undo_first(between: Board, side: Side, second: Field) -> Iterator[Board]:
    for first in _last_fields(between, side):
        if first != second and action.can_share_roll(number_of(first), number_of(second)):  # Q14
            yield from undo_placement(between, side, first)


def _last_fields(board: Board, side: Side) -> Iterator[Field]:
    """Yield the fields of the side's right-most stones: only they can have been placed last (Q5)."""
    for colour in Colour:
        place = board[colour].rightmost(side)
        if place >= 0:
            yield field_at(colour, place)


def undo_placement(board: Board, side: Side, field: Field) -> Iterator[Board]:
    """Yield each board from which placing the side's stone on `field` leads to this one."""
    row, place = board[colour_of(field)], place_of(field)
    stack = row.stacks[place]
    if stack is None or place != row.rightmost(side) or (row.is_closed and place != LAST):  # Q5, Q19
        return
    for earlier in _stacks_before(stack, is_front=place == row.front):
        if earlier is None or place != LAST:
            yield replace_row(board, colour_of(field), row.replace(place, earlier))


def _stacks_before(stack: Stack, *, is_front: bool) -> Iterator[Stack | None]:
    if stack.height == 1:
        yield None  # Q5
    if stack.height > 1 and is_front:
        yield Stack(stack.side, stack.height - 1)  # Q8
    if stack.height == 1 and is_front:
        yield Stack(stack.side.other, 1)  # Q7


def _if_ongoing(position: TurnStart) -> Iterator[TurnStart]:
    if is_ongoing(position):
        yield position


def is_ongoing(position: TurnStart) -> bool:
    """Whether the game is not over here; closing a row without a lock stone ended it (Q20, Q21)."""
    is_bare = any(row.is_closed and row.lock is None for row in position.board)
    return not is_bare and scoring.find_ending(position.board, position.misthrows) is None
