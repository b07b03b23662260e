"""Back-off after failed searches."""

from duellum.server.live.search.backoff import (
    FIRST_PAUSE_SECONDS,
    MAX_FAILURES,
    MAX_PAUSE_SECONDS,
    SearchBackoff,
)


def fail(backoff: SearchBackoff, times: int, now: float) -> None:
    for _ in range(times):
        backoff.note_failure(now)


def test_a_few_failures_hold_nothing_back() -> None:
    backoff = SearchBackoff()
    fail(backoff, MAX_FAILURES - 1, 100.0)
    assert not backoff.is_active
    assert backoff.find_pause(100.0, running=3) == 0


def test_each_further_failure_doubles_the_pause_up_to_a_bound_and_a_success_ends_it() -> None:
    backoff, pauses = SearchBackoff(), []
    fail(backoff, MAX_FAILURES - 1, 0.0)
    for _ in range(8):
        backoff.note_failure(100.0)
        pauses.append(backoff.find_pause(100.0, running=0))
    assert pauses[:3] == [FIRST_PAUSE_SECONDS, 2 * FIRST_PAUSE_SECONDS, 4 * FIRST_PAUSE_SECONDS]
    assert pauses[-1] == MAX_PAUSE_SECONDS
    assert backoff.find_pause(100.0 + MAX_PAUSE_SECONDS, running=0) == 0
    backoff.note_success()
    assert backoff.find_pause(100.0, running=3) == 0


def test_one_search_at_a_time_is_tried() -> None:
    backoff = SearchBackoff()
    fail(backoff, MAX_FAILURES, 0.0)
    assert backoff.find_pause(1_000.0, running=1) is None
    assert backoff.find_pause(1_000.0, running=0) == 0


def test_searches_that_hang_count_until_they_end_although_others_succeed() -> None:
    backoff = SearchBackoff()
    backoff.abandoned = MAX_FAILURES
    backoff.note_failure(0.0)
    backoff.note_success()
    assert backoff.is_active
    backoff.abandoned -= 1
    assert not backoff.is_active
