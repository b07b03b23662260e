"""Small kernels for tests, compiled in a moment."""

from duellum.core.compilation.jit import jit, jit_inline, jit_internal


@jit_internal
def double(number: int) -> int:
    """Called by the others only."""
    return 2 * number


@jit_inline
def increase(number: int) -> int:
    """Compiled into the others, and cached for Python."""
    return double(number) + 1


@jit
def first(number: int) -> int:
    """The entry of the first stage."""
    return increase(number)


@jit
def second(number: int) -> int:
    """The entry of the second stage, which needs the first one's."""
    return first(double(number))


def plain(number: int) -> int:
    """Not compiled at all."""
    return number
