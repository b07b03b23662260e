"""The exponential function: near the mathematical library's, and made of elementary arithmetic."""

import math

import pytest

from duellum.core.exponential import exp


@pytest.mark.parametrize(
    "exponent", [-700, -87.3, -1, -0.3465, -1e-9, 0, 1e-12, 0.3466, 1, 2.5, 17, 300, 700]
)
def test_it_is_within_two_units_in_the_last_place(exponent: float) -> None:
    expected = math.exp(exponent)
    assert abs(exp(float(exponent)) - expected) <= 2 * math.ulp(expected)


def test_it_is_so_over_the_range_of_a_softmax() -> None:
    for step in range(20_000):
        exponent = -step / 200
        assert abs(exp(exponent) / math.exp(exponent) - 1) < 5e-16


def test_exponents_beyond_the_range_count_as_its_ends() -> None:
    assert exp(-1e9) == exp(-700.0) > 0
    assert exp(1e9) == exp(700.0) < math.inf
