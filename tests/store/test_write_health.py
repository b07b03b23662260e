"""Whether a log can be written: one line when writes begin to fail, one when they succeed again."""

import logging

import pytest

from duellum.store import ConflictError, StoreError
from duellum.store.write_health import HOLD_SECONDS, WriteHealth

FULL = StoreError("disk is full")


class Time:
    now = 100.0


@pytest.fixture
def health() -> WriteHealth:
    Time.now = 100.0
    return WriteHealth(lambda: Time.now)


def test_an_episode_is_logged_once_at_its_beginning_and_once_at_its_end(
    health: WriteHealth, caplog: pytest.LogCaptureFixture
) -> None:
    failures = list[int]()
    health.on_failure = lambda: failures.append(1)
    caplog.set_level(logging.INFO)
    for _ in range(5):
        health.note([None, FULL, FULL])
        health.note([None])  # a small write may pass while the disk is full
        Time.now += HOLD_SECONDS / 2
    assert health.problem == "disk is full"
    Time.now += HOLD_SECONDS
    for _ in range(3):
        health.note([None])
    assert health.problem is None
    assert [record.getMessage() for record in caplog.records] == [
        "writes fail from now on: disk is full",
        "writes succeed again: 10 failed in 3.5 s",
    ]
    assert len(failures) == 10


def test_a_conflict_is_no_failure(health: WriteHealth) -> None:
    health.note([ConflictError("a", 1, 2), None])
    assert health.problem is None
