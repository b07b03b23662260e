"""Columns of text in a terminal, where a Chinese character is two columns wide."""

import unicodedata

_WIDE = ("W", "F")
_WIDTHLESS = ("Mn", "Me", "Cf")
"""Categories of characters that combine with the one before them, or are not seen."""


def measure_width(text: str) -> int:
    """Return how many columns a text takes.

    >>> measure_width("König"), measure_width("国王")
    (5, 4)
    """
    return sum(map(_character_width, text))


def _character_width(character: str) -> int:
    if unicodedata.category(character) in _WIDTHLESS:
        return 0
    return 2 if unicodedata.east_asian_width(character) in _WIDE else 1


def align_left(text: str, width: int) -> str:
    """Return a text with spaces after it up to a width."""
    return text + " " * (width - measure_width(text))


def align_right(text: str, width: int) -> str:
    """Return a text with spaces before it up to a width."""
    return " " * (width - measure_width(text)) + text


def centre(text: str, width: int) -> str:
    """Return a text with spaces around it up to a width, the odd one after it."""
    before = max(0, width - measure_width(text)) // 2
    return align_left(" " * before + text, width)
