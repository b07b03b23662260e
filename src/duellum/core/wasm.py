"""Entry points of a WebAssembly module: compiled functions, and the arrays they work on, typed once.

A module has one instance of every array, at a fixed place in its memory. An entry point takes such arrays,
alone or as the fields of a :class:`Region`, and numbers. JavaScript passes only the numbers; the arrays it
reads and writes in the module's memory. As the places are constants, the compiler knows every address and
every shape, which makes the compiled code about twice as fast as with arrays passed in.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Any, TypeGuard

import numpy as np
import numpy.typing as npt

from duellum.core.messages import MessageTable


@dataclass(frozen=True)
class Array:
    """An array at a fixed place: its name in TypeScript, element type and shape."""

    name: str
    dtype: npt.DTypeLike
    shape: tuple[int, ...]
    doc: str = ""
    length_from: str = ""
    """The name of the number of elements, where callers choose it; `shape` is then the usual one.

    Such an array is the last in memory.
    """
    is_shared: bool = False
    """Whether threads that run the module in one memory share the array; else each has its own."""

    @property
    def size(self) -> int:
        """The number of bytes."""
        return int(np.prod(self.shape)) * np.dtype(self.dtype).itemsize


@dataclass(frozen=True)
class Region:
    """A named tuple of arrays, as a kernel takes it; the arrays are named after the region and the field.

    A field may be a region itself.
    """

    name: str
    kind: Callable[..., Any]
    """The named tuple's class."""
    fields: "Mapping[str, Array | Region]"

    def arrays(self) -> tuple[Array, ...]:
        """Return the arrays in the order of the fields."""
        found: tuple[Array, ...] = ()
        for each in self.fields.values():
            found += each.arrays() if isinstance(each, Region) else (each,)
        return found


def region(name: str, kind: Any, **types: "tuple[npt.DTypeLike, tuple[int, ...]] | Array | Region") -> Region:  # noqa: ANN401 - any named tuple
    """Return a region with a new array for each field, or the array or region that is given for it.

    Raises :class:`ValueError` unless the fields are those of the named tuple, in its order.
    """
    if tuple(types) != kind._fields:
        raise ValueError(f"{kind.__name__} has the fields {kind._fields}, not {tuple(types)}")
    fields = {
        field: given if isinstance(given, Array | Region) else Array(f"{name}_{field}", *given)
        for field, given in types.items()
    }
    return Region(name, kind, fields)


_NO_LENGTHS: Mapping[str, int] = MappingProxyType({})


def allocate(region: Region, lengths: Mapping[str, int] = _NO_LENGTHS) -> Any:  # noqa: ANN401 - its tuple
    """Return a region's arrays in Python's memory, for the plain twins; `lengths` are as in an instance."""
    found = []
    for each in region.fields.values():
        if isinstance(each, Region):
            found.append(allocate(each, lengths))
        else:
            shape = (lengths.get(each.name, each.shape[0]),) if each.length_from else each.shape
            found.append(np.zeros(shape, each.dtype))
    return region.kind(*found)


def camel_case(name: str) -> str:
    """Return a name as JavaScript writes it: ``camel_case("play_move")`` is ``"playMove"``."""
    return re.sub(r"_([a-z0-9])", lambda found: found[1].upper(), name)


INT = "int"
"""An argument or result that is a whole number of 32 bits."""
FLOAT = "float"
"""One that is a double."""

Number = tuple[str, str]
"""A number that a caller passes: its name, and ``INT`` or ``FLOAT``."""
Argument = Array | Region | tuple[Region, ...] | Number
"""What an entry point takes: an array, a region, a tuple of regions, or a number."""


def list_arrays(argument: Argument) -> tuple[Array, ...]:
    """Return the arrays of an argument in order; none of a number."""
    if isinstance(argument, Array):
        return (argument,)
    if isinstance(argument, Region):
        return argument.arrays()
    regions = [each for each in argument if isinstance(each, Region)]
    return tuple(array for each in regions for array in each.arrays())


def is_number(argument: Argument) -> TypeGuard[Number]:
    """Whether an argument is a number."""
    return isinstance(argument, tuple) and isinstance(argument[0], str)


@dataclass(frozen=True)
class Entry:
    """An entry point: a compiled function with its arguments, in order, and the type of its result."""

    function: Callable[..., Any]
    arguments: tuple[Argument, ...]
    returns: str | None = None
    doc: str = ""

    @property
    def name(self) -> str:
        """The function's name, also that of the export."""
        return str(self.function.__name__)

    def arrays(self) -> tuple[Array, ...]:
        """Return the arrays in the order of the arguments."""
        return tuple(array for argument in self.arguments for array in list_arrays(argument))

    def lengths(self) -> tuple[str, ...]:
        """Return the names of the lengths of its arrays that vary: further arguments, the last ones."""
        return tuple(array.length_from for array in self.arrays() if array.length_from)

    def numbers(self) -> tuple[Number, ...]:
        """Return the names and types of the numbers that a caller passes."""
        passed = tuple(argument for argument in self.arguments if is_number(argument))
        return passed + tuple((name, INT) for name in self.lengths())


@dataclass(frozen=True)
class Kernel:
    """The entry points that make one WebAssembly module: a game's, or those of a part of it."""

    name: str
    """The module's name: the game's, where it has all that a game needs."""
    entries: tuple[Entry, ...]
    constants: Mapping[str, int | float | str | tuple[Any, ...]] = field(default_factory=dict)
    """Facts that callers need in addition to the entry points, written into the bindings."""
    data: Mapping[str, Callable[[], bytes]] = field(default_factory=dict)
    """What arrays hold from the start, by name."""
    messages: MessageTable | None = None
    """What the codes mean that entry points return; None if they return none."""
    is_threaded: bool = False
    """Whether several threads can run the module in one memory; where, is kept in a file next to it."""
    is_for_browsers: bool = True
    """Whether the browser client uses the module, so that bindings are generated for it."""
    reasons: MessageTable | None = None
    """What the codes of reasons for moves mean; None if no entry point gives reasons."""

    def entry(self, function: Callable[..., Any]) -> Entry:
        """Return the entry point of a function. Raises :class:`KeyError`."""
        return self._by_function[function]

    @cached_property
    def _by_function(self) -> Mapping[Callable[..., Any], Entry]:
        return {entry.function: entry for entry in self.entries}

    def arrays(self) -> tuple[Array, ...]:
        """Return every array once, in the order of their first use."""
        return tuple(dict.fromkeys(array for entry in self.entries for array in entry.arrays()))
