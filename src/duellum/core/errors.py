"""Exceptions of the game contract: one class for each failure that a caller can act on."""

from typing import Any


class PositionError(ValueError):
    """A text or an arrangement that is no position; the message says what is wrong and where."""


class MoveError(ValueError):
    """A text that is no move, or a move that is not legal here.

    `clause` is the id of the rule that forbids it, None where the text itself is at fault.
    """

    def __init__(self, message: str, clause: str | None = None) -> None:
        super().__init__(message)
        self.clause = clause

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (str(self), self.clause)


class UnknownGameError(ValueError):
    """No game of that name is installed; the message lists those that are."""


def check_text(value: object, what: str) -> None:
    """Raise :class:`TypeError` unless `value` is a text; `what` says what should have been given.

    >>> check_text(7, "a square is a text such as 'e4'")
    Traceback (most recent call last):
        ...
    TypeError: a square is a text such as 'e4', not int
    """
    if not isinstance(value, str):
        raise TypeError(f"{what}, not {type(value).__name__}")
