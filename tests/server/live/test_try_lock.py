"""One at a time, in the order they came, whoever leaves meanwhile."""

import asyncio

import pytest

from duellum.server.live.try_lock import Turn


@pytest.mark.asyncio
async def test_turns_are_taken_in_the_order_of_coming() -> None:
    turn, seen = Turn(), []

    async def act(name: str) -> None:
        async with turn:
            seen.append(f"{name} begins")
            await asyncio.sleep(0)
            seen.append(f"{name} ends")

    await asyncio.gather(*(act(name) for name in "abc"))
    assert seen == [f"{name} {what}" for name in "abc" for what in ("begins", "ends")]
    assert not turn.is_taken


@pytest.mark.asyncio
async def test_what_is_taken_at_once_is_waited_for_by_others() -> None:
    turn, seen = Turn(), []

    async def act() -> None:
        async with turn:
            seen.append("acted")

    assert turn.take()
    assert not turn.take()
    waiting = asyncio.create_task(act())
    await asyncio.sleep(0.01)
    assert not seen
    turn.give_back()
    assert not turn.take()  # it belongs to who waited
    await waiting
    assert seen == ["acted"]
    assert turn.take()


@pytest.mark.asyncio
@pytest.mark.parametrize("is_given", [False, True])
async def test_who_leaves_while_waiting_keeps_nobody_from_it(*, is_given: bool) -> None:
    turn = Turn()

    async def act() -> str:
        async with turn:
            return "acted"

    turn.take()
    leaving, staying = asyncio.create_task(act()), asyncio.create_task(act())
    await asyncio.sleep(0.01)
    if is_given:
        turn.give_back()  # it is theirs already when they leave
    leaving.cancel()
    if not is_given:
        turn.give_back()
    assert await asyncio.wait_for(staying, 1) == "acted"
    assert leaving.cancelled()
    assert not turn.is_taken
