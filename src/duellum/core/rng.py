"""The random number generator of kernels: SplitMix64.

A generator is uint64[1]: the counter of SplitMix64, passed as an argument and advanced by each draw. Each
numbered game gets its own generator, so the same seed gives the same games in whatever order they are played.
"""

import numpy as np
import numpy.typing as npt

from duellum.core.compiled import compiled

Rng = npt.NDArray[np.uint64]
"""uint64[1]: the counter."""

DRAW_BITS = 59  # of a draw: sixteen times as much still fits an int64
_UINT64_MASK = (1 << 64) - 1  # keeps arithmetic modulo 2**64 when run as plain Python
_INCREMENT = 0x9E3779B97F4A7C15


@compiled
def _mix(counter: int) -> int:
    """Return the output of SplitMix64 for a counter."""
    counter = (counter ^ counter >> 30) * 0xBF58476D1CE4E5B9 & _UINT64_MASK
    counter = (counter ^ counter >> 27) * 0x94D049BB133111EB & _UINT64_MASK
    return counter ^ counter >> 31


@compiled
def seed_rng(rng: Rng, seed: int, number: int) -> None:
    """Set the generator for the game of this number, 0 or more, under a seed from 0 to 2**63 - 1."""
    rng[0] = _mix(int(np.uint64(seed)) ^ _mix(int(np.uint64(number))))


@compiled
def draw_bits(rng: Rng) -> int:
    """Return a uniform number of ``DRAW_BITS`` bits."""
    counter = int(rng[0]) + _INCREMENT & _UINT64_MASK
    rng[0] = counter
    return int(np.int64(_mix(counter) >> 64 - DRAW_BITS))


@compiled
def draw_below(limit: int, rng: Rng) -> int:
    """Return a uniform number from 0 to `limit` - 1, which is at most 255."""
    return (draw_bits(rng) >> 4) * limit >> DRAW_BITS - 4
