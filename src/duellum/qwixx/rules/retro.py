"""Taking turns back: from which positions one turn leads to another.

The last stone that a side placed is its right-most in the row, or it would have broken Q5; if it made a
stack, that stack is the front (Q8); in a closed row it is the one that closed it (Q19). Before it the field
was empty, or one stone lower, or, under a single front stone, held a single enemy (Q7). A turn placed one
stone, or two on fields that one roll can give, or none and then left a misthrow; and the game was not over
before it, nor between its actions.
"""

from collections.abc import Iterator
from typing import NamedTuple

from duellum.qwixx.rules import scoring
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
    replaced_row,
)

WAYS_BACK = 1000
"""So many positions are looked at before a board counts as too full to try all ways back."""


class Table(NamedTuple):
    """A position between two turns: `to_move` is about to roll."""

    board: Board
    misthrows: tuple[int, int]
    to_move: Side


def can_arise(table: Table) -> bool:
    """Whether turns lead here from an empty board, as far as :data:`WAYS_BACK` positions can tell."""
    ways: list[Iterator[Table]] = [iter((table,))]
    seen: set[Table] = set()
    while ways:
        earlier = next(ways[-1], None)
        if earlier is None:
            ways.pop()
        elif is_start(earlier) or len(seen) >= WAYS_BACK:
            return True
        elif earlier not in seen:
            seen.add(earlier)
            ways.append(turns_back(earlier))
    return False


def is_start(table: Table) -> bool:
    """Whether nothing has been placed yet."""
    return table.board == EMPTY_BOARD and table.misthrows == (0, 0)


def turns_back(table: Table) -> Iterator[Table]:
    """Yield every position from which one turn leads here."""
    side = table.to_move.other
    for board in _boards_before_turn(table, side):
        yield from _if_going_on(Table(board, table.misthrows, side))
    if table.misthrows[side] > 0:  # Q15
        black, grey = table.misthrows
        yield from _if_going_on(Table(table.board, (black - (side == 0), grey - (side == 1)), side))


def _boards_before_turn(table: Table, side: Side) -> Iterator[Board]:
    """Yield the boards before one or two stones of the side were placed."""
    single: list[Board] = []
    for second in _last_fields(table.board, side):
        for between in boards_before(table.board, side, second):
            single.append(between)
            if goes_on(Table(between, table.misthrows, side)):  # Q21
                yield from _boards_before_first(between, side, second)
    yield from single


def _boards_before_first(between: Board, side: Side, second: Field) -> Iterator[Board]:
    for first in _last_fields(between, side):
        if first != second and _one_roll_gives(number_of(first), number_of(second)):  # Q14
            yield from boards_before(between, side, first)


def _one_roll_gives(first: int, second: int) -> bool:
    """Whether white dice that sum to `first` hold one that gives `second` with a coloured die (Q12, Q13)."""
    lowest, highest = max(1, first - 6), min(6, first - 1)
    return lowest + 1 <= second <= highest + 6


def _last_fields(board: Board, side: Side) -> Iterator[Field]:
    """Yield the fields of the side's right-most stones: only they can have been placed last (Q5)."""
    for colour in Colour:
        place = board[colour].rightmost(side)
        if place >= 0:
            yield field_at(colour, place)


def boards_before(board: Board, side: Side, field: Field) -> Iterator[Board]:
    """Yield each board on which the side's stone on `field` may have been placed, giving this one."""
    row, place = board[colour_of(field)], place_of(field)
    stack = row.stacks[place]
    if stack is None or place != row.rightmost(side) or (row.is_closed and place != LAST):  # Q5, Q19
        return
    for earlier in _stacks_before(stack, is_front=place == row.front):
        if earlier is None or place != LAST:
            yield replaced_row(board, colour_of(field), row.replaced(place, earlier))


def _stacks_before(stack: Stack, *, is_front: bool) -> Iterator[Stack | None]:
    if stack.height == 1:
        yield None  # Q5
    if stack.height > 1 and is_front:
        yield Stack(stack.side, stack.height - 1)  # Q8
    if stack.height == 1 and is_front:
        yield Stack(stack.side.other, 1)  # Q7


def _if_going_on(table: Table) -> Iterator[Table]:
    if goes_on(table):
        yield table


def goes_on(table: Table) -> bool:
    """Whether the game is not over here; closing without a lock stone ended it (Q20, Q21)."""
    is_bare = any(row.is_closed and row.lock is None for row in table.board)
    return not is_bare and scoring.ending(table.board, table.misthrows) is None
