"""Bots: they move, they fail, and no room ever waits for them in vain."""

import asyncio
import contextlib
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from duellum.core.engine import FULL_STRENGTH, Candidate, EngineSpec, Limit, SearchResult, Strength
from duellum.core.game import Game
from duellum.core.i18n import Translatable
from duellum.core.registry import load_rules
from duellum.server.game import presenter
from duellum.server.live import engine_pool
from duellum.server.live.engine_pool import EngineError, EnginePool, SearchRequest
from tests.server.clients import GameConnection, Message, running_server

Thinking = Callable[[Game], float]


class FakeEngine:
    """Plays the first legal move, and thinks as it is told."""

    def __init__(self, think: Thinking) -> None:
        self._think = think

    def search(
        self, game: Game, limit: Limit, *, candidates: int = 1, strength: Strength = FULL_STRENGTH,
        report: object = None,
    ) -> SearchResult:  # fmt: skip
        del limit, candidates, strength, report
        value = self._think(game)
        return SearchResult((Candidate(game.legal_moves()[0], value, ()),), 1, 1, 0.0)

    def warm_up(self) -> None:
        pass

    def stop(self) -> None:
        pass

    def reset(self) -> None:
        pass


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch) -> Callable[[Thinking], None]:
    """Put an engine that thinks so in the place of every game's own."""

    def put(think: Thinking) -> None:
        kind = EngineSpec(
            create=lambda **_: FakeEngine(think),
            levels=(FULL_STRENGTH,) * 8,
            explain=lambda _position, candidate: (Translatable("because", {"move": str(candidate.move)}),),
            foresee=lambda _position: 0.25,
        )
        monkeypatch.setattr(engine_pool, "get_engine_spec", lambda _rules: kind)
        monkeypatch.setattr(presenter, "_has_engine", lambda _rules: True)

    return put


async def until_ply(seat: GameConnection, ply: int) -> None:
    while seat.ply < ply:
        await seat.receive("update")


@pytest.mark.parametrize("rules", ["battle", "qwixx"])
@pytest.mark.asyncio
async def test_a_bot_answers_move_for_move(
    tmp_path: Path, fake: Callable[[Thinking], None], rules: str
) -> None:
    fake(lambda _: 0.5)
    async with running_server(tmp_path) as server, server.new_client() as ann:
        game = await ann.create(rules, "me 1")
        async with ann.at(game) as seat:
            await (await seat.receive_state()).do("join")
            for _ in range(6):
                while seat.situation["to_move"] != 0:
                    await seat.receive("update")
                await seat.move()
            assert any(message["type"] == "thinking" for message in seat.seen)


@pytest.mark.asyncio
async def test_two_bots_play_while_somebody_watches(tmp_path: Path, fake: Callable[[Thinking], None]) -> None:
    fake(lambda _: 0.5)
    async with running_server(tmp_path) as server, server.new_client() as ann:
        game = await ann.create("qwixx", "1 8")
        async with ann.at(game) as seat:
            await until_ply(await seat.receive_state(), 9)


@pytest.mark.asyncio
async def test_a_crashed_search_is_tried_again_then_told_and_can_be_nudged(
    tmp_path: Path, fake: Callable[[Thinking], None]
) -> None:
    failures = [True] * 3

    def think(_: Game) -> float:
        if failures:
            failures.pop()
            raise RuntimeError("a crash")
        return 0.5

    fake(think)
    async with running_server(tmp_path) as server, server.new_client() as ann:
        game = await ann.create("battle", "1 me")
        async with ann.at(game) as seat:
            await (await seat.receive_state()).do("join")
            failed = await seat.receive("update", bot_failed=True)
            assert [event["type"] for event in failed["events"]] == ["bot-failed"]
            assert (await seat.do("nudge"))["bot_failed"] is False
            await until_ply(seat, 1)


@pytest.mark.asyncio
async def test_a_search_that_does_not_end_never_stops_the_room(
    tmp_path: Path, fake: Callable[[Thinking], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_pool, "SEARCH_TIMEOUT_SECONDS", 0.1)
    endless = threading.Event()
    fake(lambda _: float(endless.wait(30)))
    try:
        async with running_server(tmp_path) as server, server.new_client() as ann:
            game = await ann.create("battle", "1 me")
            async with ann.at(game) as seat:
                await (await seat.receive_state()).do("join")
                assert (await seat.do("ping"))["type"] == "pong"
                await seat.receive("update", bot_failed=True)
                assert (await seat.do("abort"))["status"] == "over"
    finally:
        endless.set()


@pytest.mark.asyncio
async def test_a_busy_engine_serves_games_in_turn(fake: Callable[[Thinking], None]) -> None:
    order: list[int] = []

    def think(game: Game) -> float:
        order.append(len(game.moves))
        return 0.5

    fake(think)
    rules = load_rules("battle")
    move = rules.starts[0].legal_moves()[0]
    shared = EnginePool(threads=1)
    asked = [SearchRequest(rules, rules.starts[0], [move][:number]) for number in (0, 1, 0, 1)]
    await asyncio.gather(*(shared.choose_move(question) for question in asked))
    assert order == [0, 1, 0, 1]


@pytest.mark.asyncio
async def test_engines_that_are_lost_are_bounded(
    fake: Callable[[Thinking], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_pool, "SEARCH_TIMEOUT_SECONDS", 0.02)
    endless = threading.Event()
    fake(lambda _: float(endless.wait(30)))
    question = SearchRequest(load_rules("battle"), load_rules("battle").starts[0], [])
    shared = EnginePool(threads=2)
    try:
        for _ in range(engine_pool.MAX_LOST_THREADS):
            with pytest.raises(EngineError):
                await shared.choose_move(question)
        with pytest.raises(EngineError, match="too many"):
            await shared.choose_move(question)
    finally:
        endless.set()


@pytest.mark.parametrize(("value", "is_taken"), [(0.8, True), (0.2, False)])
@pytest.mark.asyncio
async def test_a_bot_takes_a_draw_when_the_other_stands_better(
    tmp_path: Path,
    fake: Callable[[Thinking], None],
    value: float,
    is_taken: bool,  # noqa: FBT001 - a case
) -> None:
    fake(lambda _: value)
    async with running_server(tmp_path) as server, server.new_client() as ann:
        game = await ann.create("battle", "me 1")
        async with ann.at(game) as seat:
            await (await seat.receive_state()).do("join")
            await seat.do("offer", what="draw")
            answer = await seat.receive("update")
            assert answer["events"][0]["type"] == ("ended" if is_taken else "declined")


@pytest.mark.asyncio
async def test_hints_and_chances_are_given_against_a_bot(
    tmp_path: Path, fake: Callable[[Thinking], None]
) -> None:
    fake(lambda _: 0.75)
    async with running_server(tmp_path) as server, server.new_client() as ann:
        game = await ann.create("qwixx", "me 1")
        async with ann.at(game) as seat:
            await (await seat.receive_state()).do("join")
            assert (await seat.do("hint"))["reason"] == "not-now"
            assert (await seat.do("chances"))["first"] == 0.25
            await seat.move()
            hint = await seat.do("hint")
            assert hint["move"] == seat.situation["legal"][0]["move"]
            assert hint["why"] == [{"id": "because", "args": {"move": hint["move"]}}]
            assert (await seat.do("chances"))["first"] == 0.75


@pytest.mark.parametrize("rules", ["battle", "qwixx"])
@pytest.mark.asyncio
async def test_the_games_own_engine_plays_hints_and_judges(tmp_path: Path, rules: str) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        game = await ann.create(rules, "me 1")
        async with ann.at(game) as seat:
            await (await seat.receive_state()).do("join")
            assert seat.state["helps"] == {"hint": True, "chances": True, "threats": rules == "battle"}
            if seat.situation["actor"] == "dice":
                await seat.move()
            hint = await patiently(seat, "hint")  # the engine may have to be compiled
            assert hint["move"] in [move["move"] for move in seat.situation["legal"]]
            assert hint["why"]
            assert 0 < (await patiently(seat, "chances"))["first"] < 1
            while seat.situation["to_move"] == 0:
                await seat.move()
            mine = seat.ply
            while seat.situation["to_move"] == 1:
                await seat.receive("update")
            assert seat.ply > mine
            assert not seat.state["bot_failed"]


async def patiently(seat: GameConnection, question: str) -> Message:
    """Return the answer to a question, however often it takes to ask."""
    identity = await seat.send(question)
    for _ in range(10):
        with contextlib.suppress(TimeoutError):
            answer = await seat.answer(identity)
            assert answer["type"] == question
            return answer
    raise TimeoutError(f"no {question} was given")
