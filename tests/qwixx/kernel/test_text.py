"""The text of positions on arrays: inverse to the parser, and as strict about the form."""

import pytest
from hypothesis import given, settings

from tests.compilation import IS_COMPILED
from tests.qwixx.kernel.array_positions import encode_position, format_text, parse_text
from tests.qwixx.kernel.replay import manners
from tests.qwixx.positions import random_game_positions
from tests.strategies import seeds

pytestmark = pytest.mark.twins


@settings(max_examples=10 if IS_COMPILED else 3)
@given(seeds, manners)
def test_a_position_is_read_as_it_is_written(seed: int, manner: float | None) -> None:
    for position in random_game_positions(seed, manner):
        assert format_text(encode_position(position)) == str(position)


EMPTY = "...........-"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "b",
        f"{EMPTY}/{EMPTY}/{EMPTY} b 0:0 - r",
        f"{EMPTY}/{EMPTY}/{EMPTY}/{EMPTY}",
        f"{EMPTY}/{EMPTY}/{EMPTY}/{EMPTY} w 0:0 - r",
        f"{EMPTY}/{EMPTY}/{EMPTY}/{EMPTY} b 0-0 - r",
        f"{EMPTY}/{EMPTY}/{EMPTY}/{EMPTY} b 0:0 - 1",
        f"{EMPTY}/{EMPTY}/{EMPTY}/{EMPTY} b 0:0 - r ",
        f"{EMPTY}/{EMPTY}/{EMPTY}/{EMPTY} b 0:0 71/3526 1",
        f"{EMPTY}/{EMPTY}/{EMPTY}/{EMPTY} b 0:0 41/3526 3",
        f"{EMPTY}/{EMPTY}/{EMPTY}/{EMPTY} b 0:0 41/3526 2:r13",
        f"{EMPTY}/{EMPTY}/{EMPTY}/{EMPTY} b 0:0 41/3526 2:",
        f"..........-/{EMPTY}/{EMPTY}/{EMPTY} b 0:0 - r",
        f"...........z/{EMPTY}/{EMPTY}/{EMPTY} b 0:0 - r",
        f"..w........-/{EMPTY}/{EMPTY}/{EMPTY} b 0:0 - r",
    ],
)
def test_a_malformed_text_is_refused(text: str) -> None:
    assert parse_text(text) is None
