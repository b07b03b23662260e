"""Exceptions of the game contract: one class for each failure that a caller can act on."""


class PositionError(ValueError):
    """A text or an arrangement that is no position; the message says what is wrong and where."""


class MoveError(ValueError):
    """A text that is no move, or a move that is not legal here.

    `clause` is the id of the rule that forbids it, None where the text itself is at fault.
    """

    def __init__(self, message: str, clause: str | None = None) -> None:
        super().__init__(message)
        self.clause = clause


class UnknownGameError(LookupError):
    """No game of that name is installed."""
