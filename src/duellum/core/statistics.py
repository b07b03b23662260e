"""Confidence intervals of means."""

import math
from collections.abc import Sequence
from statistics import fmean, stdev

Z_95 = 1.96
"""Standard errors on either side of a mean in its 95 % interval."""


def mean_interval(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean of at least two independent values and half the width of its 95 % interval.

    >>> mean, error = mean_interval([0.0, 1.0, 0.0, 1.0])
    >>> f"{mean} ± {error:.2f}"
    '0.5 ± 0.57'
    """
    return fmean(values), Z_95 * stdev(values) / math.sqrt(len(values))
