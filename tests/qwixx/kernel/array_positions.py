"""Positions of the plain rules as the arrays of ``kernel/game.py``, by way of their text."""

import numpy as np

from duellum.core.messages import Told
from duellum.qwixx import Position
from duellum.qwixx.kernel.game import ArrayPosition, new_position
from duellum.qwixx.kernel.messages import MAX_NUMBERS, MESSAGES
from duellum.qwixx.kernel.notation import MAX_TEXT, format_position, parse_position
from tests.refusals import encode_text


def parse_text(text: str) -> tuple[ArrayPosition, Told | None]:
    """Return the position with a text, and what the kernel says against it."""
    position, numbers = new_position(), np.zeros(MAX_NUMBERS, np.int32)
    code = parse_position(encode_text(text, MAX_TEXT), len(text), position, numbers)
    return position, MESSAGES.read(code, numbers.tolist(), text)


def encode_position(position: Position) -> ArrayPosition:
    """Return a position as arrays."""
    encoded, fault = parse_text(str(position))
    assert fault is None
    return encoded


def format_text(position: ArrayPosition) -> str:
    """Return the text that the kernel writes."""
    text = np.zeros(MAX_TEXT, np.uint8)
    return text[: format_position(position, text)].tobytes().decode()
