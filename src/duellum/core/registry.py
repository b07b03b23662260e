"""The registry of installed games: an entry point of the group ``duellum.games`` names a plugin for each."""

import copyreg
from functools import cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any, Literal, overload

from duellum.core.errors import UnknownGameError
from duellum.core.plugin import Plugin, load_part
from duellum.core.rules import Rules

if TYPE_CHECKING:  # so that a type checker knows the moves of load_rules("battle")
    from duellum import battle, qwixx


def game_names() -> tuple[str, ...]:
    """Return the names of all installed games, sorted.

    >>> game_names()
    ('battle', 'qwixx')
    """
    return tuple(sorted(entry_points(group="duellum.games").names))


def games_with(part: str) -> tuple[str, ...]:
    """Return the names of the games that have a part of :class:`~duellum.core.plugin.Plugin`, sorted.

    >>> games_with("openings")
    ('battle',)
    """
    return tuple(name for name in game_names() if has_part(name, part))


@cache
def load_plugin(name: str) -> Plugin:
    """Return the plugin of the game with this name. Raises :class:`UnknownGameError`."""
    for entry in entry_points(group="duellum.games", name=name):
        plugin: Plugin = entry.load()
        return plugin
    raise UnknownGameError(f"there is no game {name!r}; the games are {', '.join(game_names())}")


def has_part(name: str, part: str) -> bool:
    """Whether there is such a game with such a part; does not load it."""
    return bool(_find_place(name, part))


def find_part(name: str, part: str) -> Any | None:  # noqa: ANN401 - a part of any type
    """Return a part of a game; None if the game is unknown or has no such part."""
    place = _find_place(name, part)
    return load_part(place) if place else None


@cache
def find_kernel(name: str) -> str:
    """Return where the entry points of a WebAssembly module are. Raises :class:`KeyError`.

    >>> find_kernel("endings")
    'duellum.battle.wasm.endings_kernel:ENDINGS_KERNEL'
    """
    return {name: place for game in game_names() for name, place in load_plugin(game).kernels.items()}[name]


def _find_place(name: str, part: str) -> str:
    try:
        place: str = getattr(load_plugin(name), part)
    except UnknownGameError:
        return ""
    return place


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
        raise TypeError(f"a game must be given by its name, one of {names}, not {type(name).__name__}")
    return _load_rules(name)


@cache
def _load_rules(name: str) -> Rules:
    rules: Rules = load_part(load_plugin(name).rules)
    return rules


def _reduce_rules(rules: Rules) -> tuple[object, ...]:
    """Pickle and copy rules as their name: there is one such object a game."""
    return load_rules, (rules.name,)


copyreg.pickle(Rules, _reduce_rules)  # type: ignore[arg-type]  # its types know no functions with arguments
