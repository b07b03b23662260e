"""Arrays on the stack: of a type and length, and apart from each other."""

import numpy as np

from duellum.core.compilation.jit import jit
from duellum.core.compilation.stack_array import stack_array

_new_small, _new_large = stack_array(3, np.float32), stack_array(50, np.int64)


@jit
def fill(result: object) -> int:
    small, large = _new_small(), _new_large()
    for index in range(len(small)):
        small[index] = 0.5
    for index in range(len(large)):
        large[index] = index
    result[0] = small[0] + small[1] + small[2]  # type: ignore[index]  # an array
    return int(large.sum())


def test_compiled_code_has_arrays_of_its_own() -> None:
    result = np.zeros(1)
    assert fill(result) == 49 * 50 // 2
    assert result[0] == 1.5


def test_python_has_arrays_of_the_same_type() -> None:
    assert (_new_small().dtype, _new_small().shape) == (np.dtype(np.float32), (3,))
