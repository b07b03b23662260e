# ruff: noqa: ANN401 - Numba prescribes the signatures of its extension hooks
"""Small arrays on the stack for compiled functions: faster than on the heap, and WebAssembly has no heap."""

from collections.abc import Callable
from typing import Any

import numba
import numpy as np
import numpy.typing as npt
from numba.core import cgutils

_NUMBA: Any = numba  # which has no types for what is used here
_CGUTILS: Any = cgutils
carray = _NUMBA.carray


def stack_array(length: int, dtype: npt.DTypeLike) -> Callable[[], npt.NDArray[Any]]:
    """Return a function that compiled code calls for an uninitialised array of one dimension.

    It holds as long as the calling function runs, and every call in that function gives the same memory: a
    function that needs two arrays needs two such functions.
    """
    kind = _NUMBA.from_dtype(np.dtype(dtype))

    def new_array() -> npt.NDArray[Any]:
        return np.empty(length, dtype)

    @numba.extending.intrinsic
    def allocate(typing_context: Any) -> Any:  # noqa: ARG001 - see above
        def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # noqa: ARG001 - likewise
            return _CGUTILS.alloca_once(builder, context.get_data_type(kind), size=length)

        return _NUMBA.types.CPointer(kind)(), build

    @numba.extending.overload(new_array)
    def _compiled_new_array() -> Any:
        def implementation() -> Any:
            return carray(allocate(), (length,))  # type: ignore[call-arg]  # Numba adds the context

        return implementation

    return new_array
