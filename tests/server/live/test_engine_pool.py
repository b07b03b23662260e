"""The engine pool: games in turn, recovery from searches that do not end, slots held by searches that run."""

import asyncio
import threading

import pytest

from duellum.core.game import Game
from duellum.core.registry import load_rules
from duellum.server.live import engine_pool, search_slots
from duellum.server.live.engine_pool import EnginePool, SearchRequest
from duellum.server.live.search_slots import EngineBusyError, EngineError, SearchClient
from duellum.server.settings import Limits
from tests.server.clients import TIMEOUT_SECONDS
from tests.server.live.fake_engine import UseEngine

pytestmark = pytest.mark.asyncio


def create_request(moves: int = 0, client: SearchClient | None = None) -> SearchRequest:
    rules = load_rules("battle")
    move = rules.starts[0].legal_moves()[0]
    return SearchRequest(rules, rules.starts[0], [move][:moves], client=client or SearchClient())


async def test_a_busy_pool_serves_games_in_turn(use_engine: UseEngine) -> None:
    order: list[int] = []

    def evaluate(game: Game) -> float:
        order.append(len(game.moves))
        return 0.5

    use_engine(evaluate)
    shared = EnginePool(Limits(bot_threads=1))
    clients = [SearchClient("A", "ann", game) for game in ("g", "g", "g", "h", "h")]
    asked = [create_request(int(client.game_id == "h"), client) for client in clients]
    await asyncio.gather(*(shared.choose_move(request) for request in asked))
    assert order == [0, 0, 1, 0, 1]  # the first starts before anything waits


async def lose_searches(shared: EnginePool, number: int) -> None:
    for _ in range(number):
        with pytest.raises(EngineError):
            await shared.choose_move(create_request())


async def test_searches_go_on_once_those_that_hung_have_ended(
    use_engine: UseEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_pool, "SEARCH_TIMEOUT_SECONDS", 0.02)
    monkeypatch.setattr(search_slots, "FIRST_PAUSE_SECONDS", 1000.0)
    monkeypatch.setattr(search_slots, "MAX_PAUSE_SECONDS", 1000.0)
    hanging = threading.Event()
    use_engine(lambda _: float(hanging.wait(30)))
    shared = EnginePool(Limits(bot_threads=2))
    try:
        await lose_searches(shared, search_slots.MAX_FAILURES)
        shared._slots.backoff.note_success()  # the failures are forgiven, the threads are still there
        with pytest.raises(EngineBusyError):
            await shared.explain_move(create_request())
        waiting = asyncio.create_task(shared.choose_move(create_request()))
        done, _ = await asyncio.wait([waiting], timeout=0.1)
        assert not done  # a move is not refused: it waits
    finally:
        hanging.set()
    assert (await asyncio.wait_for(waiting, TIMEOUT_SECONDS)).value == 1.0


async def test_searches_are_tried_again_although_those_that_hung_never_end(
    use_engine: UseEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_pool, "SEARCH_TIMEOUT_SECONDS", 0.05)
    monkeypatch.setattr(search_slots, "FIRST_PAUSE_SECONDS", 0.01)
    hanging, hangs = threading.Event(), [True] * (search_slots.MAX_FAILURES + 2)

    def evaluate(_: Game) -> float:
        if hangs:
            hangs.pop()
            hanging.wait(30)
        return 0.25

    use_engine(evaluate)
    shared = EnginePool(Limits(bot_threads=2))
    try:
        await lose_searches(shared, len(hangs))
        monkeypatch.setattr(engine_pool, "SEARCH_TIMEOUT_SECONDS", TIMEOUT_SECONDS)
        found = await asyncio.wait_for(shared.choose_move(create_request()), TIMEOUT_SECONDS)
        assert found.value == 0.25
    finally:
        hanging.set()


async def test_a_search_nobody_waits_for_holds_its_slot_until_it_ends(use_engine: UseEngine) -> None:
    running, most, release = 0, 0, threading.Event()

    def evaluate(_: Game) -> float:
        nonlocal running, most
        running += 1
        most = max(most, running)
        release.wait(30)
        running -= 1
        return 0.5

    use_engine(evaluate)
    shared = EnginePool(Limits(bot_threads=1))
    for _ in range(5):
        asking = asyncio.create_task(shared.explain_move(create_request()))
        while not running:
            await asyncio.sleep(0.001)
        asking.cancel()
    waiting = asyncio.create_task(shared.choose_move(create_request()))
    await asyncio.wait([waiting], timeout=0.05)
    release.set()
    await asyncio.wait_for(waiting, TIMEOUT_SECONDS)
    assert most == 1
