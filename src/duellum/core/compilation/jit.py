# ruff: noqa: ANN401, ARG001 - Numba prescribes the signatures of its extension hooks
"""Just-in-time compilation (JIT) of the kernels with Numba, and machine instructions that Python lacks.

Everything here gives the same results, only slower, with ``NUMBA_DISABLE_JIT=1``.

With ``NUMBA_OPT=0``, by which :mod:`tools.wasm.build` leaves optimizing to a later step, Python calls no
function: then none is cached, gets a wrapper, or is compiled into its callers.
"""

import os
from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
from llvmlite import ir

Function = TypeVar("Function", bound=Callable[..., Any])

_IS_LOWERED_ONLY = os.environ.get("NUMBA_OPT") == "0"


def jit(function: Function) -> Function:
    """Compile a function on its first call, cache it on disk, and release the GIL while it runs."""
    if _IS_LOWERED_ONLY:
        return jit_internal(function)
    return cast("Function", numba.njit(nogil=True, cache=True)(function))


def jit_internal(function: Function) -> Function:
    """Compile a function only as part of the compiled functions that call it; Python cannot call it.

    Without a Python wrapper and a cache file of its own, compiling takes a third less time.
    """
    compiler: Any = numba.njit  # its types do not know these options
    return cast("Function", compiler(nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)(function))


def jit_inline(function: Function) -> Function:
    """Compile a function into each of its compiled callers; one compiled for Python is cached on disk.

    Numba optimizes a function together with all that it calls. In a chain of calls it does so again for each
    caller, so that the links of a long chain take most of the time; this leaves one function of the chain.
    """
    if _IS_LOWERED_ONLY:
        return jit_internal(function)
    return cast("Function", numba.njit(nogil=True, cache=True, inline="always")(function))


def lowest_bit(mask: int) -> int:
    """Return the index of the lowest set bit of a uint64; the mask must not be 0."""
    return (int(mask) & -int(mask)).bit_length() - 1


@numba.extending.intrinsic
def _count_trailing_zeros(typing_context: Any, mask: Any) -> Any:
    """One machine instruction; the flag says that 0 need not be handled."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return numba.types.int64(numba.types.uint64), build


@numba.extending.overload(lowest_bit)
def _compiled_lowest_bit(mask: Any) -> Any:
    def implementation(mask: Any) -> Any:
        return _count_trailing_zeros(mask)  # type: ignore[call-arg]  # Numba adds the context

    return implementation
