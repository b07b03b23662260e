"""The compiled functions behind an entry, and the moment each of them is compiled."""

from typing import Any

import numba
import pytest

from duellum.core.compilation.jit import jit_internal
from duellum.core.compilation.kernels import cache_files, find_kernels, listen, source_file
from tests.compilation import IS_COMPILED
from tests.core.compilation import kernels

pytestmark = pytest.mark.skipif(not IS_COMPILED, reason="the JIT is off")


def test_kernels_are_found_through_those_that_call_them() -> None:
    assert find_kernels([kernels.first]) == {kernels.first, kernels.double}
    assert find_kernels([kernels.second]) == {kernels.second, kernels.first, kernels.double}


def test_a_plain_function_is_no_kernel() -> None:
    assert find_kernels([kernels.plain]) == set()


def test_the_files_of_a_kernel_are_found() -> None:
    kernels.first(1)
    assert source_file(kernels.first).name == "kernels.py"
    assert {path.suffix for path in cache_files(kernels.first)} == {".nbi", ".nbc"}
    assert cache_files(kernels.double) == []


def test_every_function_is_reported_once_it_is_compiled() -> None:
    @jit_internal
    def inner(number: int) -> int:
        return number + 1

    def call(number: int) -> int:
        return inner(number) + 1

    outer: Any = numba.njit(call)  # not cached, so it is compiled here
    reported: list[Any] = []
    with listen(reported.append):
        assert outer(1) == 3
    assert reported == [inner, outer]
    outer(2)
    assert len(reported) == 2
