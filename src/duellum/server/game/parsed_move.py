"""The move of the last command, kept from deciding on it until its event is applied a moment later.

The event holds the move's text. Parsing it would check the rules again that the command has just been checked
against, for the same position.
"""

from typing import Any

from duellum.core.rules import Position

_last: tuple[Position | None, str, Any] = (None, "", None)


def keep_parsed_move(position: Position, move: Any) -> str:  # noqa: ANN401 - each game has its own move
    """Keep a move that is legal in this position, and return its text."""
    global _last  # noqa: PLW0603 - a cache of one
    text = str(move)
    _last = position, text, move
    return text


def find_parsed_move(position: Position, text: str) -> Any:  # noqa: ANN401 - each game has its own move
    """Return the move with this text, parsed if it is not the one kept.

    Raises :class:`~duellum.core.errors.MoveError`.
    """
    kept_position, kept_text, move = _last
    return move if position is kept_position and text == kept_text else position.parse_move(text)
