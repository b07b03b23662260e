"""Counts of what is open at the same time."""

from duellum.server.transport.limits.open_counts import FORGET_SECONDS, OpenCounts


def test_addresses_and_the_process_have_their_bounds() -> None:
    counts = OpenCounts(max_of_address=2, max_here=3)
    for address in ("a", "a", "b"):
        assert not counts.is_full(address, 0.0)
        counts.change(address, 1)
    assert counts.is_full("a", 0.0)
    assert counts.is_full("c", 0.0)  # the process is full
    counts.change("b", -1)
    assert counts.is_full("a", 0.0)
    assert not counts.is_full("b", 0.0)
    assert counts.list_largest(5) == {"a": 2}


def test_a_trusted_proxy_counts_in_total_only() -> None:
    counts = OpenCounts(max_of_address=1, max_here=3)
    for _ in range(3):
        assert not counts.is_full(None, 0.0)
        counts.change(None, 1)
    assert counts.is_full(None, 0.0)
    assert counts.list_largest(5) == {}


def test_what_is_open_elsewhere_counts_until_it_is_no_longer_heard_of() -> None:
    counts = OpenCounts(max_of_address=5, max_here=100)
    counts.change("a", 1)
    counts.hear("other", {"a": 3}, 10.0)
    counts.hear("third", {"a": 4}, 11.0)
    counts.hear("other", {"a": 1}, 12.0)  # the latest report replaces the one before
    assert counts.count("a", 12.0) == 6
    assert counts.is_full("a", 12.0)
    assert counts.count("a", 11.5 + FORGET_SECONDS) == 2
    assert counts.count("a", 12.5 + FORGET_SECONDS) == 1
