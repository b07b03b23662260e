"""The registry of installed games, filled through the entry points ``duellum.games``."""

from importlib.metadata import entry_points

from duellum.core.errors import UnknownGameError
from duellum.core.rules import Rules


def game_names() -> tuple[str, ...]:
    """Return the names of all installed games, sorted."""
    return tuple(sorted(entry_points(group="duellum.games").names))


def load_rules(name: str) -> Rules:
    """Return the game with this name. Raises :class:`UnknownGameError`.

    >>> load_rules("battle").title
    'Battle'
    """
    for entry in entry_points(group="duellum.games", name=name):
        rules: Rules = entry.load()
        return rules
    raise UnknownGameError(f"no game is called {name!r}; there are {', '.join(game_names())}")
