"""Attacks and captures against the plain rules."""

import dataclasses

import numpy as np
import pytest
from hypothesis import given

from duellum.battle import Position, parse_square
from duellum.battle.kernel.attacks import (
    DISTANCE,
    OUT_OF_REACH,
    find_king,
    generate_captures,
    has_winning_move,
)
from duellum.battle.kernel.encoding import Masks, Pieces, encode, encode_move
from duellum.battle.kernel.movegen import MAX_MOVES
from duellum.battle.rules.board import Side
from tests.battle.positions import random_position
from tests.strategies import seeds

pytestmark = pytest.mark.twins


def arrays(position: Position) -> tuple[Pieces, Masks, list[int]]:
    pieces, masks = encode(position)
    return pieces, masks, [find_king(pieces, masks, side) for side in range(2)]


@given(seeds)
def test_a_win_at_once_is_seen_exactly_where_there_is_one(seed: int) -> None:
    position = random_position(seed)
    if position.outcome() is None:
        pieces, masks, kings = arrays(position)
        for side in Side:
            to_move = dataclasses.replace(position, to_move=side)
            seen = has_winning_move(pieces, masks, int(side), kings[side], kings[side.other])
            assert bool(seen) == bool(to_move.winning_moves())


@given(seeds)
def test_captures_are_those_of_the_plain_rules(seed: int) -> None:
    position = random_position(seed)
    if position.outcome() is None:
        captures = np.empty(MAX_MOVES, np.int32)
        count = generate_captures(*encode(position), int(position.to_move), captures)
        plain = [encode_move(move) for move in position.legal_moves() if move.captured]
        assert sorted(map(int, captures[:count])) == sorted(plain)


def test_the_distance_is_the_number_of_steps_of_a_path() -> None:
    e4 = parse_square("e4")
    near, far, beyond = parse_square("e5"), parse_square("b7"), parse_square("a7")
    assert [int(DISTANCE[e4, square]) for square in (near, far, beyond)] == [1, 6, OUT_OF_REACH]
