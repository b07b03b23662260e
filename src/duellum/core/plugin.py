"""The plugin contract: how the platform finds everything that a game brings.

A game's package has one :class:`Plugin`, named by an entry point of the group ``duellum.games``. It only says
where the parts of the game are, so that nothing is imported before it is needed: an engine imports NumPy, and
a kit to print imports a typesetter.
"""

import pkgutil
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True, kw_only=True)
class Plugin:
    """Where the parts of a game are: a name in a module, ``package.module:NAME``; "" for no such part."""

    rules: str
    """The :class:`~duellum.core.rules.Rules`: positions, moves, drawings and the view that clients get."""
    engine: str = ""
    """The :class:`~duellum.core.engine.EngineSpec`."""
    environment: str = ""
    """The :class:`~duellum.core.environment.EnvironmentSpec`."""
    openings: str = ""
    """The :class:`~duellum.core.opening_book.BookSpec`; none if dice decide how a game begins."""
    tablebase: str = ""
    """The :data:`~duellum.core.tablebase.TablebaseLoader`: the solved endings."""
    puzzles: str = ""
    """The package that contains the collection ``puzzles.tsv``."""
    puzzle_maker: str = ""
    """The class of the :class:`~duellum.core.puzzle.PuzzleMaker`, created without arguments."""
    rulebook: str = ""
    """The :class:`~duellum.rulebook.model.Book`."""
    lessons: str = ""
    """The :class:`~duellum.lessons.model.Course`."""
    print_kits: str = ""
    """A sequence of :class:`~duellum.printing.kit.Kit`, the whole set first."""
    kernels: Mapping[str, str] = field(default_factory=dict)
    """The :class:`~duellum.core.wasm.Kernel` of each WebAssembly module; one is named like the game."""
    commands: tuple[str, ...] = ()
    """The click commands that only this game has; their names must differ from those of all others."""


def load_part(place: str) -> Any:  # noqa: ANN401 - a part of any type
    """Return what is at a place, ``package.module:NAME``; imports its module.

    >>> load_part("duellum.core.rules:Seat")
    <enum 'Seat'>
    """
    return pkgutil.resolve_name(place)
