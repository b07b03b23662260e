"""Tags of records: clocks."""

import pytest

from duellum.server.game.record_tags import format_clock, parse_clock
from duellum.server.protocol.types import ClockRule, Correspondence, Fischer, NoClock, SuddenDeath


@pytest.mark.parametrize("rule", [NoClock(), SuddenDeath(600), Fischer(180, 2), Correspondence(3)])
def test_clocks_are_read_as_they_are_written(rule: ClockRule) -> None:
    assert parse_clock(format_clock(rule)) == rule


@pytest.mark.parametrize(
    "text", ["", "5", "99999", "300+", "+5", "300+0", "31 days", "0 days", "blitz", "٣٠٠"]
)
def test_a_clock_that_we_do_not_know_is_not_told(text: str) -> None:
    assert parse_clock(text) is None
