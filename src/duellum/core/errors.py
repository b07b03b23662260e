"""Exceptions of the game contract: one class for each failure that a caller can handle."""

from typing import Any

from duellum.core.i18n import Translatable

_MAX_SHOWN = 40
"""How many characters of a wrong text are shown."""


class _RulesError(ValueError):
    """What the rules refuse: a message, the clause that forbids it, and a text to translate."""

    def __init__(self, message: str, clause: str | None = None, why: Translatable | None = None) -> None:
        super().__init__(message)
        self.clause, self.why = clause, why

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (str(self), self.clause, self.why)


class PositionError(_RulesError):
    """A text or an arrangement that is not a position.

    The message is English, for programmers and logs, and says what is wrong and where. `clause` is the id of
    the rule that forbids the position, None if the text itself is at fault. `why` says it to players in their
    language; None in games without their own texts, and if only a program can be at fault.

    >>> from duellum import battle
    >>> try:
    ...     battle.Position.parse("4k4/9/9/9/4K4/9/9/4K4 w 0 1")
    ... except PositionError as error:
    ...     print(f"{error} ({error.clause}, {error.why.id})")
    White has a second king: kings are on e1 and e4 (B3, position-battle-kings)
    """


class MoveError(_RulesError):
    """A text that is not a move, or a move that is not legal here.

    `clause` is the id of the rule that forbids the move; message, clause and `why` are as in
    :class:`PositionError`.

    >>> from duellum import battle
    >>> try:
    ...     battle.Position.start().parse_move("e4n1")
    ... except MoveError as error:
    ...     print(f"{error} ({error.clause}, {error.why.id})")
    there is no piece on e4 (B6, battle-illegal-no-piece)
    """


def over_error(reason: str, clause: str) -> MoveError:
    """Return the error for a move after the end; `reason` and `clause` are those of the outcome."""
    return MoveError(f"the game is over: {reason}", clause, Translatable("refused-over"))


def show_input(text: str) -> str:
    r"""Return a given text in a form that an error may show: short, and without control characters.

    >>> show_input("e1\x1b[0m")
    'e1�[0m'
    """
    shown = text[:_MAX_SHOWN]
    return "".join(
        character if character.isprintable() else "\N{REPLACEMENT CHARACTER}" for character in shown
    )


class UnknownGameError(ValueError):
    """No game of that name is installed; the message lists those that are."""


class NotAvailableError(ValueError):
    """The game does not have what was asked for, such as an opening book."""


def check_text(value: object, what: str) -> None:
    """Raise :class:`TypeError` unless `value` is a text; `what` says what is expected.

    >>> check_text(7, "a square must be a text such as 'e4'")
    Traceback (most recent call last):
        ...
    TypeError: a square must be a text such as 'e4', not int
    """
    if not isinstance(value, str):
        raise TypeError(f"{what}, not {type(value).__name__}")
