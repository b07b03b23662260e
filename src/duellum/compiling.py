# ruff: noqa: ANN401, ARG001 - Numba prescribes the signatures of its extension hooks
"""How kernels are compiled, and the machine operations that Python has no word for.

Whatever stands here runs the same, only slower, with ``NUMBA_DISABLE_JIT=1``.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
from llvmlite import ir

Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(function: Function) -> Function:
    """Compile a function on its first call, keep it on disk, and let other threads run beside it."""
    return cast("Function", numba.njit(nogil=True, cache=True)(function))


def internal(function: Function) -> Function:
    """Compile a function as part of the compiled functions that call it; Python cannot call it then.

    It needs no door to Python and no file of its own, which saves a third of the time to compile.
    """
    compiler: Any = numba.njit  # its types do not know these options
    return cast("Function", compiler(nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)(function))


def lowest_bit(mask: int) -> int:
    """Return the place of the lowest bit that is set in a uint64; the mask must not be 0."""
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
