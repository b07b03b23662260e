"""Probing the tablebase: symmetric, unknown outside the tables, and confirmed by play."""

import random

import pytest

from duellum.battle import BLACK, WHITE, Piece, Position
from duellum.battle.engine.tablebase.probe import best_moves, has_few_pieces, probe_position
from duellum.battle.engine.tablebase.summary import summarise
from duellum.battle.engine.tablebase.tables import Tables
from duellum.battle.kernel.encoding import encode
from duellum.battle.rules.board import SQUARES
from duellum.battle.rules.position import MAX_PLIES_WITHOUT_CAPTURE
from duellum.core.die import Die
from tests.battle.engine.tablebase.endings import assert_ends_in_time, random_ending
from tests.battle.positions import rotate_position


def test_turning_the_board_and_swapping_colours_keeps_the_value(tables: Tables) -> None:
    source = random.Random(5)
    positions = [random_ending(source) for _ in range(2000)]
    values = [probe_position(tables, position) for position in positions]
    assert [probe_position(tables, rotate_position(position)) for position in positions] == values
    assert {value > 0 for value in values if value is not None} == {True, False}


def test_longest_endings_last_as_long_as_the_tables_say(tables: Tables) -> None:
    source = random.Random(7)
    for finding in summarise(tables):
        for plies, start in (
            (finding.longest_win, finding.longest_win_example),
            (-finding.longest_loss, finding.longest_loss_example),
        ):
            assert probe_position(tables, start) == plies
            assert_ends_in_time(tables, start, source)


def test_shorter_endings_last_as_long_as_the_tables_say(tables: Tables) -> None:
    source = random.Random(8)
    for _ in range(40):
        assert_ends_in_time(tables, random_ending(source), source)


@pytest.mark.parametrize(
    "text",
    [
        str(Position.start()),
        "9/9/9/4k4/9/9/A8/K7A w 0 1",  # two dice
        "9/9/9/4k4/9/9/a8/K7A w 0 1",  # one each
        "9/9/9/4k4/9/9/9/A8 w 0 2",  # king captured
        "4K4/9/9/9/9/9/9/k7A b 0 1",  # palace taken
    ],
)
def test_other_positions_are_unknown(tables: Tables, text: str) -> None:
    position = Position.parse(text)
    assert probe_position(tables, position) is None
    assert best_moves(tables, position) == ()


@pytest.mark.twins
def test_few_pieces_are_three_or_fewer() -> None:
    source = random.Random(6)
    for count in (2, 3, 4, 5, 18) * 40:
        board: list[Piece | None] = [None] * len(SQUARES)
        kinds = [Piece(side, None) for side in (WHITE, BLACK)]
        kinds += [Piece(side, Die.from_index(source.randrange(24))) for side in (WHITE, BLACK) * 8]
        for square, piece in zip(source.sample(SQUARES[5:67], count), kinds, strict=False):
            board[square] = piece
        _, masks = encode(Position(tuple(board), WHITE))
        assert has_few_pieces(masks) == (count <= 3)


def test_a_win_that_may_come_after_the_long_game_is_not_promised(tables: Tables) -> None:
    example = summarise(tables)[1].longest_win_example
    assert probe_position(tables, example) == 29
    in_time = Position(example.board, example.to_move, MAX_PLIES_WITHOUT_CAPTURE - 29, 60)
    assert probe_position(tables, in_time) == 29
    assert_ends_in_time(tables, in_time, random.Random(9))
    too_late = Position(example.board, example.to_move, MAX_PLIES_WITHOUT_CAPTURE - 28, 60)
    assert probe_position(tables, too_late) is None
