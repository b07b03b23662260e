"""The text of positions on arrays: inverse to the parser."""

import pytest
from hypothesis import given, settings

from tests.qwixx.kernel.array_positions import encode_position, format_text
from tests.qwixx.kernel.replay import manners
from tests.qwixx.positions import random_game_positions
from tests.strategies import seeds
from tests.twins import IS_NATIVE

pytestmark = pytest.mark.twins


@settings(max_examples=10 if IS_NATIVE else 3)
@given(seeds, manners)
def test_a_position_is_read_as_it_is_written(seed: int, manner: float | None) -> None:
    for position in random_game_positions(seed, manner):
        assert format_text(encode_position(position)) == str(position)
