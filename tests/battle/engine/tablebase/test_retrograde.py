"""The solved endings against the plain rules and against a second solution."""

import random
from collections.abc import Iterator

import numpy as np
import pytest

from duellum.battle import BLACK, WHITE, Position
from duellum.battle.engine.tablebase import retrograde
from duellum.battle.engine.tablebase.probe import probe, probe_position
from duellum.battle.engine.tablebase.tables import (
    ILLEGAL,
    KINGS_SHAPE,
    Table,
    Tables,
    position_at,
)
from duellum.battle.kernel.encoding import EMPTY, HALF, KING, Masks, Pieces
from duellum.battle.kernel.movegen import MAX_MOVES, generate, is_win, make, unmake
from duellum.battle.rules.board import SQUARES
from duellum.core.compiled import compiled
from tests.battle.engine.tablebase.endings import minimax, random_ending
from tests.battle.positions import rotate_position


def samples(table: Table, count: int, seed: int) -> Iterator[tuple[int, ...]]:
    """Yield for each distance in a table the indices of `count` positions, or of all there are."""
    source = random.Random(seed)
    for distance in np.unique(table[table != ILLEGAL]):
        found = np.flatnonzero(table == distance)
        for number in source.sample(range(len(found)), min(count, len(found))):
            yield tuple(int(index) for index in np.unravel_index(found[number], table.shape))


@pytest.mark.parametrize("mover", [0, 1], ids=["king and die move", "king alone moves"])
def test_values_with_a_die_follow_from_those_one_ply_later(tables: Tables, mover: int) -> None:
    source, wrong = random.Random(mover), []
    for number, indices in enumerate(samples(tables.die[mover], 60, seed=mover)):
        position = position_at(indices, (WHITE, BLACK)[mover])
        stored = int(tables.die[mover][indices])
        position = rotate_position(position) if number % 2 else position
        value = probe_position(tables, position)
        assert value == (stored if stored % 2 else -stored)
        wrong += [str(position)] if minimax(tables, position) != value else []
    for _ in range(1000):
        position = random_ending(source)
        wrong += [str(position)] if minimax(tables, position) != probe_position(tables, position) else []
    assert wrong == []


def solve_by_plain_rules() -> dict[Position, int]:
    """Return the signed distance of every position of two kings, found by the plain rules round by round."""
    after: dict[Position, list[Position | None]] = {}
    for position in positions_of_two_kings():
        after[position] = []
        for move in position.legal_moves():
            reached = position.play(move)
            goes_on = reached.outcome() is None
            after[position].append(Position(reached.board, reached.to_move) if goes_on else None)
    values: dict[Position, int] = {}
    open_positions, distance, stale = list(after), 1, 0
    while stale < 2:
        found = {}
        for position in open_positions:
            replies = [-1 if reply is None else values.get(reply, 0) for reply in after[position]]
            if min(replies) < 0:
                found[position] = distance
            elif min(replies) > 0:
                found[position] = -distance
        values |= found
        open_positions = [position for position in open_positions if position not in found]
        distance, stale = distance + 1, 0 if found else stale + 1
    return values | dict.fromkeys(open_positions, 0)


def positions_of_two_kings() -> Iterator[Position]:
    for white in SQUARES:
        for black in SQUARES:
            for side in (WHITE, BLACK):
                if white not in (black, 67) and black != 4:
                    yield position_at((white, black), side)


@pytest.mark.twins
def test_two_kings_are_solved_alike_by_the_plain_rules() -> None:
    kings = np.zeros(KINGS_SHAPE, np.uint8)
    longest = retrograde.solve_kings(kings)
    tables = Tables(kings, np.zeros((2, 1, 1, 1), np.uint8))
    values = solve_by_plain_rules()
    assert len(values) == 2 * np.count_nonzero(kings != ILLEGAL) == 2 * 4971
    assert {position: probe_position(tables, position) for position in values} == values
    assert longest == max(abs(value) for value in values.values()) == 22
    assert 0 not in values.values()


@compiled
def count_contradictions(kings: Table, die: Table) -> int:
    """Return how many positions with a die have another value than that of the kernel's best move."""
    pieces, masks = np.full(72, EMPTY, np.int8), np.zeros((2, 2), np.uint64)
    wrong = 0
    for number in range(72**3):
        white, black, square = number // 5184, number // 72 % 72, number % 72
        if white in (black, square, 67) or black in (square, 4):
            continue
        pieces[:] = EMPTY
        pieces[white], pieces[black] = KING, KING
        masks[:] = 0
        for side, here in ((0, white), (1, black), (0, square)):
            masks[side, here // HALF] |= np.uint64(1) << np.uint64(here % HALF)
        for orientation in range(24):
            pieces[square] = orientation
            for side in range(2):
                value = probe(pieces, masks, side, 0, kings, die)
                wrong += value != minimax_by_kernel(pieces, masks, side, kings, die)
    return wrong


@compiled
def minimax_by_kernel(pieces: Pieces, masks: Masks, side: int, kings: Table, die: Table) -> int:
    """Return the value that follows from the values one ply later, by the kernel alone."""
    moves = np.empty(MAX_MOVES, np.int32)
    soonest_win, latest_loss = 1000, 0
    for number in range(generate(pieces, masks, side, moves)):
        move = moves[number]
        mover = pieces[move & 127]
        captured = make(pieces, masks, side, move)
        is_won = is_win(move, mover, captured, side)
        reply = 0 if is_won else probe(pieces, masks, 1 - side, 0, kings, die)
        unmake(pieces, masks, side, move, mover, captured)
        if reply < 0 or is_won:
            soonest_win = min(soonest_win, 1 - reply)
        else:
            latest_loss = max(latest_loss, 1 + reply)
    return soonest_win if soonest_win < 1000 else -latest_loss


@pytest.mark.slow
def test_every_value_with_a_die_follows_from_those_one_ply_later(tables: Tables) -> None:
    assert count_contradictions(*tables) == 0
