"""Kernels: functions in the part of Python that can be compiled, and what they need that Python lacks.

A kernel is an ordinary function of numbers and arrays. Called from Python it is the plain twin of what
users run: :mod:`tools.wasm` compiles it to WebAssembly, and :mod:`duellum.core.native` for this machine.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

Function = TypeVar("Function", bound=Callable[..., Any])

_MARK = "__kernel__"


def compiled(function: Function) -> Function:
    """Mark a function as a kernel: compiled code calls it compiled."""
    setattr(function, _MARK, True)
    return function


def is_kernel(candidate: object) -> bool:
    """Whether an object is a function marked by :func:`compiled`."""
    return getattr(candidate, _MARK, False) is True


def lowest_bit(mask: int) -> int:
    """Return the index of the lowest set bit of a uint64; the mask must not be 0."""
    return (int(mask) & -int(mask)).bit_length() - 1


@dataclass(frozen=True, eq=False)
class StackArray:
    """A function that a kernel calls for an uninitialised array.

    Compiled, the array is on the stack: faster than on the heap, which WebAssembly does not have. It
    exists as long as the calling function runs, and every call in that function gives the same memory: a
    function that needs two arrays needs two of these.
    """

    shape: int | tuple[int, ...]
    dtype: npt.DTypeLike

    def __call__(self) -> npt.NDArray[Any]:
        """Return an array of its own, in plain Python."""
        return np.empty(self.shape, self.dtype)


def stack_array(shape: int | tuple[int, ...], dtype: npt.DTypeLike) -> StackArray:
    """Return what a kernel calls for an array of this shape."""
    return StackArray(shape, dtype)
