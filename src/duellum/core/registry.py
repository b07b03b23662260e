"""The registry of installed games, filled through the entry points ``duellum.games``."""

import copyreg
from functools import cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Literal, overload

from duellum.core.errors import UnknownGameError
from duellum.core.rules import Rules

if TYPE_CHECKING:  # so that a type checker knows the moves of load_rules("battle")
    from duellum import battle, qwixx


def game_names() -> tuple[str, ...]:
    """Return the names of all installed games, sorted.

    >>> game_names()
    ('battle', 'qwixx')
    """
    return tuple(sorted(entry_points(group="duellum.games").names))


@overload
def load_rules(name: Literal["battle"]) -> "Rules[battle.Position, battle.Move]": ...
@overload
def load_rules(name: Literal["qwixx"]) -> "Rules[qwixx.Position, qwixx.Move]": ...
@overload
def load_rules(name: str) -> Rules: ...
def load_rules(name: str) -> Rules:
    """Return the game with this name. Raises :class:`UnknownGameError`.

    >>> load_rules("battle").title
    'Battle'
    """
    if not isinstance(name, str):
        names = ", ".join(game_names())
        raise TypeError(f"a game is given by its name, one of {names}, not {type(name).__name__}")
    return _load(name)


@cache
def _load(name: str) -> Rules:
    for entry in entry_points(group="duellum.games", name=name):
        rules: Rules = entry.load()
        return rules
    raise UnknownGameError(f"no game is called {name!r}; there are {', '.join(game_names())}")


def _reduce_rules(rules: Rules) -> tuple[object, ...]:
    """Pickle and copy rules as their name: there is one such object a game."""
    return load_rules, (rules.name,)


copyreg.pickle(Rules, _reduce_rules)  # type: ignore[arg-type]  # its types know no functions with arguments
