"""What the kernel says against moves and positions, against what the rules say."""

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from duellum.core.messages import Told
from duellum.qwixx import RULES, Position
from duellum.qwixx.kernel.messages import MAX_NUMBERS, MESSAGES
from duellum.qwixx.kernel.notation import MAX_TEXT
from duellum.qwixx.kernel.refusals import explain_move
from tests import refusals
from tests.qwixx.kernel.array_positions import encode_position, parse_text
from tests.strategies import seeds
from tests.twins import IS_NATIVE

pytestmark = pytest.mark.twins


def tell_of_move(position: Position, text: str) -> Told | None:
    """Return what the kernel says against a move."""
    numbers = np.zeros(MAX_NUMBERS, np.int32)
    encoded = refusals.encode_text(text, MAX_TEXT)
    code = explain_move(encoded, len(text), encode_position(position), numbers)
    return MESSAGES.read(code, numbers.tolist(), text)


def tell_of_text(text: str) -> Told | None:
    """Return what the kernel says against the text of a position."""
    return parse_text(text)[1]


@settings(max_examples=300 if IS_NATIVE else 40)
@given(seeds)
def test_moves_are_refused_as_by_the_rules(seed: int) -> None:
    source = random.Random(seed)
    position = refusals.play_some_moves(RULES, source)
    for _ in range(10):
        text = refusals.garble_move(RULES, source, position)
        assert (text, tell_of_move(position, text)) == (text, refusals.refuse_move(position, text))


@settings(max_examples=300 if IS_NATIVE else 40)
@given(st.text("rygb123456/- é\n\0", max_size=12) | st.text(max_size=MAX_TEXT))
def test_arbitrary_texts_are_refused_as_by_the_rules(text: str) -> None:
    for position in (Position.start(), Position.start().play("41/3526")):
        assert tell_of_move(position, text) == refusals.refuse_move(position, text)
    assert tell_of_text(text) == refusals.refuse_position(RULES, text)


@settings(max_examples=300 if IS_NATIVE else 40)
@given(seeds)
def test_changed_positions_are_refused_as_by_the_rules(seed: int) -> None:
    source = random.Random(seed)
    position = refusals.play_some_moves(RULES, source)
    for start in (str(position), source.choice(refusals.POSITIONS["qwixx"])):
        text = refusals.garble_position(RULES, source, start)[:MAX_TEXT]
        assert (text, tell_of_text(text)) == (text, refusals.refuse_position(RULES, text))


@pytest.mark.parametrize("text", refusals.POSITIONS["qwixx"])
def test_positions_by_hand_are_refused_as_by_the_rules(text: str) -> None:
    assert tell_of_text(text) == refusals.refuse_position(RULES, text)


def test_every_message_of_the_table_is_told() -> None:
    source, told = random.Random(5), [*map(tell_of_text, refusals.POSITIONS["qwixx"])]
    positions = [Position.parse(text) for text in refusals.POSITIONS["qwixx"] if tell_of_text(text) is None]
    positions += [refusals.play_some_moves(RULES, source) for _ in range(150)]
    for position in positions:
        texts = [refusals.garble_move(RULES, source, position) for _ in range(20)]
        told += [tell_of_move(position, text) for text in texts]
    assert refusals.read_codes(told) == {(message.clause, message.id) for message in MESSAGES.messages}
