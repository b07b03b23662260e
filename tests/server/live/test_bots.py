"""Bots: they move, they fail, and a table never waits for a bot for ever."""

import contextlib
import threading
from pathlib import Path

import pytest

from duellum.core.game import Game
from duellum.server.live import engine_pool
from duellum.server.live.bots import find_client
from duellum.server.live.registry import TableRegistry
from duellum.server.protocol.http import Bot, Me
from tests.server.clients import GameConnection, Message, running_server
from tests.server.live.fake_engine import UseEngine
from tests.server.live.tables import Recorder, new_table


async def until_ply(seat: GameConnection, ply: int) -> None:
    while seat.ply < ply:
        await seat.receive("update")


@pytest.mark.parametrize("rules", ["battle", "qwixx"])
@pytest.mark.asyncio
async def test_a_bot_answers_move_for_move(tmp_path: Path, use_engine: UseEngine, rules: str) -> None:
    use_engine(lambda _: 0.5)
    async with running_server(tmp_path) as server, server.new_client() as ann:
        game = await ann.create(rules, "me 1")
        async with ann.connect_to(game) as seat:
            await (await seat.receive_state()).do("join")
            for _ in range(6):
                while seat.situation["to_move"] != 0:
                    await seat.receive("update")
                await seat.move()
            assert any(message["type"] == "thinking" for message in seat.received)


@pytest.mark.asyncio
async def test_two_bots_play_while_somebody_watches(tmp_path: Path, use_engine: UseEngine) -> None:
    use_engine(lambda _: 0.5)
    async with running_server(tmp_path) as server, server.new_client() as ann:
        game = await ann.create("qwixx", "1 8")
        async with ann.connect_to(game) as seat:
            await until_ply(await seat.receive_state(), 9)


@pytest.mark.asyncio
async def test_a_crashed_search_is_repeated_then_reported_and_can_be_nudged(
    tmp_path: Path, use_engine: UseEngine
) -> None:
    failures = [True] * 3

    def evaluate(_: Game) -> float:
        if failures:
            failures.pop()
            raise RuntimeError("a crash")
        return 0.5

    use_engine(evaluate)
    async with running_server(tmp_path) as server, server.new_client() as ann:
        game = await ann.create("battle", "1 me")
        async with ann.connect_to(game) as seat:
            await (await seat.receive_state()).do("join")
            failed = await seat.receive("update", bot_failed=True)
            assert [event["type"] for event in failed["events"]] == ["bot-failed"]
            assert (await seat.do("nudge"))["bot_failed"] is False
            await until_ply(seat, 1)


@pytest.mark.asyncio
async def test_a_search_that_does_not_end_never_stops_the_game(
    tmp_path: Path, use_engine: UseEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_pool, "SEARCH_TIMEOUT_SECONDS", 0.1)
    endless = threading.Event()
    use_engine(lambda _: float(endless.wait(30)))
    try:
        async with running_server(tmp_path) as server, server.new_client() as ann:
            game = await ann.create("battle", "1 me")
            async with ann.connect_to(game) as seat:
                await (await seat.receive_state()).do("join")
                assert (await seat.do("ping"))["type"] == "pong"
                await seat.receive("update", bot_failed=True)
                assert (await seat.do("abort"))["status"] == "over"
    finally:
        endless.set()


@pytest.mark.parametrize(("value", "is_taken"), [(0.8, True), (0.2, False)])
@pytest.mark.asyncio
async def test_a_bot_takes_a_draw_when_the_other_stands_better(
    tmp_path: Path,
    use_engine: UseEngine,
    monkeypatch: pytest.MonkeyPatch,
    value: float,
    is_taken: bool,  # noqa: FBT001 - a case
) -> None:
    use_engine(lambda _: value)
    monkeypatch.setattr("duellum.core.engine.EARLIEST_DRAW_TURN", 1)
    async with running_server(tmp_path) as server, server.new_client() as ann:
        game = await ann.create("battle", "me 1")
        async with ann.connect_to(game) as seat:
            await (await seat.receive_state()).do("join")
            await seat.do("offer", what="draw")
            answer = await seat.receive("update")
            assert answer["events"][0]["type"] == ("ended" if is_taken else "declined")


@pytest.mark.asyncio
async def test_no_bot_takes_a_draw_before_the_first_move(tmp_path: Path, use_engine: UseEngine) -> None:
    use_engine(lambda _: 0.8)
    async with running_server(tmp_path) as server, server.new_client() as ann:
        game = await ann.create("battle", "me 1")
        async with ann.connect_to(game) as seat:
            await (await seat.receive_state()).do("join")
            await seat.do("offer", what="draw")
            assert (await seat.receive("update"))["events"][0]["type"] == "declined"


@pytest.mark.parametrize("rules", ["battle", "qwixx"])
@pytest.mark.asyncio
async def test_the_games_own_engine_plays_hints_and_judges(tmp_path: Path, rules: str) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        game = await ann.create(rules, "me 1")
        async with ann.connect_to(game) as seat:
            await (await seat.receive_state()).do("join")
            assert seat.state["helps"] == {"hint": True, "chances": True, "threats": rules == "battle"}
            if seat.situation["actor"] == "dice":
                await seat.move()
            hint = await ask_until_answered(seat, "hint")  # the engine may have to be compiled
            assert hint["move"] in [move["move"] for move in seat.situation["legal"]]
            assert hint["why"]
            assert 0 < (await ask_until_answered(seat, "chances"))["first"] < 1
            while seat.situation["to_move"] == 0:
                await seat.move()
            mine = seat.ply
            while seat.situation["to_move"] == 1:
                await seat.receive("update")
            assert seat.ply > mine
            assert not seat.state["bot_failed"]


async def ask_until_answered(seat: GameConnection, question: str) -> Message:
    """Return the answer to a question, however often it takes to ask."""
    identity = await seat.send(question)
    for _ in range(10):
        with contextlib.suppress(TimeoutError):
            answer = await seat.answer(identity)
            assert answer["type"] == question
            return answer
    raise TimeoutError(f"no {question} was given")


@pytest.mark.asyncio
async def test_a_bots_search_is_charged_to_who_plays_else_to_who_came_first(registry: TableRegistry) -> None:
    charged = []
    for players in ((Me(), Bot(1)), (Bot(1), Bot(2))):
        table = await new_table(registry, *players)
        charged.append(find_client(table))
        table.watchers = {Recorder("eve", "E", 1.0), Recorder("ann", "A", 2.0), Recorder("ann", "B", 3.0)}
        charged.append(find_client(table))
    assert [(client.address, client.player) for client in charged] == [
        ("", "ann"),
        ("A", "ann"),
        ("", ""),
        ("E", "eve"),
    ]
