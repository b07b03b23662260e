"""Zobrist keys follow the moves."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from duellum.battle import RULES, Position
from duellum.battle.engine.zobrist import zobrist_key, zobrist_key_after
from duellum.battle.kernel.encoding import encode, encode_move
from tests.strategies import random_game, seeds

pytestmark = pytest.mark.twins


@given(seeds, st.integers(0, 80))
def test_keys_follow_the_moves(seed: int, plies: int) -> None:
    position = random_game(RULES, seed, plies).position
    assert isinstance(position, Position)
    pieces, masks = encode(position)
    key = np.uint64(zobrist_key(pieces, masks, int(position.to_move)))
    for move in position.legal_moves():
        after = position.play(move)
        captured = int(pieces[move.target])
        stepped = zobrist_key_after(
            key, int(position.to_move), encode_move(move), int(pieces[move.start]), captured
        )
        assert np.uint64(stepped) == np.uint64(zobrist_key(*encode(after), int(after.to_move)))
        assert stepped != key
