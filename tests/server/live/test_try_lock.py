"""One at a time, in the order they came, whoever leaves meanwhile."""

import asyncio

import pytest

from duellum.server.live.try_lock import TryLock


@pytest.mark.asyncio
async def test_the_lock_is_passed_on_in_the_order_of_coming() -> None:
    lock, seen = TryLock(), []

    async def act(name: str) -> None:
        async with lock:
            seen.append(f"{name} begins")
            await asyncio.sleep(0)
            seen.append(f"{name} ends")

    await asyncio.gather(*(act(name) for name in "abc"))
    assert seen == [f"{name} {what}" for name in "abc" for what in ("begins", "ends")]
    assert not lock.is_locked


@pytest.mark.asyncio
async def test_a_lock_taken_at_once_is_waited_for_by_others() -> None:
    lock, seen = TryLock(), []

    async def act() -> None:
        async with lock:
            seen.append("acted")

    assert lock.try_acquire()
    assert not lock.try_acquire()
    waiting = asyncio.create_task(act())
    await asyncio.sleep(0.01)
    assert not seen
    lock.release()
    assert not lock.try_acquire()  # it belongs to who waited
    await waiting
    assert seen == ["acted"]
    assert lock.try_acquire()


@pytest.mark.asyncio
@pytest.mark.parametrize("is_given", [False, True])
async def test_who_leaves_while_waiting_keeps_nobody_from_it(*, is_given: bool) -> None:
    lock = TryLock()

    async def act() -> str:
        async with lock:
            return "acted"

    lock.try_acquire()
    leaving, staying = asyncio.create_task(act()), asyncio.create_task(act())
    await asyncio.sleep(0.01)
    if is_given:
        lock.release()  # it is theirs already when they leave
    leaving.cancel()
    if not is_given:
        lock.release()
    assert await asyncio.wait_for(staying, 1) == "acted"
    assert leaving.cancelled()
    assert not lock.is_locked
