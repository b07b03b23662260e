# ruff: noqa: ANN401, ARG001 - Numba prescribes the signatures of its extension hooks
"""Compiles kernels for this machine with Numba, which the extra ``train`` brings: for training and research.

:func:`native` compiles a kernel together with all kernels that it calls. The machine code is kept in the
user's cache folder, apart for each state of the sources: Numba does not notice changes in called functions.
"""

import hashlib
import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, cast

import numpy as np

from duellum.core.compiled import Function, StackArray, is_kernel, lowest_bit
from duellum.core.errors import NotAvailableError
from duellum.core.files import cache_folder

try:
    import numba
    from llvmlite import ir
    from numba.core import cgutils
    from numba.np import arrayobj
except ImportError as error:
    raise NotAvailableError('this needs Numba: pip install "duellum[train]"') from error

_NUMBA: Any = numba  # which has no types for what is used here
_CGUTILS: Any = cgutils
_ARRAYS: Any = arrayobj

_IS_LOWERED_ONLY = os.environ.get("NUMBA_OPT") == "0"
"""Set by :mod:`tools.wasm.build`, which optimizes later: nothing is cached, and Python calls no function."""
_OPTIONS: dict[str, Any] = (
    {"no_cpython_wrapper": True, "no_cfunc_wrapper": True} if _IS_LOWERED_ONLY else {"cache": True}
)


def native(function: Function) -> Function:
    """Return a kernel compiled for this machine on its first call; it releases the GIL while it runs."""
    found: Function = _compile_module(function.__module__)[function.__name__]
    return found


@cache
def _compile_module(module: str) -> dict[str, Any]:
    """Return the names of a module, with compiled functions in the place of kernels."""
    names = dict(vars(sys.modules[module]))
    for name, value in list(names.items()):
        if isinstance(value, StackArray):
            names[name] = _compile_stack_array(value)
        elif is_kernel(value):
            is_own = value.__module__ == module
            names[name] = _compile(value, names) if is_own else native(value)
    return names


def _compile(kernel: Any, names: dict[str, Any]) -> Any:
    """Compile a kernel on its first call, with `names` as those of its module."""
    twin = FunctionType(kernel.__code__, names, kernel.__name__, kernel.__defaults__)
    twin.__module__, twin.__qualname__ = kernel.__module__, kernel.__qualname__
    return _NUMBA.njit(nogil=True, **_OPTIONS)(twin)


def _compile_stack_array(array: StackArray) -> Callable[[], Any]:
    """Return what compiled code calls for memory on the stack.

    An intrinsic is expanded in the function that calls it. The memory of any other function, even an inlined
    one, would be free again once it had returned, and LLVM would use it for something else.
    """
    dtype, shape = np.dtype(array.dtype), array.shape if isinstance(array.shape, tuple) else (array.shape,)
    kind, size = _NUMBA.from_dtype(dtype), int(np.prod(shape))
    strides = tuple(int(np.prod(shape[axis + 1 :])) * dtype.itemsize for axis in range(len(shape)))
    result = _NUMBA.types.Array(kind, len(shape), "C")

    @numba.extending.intrinsic
    def new_array(typing_context: Any) -> Any:
        def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            def pack(numbers: tuple[int, ...]) -> Any:
                constants = [context.get_constant(_NUMBA.types.intp, number) for number in numbers]
                return _CGUTILS.pack_array(builder, constants)

            memory = _CGUTILS.alloca_once(builder, context.get_data_type(kind), size=size)
            made = context.make_array(result)(context, builder)
            _ARRAYS.populate_array(
                made,
                data=builder.bitcast(memory, made.data.type),
                shape=pack(shape),
                strides=pack(strides),
                itemsize=context.get_constant(_NUMBA.types.intp, dtype.itemsize),
                meminfo=None,
            )
            return made._getvalue()  # noqa: SLF001 - Numba's own form

        return result(), build

    return cast("Callable[[], Any]", new_array)


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


def _digest_sources() -> str:
    """Return a digest of all sources that kernels can be made of."""
    digest, package = hashlib.sha256(), Path(__file__).parents[1]
    for path in sorted(path for path in package.rglob("*.py") if "server" not in path.parts):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


if not _IS_LOWERED_ONLY:
    _CACHES = Path(os.environ.get("NUMBA_CACHE_DIR") or cache_folder() / "numba")
    _NUMBA.config.CACHE_DIR = str(_CACHES / _digest_sources())
