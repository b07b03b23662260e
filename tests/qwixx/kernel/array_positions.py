"""Positions of the plain rules as the arrays of ``kernel/game.py``, by way of their text."""

import numpy as np

from duellum.qwixx import Position
from duellum.qwixx.kernel.game import ArrayPosition, new_position
from duellum.qwixx.kernel.text import MAX_TEXT, format_position, parse_position


def parse_text(text: str) -> ArrayPosition | None:
    """Return the position with a text; None where the kernel finds it malformed."""
    encoded = np.frombuffer(text.encode().ljust(MAX_TEXT), np.uint8).copy()
    position = new_position()
    return position if parse_position(encoded, len(text), position) else None


def encode_position(position: Position) -> ArrayPosition:
    """Return a position as arrays."""
    encoded = parse_text(str(position))
    assert encoded is not None
    return encoded


def format_text(position: ArrayPosition) -> str:
    """Return the text that the kernel writes."""
    text = np.zeros(MAX_TEXT, np.uint8)
    return text[: format_position(position, text)].tobytes().decode()
