"""The engine pool: first come, first served, and a bound on searches that do not end."""

import asyncio
import threading

import pytest

from duellum.core.game import Game
from duellum.core.registry import load_rules
from duellum.server.live import engine_pool
from duellum.server.live.engine_pool import EngineError, EnginePool, SearchRequest
from tests.server.live.fake_engine import UseEngine


@pytest.mark.asyncio
async def test_a_busy_pool_serves_games_in_turn(use_engine: UseEngine) -> None:
    order: list[int] = []

    def evaluate(game: Game) -> float:
        order.append(len(game.moves))
        return 0.5

    use_engine(evaluate)
    rules = load_rules("battle")
    move = rules.starts[0].legal_moves()[0]
    shared = EnginePool(threads=1)
    asked = [SearchRequest(rules, rules.starts[0], [move][:number]) for number in (0, 1, 0, 1)]
    await asyncio.gather(*(shared.choose_move(question) for question in asked))
    assert order == [0, 1, 0, 1]


@pytest.mark.asyncio
async def test_abandoned_threads_are_bounded(use_engine: UseEngine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_pool, "SEARCH_TIMEOUT_SECONDS", 0.02)
    endless = threading.Event()
    use_engine(lambda _: float(endless.wait(30)))
    question = SearchRequest(load_rules("battle"), load_rules("battle").starts[0], [])
    shared = EnginePool(threads=2)
    try:
        for _ in range(engine_pool.MAX_ABANDONED_THREADS):
            with pytest.raises(EngineError):
                await shared.choose_move(question)
        with pytest.raises(EngineError, match="too many"):
            await shared.choose_move(question)
    finally:
        endless.set()
