"""The package: where a turn starts."""

from duellum.qwixx import RULES
from tests.qwixx.positions import START, play


def test_a_turn_opens_with_its_roll() -> None:
    assert RULES.starts_turn(START)
    assert not RULES.starts_turn(play(START, "41/3526"))
    assert not RULES.starts_turn(play(START, "41/3526 y5"))
