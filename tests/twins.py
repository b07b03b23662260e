"""Which form of the kernels the tests marked ``twins`` call: the variable ``DUELLUM_TWIN`` names it.

``plain``, without it, is Python itself; ``shipped`` is the modules that games ship, where they have the
kernel as an entry point; ``native`` is Numba's.
"""

import os
from collections.abc import Callable
from functools import cache
from typing import Any

from duellum.core.compiled import is_kernel
from duellum.core.plugin import load_part
from duellum.core.registry import game_names, load_plugin
from duellum.core.wasm_runtime import shipped

TWIN = os.environ.get("DUELLUM_TWIN", "plain")
IS_NATIVE = TWIN == "native"


def replace_kernels(module: object, form: str, replace: Callable[[object, str, object], None]) -> None:
    """Replace the kernels that a test module names by the wanted form of them."""
    entries = {} if form == "native" else _find_entries()
    for name, value in list(vars(module).items()):
        if not is_kernel(value):
            continue
        if form == "native":
            from duellum.core.native import native  # noqa: PLC0415 - Numba, only where it is wanted

            replace(module, name, native(value))
        elif value in entries:
            replace(module, name, shipped(entries[value], value))


def has_entries(module: object) -> bool:
    """Whether a test module names a kernel that is an entry point."""
    entries = _find_entries()
    return any(is_kernel(value) and value in entries for value in vars(module).values())


@cache
def _find_entries() -> dict[Any, str]:
    """Return by function the module that has it as an entry point."""
    return {
        entry.function: name
        for game in game_names()
        for name, place in reversed([*load_plugin(game).kernels.items()])  # the game's own module counts
        for entry in load_part(place).entries
    }
