"""Group commit: its window grows with the load, and every caller gets its own result."""

import asyncio

import pytest

from duellum.store import ConflictError
from duellum.store.group_commit import MAX_WINDOW_SECONDS, MIN_WINDOW_SECONDS, choose_window, resolve_futures


def test_the_window_grows_with_the_group_between_its_bounds() -> None:
    assert choose_window(1) == MIN_WINDOW_SECONDS == 0.004
    assert choose_window(15) == pytest.approx(0.006)
    assert choose_window(1000) == MAX_WINDOW_SECONDS == 0.010


@pytest.mark.asyncio
async def test_every_caller_gets_its_result_and_a_cancelled_one_is_skipped() -> None:
    loop = asyncio.get_running_loop()
    written, refused, cancelled = (loop.create_future() for _ in range(3))
    cancelled.cancel()
    conflict = ConflictError("a", 0, 1)
    resolve_futures([(None, written), (None, cancelled), (None, refused)], [None, None, conflict])
    assert written.result() is None
    assert refused.exception() is conflict
