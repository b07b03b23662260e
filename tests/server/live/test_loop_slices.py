"""Work in slices: others are served in between, in order, and a failure stops nothing."""

import asyncio
import logging
from functools import partial
from itertools import pairwise

import pytest

from duellum.server.live.loop_slices import SLICE, LoopSlices


async def run_turns(count: int) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


@pytest.mark.asyncio
async def test_no_more_than_a_slice_is_done_in_one_turn_and_all_in_order() -> None:
    slices, done = LoopSlices(), list[int]()
    for number in range(10 * SLICE):
        slices.add(partial(done.append, number))
    assert done == []
    seen = [0]
    for _ in range(12):
        await asyncio.sleep(0)
        seen.append(len(done))
    assert max(after - before for before, after in pairwise(seen)) == SLICE
    assert done == list(range(10 * SLICE))


@pytest.mark.asyncio
async def test_what_comes_later_is_done_later() -> None:
    slices, done = LoopSlices(), list[str]()

    def add_another() -> None:
        done.append("first")
        slices.add(lambda: done.append("third"))

    slices.add(add_another)
    slices.add(lambda: done.append("second"))
    await run_turns(4)
    slices.add(lambda: done.append("fourth"))
    await run_turns(4)
    assert done == ["first", "second", "third", "fourth"]


@pytest.mark.asyncio
async def test_a_piece_that_fails_does_not_stop_the_others(caplog: pytest.LogCaptureFixture) -> None:
    slices, done = LoopSlices(), list[str]()
    with caplog.at_level(logging.ERROR, "asyncio"):
        slices.add(lambda: done.append(str(1 / 0)))
        slices.add(lambda: done.append("next"))
        await run_turns(4)
    assert done == ["next"]
    assert "ZeroDivisionError" in caplog.text
