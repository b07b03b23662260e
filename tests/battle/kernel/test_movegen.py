"""The kernel against its plain twin: counts, moves, and every position after a move."""

import os
import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from duellum.battle import BLACK, RULES, WHITE, Move, Piece, Position, perft
from duellum.battle.kernel import movegen
from duellum.battle.rules.board import SQUARES
from duellum.core.die import ORIENTATIONS
from duellum.core.jit import lowest_bit
from tests.battle.kernel.perft_suite import Entry, plain_perft, read_suite
from tests.strategies import random_game, seeds

IS_COMPILED = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")
SUITE = list(read_suite())
pytestmark = pytest.mark.twins


def random_arrangement(seed: int) -> Position:
    """Return pieces strewn over the board: crowds, open boards and exposed kings that games seldom reach."""
    source = random.Random(seed)
    squares = source.sample(SQUARES, source.randint(2, 18))
    board: list[Piece | None] = [None] * len(SQUARES)
    sides = [WHITE, BLACK, *(side for side in (WHITE, BLACK) for _ in range(8))]
    for number, square in enumerate(squares):
        board[square] = Piece(sides[number], None if number < 2 else source.choice(ORIENTATIONS))
    to_move = source.choice((WHITE, BLACK))
    if board[67] == Piece(WHITE, None) or board[4] == Piece(BLACK, None):
        return random_arrangement(seed + 1_000_003)
    return Position(tuple(board), to_move, source.choice((0, 50, 98, 99)), 60)


def moves_by_kernel(position: Position) -> list[int]:
    moves = np.empty(movegen.MOST_MOVES, np.int32)
    count = movegen.generate(*movegen.encode(position), int(position.to_move), moves)
    return [int(move) for move in moves[:count]]


def assert_twins_agree(position: Position) -> None:
    """Compare legal moves, and for each of them the arrays after making and unmaking it."""
    plain = {movegen.encode_move(move): move for move in position.legal_moves()}
    by_kernel = moves_by_kernel(position)
    assert sorted(by_kernel) == sorted(plain)
    pieces, masks = movegen.encode(position)
    assert movegen.count_moves(pieces, masks, int(position.to_move)) == len(plain)
    for number, move in plain.items():
        assert movegen.decode_move(position, number) == move
        assert_move_agrees(position, move, number)


def assert_move_agrees(position: Position, move: Move, number: int) -> None:
    side = int(position.to_move)
    pieces, masks = movegen.encode(position)
    mover = int(pieces[move.start])
    captured = movegen.make(pieces, masks, side, number)
    after = position.play(move)
    for ours, theirs in zip((pieces, masks), movegen.encode(after), strict=True):
        np.testing.assert_array_equal(ours, theirs)
    outcome = after.outcome()
    assert movegen.wins(number, mover, captured, side) == (outcome is not None and outcome.winner is not None)
    movegen.unmake(pieces, masks, side, number, mover, captured)
    for ours, theirs in zip((pieces, masks), movegen.encode(position), strict=True):
        np.testing.assert_array_equal(ours, theirs)


@given(seeds, st.integers(0, 120))
def test_twins_agree_in_games(seed: int, plies: int) -> None:
    game = random_game(RULES, seed, plies)
    if game.position.outcome() is None:
        assert_twins_agree(Position.parse(str(game.position)))


@given(seeds)
def test_twins_agree_on_strewn_pieces(seed: int) -> None:
    position = random_arrangement(seed)
    if position.outcome() is None:
        assert_twins_agree(position)


@pytest.mark.skipif(not IS_COMPILED, reason="thousands of positions need the compiled kernel")
def test_twins_count_alike_in_thousands_of_positions() -> None:
    disagreeing = []
    for seed in range(3000):
        position = random_arrangement(seed)
        if position.outcome() is None:
            count = movegen.count_leaves(
                *movegen.encode(position), int(position.to_move), position.quiet_plies, 1
            )
            disagreeing += [str(position)] if count != len(position.legal_moves()) else []
    assert disagreeing == []


@pytest.mark.slow
def test_twins_count_two_plies_alike_in_thousands_of_positions() -> None:
    disagreeing = []
    for seed in range(5000):
        position = random_arrangement(seed)
        if sum(perft(position, 2).values()) != plain_perft(position, 2):
            disagreeing.append(str(position))
    assert disagreeing == []


@pytest.mark.parametrize("entry", SUITE, ids=lambda entry: entry.title)
def test_suite_counts_are_the_plain_rules_and_the_kernels(entry: Entry) -> None:
    deepest = len(entry.counts) if IS_COMPILED else 2
    for depth, count in enumerate(entry.counts[:deepest], 1):
        assert sum(perft(entry.position, depth).values()) == count
    assert plain_perft(entry.position, 2) == entry.counts[1]


def test_suite_covers_the_start_and_ten_more_positions() -> None:
    assert len({entry.position for entry in SUITE}) >= 11
    assert SUITE[0].position == Position.start()
    assert SUITE[0].counts[:3] == (37, 1_293, 47_873)


@pytest.mark.skipif(not IS_COMPILED, reason="64 million leaves need the compiled kernel")
def test_perft_5_from_the_start() -> None:
    counts = {str(move): count for move, count in perft(Position.start(), 5).items()}
    assert len(counts) == 37
    assert sum(counts.values()) == 64_749_934


def test_leaves_are_not_counted_beyond_a_finished_game() -> None:
    last = Position.parse("k8/9/9/9/9/9/9/8K w 99 80")
    assert set(perft(last, 2).values()) == {0}
    assert sum(perft(last, 1).values()) == 2


@given(st.integers(1, 2**64 - 1))
def test_the_lowest_bit_is_found(mask: int) -> None:
    assert lowest_bit(mask) == next(place for place in range(64) if mask >> place & 1)
