"""The exponential function and the logarithm by elementary arithmetic alone: the same bits on every machine.

A mathematical library's result differs in the last bit from system to system, and a browser's differs again.
Additions, multiplications and comparisons of IEEE numbers do not.
"""

from math import factorial

import numpy as np

from duellum.core.compiled import compiled

_LIMIT = 700.0
"""Exponents beyond this, above or below 0, are taken as this: near the end of what a double can hold."""
_LOG2_E = 1.4426950408889634
_LN2_HIGH, _LN2_LOW = (
    0.6931471803691238,
    1.9082149292705877e-10,
)  # their sum is ln 2; the first has few digits
_MAX_TWOS = 1011
_POWERS_OF_TWO = 2.0 ** np.arange(-_MAX_TWOS, _MAX_TWOS + 1)
_ROOT_OF_TWO = 1.4142135623730951
_LOG_TERMS = 12
_SERIES = np.array([1 / factorial(power) for power in range(13, -1, -1)])


@compiled
def exp(exponent: float) -> float:
    """Return e to the power of an exponent from -700 to 700, within two units in the last place.

    >>> float(exp(0.0)), round(float(exp(1.0)), 12)
    (1.0, 2.718281828459)
    """
    exponent = min(max(exponent, -_LIMIT), _LIMIT)
    twos = int(exponent * _LOG2_E + (0.5 if exponent >= 0 else -0.5))
    rest = exponent - twos * _LN2_HIGH - twos * _LN2_LOW  # at most half of ln 2, above or below 0
    power = 0.0
    for coefficient in _SERIES:  # Horner's rule
        power = power * rest + coefficient
    return float(power * _POWERS_OF_TWO[twos + _MAX_TWOS])


@compiled
def log(number: float) -> float:
    """Return the natural logarithm of a number from 1 to 2**1000, within a few units in the last place.

    >>> log(1.0), round(log(10.0), 12)
    (0.0, 2.302585092994)
    """
    twos = 0
    while number > _ROOT_OF_TWO:
        number, twos = number / 2, twos + 1
    ratio = (number - 1) / (number + 1)  # ln x = 2 artanh((x - 1) / (x + 1))
    square, power, total = ratio * ratio, ratio, 0.0
    for odd in range(1, 2 * _LOG_TERMS, 2):
        total += power / odd
        power *= square
    return twos * _LN2_HIGH + (twos * _LN2_LOW + 2 * total)
