"""The ids of games: one format, so that a request for anything else is refused before the log is asked.

The log has streams of its own, such as the players' lists of games; their names are not ids of games.
"""

import re
import secrets

from duellum.server.protocol.errors import Reason, RefusedError

_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
_LENGTH = 12
_FORMAT = re.compile(f"[{_LETTERS}]{{{_LENGTH}}}")


def new_game_id() -> str:
    """Return a random id that nobody can guess, of letters that cannot be confused."""
    drawn, letters = secrets.randbelow(len(_LETTERS) ** _LENGTH), []
    for _ in range(_LENGTH):
        drawn, letter = divmod(drawn, len(_LETTERS))
        letters.append(_LETTERS[letter])
    return "".join(letters)


def is_game_id(text: str) -> bool:
    """Whether a text has the format of a game's id."""
    return _FORMAT.fullmatch(text) is not None


def check_game_id(text: str) -> None:
    """Raise :class:`RefusedError` unless a text has the format of a game's id."""
    if not is_game_id(text):
        raise RefusedError(Reason.UNKNOWN_GAME, "there is no game with this id")
