"""The tablebase of a game, as users ask for it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal, overload

from duellum.core.registry import find_part, load_rules
from duellum.core.rules import Rules
from duellum.core.tablebase import NoTablebaseError, Tablebase, TablebaseLoader

if TYPE_CHECKING:
    from duellum import battle


@overload
def load_tablebase(
    game: Literal["battle"], *, progress: Callable[[float], None] | None = None
) -> "Tablebase[battle.Move]": ...
@overload
def load_tablebase(
    game: Rules | str, *, progress: Callable[[float], None] | None = None
) -> Tablebase[Any]: ...
def load_tablebase(game: Rules | str, *, progress: Callable[[float], None] | None = None) -> Tablebase[Any]:
    """Return the solved endings of a game: in Battle, two kings and at most one die.

    They are computed the first time, which takes a few seconds, and then kept on disk.

    Args:
        game: The game, or its name.
        progress: Called with the share that is done, from 0 to 1, while the endings are computed.

    Raises:
        UnknownGameError: No game of that name is installed.
        NoTablebaseError: The game has no solved endings.

    >>> tablebase = load_tablebase("battle")
    >>> ending = tablebase.probe("4k4/9/9/9/9/4T4/9/4K4 w 0 1")
    >>> ending.win_probability, ending.plies_to_end, ending.best_moves
    (1.0, 1, (Move('e3n5'),))
    >>> tablebase.probe("sbfwkwfbs/9/9/9/9/9/9/TCGXKXGCT w 0 1") is None  # not solved
    True
    """
    rules = game if isinstance(game, Rules) else load_rules(game)
    load: TablebaseLoader | None = find_part(rules.name, "tablebase")
    if load is None:
        raise NoTablebaseError(f"{rules.title} has no solved endings")
    return load(progress)
