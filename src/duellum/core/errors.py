"""Exceptions of the game contract: one class for each failure that a caller can act on."""

from typing import Any

from duellum.core.i18n import Translatable

_MAX_SHOWN = 40
"""How many characters of a wrong text are shown."""


class PositionError(ValueError):
    """A text or an arrangement that is no position; the message says what is wrong and where."""


class MoveError(ValueError):
    """A text that is no move, or a move that is not legal here.

    `clause` is the id of the rule that forbids it, None where the text itself is at fault. The message is
    English, for programmers and logs; `why` says it to players in their language, None in games without
    texts of their own.
    """

    def __init__(self, message: str, clause: str | None = None, why: Translatable | None = None) -> None:
        super().__init__(message)
        self.clause, self.why = clause, why

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (str(self), self.clause, self.why)


def over_error(reason: str, clause: str) -> MoveError:
    """Return the error for a move after the end; `reason` and `clause` are those of the outcome."""
    return MoveError(f"the game is over: {reason}", clause, Translatable("refused-over"))


def show_input(text: str) -> str:
    r"""Return what somebody gave as a refusal may show it: short, and without control characters.

    >>> show_input("e1\x1b")
    'e1\\x1b'
    """
    return repr(text[:_MAX_SHOWN])[1:-1]


class UnknownGameError(ValueError):
    """No game of that name is installed; the message lists those that are."""


class NotAvailableError(ValueError):
    """The game has nothing of the kind that was asked for, such as an opening book."""


def check_text(value: object, what: str) -> None:
    """Raise :class:`TypeError` unless `value` is a text; `what` says what should have been given.

    >>> check_text(7, "a square is a text such as 'e4'")
    Traceback (most recent call last):
        ...
    TypeError: a square is a text such as 'e4', not int
    """
    if not isinstance(value, str):
        raise TypeError(f"{what}, not {type(value).__name__}")
